# Mots du seul plateau dessiné.

board-round = Tour { $round } sur { $rounds }
board-july = Juillet 1789
board-display = Les personnages de ce tour
board-tile = Tuile { $value }
board-bag = Le sac
board-arsenal = L’arsenal
board-missions = Vos missions
board-missions-all = Les missions
board-no-missions = aucune
board-spent = retour en réserve
board-returned = retour dans le sac
board-most = 1er
board-second = 2e
board-interim = Décompte intermédiaire
board-final = Décompte final
board-search = Garder une mission
board-now = vaut { $points }
board-sold = recruté
board-unarmed = sans arme
board-start = premier joueur
board-deck = Personnages dans la pile

# Headings over answers of a sort, with what those answers name.

group-option-place = Tuile { $value }

# Formes des noms du journal que leurs signes précèdent.

sign-effect-coins = pièce | pièces
sign-effect-points = point | points
sign-effect-steps = case | cases
sign-effect-torches = torche | torches
sign-effect-henchmen = homme de main | hommes de main
sign-weapon-pitchfork = fourches
sign-weapon-rifle = fusils
sign-weapon-rapier = rapières
