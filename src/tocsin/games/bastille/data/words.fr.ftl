goal = Réunissez alliés, armes et missions dans le Paris de 1789 ; après huit tours, celui qui a le plus de points l’emporte. À chaque tour, placez vos tuiles Influence dans sept lieux ; dans chacun, la plus haute passe en premier et, à valeur égale, la plus à gauche. À la fin, il faut des armes aux personnages, et les missions récompensent ce que vous avez réuni.

# Noms des choses : le nom seul, et avec ce que la phrase demande devant.

location-banque = Banque de Paris
    .at = à la Banque de Paris
    .for = des pièces
location-notre-dame = Notre-Dame
    .at = à Notre-Dame
    .for = une meilleure tuile
location-versailles = Versailles
    .at = à Versailles
    .for = un bonus
location-catacombes = Catacombes
    .at = aux Catacombes
    .for = des hommes de main
location-place-louis = Place Louis
    .at = sur la Place Louis
    .for = un personnage
location-bastille = Bastille
    .at = à la Bastille
    .for = des pas sur la piste
location-etats-generaux = États généraux
    .at = aux États généraux
    .for = une mission

card-p1 = Paysan P1
card-p2 = Paysan P2
card-p3 = Paysan P3
card-p4 = Paysan P4
card-p5 = Paysan P5
card-p6 = Paysan P6
card-p7 = Paysan P7
card-p8 = Paysan P8
card-p9 = Paysan P9
card-p10 = Paysan P10
card-s1 = Soldat S1
card-s2 = Soldat S2
card-s3 = Soldat S3
card-s4 = Soldat S4
card-s5 = Soldat S5
card-s6 = Soldat S6
card-s7 = Soldat S7
card-s8 = Soldat S8
card-s9 = Soldat S9
card-s10 = Soldat S10
card-n1 = Noble N1
card-n2 = Noble N2
card-n3 = Noble N3
card-n4 = Noble N4
card-n5 = Noble N5
card-n6 = Noble N6
card-n7 = Noble N7
card-n8 = Noble N8
card-n9 = Noble N9
card-n10 = Noble N10
card-m1 = Moine M1
card-m2 = Moine M2
card-m3 = Moine M3
card-m4 = Moine M4
card-m5 = Moine M5

group-peasants = paysans
group-soldiers = soldats
group-nobles = nobles
weapon-pitchfork = fourche
    .a = une fourche
    .two = deux fourches
weapon-rifle = fusil
    .a = un fusil
    .two = deux fusils
weapon-rapier = rapière
    .a = une rapière
    .two = deux rapières

mission-most-peasants = Majorité de paysans
mission-most-soldiers = Majorité de soldats
mission-most-nobles = Majorité de nobles
mission-most-crowns = Majorité de couronnes
mission-most-gems = Majorité de pierres précieuses
mission-most-weapons = Majorité d’armes
mission-low-peasants = Petite série de paysans
mission-high-peasants = Grande série de paysans
mission-low-soldiers = Petite série de soldats
mission-high-soldiers = Grande série de soldats
mission-low-nobles = Petite série de nobles
mission-high-nobles = Grande série de nobles
mission-two-of-each = Deux de chaque groupe

versailles-v1 = Tuile Versailles V1
versailles-v2 = Tuile Versailles V2
versailles-v3 = Tuile Versailles V3
versailles-v4 = Tuile Versailles V4
versailles-v5 = Tuile Versailles V5
versailles-v6 = Tuile Versailles V6
versailles-v7 = Tuile Versailles V7
versailles-v8 = Tuile Versailles V8
bonus-f1 = Tuile Bonus F1
bonus-f2 = Tuile Bonus F2
bonus-f3 = Tuile Bonus F3
bonus-f4 = Tuile Bonus F4
bonus-f5 = Tuile Bonus F5
bonus-f6 = Tuile Bonus F6
bonus-f7 = Tuile Bonus F7
bonus-f8 = Tuile Bonus F8
bonus-e1 = Tuile Bonus de fin E1
bonus-e2 = Tuile Bonus de fin E2
catacombs-left = Plateau Catacombes de gauche
    .on = sur le plateau Catacombes de gauche
