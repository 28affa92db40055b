# Leçons : le titre, la tâche, et ce que dit l’entraîneur.

lesson-duel = Un duel
lesson-duel-task = Capturez le Soldat { $first_of }.
lesson-duel-before = Votre Soldat a une Force de 7. Celui d’en face, que vous avez déjà vu, a Force 6 et Courage 2 : il atteint 12 au plus. Attaquez, puis posez une carte Courage. La puissance, c’est la Force multipliée par le courage.
lesson-duel-after = 14 contre 12, pour un seul point de courage. Les points dépensés ne reviennent presque jamais.
lesson-duel-mistake = L’attaquant aussi peut être perdu : 7 contre 12. Posez la plus petite carte qui batte leur maximum.
lesson-duel-hint = Il vous faut plus de 12 : 7 fois combien ?

lesson-gang = Trois contre un
lesson-gang-task = Capturez le Chevalier sans perdre personne.
lesson-gang-before = Les Soldats attaquent à plusieurs. L’un est le vaillant et reçoit la carte Courage ; chacun des autres ajoute sa Force. Le Chevalier a une Force de 8, et { $first } n’y mettra guère plus de courage 2 : 16.
lesson-gang-after = Le vaillant seul valait le Chevalier : personne ne risquait rien, et les autres ont assuré le coup.
lesson-gang-mistake = Ensemble, vous êtes peut-être plus forts que le Chevalier ; mais un vaillant plus faible que lui le paie de sa liberté.
lesson-gang-hint = Votre vaillant atteint-il 16 à lui seul ? Six fois trois y suffit, huit fois deux aussi.

lesson-archer = À deux cases
lesson-archer-task = Capturez le Chevalier avec votre Archer.
lesson-archer-before = Un Archer touche à deux cases exactement, en ligne droite, par-dessus une case libre. Un Chevalier ne peut pas lui rendre le coup. Choisissez les Stratèges, bougez d’abord, tirez ensuite.
lesson-archer-after = 18 contre 14, et votre Archer ne risquait rien.
lesson-archer-mistake = De là, le Chevalier n’est pas à deux cases en ligne droite. Ni à côté de lui, ni hors de la ligne.
lesson-archer-hint = Placez-vous sur la colonne du Chevalier : Archer, une case libre, cible.

lesson-drawbridge = Toc, toc
lesson-drawbridge-task = Cassez le pont-levis, et posez la mission qui le demande.
lesson-drawbridge-before = Un pont-levis a une résistance de 20 et ne rend jamais les coups. Votre Tour a une Force de 10 et avance tout droit d’une ou deux cases : amenez-la au pied de la porte. Vous avez la mission « Casser un pont-levis ».
lesson-drawbridge-after = Cassé pour de bon : deux points de victoire, et la mission vous rend un peu de Rapidité et de courage.
lesson-drawbridge-mistake = Dix n’ont pas suffi, et { $first } est sur ses gardes. Comptez avant de frapper : et une mission ne vaut qu’une fois posée.
lesson-drawbridge-hint = Allez en d8. 10 fois combien font 20 ?

lesson-queen = Le courage de la Reine
lesson-queen-task = Capturez le Soldat { $first_of } pour un point de courage au plus.
lesson-queen-before = Au contact de votre Reine, le courage d’une pièce compte un de plus ; au contact du Roy, sa Force. Le Soldat devant votre Chevalier a une Force de 8 et posera le courage 2 : 16. Reine et Chevalier sont tous deux des Stratèges.
lesson-queen-after = La carte 2 a compté pour 3 : 21. L’aide ne coûte rien, le courage si.
lesson-queen-mistake = La Reine doit toucher le Chevalier pour l’aider. Sans elle, deux fois sept est trop peu, et un troisième point de courage coûte plus cher.
lesson-queen-hint = Amenez la Reine en c4 avant d’attaquer.

lesson-riposte = La riposte
lesson-riposte-task = Capturez deux Soldats pendant le tour { $first_of }.
lesson-riposte-before = On vous attaque : le Soldat { $first_of } a Force 7 et Courage 3, le vôtre Force 8 et Courage 2. Après chaque attaque, vous pouvez riposter une fois, avec une pièce de la même classe qui n’a pas encore attaqué.
lesson-riposte-after = Toute attaque découvre un flanc. Le défenseur riposte avec qui se trouve assez près.
lesson-riposte-mistake = Une riposte qu’on laisse passer est perdue, et l’occasion avec elle.
lesson-riposte-hint = Le courage 2 fait 16. Ensuite votre second Soldat, en f5, est juste devant un autre des leurs.

lesson-six = Six points
lesson-six-task = Gagnez la partie ce tour-ci.
lesson-six-before = Vous avez quatre points sur la table et « Voler un trésor » en main. Le trésor { $first_of } est à l’étage, en g10. Un Chevalier va à deux pas, quoi qu’il y ait entre les deux, et l’escalier mène en haut.
lesson-six-after = Six points gagnent aussitôt, au beau milieu d’un tour.
lesson-six-mistake = Une mission ne compte qu’une fois posée, et le tour est fini.
lesson-six-hint = Choisissez les Stratèges, et menez le Chevalier d’e9 en g10. Posez ensuite la mission.

# Exemples du livret, à côté des règles.

example-follow = Un Soldat avance, et un autre prend la case qu’il a quittée.
example-ride = Un Archer monte sur la Tour, la Tour avance de deux cases et, pour 1 point de Rapidité, l’Archer descend : quatre cases en une phase.
example-forced = Un Soldat avance d’une case puis, pour 1 point de Rapidité, fait un pas de côté.
example-against = C’est le tour de l’Armée. Pour 3 points de Rapidité, un Chevalier fait tout de même un pas d’une case.
example-outnumber = Deux Soldats attaquent un Chevalier : 6 × 2 pour le champion et 5 de plus font 17. Le Chevalier a 8 × 2, 16 : il est capturé. Mais le champion à lui seul n’a que 12, moins que 16 : le Chevalier l’emporte avec lui.
example-duel = Un Soldat 7/3 avec la carte 3 attaque un Chevalier 8/3 avec la carte 2 : 21 contre 16. Le Chevalier est capturé ; ils paient 2 et 1 points de courage.
example-six-points = Deux missions de 2 points sont posées, pour six soldats et quatre stratèges. Un prisonnier délivré prouve la troisième : six points gagnent aussitôt.
