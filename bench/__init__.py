"""Benchmarks: speed beside other libraries, strength of the bots, studies of the games."""
