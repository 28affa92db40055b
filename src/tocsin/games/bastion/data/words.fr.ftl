# Noms des choses : le nom seul, puis avec son article ou sa préposition.

piece-sa = Soldat A
    .the = le Soldat A
    .to = au Soldat A
piece-sb = Soldat B
    .the = le Soldat B
    .to = au Soldat B
piece-sc = Soldat C
    .the = le Soldat C
    .to = au Soldat C
piece-sd = Soldat D
    .the = le Soldat D
    .to = au Soldat D
piece-se = Soldat E
    .the = le Soldat E
    .to = au Soldat E
piece-sf = Soldat F
    .the = le Soldat F
    .to = au Soldat F
piece-sg = Soldat G
    .the = le Soldat G
    .to = au Soldat G
piece-sh = Soldat H
    .the = le Soldat H
    .to = au Soldat H
piece-aa = Archer A
    .the = l’Archer A
    .to = à l’Archer A
piece-ab = Archer B
    .the = l’Archer B
    .to = à l’Archer B
piece-ta = Tour d’assaut A
    .the = la Tour d’assaut A
    .to = à la Tour d’assaut A
piece-tb = Tour d’assaut B
    .the = la Tour d’assaut B
    .to = à la Tour d’assaut B
piece-ca = Chevalier A
    .the = le Chevalier A
    .to = au Chevalier A
piece-cb = Chevalier B
    .the = le Chevalier B
    .to = au Chevalier B
piece-q = Reine-Sorcière
    .the = la Reine-Sorcière
    .to = à la Reine-Sorcière
piece-k = Roy
    .the = le Roy
    .to = au Roy

figure-s1 = Soldat 1
    .the = le Soldat 1
figure-s2 = Soldat 2
    .the = le Soldat 2
figure-s3 = Soldat 3
    .the = le Soldat 3
figure-s4 = Soldat 4
    .the = le Soldat 4
figure-s5 = Soldat 5
    .the = le Soldat 5
figure-s6 = Soldat 6
    .the = le Soldat 6
figure-s7 = Soldat 7
    .the = le Soldat 7
figure-s8 = Soldat 8
    .the = le Soldat 8
figure-a1 = Archer faible
    .the = l’Archer faible
figure-a2 = Archer fort
    .the = l’Archer fort
figure-t1 = Tour faible
    .the = la Tour faible
figure-t2 = Tour forte
    .the = la Tour forte
figure-c1 = Chevalier faible
    .the = le Chevalier faible
figure-c2 = Chevalier fort
    .the = le Chevalier fort
figure-q = Reine-Sorcière
    .the = la Reine-Sorcière
figure-k = Roy
    .the = le Roy

mark-sa = Sa
mark-sb = Sb
mark-sc = Sc
mark-sd = Sd
mark-se = Se
mark-sf = Sf
mark-sg = Sg
mark-sh = Sh
mark-aa = Aa
mark-ab = Ab
mark-ta = Ta
mark-tb = Tb
mark-ca = Ca
mark-cb = Cb
mark-q = Re
mark-k = Ro

file-a = a
file-b = b
file-c = c
file-d = d
file-e = e
file-f = f
file-g = g
file-h = h
file-i = i
file-j = j
file-k = k
file-l = l
file-m = m
file-A-a = A:a
file-A-b = A:b
file-A-c = A:c
file-A-d = A:d
file-A-e = A:e
file-A-f = A:f
file-A-g = A:g
file-A-h = A:h
file-B-a = B:a
file-B-b = B:b
file-B-c = B:c
file-B-d = B:d
file-B-e = B:e
file-B-f = B:f
file-B-g = B:g
file-B-h = B:h
file-C-a = C:a
file-C-b = C:b
file-C-c = C:c
file-C-d = C:d
file-C-e = C:e
file-C-f = C:f
file-C-g = C:g
file-C-h = C:h

terrain-field = rase campagne
terrain-rampart = rempart
terrain-treasury = salle Trésor
terrain-turret = tourelle du drapeau
terrain-stairs = escalier
terrain-throne = trône
terrain-prison = prison
terrain-gate = porte
terrain-court = cour
terrain-battlefield = Champ de Bataille
ground-field = .
ground-rampart = R
ground-treasury = O
ground-turret = D
ground-stairs = E
ground-throne = T
ground-prison = J
ground-gate = P
ground-court = Y
ground-battlefield = X

