"""The contract every game keeps: no game in here, and no input or output."""
