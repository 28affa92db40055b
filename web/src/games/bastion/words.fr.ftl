# Les mots du seul plateau dessiné.

board-turn = Tourner le plateau
board-round = Manche { $round }
board-token = le jeton : { $seat }
board-values = Force { $force }, Courage { $courage }
board-done-moved = a bougé
board-done-hastened = a forcé la marche
board-done-booted = a utilisé les bottes
board-done-attacked = a attaqué
board-done-spy = espionne
board-drawbridge = Pont-levis de { $seat }
board-bridge-open = ouvert
board-bridge-closed = fermé
board-bridge-broken = détruit
board-treasure = Trésor de { $seat }
board-flag = Drapeau de { $seat }
board-hint-you = vous, au plus { $most }
board-hint-them = eux, { $least } à { $most }
board-hint-them-sure = eux, { $most }
board-hint-bridge = sur { $left } restants
board-on-tower = sur { $tower }

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
duel-captures = { $seat } capture : { $pieces }.
duel-who = Qui ?
duel-who-leads = Qui mène l’attaque ?
duel-who-joins = Qui soutient le vaillant ?
duel-who-bears = Qui porte votre objet ?
panel-missions = Vos missions
panel-missions-common = Missions pour tous
panel-deck = Missions dans la pioche
panel-known = connue de vous, en main
panel-none-laid = rien de posé
panel-hidden = Les missions sont cachées en main.
panel-no-missions = Aucune mission en main.
panel-prisons = Prisons
panel-prison-empty = personne
panel-prisoners = Prisonniers
panel-treasure = Trésor
panel-flag = Drapeau
panel-reserves = Réserves
panel-round = Manche { $round }
panel-token = Jeton
panel-bridge-open = Pont-levis ouvert
panel-bridge-closed = Pont-levis fermé
panel-bridge-broken = Pont-levis cassé
