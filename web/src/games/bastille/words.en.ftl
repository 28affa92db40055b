# Words of the drawn board alone.

board-round = Round { $round } of { $rounds }
board-july = July 1789
board-display = The characters of this round
board-tile = Tile of { $value }
board-bag = The bag
board-arsenal = The arsenal
board-missions = Your missions
board-missions-all = The missions
board-no-missions = none yet
board-spent = back to supply
board-returned = back into the bag
board-most = most
board-second = second
board-interim = Interim scoring
board-final = Final scoring
board-search = Keep one mission
board-now = now { $points }
board-sold = taken
board-unarmed = unarmed
board-start = start player
board-deck = Characters in the deck

# Headings over answers of a sort, with what those answers name.

group-option-place = Tile { $value }

# Forms of names in the log that their signs stand before.

sign-effect-coins = coin | coins
sign-effect-points = point | points
sign-effect-steps = step | steps
sign-effect-torches = torch | torches
sign-effect-henchmen = henchman | henchmen
sign-weapon-pitchfork = pitchforks
sign-weapon-rifle = rifles
sign-weapon-rapier = rapiers
