"""Who may connect and how much: identity, rate limits, origins and headers."""
