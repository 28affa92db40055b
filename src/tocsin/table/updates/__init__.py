"""Updates: the part of a match that each viewer may see, and its changes."""
