# Leçons : le titre, la tâche, et ce que dit l’entraîneur.

lesson-house = Votre première maison
lesson-house-task = Achetez un bâtiment.
lesson-house-before = Un tour se passe toujours ainsi : retournez un bâtiment, puis faites une chose. Une clé sur une banque vous a payé ; elle peut maintenant entrer dans un bâtiment de ce quartier, au prix indiqué.
lesson-house-after = Le café est à vous, et le jeton à côté aussi. De la banque au bâtiment : c’est ainsi que commence chaque clé.
lesson-house-mistake = Une clé de plus sur une banque rapporte de l’argent, mais l’argent seul ne vaut aucun point. Les clés comptent une fois dans des bâtiments.
lesson-house-hint = La clé sur la banque de Saint-Germain est prête à partir.

lesson-bonus = La piste des bonus
lesson-bonus-task = Prenez une tuile bonus et utilisez-la ce tour-ci.
lesson-bonus-before = Les bâtiments de 1 et de 2 donnent droit à une tuile bonus. Votre pion avance jusqu’à elle et ne revient jamais : une tuile proche, et bien d’autres ensuite, ou une lointaine, une seule fois.
lesson-bonus-after = Cinq francs, tout de suite. À petits pas, on prend beaucoup de tuiles.
lesson-bonus-mistake = Cette tuile ne sert encore à rien, et votre pion a dépassé toutes les autres.
lesson-bonus-hint = La tuile 5 vaut cinq francs, et s’utilise aussitôt prise.

lesson-climb = Ne payer que la différence
lesson-climb-task = Ayez un bâtiment de valeur 3 pour 2 francs.
lesson-climb-before = Une clé dans un bâtiment peut monter vers un plus cher du même quartier. Elle paie la différence des deux valeurs, et quitte l’ancien.
lesson-climb-after = 1 et 2 font 3 : rien n’est perdu, et vous gardez le jeton du premier bâtiment.
lesson-climb-mistake = Une nouvelle clé rapporte de l’argent, mais le bâtiment de 3 sera peut-être pris au prochain tour. Montez tant qu’il est libre.
lesson-climb-hint = La clé du café est sur une valeur 1.

lesson-landmark = Un monument
lesson-landmark-task = Atteignez 13 PV ce tour-ci.
lesson-landmark-before = Un monument coûte des francs et des ressources, et change votre prestige en points, chaque jeton sur une place de sa sorte. Votre clé sur le 8 ne paie que la différence. Vous avez deux prestiges d’argent et un d’or.
lesson-landmark-after = Cinq francs et deux ors pour 13 points. Ce qui n’est pas rendu dans ce tour attend un autre monument.
lesson-landmark-mistake = Ce monument demande un autre prestige que le vôtre. Regardez ses places avant de bâtir.
lesson-landmark-hint = Argent, argent, or : c’est justement ce que montre le Sacré-Cœur. Bâtissez-le, puis rendez les trois jetons.

lesson-fourth = La quatrième clé
lesson-fourth-task = Placez la meilleure tuile PV là où vous menez.
lesson-fourth-before = Qui pose la quatrième clé dans les bâtiments d’un quartier place une tuile PV, n’importe laquelle, dans n’importe quel quartier. Elle paie à la fin, le plus au total le plus haut. Trois clés sont aux Batignolles.
lesson-fourth-after = Vos bâtiments y font dix, ceux { $first_of } deux : 20 points vous attendent.
lesson-fourth-mistake = Une tuile PV paie le plus fort de son quartier, non celui qui l’a placée. Vous avez payé { $first }, ou pris moins que possible.
lesson-fourth-hint = Déplacez la clé de la banque vers le bâtiment de 4. Faites ensuite les deux totaux avant de placer la tuile.

lesson-last = Le dernier tour
lesson-last-task = Gagnez la partie.
lesson-last-before = Votre dernier tour, et 15 PV de retard. Chaillot paie 20 au plus fort, 10 au second : cinq contre cinq, mais { $first } a le bâtiment le plus haut. Ce qui vous reste après ce tour ne vaut rien.
lesson-last-after = La tuile 22 a rapporté 10 PV, et la montée a fait de vous le plus fort de Chaillot. Utilisez tout avant de finir votre dernier tour.
lesson-last-mistake = Les tuiles, jetons et francs qui restent ne valent rien, et Chaillot est allé à { $first }.
lesson-last-hint = Il reste deux choses à faire : utiliser votre tuile bonus, et monter à Chaillot.

# Exemples du livret, à côté des règles.

example-climb = La clé de Charlotte est sur une Résidence de valeur 3. Le 1 et le 2 sont plus bas, le 5 et le monument de 13 sont occupés : seul le Restaurant de valeur 4 lui est ouvert.
example-climb-2 = Elle paie la différence : 4 moins 3, 1 franc.

example-difference = La clé de Raphaël est sur la Boulangerie de Montmartre, qui vaut 2. Le Théâtre y vaut 5.
example-difference-1 = Il ne paie que la différence, 5 moins 2 : 3 francs.

example-new-landmark = La clé de Julie est sur le Théâtre de La Villette, qui vaut 8. Elle veut bâtir un monument qui vaut 12.
example-new-landmark-2 = En francs, elle paie la différence, 12 moins 8 ; le marbre et l’or se paient en entier. Le monument vient à La Villette, et sa clé dessus.

example-higher = François a bâti un monument de valeur 12 à Saint-Germain. Ce qu’on y bâtit désormais doit valoir 13 ou plus. Julie a une clé à la banque de ce quartier.
example-higher-2 = Julie bâtit le Sacré-Cœur, qui vaut 13. Une banque n’a pas de valeur : elle paie les 13 francs, et 2 ors.

example-prestige = Un monument de valeur 10 se dresse à Belleville. Julie a une clé à la banque de ce quartier, et deux jetons prestige d’or.
example-prestige-2 = Elle bâtit le Louvre, qui vaut 15 : 15 francs, 2 ors et 1 marbre.
example-prestige-3 = Le Louvre montre du prestige d’or. Julie peut rendre un jeton pour 5 PV.
example-prestige-4 = Elle rend aussi le second : 10 PV en tout.

example-meeple = Charlotte acquiert un bâtiment de valeur 2, ce qui lui permet de prendre une tuile bonus.
example-meeple-1 = Son pion peut maintenant avancer, aussi loin qu’elle veut.
example-meeple-2 = Il avance jusqu’à la tuile 18, et elle garde la tuile pour plus tard.

example-fours = Quelques tours plus tard, Charlotte a des clés sur trois bâtiments de valeur 4, et la tuile bonus 18.
example-fours-1 = La tuile rapporte 5 PV pour chacun des trois : 15 en tout.

example-types = Raphaël a un Café, des Boulangeries, des Hôtels, un Théâtre et des monuments, et la tuile bonus 30.
example-types-1 = Les types différents comptent, et tous les monuments n’en font qu’un : cinq types rapportent 15 PV.

example-batignolles = Les Batignolles à la fin : Louis 13 (11 et 2), Raphaël 10, Julie 13, Charlotte 3. Le monument de Julie, 13, est plus haut que celui de Louis, 11 : elle reçoit 20 PV, Louis 10, Raphaël 5.
example-montmartre = Montmartre à la fin : Louis 16, Raphaël 21, Julie 8, Charlotte 21. Raphaël et Charlotte partagent le Louvre : tous deux reçoivent 16 PV, personne n’en reçoit 8, et Louis en reçoit 4.
example-belleville = Belleville à deux : Charlotte 12, Louis 5. C’est moins de la moitié : 18 PV pour elle, aucun pour lui.
