poster-paris-name = Paris
poster-paris-motto = Buy the avenues around the Arc before the lamps are lit.
poster-paris-credit = By Wolfgang Kramer and Michael Kiesling; Game Brewer, 2020.
