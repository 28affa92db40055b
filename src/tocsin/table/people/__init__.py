"""People: names, sessions, tokens, links by e-mail, bans and personal data."""
