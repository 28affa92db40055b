"""Tables in memory: registry, sessions, runners, and the periodic work on them."""
