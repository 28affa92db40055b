# Les mots du seul plateau dessiné.

board-turn = Tourner le plateau
board-round = Manche { $round }
board-token = le jeton : { $seat }
board-values = Force { $force }, Courage { $courage }
board-done-moved = a bougé
board-done-hastened = a forcé la marche
board-done-booted = a utilisé les bottes
board-done-attacked = a attaqué
board-done-spy = espionne
board-drawbridge = Pont-levis de { $seat }
board-bridge-open = ouvert
board-bridge-closed = fermé
board-bridge-broken = détruit
board-treasure = Trésor de { $seat }
board-flag = Drapeau de { $seat }
board-hint-you = vous, au plus { $most }
board-hint-them = eux, { $least } à { $most }
board-hint-them-sure = eux, { $most }
board-hint-bridge = sur { $left } restants
board-hint-cost = coûte { $cost } de Rapidité
board-on-tower = sur { $tower }
