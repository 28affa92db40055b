"""Missions: conditions, drawing, laying and losing them, and the knowledge of each seat."""
