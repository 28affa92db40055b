# Words of the drawn board alone.

board-turn = Turn the board
board-round = Round { $round }
board-token = the token: { $seat }
board-values = Force { $force }, Courage { $courage }
board-done-moved = has moved
board-done-hastened = has hastened
board-done-booted = has used the boots
board-done-attacked = has attacked
board-done-spy = spies
board-drawbridge = Drawbridge of { $seat }
board-bridge-open = open
board-bridge-closed = closed
board-bridge-broken = broken
board-treasure = Treasure of { $seat }
board-flag = Flag of { $seat }
board-hint-you = you up to { $most }
board-hint-them = they { $least } to { $most }
board-hint-them-sure = they { $most }
board-hint-bridge = of { $left } left
board-on-tower = on { $tower }

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
panel-missions = Your missions
panel-missions-common = Missions for everybody
panel-deck = Missions in the deck
panel-known = known to you, in hand
panel-none-laid = nothing laid yet
panel-hidden = The missions are hidden in the hands.
panel-no-missions = No mission in hand.
panel-prisons = Prisons
panel-prison-empty = nobody
panel-prisoners = Prisoners
panel-treasure = Treasure
panel-flag = Flag
panel-reserves = Reserves
panel-round = Round { $round }
panel-token = Token
panel-bridge-open = Drawbridge open
panel-bridge-closed = Drawbridge closed
panel-bridge-broken = Drawbridge broken
