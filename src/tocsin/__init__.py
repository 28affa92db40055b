"""Tocsin: one rules engine per game for people, bots and researchers."""

__version__ = "0.1.0"
