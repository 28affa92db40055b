"""Movement: destinations, costs and the movement step."""
