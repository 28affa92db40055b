# Mots du seul plateau dessiné.

board-round = Manche { $round }
board-last = Manche { $round } sur { $last }
board-last-round = Dernière manche : ce que vous avez encore rapporte maintenant, ou jamais.
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

# Headings over answers of a sort, with what those answers name.

group-option-place = Placer une clé
group-option-place-arc = Placer une clé
group-option-move = Déplacer une clé
group-option-move-to = Déplacer une clé
group-option-search = Tuiles de fin
group-option-buy = Actions libres
group-option-sell = Actions libres
group-option-sell-tile = Actions libres
group-option-use = Actions libres
group-option-use-points = Actions libres
group-option-use-francs = Actions libres
group-option-use-both = Actions libres
group-option-use-key = Actions libres
group-option-draw = Piles
group-option-bonus = Tuiles bonus
group-option-to-building = Bâtiments
group-option-to-landmark = Monuments
group-option-to-new = Monuments

# Formes des noms du journal que leurs signes précèdent.

sign-gain-francs = franc | francs
