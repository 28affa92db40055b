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

example-follow = Deux Soldats se suivent.
example-follow-2 = Les pièces bougent l’une après l’autre, dans l’ordre qu’on veut. Le Soldat de devant quitte d6.
example-follow-4 = La case d6 est libre : l’autre Soldat la prend.

example-ride = Un Archer est derrière une Tour. Seul, il avance d’une case.
example-ride-2 = Monter sur la Tour est le déplacement d’une case de l’Archer.
example-ride-4 = La Tour avance de deux cases, et emporte l’Archer sans qu’il se déplace lui-même.
example-ride-6 = L’Archer s’est déjà déplacé ; pour 1 point de Rapidité, il fait un pas de plus et descend : quatre cases en une phase de mouvement.

example-forced = Un Soldat avance d’une case. Il lui en faut une autre.
example-forced-2 = C’était son déplacement.
example-forced-4 = Pour 1 point de Rapidité, il fait un pas de plus.

example-against = C’est le tour de l’Armée, et un Chevalier est un Stratège.
example-against-2 = Contre nature, pour 3 points de Rapidité, le Chevalier se déplace tout de même, mais d’une seule case.

example-queen = Un Soldat 7/2 attaque un Chevalier 8/3. Sa Reine est derrière lui, en diagonale.
example-queen-2 = La Reine est un Stratège et ne se bat pas au tour de l’Armée, mais elle est au contact du Soldat, et cela suffit pour l’aider.
example-queen-3 = Aliénor paie 1 point pour la carte 2, la plus haute que permet un Courage de 2.
example-queen-4 = Au contact de la Reine, la carte 2 compte pour 3, et ce troisième point est gratuit : 7 × 3 = 21 contre 8 × 2 = 16. Le Chevalier est capturé.

example-outnumber = Deux Soldats, 6/2 et 5/3, attaquent un Chevalier 8/3.
example-outnumber-4 = Le Soldat A est le vaillant et reçoit la carte Courage ; le Soldat B ajoute sa Force.
example-outnumber-6 = 6 × 2 pour le vaillant et 5 de plus font 17. Le Chevalier a 8 × 2, 16 : il est capturé. Mais le vaillant à lui seul n’a que 12, moins que 16 : le Chevalier l’entraîne avec lui.

example-duel = Un Soldat 7/3 attaque un Chevalier 8/3.
example-duel-2 = Chacun choisit maintenant une carte Courage, qui ne dépasse pas le Courage de sa pièce.
example-duel-3 = Aliénor pose le maximum pour son Soldat.
example-duel-4 = 7 × 3 = 21 contre 8 × 2 = 16 : le Chevalier est capturé. Les cartes coûtent 2 et 1 points de courage. Avec la carte 3, pour 1 point de plus, le Chevalier aurait gagné par 24 à 21.

example-riposte = Aliénor attaque avec ses Stratèges. On voit le plateau comme Gauvain, dont le Roy est seul en d6.
example-riposte-2 = Le Chevalier d’Aliénor attaque le Roy.
example-riposte-4 = 7 × 2 = 14 contre 7 × 1 : le Roy gagne et fait le Chevalier prisonnier. Gauvain a été attaqué : il peut maintenant riposter, avec un Stratège qui n’a pas encore attaqué ce tour-ci.
example-riposte-5 = Se défendre n’est pas attaquer : le Roy peut riposter lui-même. Il attaque un Soldat à côté de lui.
example-riposte-7 = 7 × 2 = 14 contre 6 × 2 = 12 : le Soldat est capturé. On ne riposte pas à une riposte ; Aliénor continue.
example-riposte-8 = L’Archer d’Aliénor attaque le Roy, à exactement deux cases.
example-riposte-10 = Le Roy survit, par 7 × 3 = 21 à 5 × 3 = 15 ; à cette distance, un Archer ne risque rien de lui. Il a déjà attaqué une fois ce tour-ci : il ne peut plus riposter.

example-six-points = Aliénor a posé deux missions de 2 points, pour six soldats et quatre stratèges. Une de ses pièces a délivré un prisonnier.
example-six-points-1 = Le prisonnier délivré prouve la troisième mission, et six points gagnent aussitôt.
