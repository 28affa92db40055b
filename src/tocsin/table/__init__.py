"""The table: matches as people play them, without any network."""
