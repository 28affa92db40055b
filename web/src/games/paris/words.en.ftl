# Words of the drawn board alone.

board-round = Round { $round }
board-last = Round { $round } of { $last }
board-last-round = Last round: what you still hold scores now, or never.
board-reserve = Reserve
board-end-tiles = End tiles
board-empty = empty
board-hidden = ?
board-key = { $seat_of } key
board-left = { $count ->
        [one] one tile
       *[other] { $count } tiles
    }
board-no-tiles = Bonus tiles that you take lie here.
board-answer-finish = End the turn
board-answer-decline = Decline
board-answer-pass = Do nothing
board-landmark-luxembourg = Luxembourg
board-landmark-tuileries = Tuileries
board-landmark-opera = Opéra
board-landmark-grand-palais = Grand Palais
board-landmark-sacre-coeur = Sacré-Cœur
board-landmark-notre-dame = Notre-Dame
board-landmark-louvre = Louvre
board-landmark-eiffel = Eiffel Tower

# Headings over answers of a sort, with what those answers name.

group-option-place = Place a key
group-option-place-arc = Place a key
group-option-move = Move a key
group-option-move-to = Move a key
group-option-search = End Game tiles
group-option-buy = Free actions
group-option-sell = Free actions
group-option-sell-tile = Free actions
group-option-use = Free actions
group-option-use-points = Free actions
group-option-use-francs = Free actions
group-option-use-both = Free actions
group-option-use-key = Free actions
group-option-draw = Piles
group-option-bonus = Bonus tiles
group-option-to-building = Buildings
group-option-to-landmark = Landmarks
group-option-to-new = Landmarks

# Forms of names in the log that their signs stand before.

sign-gain-francs = Franc | Francs