card-1 = carte Courage 1
card-2 = carte Courage 2
card-3 = carte Courage 3
card-4 = carte Courage 4
card-5 = carte Courage 5
reserve-green = Rapidité
    .of = de Rapidité
reserve-red = Courage des Soldats
    .of = de Courage des Soldats
reserve-blue = Courage des Stratèges
    .of = de Courage des Stratèges
side-army = Armée
side-strategists = Stratèges

mission-m01 = « Capturer 4 stratèges »
mission-m02 = « Capturer 6 soldats »
mission-m03 = « Délivrer un prisonnier »
mission-m04 = « Capturer le Roy »
mission-m05 = « Capturer la Reine-Sorcière »
mission-m06 = « Voler un trésor »
mission-m07 = « Prendre un drapeau »
mission-m08 = « Annexer un bastion »
mission-m09 = « Casser un pont-levis »
mission-m10 = « Capturer 2 chevaliers »
mission-m11 = « Capturer 2 archers »
mission-m12 = « Détruire 2 tours d’assaut »
mission-m13 = « Capturer 3 soldats »
mission-m14 = « Capturer 2 stratèges »
mission-m15 = « La panoplie »
mission-m16 = « Les braves »
mission-m17 = « Le couple royal »
mission-m18 = « Tenir les remparts »

object-flame-sword = Épée de flammes
    .the = l’Épée de flammes
object-rune-shield = Bouclier runique
    .the = le Bouclier runique
object-helm = Heaume de bravoure
    .the = le Heaume de bravoure
object-boots = Bottes de sept lieues
    .the = les Bottes de sept lieues
object-grapnel = Grappin
    .the = le Grappin
object-silver-bow = Arc d’argent
    .the = l’Arc d’argent
object-amulet = Amulette de vie
    .the = l’Amulette de vie
object-crystal-ball = Boule de cristal
    .the = la Boule de cristal
event-ambush = « Embuscade »
event-theft = « Voler un Objet »
event-ruse = « Ruse de guerre »
event-fog = « Brouillard »
event-mirror = « Miroir »
event-fury = « Fureur »
event-dodge = « Esquive »
event-truce = « Trêve »

gate-drawbridge = pont-levis

goal = Soyez le premier à avoir des missions pour 6 points : faites des prisonniers, volez trésors et drapeaux, cassez les ponts-levis. Menez soldats et stratèges contre les bastions adverses ; dans un combat, la Force cachée d’une pièce est multipliée par une carte Courage posée en secret, et le plus faible est capturé. Une mission compte une fois prouvée et posée. Si les manches s’épuisent avant, celui qui a le plus de points l’emporte.

# Ce qui est demandé.

choose-deal = Remettez une mission sous la pioche ; vous en gardez trois.
choose-deploy = Quelle figurine placez-vous en { $file }{ $row } ?
choose-token = Posez le jeton : Armée ou Stratèges ?{ $near ->
        [0] { "" }
       *[other] { $early ->
            [0] {" "}La partie s’achève après la manche { $last }.
           *[other] {" "}Si rien n’est gagné ni perdu, elle s’achève après la manche { $last }.
        }
    }
choose-move = Mouvement : quelle pièce bouge ? { $left ->
        [0] Il ne reste aucune Rapidité à dépenser dans cette phase.
       *[other] Rapidité { $green }, dont { $left } au plus dans cette phase.
    }
choose-move-alone = Mouvement : il ne reste rien à faire. La question est posée pour que personne ne sache si vous pouviez poser une mission.
choose-square = Où va { $piece_the } ?
choose-free = Vous avez atteint la prison { $rival_of } : qui délivrez-vous ?
choose-release = Où placez-vous { $piece_the } ?
choose-no-attack = Combat : vous ne pouvez rien attaquer.
choose-no-attack-alone = Combat : vous ne pouvez rien attaquer. La question est posée pour que personne ne sache si vous pouviez voler un objet.
choose-attack = Combat : qui attaquez-vous ?
choose-valiant = Désignez le vaillant, qui mène l’attaque et reçoit la carte Courage. Puissance en face : { $spread ->
        [0] { $most_theirs }.
       *[other] de { $least_theirs } à { $most_theirs }.
    }
