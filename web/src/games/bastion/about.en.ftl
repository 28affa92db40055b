# The game for newcomers: in one minute, and what they ask first.

about-minute = Castles and armies, and nobody sees how strong a piece is. Each turn you choose: move the soldiers, or move the strategists. In a fight each side secretly lays a courage card; Force times courage decides, and the weaker is captured. Prisoners, treasures, flags and broken drawbridges fulfil your missions. Six mission points win at once.
about-turn = Choose soldiers or strategists, move them, attack what is in reach, and lay a mission you have fulfilled.
about-points = Each mission laid is worth one to three points. You must prove it: with prisoners, treasures, flags or broken drawbridges.
about-end = At once, when somebody’s missions are worth six points; otherwise when the rounds run out.
