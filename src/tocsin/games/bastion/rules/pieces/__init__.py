"""Pieces on the board: contact, Towers, drawbridges, and the values under them."""
