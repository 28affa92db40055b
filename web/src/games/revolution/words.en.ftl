# Words of the drawn board alone.

board-turn = Turn { $turn }
board-own = only you see your bid
board-last = Last turn’s bids

# Headings over answers of a sort, with what those answers name.

group-option-spy = { $area }
group-option-swap = { $area }
group-option-with = { $area }
