"""Metrics, health, garbage collection and the thread pool."""
