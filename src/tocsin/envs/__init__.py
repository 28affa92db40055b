"""Environments for those who train agents: PettingZoo, Gymnasium, OpenSpiel and our own vector."""
