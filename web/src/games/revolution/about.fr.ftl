# The game for newcomers: in one minute, and what they ask first.

about-minute = Vous voulez mettre la ville de votre côté. À chaque tour, chacun pose en secret des jetons sur douze personnes, puis toutes les mises sont montrées. La Force bat tout Chantage, le Chantage bat tout Or, et une égalité ne gagne rien. Les personnes gagnées donnent des points tout de suite, de nouveaux jetons, ou un cube dans un quartier. Quand la ville est pleine, le plus de cubes dans un quartier en gagne les points.
about-turn = Posez en secret tous vos jetons sur les personnes que vous voulez. Les mises sont montrées ensemble, et la plus forte sur chaque personne emporte sa récompense : la Force bat le Chantage, le Chantage bat l’Or, et une égalité ne gagne rien.
about-points = Le Soutien des personnes compte tout de suite. À la fin, chaque quartier paie celui qui y a, seul, le plus de cubes, et les jetons en main comptent un peu.
about-end = Quand tous les quartiers sont pleins, d’ordinaire après neuf à douze tours.
