"""Learning: lessons, practice tables, examples, the rulebook and printed figures."""
