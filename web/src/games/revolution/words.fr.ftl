# Mots du seul plateau dessiné.

board-turn = Tour { $turn }
board-own = vous seul voyez votre mise
