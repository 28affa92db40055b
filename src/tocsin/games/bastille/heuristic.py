"""placeholder"""
from tocsin.kernel.heuristic import Heuristic
class Faction(Heuristic):
    pass
