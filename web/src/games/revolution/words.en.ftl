# Words of the drawn board alone.

board-turn = Turn { $turn }
board-hidden = bid hidden
board-own = only you see your bid