choose-valiant-assault = Désignez le vaillant, qui mène l’assaut et reçoit la carte Courage. Résistance du pont-levis : { $left }.
choose-support = Ajoutez un soutien, ou déclarez l’attaque. Puissance en face : { $spread ->
        [0] { $most_theirs }.
       *[other] de { $least_theirs } à { $most_theirs }.
    }
choose-support-assault = Ajoutez un soutien, ou déclarez l’attaque. Résistance du pont-levis : { $left }.
choose-prepare = Attaque : { $piece_the } { $seat_of } contre { $target_the } { $rival_of }. Un objet ou un événement avant les cartes Courage ? Puissance en face : { $spread ->
        [0] { $most_theirs }.
       *[other] de { $least_theirs } à { $most_theirs }.
    }
choose-prepare-alone = Attaque : { $piece_the } { $seat_of } contre { $target_the } { $rival_of }. Puissance en face : { $spread ->
        [0] { $most_theirs }.
       *[other] de { $least_theirs } à { $most_theirs }.
    } La question est posée pour que personne ne devine votre événement.
choose-prepare-assault = Assaut du pont-levis (résistance { $left }) : attachez-vous votre objet avant la carte Courage ?
choose-card = Posez une carte Courage pour { $piece_the } ({ $force }/{ $courage }). Puissance en face : { $spread ->
        [0] { $most_theirs }.
       *[other] de { $least_theirs } à { $most_theirs }.
    }
choose-card-alone = Posez la carte Courage 1, seule possible, pour { $piece_the } ({ $force }/{ $courage }). Puissance en face : { $spread ->
        [0] { $most_theirs }.
       *[other] de { $least_theirs } à { $most_theirs }.
    } La question est posée pour que personne ne devine votre événement.
choose-card-assault = Posez une carte Courage pour { $piece_the } ({ $force }/{ $courage }). Résistance du pont-levis : { $left }.
choose-added = Ajoutez une carte Courage pour { $piece_the } ({ $force }/{ $courage }).
choose-bearer = Quelle pièce portera { $object_the } ?
choose-dodge = Esquive : où va { $piece_the } ?
choose-lay = Posez-vous une mission maintenant ?
choose-lay-alone = Vous n’avez aucune mission à poser. La question est posée pour que personne ne le sache.
choose-keep = Laquelle des deux nouvelles missions retourne sous la pioche ?
choose-riposte = Riposte : qui attaquez-vous ?
choose-lost = Vos prisonniers ne suffisent pas à toutes vos missions : laquelle perdez-vous ?
choose-lost-alone = Vos prisonniers ne suffisent pas à toutes vos missions : une seule peut partir. La question est posée pour que personne ne sache si vos autres prisonniers sont braves.
choose-home = L’Amulette ramène { $piece_the } dans son bastion : sur quelle case ?
choose-redraw = Votre Roy n’a ni bougé ni attaqué : changez-vous de stratégie ?
choose-change = Quelle mission retourne sous la pioche ?
choose-victim = { $event } : contre qui ?
choose-doer = { $event } : qui s’en charge ?

# L’entraîneur : pour chaque question, ce que c’est, ce que cela coûte, ce qu’on fait d’habitude.

