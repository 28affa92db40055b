# Noms des choses : le nom seul, et avec son article.

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
figure-s2 = Soldat 2
figure-s3 = Soldat 3
figure-s4 = Soldat 4
figure-s5 = Soldat 5
figure-s6 = Soldat 6
figure-s7 = Soldat 7
figure-s8 = Soldat 8
figure-a1 = Archer faible
figure-a2 = Archer fort
figure-t1 = Tour faible
figure-t2 = Tour forte
figure-c1 = Chevalier faible
figure-c2 = Chevalier fort
figure-q = Reine-Sorcière
figure-k = Roy

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
reserve-red = Courage des Soldats
reserve-blue = Courage des Stratèges
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

goal = Menez soldats et stratèges contre les bastions rivaux pour remplir des missions : faites des prisonniers, volez trésors et drapeaux, brisez les ponts-levis. Dans un combat, la Force cachée d’une pièce est multipliée par une carte Courage posée en secret, et le plus faible est capturé. Le premier dont les missions posées valent 6 points gagne aussitôt ; quand les manches sont épuisées, le plus de points l’emporte.

# Ce qui est demandé.

choose-deal = Remettez une mission sous la pioche ; vous en gardez trois.
choose-deploy = Quelle figurine placez-vous en { $file }{ $row } ?
choose-token = Posez le jeton : Armée ou Stratèges ?
choose-move = Mouvement : quelle pièce bouge ? Rapidité { $green }, dont { $left } au plus dans cette phase.
choose-move-alone = Mouvement : il ne reste rien à faire ; on vous interroge, car nul ne doit savoir si vous pouviez poser une mission.
choose-square = Où va { $piece_the } ?
choose-free = Vous avez atteint la prison de { $rival } : qui délivrez-vous ?
choose-release = Où placez-vous { $piece_the } ?
choose-no-attack = Combat : vous ne pouvez rien attaquer.
choose-no-attack-alone = Combat : vous ne pouvez rien attaquer ; on vous interroge, car nul ne doit savoir si vous pouviez voler un objet.
choose-attack = Combat : qui attaquez-vous ?
choose-valiant = Qui mène l’attaque et reçoit le courage ? En face : de { $least_theirs } à { $most_theirs }.
choose-valiant-assault = Qui mène l’attaque et reçoit le courage ? Il reste { $left } au pont-levis.
choose-support = Qui soutient le vaillant ? Déclarez l’attaque quand tous y sont. En face : de { $least_theirs } à { $most_theirs }.
choose-support-assault = Qui soutient le vaillant ? Déclarez l’attaque quand tous y sont. Il reste { $left } au pont-levis.
choose-prepare = Avant les cartes Courage : { $piece_the } attaque { $target_the }. Utilisez-vous quelque chose ? En face : de { $least_theirs } à { $most_theirs }.
choose-prepare-alone = Avant les cartes Courage : { $piece_the } attaque { $target_the }. En face : de { $least_theirs } à { $most_theirs }. On vous interroge, car nul ne doit connaître votre évènement.
choose-prepare-assault = Le pont-levis, auquel il reste { $left }, est attaqué : quelque chose avant la carte Courage ?
choose-card = Posez une carte Courage pour { $piece_the } ({ $force }/{ $courage }) ; en face : de { $least_theirs } à { $most_theirs }.
choose-card-alone = Posez la carte Courage 1 pour { $piece_the } ({ $force }/{ $courage }), contre { $least_theirs } à { $most_theirs } ; on vous interroge, car nul ne doit connaître votre évènement.
choose-card-assault = Posez une carte Courage pour { $piece_the } ({ $force }/{ $courage }) ; il reste { $left } au pont-levis.
choose-added = Ajoutez une carte Courage pour { $piece_the } ({ $force }/{ $courage }).
choose-bearer = Qui prend { $object_the } ?
choose-dodge = Où { $piece_the } s’esquive-t-il ?
choose-lay = Posez-vous une mission maintenant ?
choose-lay-alone = Vous ne pouvez poser aucune mission ; on vous interroge, car nul ne doit le savoir.
choose-keep = Laquelle des deux nouvelles missions retourne sous la pioche ?
choose-riposte = Riposte : qui attaquez-vous ?
choose-lost = Vos prisonniers ne soutiennent pas toutes vos missions : laquelle perdez-vous ?
choose-lost-alone = Vos prisonniers ne soutiennent pas toutes vos missions, l’une doit partir ; on vous interroge, car nul ne doit savoir si les autres sont braves.
choose-home = L’Amulette ramène { $piece_the } : sur quelle case ?
choose-redraw = Votre Roy n’a pas bougé : changez-vous de stratégie ?
choose-change = Quelle mission retourne sous la pioche ?
choose-victim = { $event } : contre qui ?
choose-doer = { $event } : qui s’en charge ?

