# Leçons : le titre, la tâche, et ce que dit l’entraîneur.

lesson-first = La plus haute passe en premier
lesson-first-task = Recrutez le Paysan P5.
lesson-first-before = Il vous reste une tuile, un 2. { $first } et { $second } attendent sur la Place Louis avec un 1, et un seul d’entre vous aura P5. Il coûte quatre pièces, moins la valeur de la tuile.
lesson-first-after = Votre 2 est passé en premier et a réduit le prix de deux pièces. Une tuile haute donne le choix et la remise.
lesson-first-mistake = Seul celui qui a une tuile dans un lieu y reçoit quelque chose, et la plus haute choisit d’abord. { $first } s’est fait un plaisir de prendre P5.
lesson-first-hint = Sur la Place Louis, un 2 passe avant tous les 1.

lesson-start = Qui commence ?
lesson-start-task = Devenez premier joueur.
lesson-start-before = La première tuile de la Banque prend le marqueur Premier joueur. { $first } y a déjà un 1, tout à gauche, et { $second } un 1 à côté. Il vous reste un 1 et un 2.
lesson-start-after = La valeur passe avant la place. Et la Banque paie le double de la tuile : quatre pièces.
lesson-start-mistake = À valeur égale, la tuile la plus à gauche passe d’abord, et { $first } était là avant vous.
lesson-start-hint = Vous avez une tuile qui bat un 1.

lesson-grow = Monter en puissance
lesson-grow-task = Ayez une tuile de valeur 3.
lesson-grow-before = Notre-Dame échange une tuile contre la valeur suivante, pour tout le reste de la partie. Il vous reste un 1 et un 2 : lequel envoyez-vous ?
lesson-grow-after = Vous avez un 3 désormais, et la première tuile échangée rapporte en plus un point.
lesson-grow-mistake = Notre-Dame élève une tuile d’un seul degré. Un 1 devient un 2, jamais un 3.
lesson-grow-hint = De quelle tuile 3 est-il la valeur suivante ?

lesson-weapons = La course aux armes
lesson-weapons-task = Armez votre Soldat et votre Paysan.
lesson-weapons-before = Après ce tour, on distribue les armes, deux chacun, dans l’ordre de la piste de la Bastille ; le dernier prend ce qui reste. Il n’y a qu’une fourche, { $first } est devant vous, et votre dernière tuile est un 2.
lesson-weapons-after = La première tuile à la Bastille avance de sa valeur plus un. Vous avez dépassé { $first }, marqué la ligne de la case 8, et choisi avant tout le monde.
lesson-weapons-mistake = Qui est devant sur la piste choisit d’abord, et la seule fourche était partie. Un personnage sans arme coûte des points à la fin.
lesson-weapons-hint = Trois cases suffisent pour dépasser { $first }. Pensez ensuite à ce que portent un Paysan et un Soldat.

lesson-henchmen = Sous la ville
lesson-henchmen-task = Armez votre Noble, bien qu’il n’y ait plus de rapière.
lesson-henchmen-before = Au décompte d’après le tour 4, on tire des hommes de main du sac, et chacun prend une récompense dans les Catacombes. L’une d’elles est une torche, et une torche arme n’importe qui.
lesson-henchmen-after = Votre Noble a sa torche. Un homme de main du plateau de droite retourne dans le sac et peut être tiré de nouveau ; celui de gauche rentre chez vous.
lesson-henchmen-mistake = Chaque niche a du bon, mais seule la torche arme un Noble sans rapière. Prenez d’abord ce qui vous manque.
lesson-henchmen-hint = La première tuile aux Catacombes met deux hommes de main dans le sac. La torche est sur le plateau de droite, dans la quatrième niche.

lesson-missions = Une promesse déjà tenue
lesson-missions-task = Gardez une mission qui vaut déjà six points ou plus.
lesson-missions-before = Aux États généraux, vous examinez les missions et en gardez une en secret. Vos Paysans coûtent deux, trois et quatre pièces. Votre dernière tuile est un 3.
lesson-missions-after = Elle vaut déjà ses points. Une série complète ne se perd plus ; une majorité peut se perdre.
lesson-missions-mistake = Cette mission demande des gens que vous n’avez pas. Choisissez pour les cartes que vous avez, non pour celles que vous espérez.
lesson-missions-hint = Regardez le coût de vos Paysans : 2, 3 et 4 font une série.

lesson-bill = L’addition
lesson-bill-task = Gagnez la partie.
lesson-bill-before = Dernière tuile du dernier tour. Ensuite votre Moine rejoint un groupe définitivement, et il lui faut l’arme de ce groupe. Vous avez une fourche, un fusil, et la mission « Majorité de soldats ». Chaque personnage sans arme vous coûte.
lesson-bill-after = Tout le monde est armé, et vos deux Soldats privent { $first } des pleins points de la même mission.
lesson-bill-mistake = Deux Paysans et une fourche : l’un reste sans arme, et le fusil ne sert à personne. Les personnages sans arme coûtent 2, 5, 9, 14, puis 20 points.
lesson-bill-hint = La Bastille a encore une ligne à offrir, à la case 12. Ensuite : laquelle de vos armes n’a personne pour la porter ?

# Exemples du livret, à côté des règles.

example-order = Jan et Alex ont chacun un 1 à la Banque, celui de Jan plus à gauche. Ani pose un 2 à côté : elle passe en premier, puis Jan, puis Alex.
example-flags = Alex et Ani ont autant de drapeaux. Ulrich est premier joueur, et Alex est le plus proche à sa gauche : Alex met 2 hommes de main dans le sac, Ani 1.
example-bank = Le 4 de Jan passe en premier : 8 pièces et le marqueur de premier joueur. Le 2 d’Ani rapporte 4 pièces, le 1 d’Ulrich 2.
example-exchange = Ulrich passe en premier à Notre Dame : son 2 devient un 3, et il marque un point. Le 1 d’Alex devient un 2.
example-bonuses = Jan passe en premier à Versailles et prend la torche ; Ani doit prendre les pièces.
example-henchmen = Jan a les deux tuiles aux Catacombes : 2 et 1, trois hommes de main vont dans le sac.
example-noble = Alex passe en premier Place Louis avec un 4 et prend le noble de coût 10 : 6 pièces. Jan et Ani suivent, et avec son 1, Alex prend la carte qui reste.
example-march = Ulrich passe en premier à la Bastille avec un 3 et avance de 4 cases. Le 1 de Jan avance d’une case et se place derrière lui.
