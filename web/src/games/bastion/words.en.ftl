# Words of the drawn board alone.

board-turn = Turn the board
board-round = Round { $round } of { $limit }
board-limit = the match ends after round { $last }
board-quiet = if nothing is won or lost it ends after round { $last }
board-pledged = { $amount ->
        [one] one of them is needed for a laid mission
       *[other] { $amount } of them are needed for laid missions
    }
board-token = { $seat } has the token
board-values = Force { $force }, Courage { $courage }
board-done-moved = has moved
board-done-hastened = has made a forced march
board-done-booted = has used the boots
board-done-attacked = has attacked
board-done-spy = spies
board-drawbridge = { $seat_of } drawbridge
board-bridge-open = open
board-bridge-closed = closed
board-bridge-broken = broken
board-treasure = { $seat_of } treasure
board-flag = { $seat_of } flag
board-hint-you = you up to { $most }
board-hint-them = they have { $least } to { $most }
board-hint-them-sure = they have { $most }
board-hint-bridge = resistance { $left }
board-hint-cost = costs { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    } of Speed
board-on-tower = on { $tower_the }

# The combat and the panels beside the board.

duel-combat = Combat
duel-riposte = Riposte
duel-assault = Assault on the drawbridge
duel-last = Last combat
duel-close = Close
duel-against = against
duel-valiant = the champion
duel-bridge = Drawbridge
duel-cost = costs { $cost }
duel-most = up to { $most }
duel-power = power { $most }
duel-range = power { $least }–{ $most }
duel-captures = { $seat } captures { $pieces }.
duel-prisoner = { $piece_the }
duel-cancelled = { $seat } plays { $event }: there is no combat.
duel-home = The Amulet brings { $seat_of } { $piece } home.
duel-who = Who?
duel-who-leads = Who leads the attack?
duel-who-joins = Who supports the champion?
duel-who-bears = Who bears your item?
panel-missions = Your missions
panel-missions-common = Missions for all
panel-missions-all = Missions
panel-laid = Laid
panel-deck = Missions in the deck
panel-known = in hand, seen by your spy
panel-none-laid = nothing laid yet
panel-hidden = Missions in hand are secret.
panel-no-missions = No mission in hand.
panel-prisons = Prisons
panel-prison-empty = no prisoner
panel-prisoners = Prisoners
panel-reserves = Reserves
panel-bridge-open = Drawbridge open
panel-bridge-closed = Drawbridge closed
panel-bridge-broken = Drawbridge broken

# Whoever is left to deploy takes the places left, in order.
board-line-up = Line up the rest

# Headings over answers of a sort, with what those answers name.

group-option-move = Move a piece
group-option-move-to = Move a piece
group-option-move-aboard = Move a piece
group-option-open = Drawbridges
group-option-close = Drawbridges
group-option-lay = Lay a mission
group-option-arm = Items
group-option-to = Squares
group-option-board = Board a Tower
group-option-target = Attack
group-option-assault = Attack
group-option-spy = Spy

# Forms of names in the log that their signs stand before.

sign-figure-s = Soldier | Soldiers
sign-figure-a = Archer | Archers
sign-figure-t = Tower | Towers
sign-figure-c = Knight | Knights
