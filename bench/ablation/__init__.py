"""Ablation: the gain of each technique of the server, measured with it beside without it."""