coach-deal = Deux sur cinq repartent, trois restent. Gardez des missions que vous pouvez poursuivre ensemble ; un prisonnier ne compte que pour une mission.
coach-deploy = Gratuit et secret. Les pièces fortes là où l’on se battra, les courageuses près du Roy et de la Reine.
coach-token = Cette classe bouge et attaque pendant votre tour ; pour 3 points de Rapidité, une pièce de l’autre fait un pas. Choisissez celle qui a quelque chose à sa portée.
coach-move = Une pièce qui montre 5/3 a une Force de 5, et des cartes Courage jusqu’à 3. Tous les mouvements avant tous les combats. Les mouvements normaux sont gratuits ; un pas de plus coûte de la Rapidité, qui ne revient presque jamais.
coach-move-alone = Plus rien à bouger : continuez. La question cache si vous pouviez poser une mission.
coach-square = Quelle que soit la case, cela ne coûte rien de plus. Voyez qui pourrait vous atteindre là, et qui vous pourriez atteindre.
coach-free = Gratuit. D’ordinaire la pièce la plus forte, ou celle dont la classe joue ce tour-ci.
coach-release = Gratuit. Placez-la où elle peut agir aussitôt, ou hors de portée.
coach-no-attack = Personne à portée. Posez une mission si vous le pouvez, ou terminez le tour.
coach-no-attack-alone = Personne à portée. La question cache si vous pouviez voler un objet.
coach-attack = Une attaque coûte du courage, et l’attaquant peut être perdu. Comparez ce que vous pouvez atteindre et ce qu’ils peuvent, et laissez les mauvais coups.
coach-valiant = Le vaillant reçoit la carte et court le risque. Choisissez un grand Courage, et assez de puissance à lui seul.
coach-valiant-assault = Le vaillant reçoit la carte ; contre un pont-levis, personne ne peut être perdu. Choisissez celui qui atteint le plus.
coach-support = Chaque soutien ajoute sa Force, et a dès lors attaqué ce tour-ci. D’ordinaire tous ceux qui peuvent.
coach-support-assault = Chaque soutien ajoute sa Force, sans risque, et a dès lors attaqué ce tour-ci. D’ordinaire tous ceux qui peuvent.
coach-prepare = Un objet reste à son porteur, un événement ne sert qu’une fois et coûte de la Rapidité. Servez-vous-en s’il décide ce combat.
coach-prepare-alone = Vous n’avez rien à jouer ici : continuez. La question cache ce que vous tenez.
coach-prepare-assault = L’objet reste désormais à son porteur. Attachez-le s’il fait la différence.
coach-card = Le courage dépensé l’est pour toute la partie ; la carte 1 est gratuite. La plus petite qui batte leur maximum est souvent la bonne.
coach-card-alone = La carte 1 est tout ce que vous pouvez poser. La question cache si vous avez un événement.
coach-card-assault = Le courage dépensé l’est pour toute la partie. Posez ce qui casse le pont-levis, ou la carte gratuite.
coach-added = Les deux cartes sont connues. Payez juste ce qu’il faut.
coach-bearer = Il reste à cette pièce, puis à qui la capture. Choisissez-en une qui se bat et qui est bien gardée.
coach-dodge = Le combat est annulé. Allez où personne ne peut vous suivre.
coach-lay = Des points et un gain aussitôt, et deux nouvelles missions au choix. Presque toujours oui.
coach-lay-alone = Rien à poser cette fois : continuez. La question le cache.
coach-keep = L’une des deux retourne sous la pioche. Rendez la plus lointaine.
coach-riposte = Une attaque en retour, avec une pièce qui n’a pas encore attaqué. Prenez-la si vous pouvez la gagner ; sinon, renoncez.
coach-lost = L’une de vos missions perd sa preuve. Abandonnez celle qui vaut le moins, ou celle que vous pourrez prouver de nouveau.
coach-lost-alone = Seule celle-ci peut partir. La question cache ce que sont vos prisonniers.
coach-home = Gratuit, une seule fois. Choisissez une case d’où la pièce est utile, ou à l’abri.
coach-redraw = Gratuit, puisque votre Roy s’est reposé. Oui, si l’une de vos missions semble sans espoir.
coach-change = L’une des quatre retourne sous la pioche. Rendez la plus lointaine.
coach-victim = Choisissez la cible que l’événement bat à coup sûr, ou l’objet que vous voulez le plus.
coach-doer = Cette pièce aura attaqué ce tour-ci. Choisissez la plus faible qui suffise.

option-army = Armée : vos soldats bougent et attaquent
option-strategists = Stratèges : toutes vos autres pièces bougent et attaquent
option-move = { $piece } ({ $force }/{ $courage }){ $cost ->
        [0] {""}
        [one] , { $cost } point de Rapidité
       *[other] , { $cost } points de Rapidité
    }
option-move-to = { $piece } ({ $force }/{ $courage }) vers { $file }{ $row }{ $cost ->
        [0] {""}
        [one] , { $cost } point de Rapidité
       *[other] , { $cost } points de Rapidité
    }
option-move-aboard = { $piece } ({ $force }/{ $courage }) sur { $tower_the }{ $cost ->
        [0] {""}
        [one] , { $cost } point de Rapidité
       *[other] , { $cost } points de Rapidité
    }
