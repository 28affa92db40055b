# Words of the drawn board alone.

board-turn = Turn { $turn }
board-own = only you see your bid