option-army = Armée
option-strategists = Stratèges
option-move = { $piece } ({ $force }/{ $courage }){ $cost ->
        [0] {""}
       *[other] , { $cost } de Rapidité
    }
option-board = monter sur { $piece_the }
option-to = { $file }{ $row }
option-open = Ouvrir le pont-levis de { $rival }
option-close = Fermer le pont-levis de { $rival }
option-spy = { $piece } espionne { $rival }
option-done-turn = Finir le tour : rien à attaquer
option-done = Terminer le mouvement
option-end = Terminer le tour
option-pass = Renoncer
option-nothing = Aucune à poser : continuer
option-to-cards = Passer aux cartes
option-target = { $piece } de { $rival } : vous jusqu’à { $most }, en face de { $least_theirs } à { $most_theirs }
option-assault = le pont-levis de { $rival } : vous jusqu’à { $most }, il lui reste { $left }
option-victim = { $piece } de { $rival }
option-valiant = { $piece } ({ $force }/{ $courage }) : jusqu’à { $most }
option-doer = { $piece } ({ $force }/{ $courage })
option-support = { $piece } ({ $force }/{ $courage })
option-declare = Déclarer l’attaque
option-courage = Courage { $card } (coûte { $cost }) : { $power }
option-lay = Poser { $mission }
option-return = { $mission }
option-free = { $piece } ({ $force }/{ $courage })
option-redraw = Piocher une mission
option-deploy = { $figure } ({ $force }/{ $courage })
option-attach = Attacher votre objet { $piece_to } ({ $force }/{ $courage })
option-play = { $event }
option-arm = Attacher { $object_the } à une pièce
option-bear = { $piece } ({ $force }/{ $courage })

# Ce qui se passe.

turn-begins = Manche { $round } : { $seat } prend le jeton.
side-chosen = { $seat } pose le jeton : { $side }.
moved = { $seat } déplace { $piece_the } en { $file }{ $row }.
boarded = { $seat } fait monter { $piece_the } sur { $tower_the }.
rapidity-paid = { $seat } paye { $amount } de Rapidité.
gate-opened = { $seat } ouvre le pont-levis de { $rival }.
gate-closed = { $seat } ferme le pont-levis de { $rival }.
freed = { $seat } délivre { $piece_the } de la prison de { $rival } ; la pièce revient en { $file }{ $row }.
treasure-taken = { $seat } vole le trésor de { $rival }.
flag-taken = { $seat } prend le drapeau de { $rival }.
treasure-back = { $seat } reprend son trésor à { $rival }.
flag-back = { $seat } reprend son drapeau à { $rival }.
attacked = { $seat } attaque { $target_the } de { $rival } avec { $piece_the }.
supported = { $seat } soutient l’attaque avec { $piece_the }.
assaulted = { $seat } attaque le pont-levis de { $rival } avec { $piece_the }.
card-laid = { $seat } pose une carte face cachée.
card-laid-own = { $seat } pose { $card ->
        [0] un événement
       *[other] Courage { $card }
    } face cachée.
power = { $seat }, { $piece } : Force { $force } × courage { $courage } = { $power }.
standoff = Entre { $seat } et { $rival }, personne n’est fait prisonnier.
captured = { $seat } capture { $piece_the } de { $rival }.
damaged = Le pont-levis de { $rival } perd { $power } : reste { $left }, sous l’attaque de { $seat }.
broken = { $seat } a cassé le pont-levis de { $rival }.
no-riposte = { $seat } ne riposte pas.
shown = { $piece } de { $seat } : { $force }/{ $courage }.
looked = { $seat } regarde les valeurs d’une pièce de { $rival } : { $piece }.
looked-own = { $seat } regarde une pièce de { $rival } : { $piece }, { $force }/{ $courage }.
drew = { $seat } pioche une mission.
drew-own = { $seat } pioche { $mission }.
returned = { $seat } remet une mission sous la pioche.
returned-own = { $seat } remet { $mission } sous la pioche.
mission-laid = { $seat } pose { $mission } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de Victoire.
mission-lost = { $seat } perd { $mission }.
spying = { $seat } déclare un espion chez { $rival } : { $piece }.
spied = { $seat } voit une mission de { $rival }.
spied-own = { $seat } voit { $mission } dans la main de { $rival }.
deployed = { $seat } place { $figure } en { $file }{ $row }.
ready = { $seat } a placé ses pièces.
eliminated = { $seat } n’a plus de pièce sur le plateau.
attached = { $seat } attache { $object_the } { $piece_to }.
object-taken = { $seat } gagne { $object_the } pour { $piece_the }.
object-gone = { $object } : l’objet est défaussé.
event-played = { $seat } joue { $event }.
brought-home = L’amulette ramène { $piece_the } { $seat_of } en { $file }{ $row }.
stolen = { $seat } vole { $object_the } pour { $piece_the }.
victory = { $seat } atteint les points de Victoire.
ended = La partie s’achève à la manche { $round }.
gained = { $seat } gagne { $amount } { $reserve }.
# Steps of a decision that others see growing: told, but no news.
picked = { "" }
aimed = { "" }
aimed-at-gate = { "" }
card-added = { $seat } ajoute la carte Courage { $card }.
went-on = { "" }
card-turned = { $seat } retourne Courage { $card }{ $amount ->
        [0] {""}
       *[other] {""} pour { $amount } { $reserve }
    }.
