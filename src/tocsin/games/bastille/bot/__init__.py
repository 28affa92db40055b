"""Bot: heuristic, evaluation of positions, encoding for nets."""
