poster-paris-name = Paris
poster-paris-motto = Achetez les avenues autour de l’Arc avant que s’allument les lampes.
poster-paris-credit = De Wolfgang Kramer et Michael Kiesling ; Game Brewer, 2020.
