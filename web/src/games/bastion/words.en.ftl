# The combat and the panels beside the board.

duel-combat = Combat
duel-riposte = Riposte
duel-assault = Assault on the drawbridge
duel-last = Last combat
duel-close = Close
duel-against = against
duel-valiant = the valiant
duel-bridge = Drawbridge
duel-cost = costs { $cost }
duel-captures = { $seat } captures { $pieces }.
duel-who = Who?
duel-who-leads = Who leads the attack?
duel-who-joins = Who joins the valiant?
duel-who-bears = Who bears your object?
