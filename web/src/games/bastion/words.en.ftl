# Words of the drawn board alone.

board-turn = Turn the board
board-round = Round { $round }
board-token = the token: { $seat }
board-values = Force { $force }, Courage { $courage }
board-done-moved = has moved
board-done-hastened = has hastened
board-done-booted = has used the boots
board-done-attacked = has attacked
board-done-spy = spies
board-drawbridge = Drawbridge of { $seat }
board-bridge-open = open
board-bridge-closed = closed
board-bridge-broken = broken
board-treasure = Treasure of { $seat }
board-flag = Flag of { $seat }
board-hint-you = you up to { $most }
board-hint-them = they { $least } to { $most }
board-hint-them-sure = they { $most }
board-hint-bridge = of { $left } left
board-hint-cost = costs { $cost } Rapidity
board-on-tower = on { $tower }
