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
