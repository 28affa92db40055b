"""Updates: the changes of a match that each viewer may see."""