catacombs-right = Plateau Catacombes de droite
    .on = sur le plateau Catacombes de droite
catacombs-final = Catacombes
    .on = dans les Catacombes
track-bastille = Piste de la Bastille
stock-torches = Torches
effect-coins = Pièces
    .the = les pièces
effect-points = Points
    .the = les points
effect-steps = Cases
    .the = les cases sur la piste de la Bastille
effect-torches = Torches
    .the = la torche
effect-henchmen = Hommes de main
    .the = les hommes de main
effect-upgrade = Amélioration
    .the = l’amélioration
effect-card = Première carte Personnage
    .the = la première carte Personnage
effect-mission = Mission
    .the = la mission
pile-top = Pile du haut
    .the = la pile du haut
pile-bottom = Pile du bas
    .the = la pile du bas

source-notre-dame = Notre-Dame
    .for = à Notre-Dame
source-versailles = Versailles
    .for = à Versailles
source-flags = Drapeaux
    .for = pour ses drapeaux
source-gems = Pierres précieuses
    .for = pour ses pierres précieuses
source-crowns = Couronnes
    .for = pour la majorité de couronnes
source-catacombs = Catacombes
    .for = dans les Catacombes
source-bastille = Piste de la Bastille
    .for = sur la piste de la Bastille
source-characters = Personnages
    .for = pour ses personnages
source-missions = Missions
    .for = pour ses missions
source-henchmen = Hommes de main dans le sac
    .for = pour ses hommes de main dans le sac
source-coins = Pièces
    .for = pour ses pièces
source-unarmed = Personnages sans arme
    .for = pour ses personnages sans arme

# Bonus, imprimés ou proposés.

