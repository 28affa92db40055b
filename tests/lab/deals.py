"""Deals for tests."""

from tocsin.lab.deal import Deal


def deal(*shares: float) -> Deal:
    return Deal(list(shares), [10] * len(shares), [1.0] * len(shares), [0.2] * len(shares), b"", [])