option-board = Monter sur { $piece_the }
option-to = { $file }{ $row }
option-open = Ouvrir { $own ->
        [1] votre pont-levis
       *[other] le pont-levis { $rival_of }
    }
option-close = Fermer { $own ->
        [1] votre pont-levis
       *[other] le pont-levis { $rival_of }
    }
option-spy = Espionner { $rival } avec { $piece_the }
option-done-turn = Terminer le tour : rien à attaquer
option-done = Terminer le mouvement
option-end = Terminer le tour
option-pass = Renoncer
option-stay = Rester sur place
option-discard = Défausser { $object_the }
option-nothing = Aucune à poser : continuer
option-to-cards = Passer aux cartes
option-target = { $piece } { $rival_of } : vous { $most } au plus, en face { $spread ->
        [0] { $most_theirs }
       *[other] { $least_theirs } à { $most_theirs }
    }
option-assault = Le pont-levis { $rival_of } : vous { $most } au plus, résistance { $left }
option-victim = { $piece } { $rival_of }
option-valiant = { $piece } ({ $force }/{ $courage }) : puissance { $most } au plus
option-doer = { $piece } ({ $force }/{ $courage })
option-support = { $piece } ({ $force }/{ $courage })
option-declare = Déclarer l’attaque
option-courage = Courage { $card } ({ $cost ->
        [0] gratuit
       *[other] coûte { $cost }
    }) : puissance { $power }
option-lay = Poser { $mission }
option-return = { $mission }
option-free = { $piece } ({ $force }/{ $courage })
option-redraw = Piocher une mission
option-deploy = { $figure } ({ $force }/{ $courage })
option-attach = Attacher votre objet { $piece_to } ({ $force }/{ $courage })
option-play = { $event }
option-arm = Attacher { $object_the } à une pièce
option-bear = { $piece } ({ $force }/{ $courage })

# Pourquoi une chose n’est pas proposée.

closed-class = pas de la classe qui agit ce tour ; un pas contre nature coûterait { $cost } points de Rapidité, et { $left ->
        [0] il n’en reste pas à dépenser
       *[other] il n’en reste que { $left } à dépenser
    }
closed-moved = mouvement déjà fait{ $cost ->
        [0] { "" }
        [one] { " ; un pas de plus coûterait" } { $cost } point de Rapidité, et il n’en reste pas à dépenser
       *[other] { " ; un pas de plus coûterait" } { $cost } points de Rapidité, et il n’en reste que { $left } à dépenser
    }
closed-stuck = aucune case libre où aller
closed-reach = hors d’atteinte de vos pièces qui peuvent encore attaquer
closed-gate = aucune de vos pièces qui peuvent encore attaquer n’est devant lui
closed-mission = pas encore accomplie

# Ce qui se passe.

turn-begins = Manche { $round } : { $seat } prend le jeton.
    .you = Manche { $round } : vous prenez le jeton.
side-chosen = { $seat } pose le jeton côté { $side }.
    .you = Vous posez
moved = { $seat } déplace { $piece_the } en { $file }{ $row }.
    .you = Vous déplacez
boarded = { $seat } fait monter { $piece_the } sur { $tower_the }.
    .you = Vous faites
rapidity-paid = { $seat } paie { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } de Rapidité.
    .you = Vous payez
gate-opened = { $seat } ouvre { $own ->
        [1] son pont-levis
       *[other] le pont-levis { $rival_of }
    }.
    .you = Vous ouvrez { $own ->
        [1] votre pont-levis
       *[other] le pont-levis { $rival_of }
    }.
gate-closed = { $seat } ferme { $own ->
        [1] son pont-levis
       *[other] le pont-levis { $rival_of }
    }.
    .you = Vous fermez { $own ->
        [1] votre pont-levis
       *[other] le pont-levis { $rival_of }
    }.
freed = { $seat } délivre { $piece_the } de la prison { $rival_of } ; la pièce revient en { $file }{ $row }.
    .you = Vous délivrez
treasure-taken = { $seat } vole le trésor { $rival_of }.
    .you = Vous volez
flag-taken = { $seat } prend le drapeau { $rival_of }.
    .you = Vous prenez
treasure-back = { $seat } reprend son trésor à { $rival }.
    .you = Vous reprenez votre trésor
flag-back = { $seat } reprend son drapeau à { $rival }.
    .you = Vous reprenez votre drapeau
