# Words of the drawn board alone.

board-round = Round { $round }
board-last = Round { $round } of { $last }
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
