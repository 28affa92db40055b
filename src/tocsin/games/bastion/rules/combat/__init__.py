"""Combat: attacks, courage cards, results, prisoners, items and events."""
