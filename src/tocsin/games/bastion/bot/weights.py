"""The weights of the heuristic: what things are worth beside a Soldier, which is worth 1."""

# mypyc: compile

from typing import Final

from librt.vecs import vec

# --- pieces and courage

PIECE: Final = vec[float]([1.0, 1.4, 1.6, 1.9, 2.4, 2.4])  # by kind
LOSS: Final = 1.2  # an own piece lost, by its worth: it also serves a mission of its captor
LAST_COURAGE: Final = 1.5  # the last point of courage in a reserve
PLENTY: Final = 0.15  # how much cheaper each further one makes them all
LAST_ROUNDS: Final = 20.0  # how many rounds before the end a point saved begins to lose its worth

# --- missions

POINT: Final = 1.6  # a printed point of a mission
# How hard it is to take one prisoner more, by what a mission needs (board.NEEDS).
EFFORT: Final = vec[float]([1.3, 1.0, 1.3, 1.3, 2.0, 2.2, 0.7, 0.8])
EFFORT_SHARE: Final = 0.6  # how much that takes from the worth of the mission
PROSPECT: Final = vec[float]([0.0, 0.12, 0.25, 0.25, 0.08, 0.55, 0.15])  # chance, by proof
COMMON_SHARE: Final = 0.3  # a prisoner for a mission that is open to all seats
LAYING: Final = 10.0  # to lay a mission, whatever its points: nothing else is better
NEW_MISSION: Final = 0.8  # a mission yet to be drawn
SPYING: Final = 0.02  # a look at unknown missions; a cost if they are known

# --- squares

TOKEN: Final = 0.5  # an enemy's treasure or flag, even before a mission asks for it
FREEING: Final = 1.2  # a prison that holds own pieces
RAMPART_SHARE: Final = 0.6  # an enemy's ramparts, by the points of the missions that ask for them
SIEGE: Final = 0.9  # the squares before a closed drawbridge
SIEGE_SHARE: Final = 0.7  # those before any, by the points for breaking it
TOO_STRONG: Final = 0.35  # an enemy that no single piece can beat draws those that come in numbers
GUARD: Final = 0.25  # an own treasure, flag or prison square that is kept shut
FADING: Final = 0.88  # what is left of the pull of a goal with every step of the way
# How eagerly each kind goes out: royals are worth more at home, as long as things go well.
ZEAL: Final = vec[float]([1.0, 0.8, 1.0, 1.0, 0.2, 0.05])
LATE: Final = 0.5  # the share of all rounds after which all begin to go out,
LATE_SPAN: Final = 0.3  # and the share after which they do so fully
FEW: Final = 7  # so they do when fewer pieces than this are left,
FEW_SPAN: Final = 4.0  # fully with so many fewer

# --- movement

MOVE_COST: Final = 0.01  # a march
GREEN: Final = 0.1  # a point of rapidity that it costs
DANGER: Final = 0.7  # the likely loss by the worst attack of the next turn
KING_FEAR: Final = 3.0  # how much more of it for the King
PATIENCE: Final = 6.0  # rounds without progress after which danger does not count any more
OPEN_GATE: Final = 0.3  # to open a drawbridge: armies come through
CLOSE_GATE: Final = -0.1
ARM_EARLY: Final = -0.1  # to attach an object before a fight, for which it is best kept
FREED: Final = 5.0  # to set a prisoner free, beside the worth of the piece

# --- attacks

SURE: Final = 0.85  # how often the side with the greater greatest power captures,
EVEN: Final = 0.25  # with the same,
RARE: Final = 0.08  # with the lesser,
FREE_SHOT: Final = 0.25  # and an Archer at least, which tries it anyway: it cannot be hurt
FREE_CARD: Final = 0.25  # how often a defender is expected to lay the free card,
TOP_CARD: Final = 0.6  # and the dearest; the rest in between
THEIR_COURAGE: Final = 0.5  # a point of courage that the defender spends
JOINING: Final = -0.1  # a supporter, which makes no attack of its own this turn
TOGETHER: Final = 0.9  # a supporter that is only of use with all the others
DECLARING: Final = 0.1  # to declare the attack as it is
RIPOSTE: Final = 0.5  # what a riposte might cost
RIPOSTE_OF_TARGET: Final = 0.2  # by the attacked piece itself, seldom there to strike back
BREAKING_SHARE: Final = 0.6  # a blow at a drawbridge, by the points for breaking it
CLOSED: Final = 0.4  # at a closed one, which keeps everything away from the fight
OPEN: Final = 0.05  # at an open one, which a mission may yet ask for
JOIN_ASSAULT: Final = 0.5  # to join an attack on a drawbridge
ASSAULT_SCALE: Final = 10.0  # cards against a drawbridge do not stray

# --- objects and events

BEARER_SHARE: Final = 0.3  # to attach an object, by the worth of the piece
LOOT: Final = 1.0  # the object of a defeated piece
THEFT: Final = 1.0
KEPT_EVENT: Final = 0.3  # an event kept for later
EVENT_SHARE: Final = 0.02  # how often an event is laid instead of a courage card
LEAST_SHARE: Final = 0.001  # added to how often each card is laid

# --- the judgement of a position, in points

ARMY_POINTS: Final = 0.1  # by worth of the army: what helps to missions yet to come
PRISONER_POINTS: Final = 0.2  # by prisoner
RESERVE_POINTS: Final = 0.03  # by point of a reserve
HAND_POINTS: Final = 0.4  # by point that the missions in hand promise

# --- bounds: below and above all that is compared with them

LOWEST: Final = -9.0
HIGHEST: Final = 9.0
