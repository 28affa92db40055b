"""Tables in memory: registry, sessions, bots and clocks at work, presence."""
