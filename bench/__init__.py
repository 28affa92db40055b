"""Measured claims about speed, each beside the peers in the same run."""
