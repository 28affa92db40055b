# Les mots du seul plateau dessiné.

board-turn = Tourner le plateau
board-round = Manche { $round } sur { $limit }
board-limit = la partie s’achève après la manche { $last }
board-quiet = si rien n’est gagné ni perdu elle s’achève après la manche { $last }
board-pledged = { $amount ->
        [one] un d’eux sert à une mission posée
       *[other] { $amount } d’entre eux servent à des missions posées
    }
board-token = { $seat } a le jeton
board-values = Force { $force }, Courage { $courage }
board-done-moved = a bougé
board-done-hastened = a fait une marche forcée
board-done-booted = a utilisé les bottes
board-done-attacked = a attaqué
board-done-spy = espionne
board-drawbridge = Pont-levis { $seat_of }
board-bridge-open = ouvert
board-bridge-closed = fermé
board-bridge-broken = cassé
board-treasure = Trésor { $seat_of }
board-flag = Drapeau { $seat_of }
board-hint-you = vous, { $most } au plus
board-hint-them = en face, { $least } à { $most }
board-hint-them-sure = en face, { $most }
board-hint-bridge = résistance { $left }
board-hint-cost = coûte { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    } de Rapidité
board-on-tower = sur { $tower_the }

# Le combat et les panneaux à côté du plateau.

duel-combat = Combat
duel-riposte = Riposte
duel-assault = Assaut du pont-levis
duel-last = Dernier combat
duel-close = Fermer
duel-against = contre
duel-valiant = le vaillant
duel-bridge = Pont-levis
duel-cost = coûte { $cost }
duel-most = max. { $most }
duel-power = puissance { $most }
duel-range = puissance { $least }–{ $most }
duel-captures = { $seat } capture { $pieces }.
duel-prisoner = { $piece_the }
duel-cancelled = { $seat } joue { $event } : il n’y a pas de combat.
duel-home = L’Amulette ramène { $piece_the } { $seat_of } dans son bastion.
duel-who = Qui ?
duel-who-leads = Qui mène l’attaque ?
duel-who-joins = Qui soutient le vaillant ?
duel-who-bears = Qui porte votre objet ?
panel-missions = Vos missions
panel-missions-common = Missions pour tous
panel-missions-all = Missions
panel-laid = Posées
panel-deck = Missions dans la pioche
panel-known = en main, vue par votre espion
panel-none-laid = aucune posée
panel-hidden = Les missions en main restent secrètes.
panel-no-missions = Aucune mission en main.
panel-prisons = Prisons
panel-prison-empty = aucun prisonnier
panel-prisoners = Prisonniers
panel-reserves = Réserves
panel-bridge-open = Pont-levis ouvert
panel-bridge-closed = Pont-levis fermé
panel-bridge-broken = Pont-levis cassé

# Whoever is left to deploy takes the places left, in order.
board-line-up = Aligner le reste

# Headings over answers of a sort, with what those answers name.

group-option-move = Déplacer une pièce
group-option-move-to = Déplacer une pièce
group-option-move-aboard = Déplacer une pièce
group-option-open = Ponts-levis
group-option-close = Ponts-levis
group-option-lay = Poser une mission
group-option-arm = Objets
group-option-to = Cases
group-option-board = Monter sur une Tour
group-option-target = Attaquer
group-option-assault = Attaquer
group-option-spy = Espionner

# Formes des noms du journal que leurs signes précèdent.

sign-figure-s = Soldat | Soldats
sign-figure-a = Archer | Archers
sign-figure-t = Tour d’assaut | Tours d’assaut
sign-figure-c = Chevalier | Chevaliers
