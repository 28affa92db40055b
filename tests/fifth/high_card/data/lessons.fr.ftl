lesson-highest = La carte la plus haute
lesson-highest-task = Ayez la carte la plus haute.
lesson-highest-before = Vous avez un 6, et { $first } vient de garder sa carte. Gardez-vous la vôtre, ou en tirez-vous une autre ?
lesson-highest-after = Aucune carte n’est plus haute qu’un 6.
lesson-highest-mistake = Une nouvelle carte sera au mieux aussi haute que celle que vous avez jetée.
lesson-highest-hint = Les cartes vont de 1 à 6.
