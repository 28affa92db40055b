# Mots du seul plateau dessiné.

board-round = Manche { $round }
board-last = Manche { $round } sur { $last }
board-reserve = Réserve
board-end-tiles = Tuiles de fin
board-empty = vide
board-hidden = ?
board-key = clé { $seat_of }
board-left = { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
board-no-tiles = Vos tuiles bonus viendront ici.
board-answer-finish = Finir le tour
board-answer-decline = Renoncer
board-answer-pass = Ne rien faire
board-landmark-luxembourg = Luxembourg
board-landmark-tuileries = Tuileries
board-landmark-opera = Opéra
board-landmark-grand-palais = Grand Palais
board-landmark-sacre-coeur = Sacré-Cœur
board-landmark-notre-dame = Notre-Dame
board-landmark-louvre = Louvre
board-landmark-eiffel = Tour Eiffel