bonus-coins = { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    }
bonus-points = { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
bonus-steps = { $amount ->
        [one] { $amount } case sur la piste de la Bastille
       *[other] { $amount } cases sur la piste de la Bastille
    }
bonus-torches = { $amount ->
        [one] { $amount } torche
       *[other] { $amount } torches
    }
bonus-henchmen = { $amount ->
        [one] { $amount } homme de main dans le sac
       *[other] { $amount } hommes de main dans le sac
    }
bonus-upgrade = augmenter d’un la valeur d’une tuile Influence
bonus-card = la première carte Personnage de la pile, gratuite
bonus-mission = une mission au choix
enter-coins = { $board } : { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    }
enter-points = { $board } : { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
enter-steps = { $board } : { $amount ->
        [one] { $amount } case sur la piste de la Bastille
       *[other] { $amount } cases sur la piste de la Bastille
    }
enter-torches = { $board } : { $amount ->
        [one] { $amount } torche
       *[other] { $amount } torches
    }
enter-henchmen = { $board } : { $amount ->
        [one] { $amount } homme de main dans le sac
       *[other] { $amount } hommes de main dans le sac
    }
enter-upgrade = { $board } : augmenter d’un la valeur d’une tuile Influence
enter-card = { $board } : la première carte Personnage de la pile, gratuite
enter-mission = { $board } : une mission au choix

# Ce qui est demandé.

choose-tile = Tour { $round } : placez une de vos tuiles (il en reste { $amount }).
choose-bonus = Versailles : quel bonus prenez-vous ?
choose-character = Place Louis : qui recrutez-vous avec votre tuile de valeur { $value } ? Vous avez { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    }.
choose-pile = Quelle pile de missions examinez-vous ?
choose-mission = Quelle mission gardez-vous ? Les autres ne la verront pas.
choose-mission-only = Une seule mission est possible ici. On vous pose quand même la question, pour que les autres n’apprennent rien de la pile.
choose-niche = Tirage { $number } sur { $draws } : c’est votre homme de main. Quel bonus prenez-vous ?
choose-upgrade = Quelle tuile échangez-vous contre la valeur suivante ?
choose-weapons = Bastille : prenez deux tuiles Arme.
choose-group = { $card } : quel groupe rejoint-il définitivement ?

# L’entraîneur : pour chaque question, ce que c’est, ce que cela coûte, ce qu’on fait d’habitude.

coach-tile = Une tuile sert une fois, puis vous revient pour le tour suivant. Les plus hautes vont là où il faut passer en premier ; un 1 suffit là où chacun reçoit quelque chose.
coach-bonus = Gratuit ; le second servi ici prend l’autre. Prenez ce qui vous manque, ou ce dont votre voisin a besoin.
coach-character = Vous payez le coût moins la valeur de la tuile. Songez à l’arme qui manque encore, et gardez quelques pièces ; ne recruter personne est aussi une réponse.
coach-pile = Gratuit : vous examinez la pile choisie, et le suivant ici prend l’autre.
coach-mission = Gratuit et secret. Gardez celle que vous remplissez déjà presque ; une mission manquée ne coûte rien.
coach-mission-only = Rien à choisir cette fois : gardez-la. La question cache aux autres ce qui reste.
coach-niche = Une récompense par homme de main, gratuite. Après le premier décompte, ceux du plateau de gauche rentrent chez vous, ceux de droite retournent dans le sac.
coach-upgrade = Gratuit, et pour le reste de la partie. D’ordinaire la plus haute tuile qui puisse monter.
coach-weapons = Deux tuiles Arme, gratuites. Armez d’abord qui vous coûterait des points, puis prenez ce dont un rival a besoin.
coach-group = Définitif. Envoyez le moine là où une arme ne sert à personne, ou là où une mission n’attend plus qu’une carte.

option-place = tuile { $value } { $location_at } : { $location_for }
buy-offer = { $card } pour { $price ->
        [0] rien
        [one] { $price } pièce
       *[other] { $price } pièces
    } : points { $points }{ $crowns ->
        [0] { "" }
       *[other] , couronnes { $crowns }
    }{ $gems ->
        [0] { "" }
       *[other] , pierres { $gems }
    }{ $flags ->
        [0] { "" }
       *[other] , drapeaux { $flags }
    }
buy-unarmed = { $missing ->
        [0] vous en avez une pour lui
       *[other] { $loss ->
            [0] sans elle, pas un point de plus n’est perdu
            [one] sans arme à la fin, { $loss } point de moins en l’état actuel
           *[other] sans arme à la fin, { $loss } points de moins en l’état actuel
        }
    }
option-buy = { buy-offer } ; porte { $weapon_a }
option-buy-unarmed = { buy-offer } ; il lui faut { $weapon_a } : { buy-unarmed }
option-buy-monk = { buy-offer } ; il lui faut l’arme du groupe qu’il rejoindra : { buy-unarmed }
option-decline = Renoncer
option-pile = { $pile }
option-mission = { $mission }
option-upgrade = la tuile { $old } contre une { $new }
option-claim = { $one_a } et { $other_a }
option-claim-two = { $weapon_two }
option-join = les { $group }

# Pourquoi une chose n’est pas proposée.

closed-full = plus aucun emplacement libre à ce tour
closed-price = vous coûterait { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    } avec cette tuile, et vous en avez { $amount }

# Ce qui se passe.

round-begins = Le tour { $round } commence.
placed = { $seat } place une tuile de valeur { $value } { $location_at }.
    .you = Vous placez
evaluated = { $location } : c’est à la tuile { $value } { $seat_of }.
    .you = { $location } : c’est à votre tuile { $value }.
gained = { $seat } prend { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    }.
    .you = Vous prenez
starts = { $seat } prend le marqueur premier joueur.
    .you = Vous prenez
exchanged = { $seat } échange une tuile de valeur { $old } contre une de valeur { $new }.
    .you = Vous échangez
kept = { $seat } n’a pas de tuile de la valeur suivante en réserve et reprend sa tuile de valeur { $value }.
    .you = Vous n’avez pas de tuile de la valeur suivante en réserve et reprenez votre tuile de valeur { $value }.
scored = { $seat } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    } { $source_for }.
    .you = Vous marquez
torches-taken = { $seat } { $amount ->
        [0] ne prend pas de torche : il n’en reste plus
        [one] prend { $amount } torche
       *[other] prend { $amount } torches
    }.
    .you = Vous { $amount ->
        [0] ne prenez pas de torche : il n’en reste plus
        [one] prenez { $amount } torche
       *[other] prenez { $amount } torches
    }.
hired = { $seat } { $amount ->
        [0] n’a plus d’homme de main à mettre dans le sac
        [one] met { $amount } homme de main dans le sac
       *[other] met { $amount } hommes de main dans le sac
    }.
    .you = Vous { $amount ->
        [0] n’avez plus d’homme de main à mettre dans le sac
        [one] mettez { $amount } homme de main dans le sac
       *[other] mettez { $amount } hommes de main dans le sac
    }.
moved = { $seat } avance de { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    } sur la piste de la Bastille et arrive sur la case { $space }.
    .you = Vous avancez de { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    } sur la piste de la Bastille et arrivez sur la case { $space }.
at-the-end = { $seat } est au bout de la piste de la Bastille et prend { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    } à la place.
    .you = Vous êtes au bout de la piste de la Bastille et prenez { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    } à la place.
bought = { $seat } recrute { $card } pour { $price ->
        [0] rien
        [one] { $price } pièce
       *[other] { $price } pièces
    }.
    .you = Vous recrutez
declined = { $seat } renonce à recruter.
    .you = Vous renoncez
nobody-left = { $seat } ne trouve plus personne sur la Place Louis.
    .you = Vous ne trouvez
too-poor = { $seat } n’a pas assez de pièces pour recruter quelqu’un.
    .you = Vous n’avez
mission-taken = { $seat } garde une mission.
    .you = Vous gardez
mission-taken-own = { $seat } garde la mission « { $mission } ».
    .you = Vous gardez
no-mission = { $seat } ne trouve pas de mission à garder.
    .you = Vous ne trouvez
flags-most = { $seat } est en tête aux drapeaux, avec { $flags }.
    .you = Vous êtes
flags-second = { $seat } est deuxième aux drapeaux, avec { $flags }.
    .you = Vous êtes
shown-bonus = { $tile } : pour les drapeaux de ce tour.
shown-versailles = { $tile } : au choix à Versailles ce tour-ci.
shown-card = { $card } arrive sur la Place Louis.
interim-begins = Fin du tour { $round } : décompte intermédiaire.
final-begins = Fin du tour { $round } : décompte final.
joined = { $card } rejoint les { $group } { $seat_of }.
    .you = { $card } rejoint vos { $group }.
drawn = Un homme de main { $seat_of } est tiré du sac.
    .you = Un de vos hommes de main est tiré du sac.
entered = { $seat } choisit { $effect_the } { $board_on }.
    .you = Vous choisissez
no-upgrade = { $seat } n’a aucune tuile à améliorer : rien ne se passe.
    .you = Vous n’avez
no-card = { $seat } ne trouve plus de carte Personnage dans la pile : rien ne se passe.
    .you = Vous ne trouvez
went-home = { $seat } récupère { $amount ->
        [one] { $amount } homme de main
       *[other] { $amount } hommes de main
    } des Catacombes.
    .you = Vous récupérez
back-in-bag = { $seat } remet dans le sac { $amount ->
        [one] { $amount } homme de main
       *[other] { $amount } hommes de main
    } du plateau Catacombes de droite.
    .you = Vous remettez
card-taken = { $seat } prend { $card } sur la pile.
    .you = Vous prenez
claimed = { $seat } prend { $one_a } et { $other_a } à la Bastille.
    .you = Vous prenez
claimed-two = { $seat } prend { $weapon_two } à la Bastille.
    .you = Vous prenez
claimed-last = { $seat } prend la dernière tuile Arme de la Bastille, { $one_a }.
    .you = Vous prenez
arsenal-laid = Tuiles Arme à la Bastille : fourche × { $pitchfork }, fusil × { $rifle }, rapière × { $rapier }.
mission-scored = { $seat } révèle « { $mission } » : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you = Vous révélez
unarmed = { $seat } a { $amount ->
        [one] { $amount } personnage sans arme
       *[other] { $amount } personnages sans arme
    } et perd { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you = Vous avez { $amount ->
        [one] { $amount } personnage sans arme
       *[other] { $amount } personnages sans arme
    } et perdez { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
ended = La partie s’achève après le tour { $round }.
pile-chosen = { $seat } examine { $pile_the }.
    .you = Vous examinez

# Ce qui est imprimé.

fact-spaces = { $amount ->
        [one] { $amount } case
       *[other] { $amount } cases
    }
fact-banque = { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    } par point de valeur de la tuile ; la première tuile donne le marqueur premier joueur
fact-notre-dame = échanger la tuile contre la valeur suivante de sa réserve ; la première tuile, si elle est échangée, marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
fact-notre-dame-first = échanger la tuile contre la valeur suivante de sa réserve ; la première tuile, échangée ou non, marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
fact-versailles = la première tuile choisit un bonus de la tuile Versailles, la deuxième prend l’autre
fact-catacombes = { $first ->
        [one] { $first } homme de main
       *[other] { $first } hommes de main
    } dans le sac pour la première tuile, { $second } pour la deuxième
fact-place-louis = recruter un personnage pour son coût moins la valeur de la tuile, ou renoncer
fact-bastille = avancer d’autant de cases que la valeur de la tuile ; { $amount } de plus pour la première tuile
fact-etats-generaux = examiner la pile et garder une mission ; la première tuile rapporte { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    }
fact-etats-generaux-secret = examiner une pile et garder une mission ; la première tuile choisit la pile et rapporte { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    }, la deuxième utilise l’autre pile
fact-cost = coûte { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    }
fact-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
fact-armed = porte { $weapon_a }
fact-needs = il lui faut { $weapon_a } d’ici la fin, sinon il coûte des points
fact-monk = rejoint à la fin le groupe de votre choix, et il lui en faut l’arme, sinon il coûte des points
fact-crowns = { $amount ->
        [one] { $amount } couronne
       *[other] { $amount } couronnes
    }
fact-gems = { $amount ->
        [one] { $amount } pierre précieuse
       *[other] { $amount } pierres précieuses
    }
fact-flags = { $amount ->
        [one] { $amount } drapeau
       *[other] { $amount } drapeaux
    }
fact-copies = exemplaires : { $amount }
fact-majority = { $first ->
        [one] { $first } point
       *[other] { $first } points
    } à celui qui en a le plus, { $second } au deuxième
fact-each = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    } de chaque groupe
fact-series = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour des { $group } de coût { $low }, { $middle } et { $high }
fact-track = après le tour { $interim } et après le tour { $final } vous marquez le dernier trait atteint
fact-track-arms = puis on prend des armes dans l’ordre de la piste : deux chacun, une pour le dernier
fact-scores-flags = après chaque tour celui qui en a le plus prend le bonus de gauche de la tuile du tour et le deuxième celui de droite
fact-scores-gems = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } chacune après le tour { $interim } et encore après le tour { $final }
fact-scores-crowns = qui en a le plus marque { $first ->
        [one] { $first } point
       *[other] { $first } points
    } après le tour { $interim } et { $second } après le tour { $final }
fact-scores-characters = à la fin les points imprimés sur eux
fact-drawn = après le tour { $interim } et après le tour { $final } on en tire du sac jusqu’à { $amount } ; chacun apporte un bonus à son propriétaire
fact-scores-henchmen = à la fin { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour chacun qui est encore dans le sac
fact-scores-coins = à la fin 1 point { $amount ->
        [one] par pièce
       *[other] pour { $amount } pièces
    }
fact-unarmed = { $rest ->
        [1] { $amount } ou plus
       *[other] { $amount }
    } à la fin : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de moins
fact-arms = arme un des { $group } à la fin
fact-arms-anyone = arme n’importe quel personnage à la fin
fact-line = trait à la case { $space } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

# La fin.

reason-most-points = La victoire va au plus grand nombre de points.
reason-most-coins = À égalité de points, les pièces décident.
reason-shared = Égalité de points et de pièces : la victoire est partagée.
tie-coins = À égalité de points : pièces

# Options de table.

option-missions = Missions
option-missions-open = une pile, et une mission distribuée à chacun
option-missions-secret = Missions secrètes : deux piles, rien de distribué
option-flags = Toucher le bonus des drapeaux sans en avoir
option-flags-needed = non, il en faut au moins un
option-flags-any = oui, dans l’ordre à partir du premier joueur
option-notre-dame = Le point de Notre-Dame
option-notre-dame-exchange = à la première tuile, si elle est échangée
option-notre-dame-first = à la première tuile dans tous les cas

# Tableaux de l’interface en texte.

sheet-places = Paris, tour { $round } sur { $rounds } ; premier joueur : { $start }
sheet-display = Personnages sur la Place Louis ; encore { $deck } dans la pile
sheet-offers = Bonus de ce tour
sheet-catacombs = Les Catacombes
sheet-seats = Les joueurs
sheet-track = La piste de la Bastille, depuis la tête
sheet-arms = Couronnes, pierres, drapeaux et armes
sheet-scoring = Ce qui rapporte des points, et quand
sheet-characters = Personnages de chacun
sheet-missions = Missions que vous voyez
sheet-piles = Les missions, la dernière fois que vous les avez examinées
column-location = Lieu
column-card = Personnage
column-cost = Coût
column-points = Points
column-weapon = Arme
column-crowns = Couronnes
column-gems = Pierres
column-flags = Drapeaux
column-tile = Tuile
column-left = Gauche
column-right = Droite
column-board = Plateau
column-bonus = Bonus
column-henchman = Homme de main
column-seat = Joueur
column-coins = Pièces
column-tiles = Tuiles
column-supply = Réserve
column-space = Piste de la Bastille
column-order = Ordre
column-bag = Dans le sac
column-henchmen = Hommes de main restants
column-missions = Missions
column-torches = Torches
column-unarmed = Sans arme
column-group = Groupe
column-mission = Mission
column-worth = Valeur actuelle
column-pile = Pile
column-size = Cartes restantes
column-seen = Vues
cell-none = –
cell-no-space = ×
cell-tile = { $value } { $seat }
cell-values = { $ones ->
        [0] { "" }
       *[other] { $ones }×1{ " " }
    }{ $twos ->
        [0] { "" }
       *[other] { $twos }×2{ " " }
    }{ $threes ->
        [0] { "" }
       *[other] { $threes }×3{ " " }
    }{ $fours ->
        [0] { "" }
       *[other] { $fours }×4
    }
cell-printed = { $weapon }, imprimée
cell-needed = { $weapon }, à fournir
cell-needed-any = celle d’un groupe, à fournir
cell-laid-out = À prendre

# Ce dont parle un conseil.

term-had = points tout de suite
term-tiles = tuiles Influence
term-coins = pièces
term-track = piste de la Bastille
term-henchmen = hommes de main
term-characters = personnages
term-gems = pierres précieuses
term-crowns = couronnes
term-missions = missions
term-unarmed = armes pour les personnages