attacked = { $seat } attaque { $target_the } { $rival_of } avec { $piece_the }.
    .you = Vous attaquez
supported = { $seat } soutient l’attaque avec { $piece_the }.
    .you = Vous soutenez
assaulted = { $seat } attaque le pont-levis { $rival_of } avec { $piece_the }.
    .you = Vous attaquez
card-laid = { $seat } pose une carte face cachée.
    .you = Vous posez
card-laid-own = { $seat } pose { $card ->
        [0] un événement
       *[other] la carte Courage { $card }
    } face cachée.
    .you = Vous posez
power = { $piece } { $seat_of } : Force { $force } × courage { $courage } = { $power }.
    .you = Votre { $piece } : Force { $force } × courage { $courage } = { $power }.
standoff = Ni { $seat } ni { $rival } ne font de prisonnier.
    .you = Ni vous ni { $rival } ne faites de prisonnier.
captured = { $seat } capture { $piece_the } { $rival_of }.
    .you = Vous capturez
damaged = { $seat } ôte { $power } au pont-levis { $rival_of } : il lui reste { $left }.
    .you = Vous ôtez
broken = { $seat } a cassé le pont-levis { $rival_of }.
    .you = Vous avez
no-riposte = { $seat } ne riposte pas.
    .you = Vous ne ripostez
shown = { $piece } { $seat_of } : Force { $force }, Courage { $courage }.
    .you = Votre { $piece } : Force { $force }, Courage { $courage }.
looked = { $seat } regarde sous { $piece_the } { $rival_of }.
    .you = Vous regardez
looked-own = { $seat } regarde sous { $piece_the } { $rival_of } : Force { $force }, Courage { $courage }.
    .you = Vous regardez
drew = { $seat } pioche une mission.
    .you = Vous piochez
drew-own = { $seat } pioche { $mission }.
    .you = Vous piochez
returned = { $seat } remet une mission sous la pioche.
    .you = Vous remettez
returned-own = { $seat } remet { $mission } sous la pioche.
    .you = Vous remettez
mission-laid = { $seat } pose { $mission } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de Victoire.
    .you = Vous posez
mission-lost = { $seat } perd { $mission }.
    .you = Vous perdez
spying = { $seat } envoie { $piece_the } espionner { $rival }.
    .you = Vous envoyez
spied = { $seat } voit une mission { $rival_of }.
    .you = Vous voyez
spied-own = { $seat } voit { $mission } dans la main { $rival_of }.
    .you = Vous voyez
deployed = { $seat } place { $figure_the } en { $file }{ $row }.
    .you = Vous placez
ready = { $seat } a placé ses pièces.
    .you = Vous avez placé vos pièces.
eliminated = { $seat } n’a plus de pièce sur le plateau.
    .you = Vous n’avez
attached = { $seat } attache { $object_the } { $piece_to }.
    .you = Vous attachez
object-taken = { $seat } prend { $object_the } pour { $piece_the }.
    .you = Vous prenez
object-gone = Objet défaussé : { $object }.
event-played = { $seat } joue { $event } et paie { $green ->
        [one] { $green } point
       *[other] { $green } points
    } de Rapidité{ $red ->
        [0] {""}
        [one] {" "}et { $red } point de Courage des Soldats
       *[other] {" "}et { $red } points de Courage des Soldats
    }.
    .you = Vous jouez { $event } et payez { $green ->
        [one] { $green } point
       *[other] { $green } points
    } de Rapidité{ $red ->
        [0] {""}
        [one] {" "}et { $red } point de Courage des Soldats
       *[other] {" "}et { $red } points de Courage des Soldats
    }.
brought-home = L’Amulette ramène { $piece_the } { $seat_of } dans son bastion, en { $file }{ $row }.
    .you = L’Amulette ramène votre { $piece } dans son bastion, en { $file }{ $row }.
stolen = { $seat } vole { $object_the } pour { $piece_the }.
    .you = Vous volez
victory = { $seat } a assez de points de Victoire.
    .you = Vous avez
ended = La partie s’achève à la manche { $round }.
gained = { $seat } gagne { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } { $reserve_of }.
    .you = Vous gagnez
# Étapes d’une décision que les autres voient se faire : racontées, mais sans nouvelle.
picked = { "" }
aimed = { "" }
aimed-at-gate = { "" }
card-added = { $seat } ajoute la carte Courage { $card }.
    .you = Vous ajoutez
