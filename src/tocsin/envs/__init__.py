"""Environments for reinforcement learning: PettingZoo, Gymnasium, OpenSpiel and a vector one."""
