goal = Réunissez alliés, armes et missions dans le Paris de 1789 ; après huit tours, le plus de points l’emporte. À chaque tour, placez vos tuiles Influence dans sept lieux ; dans chacun, la plus haute passe en premier et, à égalité, la plus à gauche. À la fin, il faut des armes aux personnages, et les missions récompensent ce que vous avez le plus.

# Noms des choses : le nom seul, et avec ce que la phrase demande devant.

location-banque = Banque de Paris
    .at = à la Banque de Paris
location-notre-dame = Notre Dame
    .at = à Notre Dame
location-versailles = Versailles
    .at = à Versailles
location-catacombes = Catacombes
    .at = aux Catacombes
location-place-louis = Place Louis
    .at = à la Place Louis
location-bastille = Bastille
    .at = à la Bastille
location-etats-generaux = États Généraux
    .at = aux États Généraux

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
weapon-rifle = fusil
    .a = un fusil
weapon-rapier = rapière
    .a = une rapière

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
bonus-e1 = Tuile de fin E1
bonus-e2 = Tuile de fin E2
catacombs-left = Plateau de gauche
    .on = sur le plateau de gauche
catacombs-right = Plateau de droite
    .on = sur le plateau de droite
catacombs-final = Catacombes
    .on = dans les catacombes
track-bastille = Piste de la Bastille
pile-top = Pile du haut
    .the = la pile du haut
pile-bottom = Pile du bas
    .the = la pile du bas

source-notre-dame = Notre Dame
    .for = à Notre Dame
source-versailles = Versailles
    .for = à Versailles
source-flags = Drapeaux
    .for = pour ses drapeaux
source-gems = Pierres précieuses
    .for = pour ses pierres précieuses
source-crowns = Couronnes
    .for = pour le plus de couronnes
source-catacombs = Catacombes
    .for = dans les catacombes
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
        [one] { $amount } pas sur la piste de la Bastille
       *[other] { $amount } pas sur la piste de la Bastille
    }
bonus-torches = { $amount ->
        [one] { $amount } torche
       *[other] { $amount } torches
    }
bonus-henchmen = { $amount ->
        [one] { $amount } homme de main dans le sac
       *[other] { $amount } hommes de main dans le sac
    }
bonus-upgrade = améliorer une tuile Influence de un
bonus-card = la première carte Personnage, gratuite
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
        [one] { $amount } pas sur la piste de la Bastille
       *[other] { $amount } pas sur la piste de la Bastille
    }
enter-torches = { $board } : { $amount ->
        [one] { $amount } torche
       *[other] { $amount } torches
    }
enter-henchmen = { $board } : { $amount ->
        [one] { $amount } homme de main dans le sac
       *[other] { $amount } hommes de main dans le sac
    }
enter-upgrade = { $board } : améliorer une tuile Influence de un
enter-card = { $board } : la première carte Personnage, gratuite
enter-mission = { $board } : une mission au choix

# Ce qui est demandé.

choose-tile = Tour { $round } : placez une de vos tuiles, il en reste { $amount }.
choose-bonus = Versailles : quel bonus prenez-vous ?
choose-character = Place Louis : qui recrutez-vous avec votre tuile de { $value } ? Vous avez { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    }.
choose-pile = Quelle pile de missions examinez-vous ?
choose-mission = Quelle mission gardez-vous ? Les autres ne la verront pas.
choose-niche = Votre homme de main est tiré, numéro { $number } : quel bonus prenez-vous ?
choose-upgrade = Laquelle de vos tuiles améliorez-vous de un ?
choose-weapons = Bastille : quelles deux tuiles Arme prenez-vous ?
choose-group = { $card } : quel groupe rejoint-il pour de bon ?

option-place = tuile { $value } { $location_at }
option-buy = { $card } pour { $price ->
        [0] rien
        [one] { $price } pièce
       *[other] { $price } pièces
    } : points { $points }, couronnes { $crowns }, pierres { $gems }, drapeaux { $flags }
option-decline = Personne
option-pile = { $pile }
option-mission = { $mission }
option-upgrade = { $old } devient { $new }
option-claim = { $one_a } et { $other_a }
option-join = les { $group }

# Ce qui se passe.

round-begins = Le tour { $round } commence.
placed = { $seat } place une tuile de { $value } { $location_at }.
evaluated = La tuile de { $value } de { $seat } est évaluée { $location_at }.
gained = { $seat } prend { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    }.
starts = { $seat } prend le marqueur premier joueur.
exchanged = { $seat } échange une tuile de { $old } contre une de { $new }.
kept = { $seat } n’a pas de tuile supérieure en réserve et reprend sa tuile de { $value }.
scored = { $seat } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    } { $source_for }.
torches-taken = { $seat } { $amount ->
        [0] ne prend pas de torche : il n’en reste plus
        [one] prend { $amount } torche
       *[other] prend { $amount } torches
    }.
