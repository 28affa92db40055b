poster-paris-name = Paris
poster-paris-motto = Achetez les avenues autour de l’Arc avant que les réverbères ne s’allument.
poster-paris-credit = De Wolfgang Kramer et Michael Kiesling ; Game Brewer, 2020.
