"""The weights of the heuristic; the unit is the worth of a Soldier."""

# mypyc: compile

from typing import Final

from librt.vecs import vec

# --- pieces and courage

PIECE: Final = vec[float]([1.0, 1.4, 1.6, 1.9, 2.4, 2.4])  # by kind
LOSS: Final = 1.2  # factor of a lost piece's worth, since it also serves a mission of its captor
LAST_COURAGE: Final = 1.5  # the last point of courage in a reserve
PLENTY_DISCOUNT: Final = 0.15  # discount on all points of courage for each further one
LAST_ROUNDS: Final = 20.0  # before the end, in which saved courage loses its worth

# --- missions

POINT: Final = 1.6  # a printed point of a mission
# The effort to capture one more prisoner, by need (board.NEEDS).
EFFORT: Final = vec[float]([1.3, 1.0, 1.3, 1.3, 2.0, 2.2, 0.7, 0.8])
EFFORT_SHARE: Final = 0.6  # weight of the effort in the worth of a mission
PROSPECT: Final = vec[float]([0.0, 0.12, 0.25, 0.25, 0.08, 0.55, 0.15])  # chances, by proof
COMMON_SHARE: Final = 0.3  # of a prisoner's worth, for missions open to all seats
LAYING: Final = 10.0  # laying a mission, which is always best
NEW_MISSION: Final = 0.8  # a mission to be drawn
SPYING: Final = 0.02  # spying on unknown missions; the cost of spying on known ones

# --- squares

TOKEN: Final = 0.5  # an enemy's treasure or flag without a mission for it
FREEING: Final = 1.2  # a prison that holds own pieces
RAMPART_SHARE: Final = 0.6  # an enemy's ramparts, by the points of missions for them
SIEGE: Final = 0.9  # the squares before a closed drawbridge
SIEGE_SHARE: Final = 0.7  # the squares before any drawbridge, by the points for breaking it
TOO_STRONG: Final = 0.35  # factor for enemies that no single piece of the kind can beat
GUARD: Final = 0.25  # guarding an own treasure, flag or prison square
FADING: Final = 0.88  # factor of a goal's value for each step of the distance
# The factor of goals by kind: royals stay at home as long as the match goes well.
ZEAL: Final = vec[float]([1.0, 0.8, 1.0, 1.0, 0.2, 0.05])
LATE_SHARE: Final = 0.5  # of all rounds: from then on all kinds begin to go out,
LATE_SPAN: Final = 0.3  # and after this further share they do so fully
FEW_PIECES: Final = 7  # with fewer pieces than this, all kinds begin to go out,
FEW_SPAN: Final = 4.0  # and with this many fewer they do so fully

# --- movement

MOVE_COST: Final = 0.01  # a move
GREEN: Final = 0.1  # a point of rapidity
DANGER: Final = 0.7  # factor of the expected loss by the worst attack of the next turn
KING_FEAR: Final = 3.0  # factor of DANGER for the King
BOLD_AFTER_ROUNDS: Final = 6.0  # without progress, after which danger is ignored
OPEN_GATE: Final = 0.3  # opening a drawbridge for armies
CLOSE_GATE: Final = -0.1
ARM_EARLY: Final = -0.1  # attaching an object before a fight instead of during it
FREED: Final = 5.0  # freeing a prisoner, in addition to the worth of the piece

# --- attacks

SURE: Final = 0.85  # chance of a capture with the greater greatest power,
EVEN: Final = 0.25  # with equal powers,
RARE: Final = 0.08  # with the smaller one,
FREE_SHOT: Final = 0.25  # and with an Archer at least: shooting is without risk
FREE_CARD: Final = 0.25  # share of the free card in a defender's play,
TOP_CARD: Final = 0.6  # and of the dearest; the others share the rest
THEIR_COURAGE: Final = 0.5  # a point of courage that the defender spends
JOINING: Final = -0.1  # a supporter, which cannot lead an attack in this turn
TOGETHER: Final = 0.9  # factor for a supporter that is only useful with all others
DECLARING: Final = 0.1  # declaring the attack without further supporters
RIPOSTE: Final = 0.5  # factor of the expected loss by a riposte
RIPOSTE_OF_TARGET: Final = 0.2  # further factor for the target, which is usually captured
BREAKING_SHARE: Final = 0.6  # an attack on a drawbridge, by the points for breaking it
CLOSED: Final = 0.4  # an attack on a closed drawbridge
OPEN: Final = 0.05  # an attack on an open one, which a later mission may ask for
JOIN_ASSAULT: Final = 0.5  # joining an attack on a drawbridge
ASSAULT_SCALE: Final = 10.0  # makes cards against a drawbridge almost deterministic

# --- objects and events

BEARER_SHARE: Final = 0.3  # attaching an object, by the worth of the piece
LOOT: Final = 1.0  # the object of a defeated piece
THEFT: Final = 1.0
KEPT_EVENT: Final = 0.3  # an event kept for later
EVENT_SHARE: Final = 0.02  # share of an event instead of a courage card
LEAST_SHARE: Final = 0.001  # added to the share of each card

# --- the judgement of a position, in points

ARMY_POINTS: Final = 0.1  # by worth of the army, for missions to come
PRISONER_POINTS: Final = 0.2  # by prisoner
RESERVE_POINTS: Final = 0.03  # by point of a reserve
HAND_POINTS: Final = 0.4  # by point expected from missions in hand

# --- bounds of all values

LOWEST: Final = -9.0
HIGHEST: Final = 9.0