went-on = { "" }
card-turned = { $seat } retourne la carte Courage { $card }{ $amount ->
        [0] {""}
        [one] {""} et paie { $amount } point { $reserve_of }
       *[other] {""} et paie { $amount } points { $reserve_of }
    }.
    .you = Vous retournez la carte Courage { $card }{ $amount ->
        [0] {""}
        [one] {""} et payez { $amount } point { $reserve_of }
       *[other] {""} et payez { $amount } points { $reserve_of }
    }.
force-added = { $piece } { $seat_of } : Force { $force } en soutien.
    .you = Votre { $piece } : Force { $force } en soutien.

# Ce qui est imprimé.

fact-values = Force { $force }, Courage { $courage }
fact-class = classe : { $side }
fact-moves-soldier = avance d’une case, jamais en diagonale
fact-moves-archer = avance d’une case dans toute direction ; attaque à deux cases exactement en ligne droite, jamais un voisin
fact-moves-tower = avance d’une ou deux cases en ligne droite, jamais en diagonale ni dans un bastion ; porte une pièce, et a alors 1 de Force en plus
fact-moves-knight = va sur une case à deux pas exactement, par-dessus d’autres pièces mais non à travers les murs
fact-moves-queen = avance d’une ou deux cases en ligne droite, dans toute direction
fact-moves-king = avance d’une case dans toute direction
fact-cost = { $amount ->
        [0] gratuite
        [one] coûte { $amount } point
       *[other] coûte { $amount } points
    }
fact-price = coûte { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } { $reserve_of }
fact-gain = gain : { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } { $reserve_of }
fact-points = { $points ->
        [one] { $points } point de Victoire
       *[other] { $points } points de Victoire
    }
fact-need-brave = { $amount ->
        [one] { $amount } soldat brave prisonnier
       *[other] { $amount } soldats braves prisonniers
    } (puissance maximale d’au moins 20)
fact-need-archer = { $amount ->
        [one] { $amount } archer prisonnier
       *[other] { $amount } archers prisonniers
    }
fact-need-tower = { $amount ->
        [one] { $amount } tour d’assaut prisonnière
       *[other] { $amount } tours d’assaut prisonnières
    }
fact-need-knight = { $amount ->
        [one] { $amount } chevalier prisonnier
       *[other] { $amount } chevaliers prisonniers
    }
fact-need-queen = { $amount ->
        [one] { $amount } Reine-Sorcière prisonnière
       *[other] { $amount } Reines-Sorcières prisonnières
    }
fact-need-king = { $amount ->
        [one] { $amount } Roy prisonnier
       *[other] { $amount } Roys prisonniers
    }
fact-need-soldier = { $amount ->
        [one] { $amount } soldat prisonnier
       *[other] { $amount } soldats prisonniers
    }
fact-need-strategist = { $amount ->
        [one] { $amount } stratège prisonnier
       *[other] { $amount } stratèges prisonniers
    }
fact-proof-freed = une de vos pièces en délivre une autre d’une prison adverse
fact-proof-treasure = vous avez le trésor d’un adversaire
fact-proof-flag = vous avez le drapeau d’un adversaire
fact-proof-annexed = votre Roy est sur un trône adverse
fact-proof-broken = vous avez cassé un pont-levis adverse
fact-proof-ramparts = à la fin de votre tour, deux de vos pièces sont à l’étage ou dans les escaliers d’un même bastion adverse
fact-ground = au sol
fact-upstairs = à l’étage
fact-flame-sword = +2 en Force quand le porteur participe à une attaque
fact-rune-shield = +2 en Force quand le porteur se défend
fact-helm = la limite de Courage du porteur augmente de 1, jusqu’à 5
fact-boots = un pas de plus, gratuit, à chaque tour de sa classe
fact-grapnel = monte ou descend d’un étage en un pas, jamais en diagonale
fact-silver-bow = attaque aussi à distance, comme un Archer ; un Archer n’a plus besoin de visibilité
fact-amulet = capturé, le porteur rentre dans son bastion ; l’objet est alors défaussé
fact-crystal-ball = montre les valeurs des ennemis au contact du porteur et de ceux qu’il combat
fact-ambush = à la place d’une attaque : un Soldat à courage 2 contre courage 1, sans cartes et sans risque
fact-theft = à la place d’une attaque : prendre l’objet d’un ennemi au contact
fact-ruse = à la place d’une carte : choisir et payer la sienne après avoir vu l’autre
fact-fog = à la place d’une carte : courage 1 des deux côtés
fact-mirror = à la place d’une carte : le courage de la carte adverse, sans le payer
fact-fury = à la place d’une carte : +3 en Force, puis une carte Courage 1 ou 2
fact-dodge = attaqué : annuler le combat et faire un pas
fact-truce = attaqué : annuler le combat ; ni riposte ni autre attaque pendant ce tour

