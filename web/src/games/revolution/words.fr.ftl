# Mots du seul plateau dessiné.

board-turn = Tour { $turn }
board-hidden = offre cachée
board-own = vous seul voyez votre offre