hired = { $seat } { $amount ->
        [0] ne met aucun homme de main
        [one] met { $amount } homme de main
       *[other] met { $amount } hommes de main
    } dans le sac.
moved = { $seat } avance de { $steps } pas sur la piste de la Bastille, jusqu’à la case { $space }.
at-the-end = { $seat } est au bout de la piste de la Bastille et prend { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    } à la place.
bought = { $seat } recrute { $card } pour { $price ->
        [0] rien
        [one] { $price } pièce
       *[other] { $price } pièces
    }.
declined = { $seat } ne recrute personne.
mission-taken = { $seat } garde une mission.
mission-taken-own = { $seat } garde la mission « { $mission } ».
no-mission = { $seat } ne trouve pas de mission à garder.
flags-most = { $seat } a le plus de drapeaux : { $flags }.
flags-second = { $seat } est deuxième aux drapeaux : { $flags }.
shown-bonus = Pour les drapeaux : { $tile }.
shown-versailles = À Versailles : { $tile }.
shown-card = { $card } arrive à la Place Louis.
interim-begins = Le décompte intermédiaire après le tour { $round } commence.
final-begins = Le décompte final après le tour { $round } commence.
joined = { $seat } fait rejoindre les { $group } à { $card }.
drawn = Un homme de main de { $seat } est tiré du sac.
entered = { $seat } prend le bonus { $place } { $board_on }.
went-home = { $seat } reprend { $amount ->
        [one] { $amount } homme de main
       *[other] { $amount } hommes de main
    } des catacombes.
back-in-bag = { $amount ->
        [one] { $amount } homme de main
       *[other] { $amount } hommes de main
    } de { $seat } sur le plateau de droite : retour dans le sac.
card-taken = { $seat } tire { $card }.
claimed = { $seat } prend { $one_a } et { $other_a } à la Bastille.
claimed-last = { $seat } prend ce qui reste à la Bastille : { $one_a }.
arsenal-laid = Disposées à la Bastille : fourches { $pitchfork }, fusils { $rifle }, rapières { $rapier }.
mission-scored = { $seat } révèle « { $mission } » : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
unarmed = { $seat } a { $amount ->
        [one] { $amount } personnage sans arme
       *[other] { $amount } personnages sans arme
    } et perd { $points } points.
ended = La partie s’achève après le tour { $round }.
pile-chosen = { $seat } examine { $pile_the }.

# Ce qui est imprimé.

fact-spaces = { $amount } cases
fact-banque = { $amount } pièces par point de valeur de la tuile ; le premier prend le marqueur premier joueur
fact-notre-dame = échanger la tuile contre la valeur suivante de sa réserve ; le premier marque { $points }
fact-versailles = le premier choisit un bonus de la tuile visible, le second prend l’autre
fact-catacombes = { $first } hommes de main dans le sac pour le premier, { $second } pour le second
fact-place-louis = recruter un personnage pour son coût moins la valeur de la tuile, ou renoncer
fact-bastille = avancer de la valeur de la tuile ; le premier de { $amount } en plus
fact-etats-generaux = garder une mission de la pile ; le premier prend { $amount } pièces
fact-cost = coûte { $amount }
fact-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
fact-armed = porte { $weapon_a }
fact-needs = demande { $weapon_a }
fact-monk = rejoint un groupe au choix à la fin, et en demande l’arme
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
fact-majority = { $first } points à qui en a le plus, { $second } au deuxième
fact-each = { $points } points pour { $amount } cartes de chaque groupe
fact-series = { $points } points pour les { $group } de coût { $low }, { $middle } et { $high }
fact-line = trait à la case { $space } : { $points } points

# La fin.

reason-most-points = Personne n’a autant de points.
reason-most-coins = À égalité de points, les pièces décident.
reason-shared = Points et pièces sont à égalité.

# Options de table.

option-missions = Missions
option-missions-open = une pile, une distribuée à chacun
option-missions-secret = Missions secrètes : deux piles, aucune distribuée
option-flags = Bonus de drapeaux sans aucun drapeau
option-flags-needed = non, il en faut au moins un
option-flags-any = oui, dans l’ordre des joueurs

# Tableaux de l’interface en texte.

sheet-places = Paris, tour { $round } sur { $rounds } ; premier joueur : { $start }
sheet-display = Personnages à la Place Louis ; encore { $deck } dans la pile
sheet-offers = Bonus de ce tour
sheet-catacombs = Les catacombes
sheet-seats = Les joueurs
sheet-arms = Couronnes, pierres, drapeaux et armes
sheet-characters = Personnages de chacun
sheet-missions = Missions que vous voyez
sheet-piles = Missions vues la dernière fois que vous avez regardé
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
column-bag = Dans le sac
column-henchmen = Hommes de main restants
column-missions = Missions
column-torches = Torches
column-unarmed = Sans arme
column-group = Groupe
column-mission = Mission
column-worth = Vaut à présent
column-pile = Pile
column-size = Cartes à présent
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
cell-printed = imprimée
cell-needed = à fournir
cell-laid-out = À prendre