force-added = { $seat }, { $piece } : Force { $force } en soutien.

# Ce qui est imprimé.

fact-values = Force { $force }, Courage { $courage }
fact-class = bouge avec : { $side }
fact-cost = coûte { $amount }
fact-price = { $amount } { $reserve }
fact-gain = gain : { $amount } { $reserve }
fact-points = { $points ->
        [one] { $points } point de Victoire
       *[other] { $points } points de Victoire
    }
fact-need-brave = prisonniers : { $amount } soldats braves (puissance maximale d’au moins 20)
fact-need-archer = prisonniers : { $amount ->
        [one] { $amount } archer
       *[other] { $amount } archers
    }
fact-need-tower = prisonniers : { $amount ->
        [one] { $amount } tour d’assaut
       *[other] { $amount } tours d’assaut
    }
fact-need-knight = prisonniers : { $amount ->
        [one] { $amount } chevalier
       *[other] { $amount } chevaliers
    }
fact-need-queen = prisonniers : { $amount ->
        [one] { $amount } Reine-Sorcière
       *[other] { $amount } Reines-Sorcières
    }
fact-need-king = prisonniers : { $amount ->
        [one] { $amount } Roy
       *[other] { $amount } Roys
    }
fact-need-soldier = prisonniers : { $amount ->
        [one] { $amount } soldat
       *[other] { $amount } soldats
    }
fact-need-strategist = prisonniers : { $amount ->
        [one] { $amount } stratège
       *[other] { $amount } stratèges
    }
fact-proof-freed = une de vos pièces délivre un de vos prisonniers
fact-proof-treasure = vous avez le trésor d’un adversaire
fact-proof-flag = vous avez le drapeau d’un adversaire
fact-proof-annexed = votre Roy est sur un trône adverse
fact-proof-broken = vous avez cassé un pont-levis adverse
fact-proof-ramparts = à la fin de votre tour, deux de vos pièces sont à l’étage d’un même bastion adverse
fact-ground = au sol
fact-upstairs = à l’étage
fact-flame-sword = +2 en Force quand le porteur participe à une attaque
fact-rune-shield = +2 en Force quand le porteur se défend
fact-helm = la limite de Courage augmente de un, 5 au plus
fact-boots = une case de plus, gratuite, à chaque phase de sa classe
fact-grapnel = passe orthogonalement du sol à l’étage et retour
fact-silver-bow = tire comme un Archer ; un Archer voit tout
fact-amulet = capturé, le porteur rentre dans son bastion ; l’objet est alors défaussé
fact-crystal-ball = montre les valeurs des ennemis au contact et de ceux qu’il combat
fact-ambush = à la place d’une attaque : un soldat à courage 2 contre courage 1, sans cartes
fact-theft = à la place d’une attaque : prendre l’objet d’un ennemi au contact
fact-ruse = à la place d’une carte : choisir la sienne après avoir vu l’autre
fact-fog = à la place d’une carte : courage 1 des deux côtés
fact-mirror = à la place d’une carte : le même courage que la carte adverse
fact-fury = à la place d’une carte : +3 en Force, puis une carte Courage 1 ou 2
fact-dodge = attaqué : annuler le combat et faire un pas de côté
fact-truce = attaqué : annuler le combat et toute autre attaque du tour

# La fin.

reason-victory-points = Les points de Victoire sont atteints.
reason-last-army = Une seule armée restait sur le plateau.
reason-round-limit = La limite de manches est atteinte.
reason-no-progress = Douze manches ont passé sans que rien ne soit gagné ni perdu.
points-missions = Missions
points-eliminated = Sans armée

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
option-drawbridge-resist = perd la puissance de la Tour, comme par toute autre attaque
option-drawbridge-fall = est détruit d’un coup
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

sheet-board = Le plateau, manche { $round }
sheet-seats = Les joueurs
sheet-armies = Valeurs connues et prisonniers
sheet-missions = Missions
column-row = Rangée
column-seat = Joueur
column-number = N°
column-points = P.V.
column-army = Pièces
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
cell-none = –
cell-piece = { $one }{ $numberone }
cell-pair = { $one }{ $numberone }+{ $other }{ $numberother }
cell-crowd = { $amount } pièces
cell-closed = fermé
cell-open = ouvert
cell-token = oui
cell-laid = posée
cell-hand = en main
