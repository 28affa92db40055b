"""How many people one small machine carries, ours beside boardgame.io's (bench/load/README.md)."""
