"""The lab: matches by the million, measured."""
