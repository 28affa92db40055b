# Mots du seul plateau dessiné.

board-turn = Tour { $turn }
board-own = vous seul voyez votre mise
board-last = Mises d’avant

# Headings over answers of a sort, with what those answers name.

group-option-spy = { $area }
group-option-swap = { $area }
group-option-with = { $area }