# La fin.

reason-victory-points = Le nombre de points de Victoire voulu est atteint.
reason-last-army = Une seule armée restait sur le plateau.
reason-round-limit = La limite de manches est atteinte.
reason-no-progress = Douze manches se sont écoulées sans que rien ne soit gagné ni perdu.
points-missions = Missions
points-eliminated = Sans armée
tie-left = À égalité de points : une armée encore là (1 : oui)
tie-prisoners = Puis : prisonniers
tie-power = Puis : leur puissance
tie-army = Puis : ses pièces sur le plateau
tie-reserves = Puis : courage en réserve

# Options de table.

option-deployment = Placement
option-deployment-random = au hasard, chaque type à sa place
option-deployment-free = libre et secret
option-cards = Cartes
option-cards-basic = règles de base
option-cards-advanced = avec objets magiques et événements
option-objectives = Objectifs
option-objectives-missions = missions en main
option-objectives-common = toutes les missions pour tous (conseillé à quatre joueurs)
option-queen = Courage près de la Reine-Sorcière
option-queen-beyond = peut dépasser la limite
option-queen-limit = s’arrête à la limite
option-drawbridge = Pont-levis attaqué par une Tour
option-drawbridge-resist = résiste comme à toute autre attaque
option-drawbridge-fall = est cassé d’un coup
option-battlefield = Archers attaqués sur le Champ de Bataille
option-battlefield-survive = tentent de survivre
option-battlefield-taken = sont faits prisonniers
option-reserves = Gains de Rapidité et de Courage
option-reserves-open = sans plafond
option-reserves-track = jusqu’à 10
option-round-limit = Limite de manches
option-round-limit-40 = 40
option-round-limit-20 = 20
option-round-limit-80 = 80

# Tableaux de l’interface en texte.

sheet-board = Le plateau, manche { $round } sur { $limit } au plus{ $early ->
        [0] { "" }
       *[other] {" "}; si rien n’est gagné ni perdu, fin après la manche { $quiet }
    }
sheet-sector = Secteur { $sector ->
        [0] A
        [1] B
       *[other] C
    } du plateau, manche { $round } sur { $limit } au plus{ $early ->
        [0] { "" }
       *[other] {" "}; si rien n’est gagné ni perdu, fin après la manche { $quiet }
    }
sheet-signs = Les signes du plateau ; le nombre après une pièce est celui de son joueur
sheet-seats = Les joueurs
sheet-armies = Valeurs connues et prisonniers
sheet-missions = Missions
column-sign = Signe
column-meaning = Sens
column-progress = Accompli
column-row = Rangée
column-seat = Joueur
column-number = N°
column-points = P.V.
column-army = Pièces
column-pledged = Prisonniers pour missions
column-green = Rapidité
column-red = Rouge
column-blue = Bleu
column-resistance = Résistance
column-bridge = Pont-levis
column-treasure = Trésor chez
column-flag = Drapeau chez
column-token = Jeton
column-piece = Pièce
column-force = Force
column-courage = Courage
column-prison = Prisonnier de
column-object = Objet
column-mission = Mission
column-place = Où
cell-progress = { $done } sur { $all }
cell-none = –
cell-piece = { $one }{ $numberone }
cell-pair = { $one }{ $numberone }+{ $other }{ $numberother }
cell-crowd = { $amount } pièces
cell-closed = fermé
cell-open = ouvert
cell-token = oui
cell-laid = posée
cell-hand = en main

# Ce dont parle un conseil.

term-laid = missions posées
term-hand = missions en main
term-prisoners = prisonniers
term-army = sa propre armée
term-reserves = courage en réserve
