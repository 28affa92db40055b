"""The web application: one file for each concern."""
