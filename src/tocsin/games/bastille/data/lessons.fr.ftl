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

example-order = Qui passe en premier dans un lieu ? Jan et Alex posent chacun un 1 à la Banque, Ani un 2.
example-order-1 = Jan est premier joueur. Sa tuile va sur la case la plus à gauche.
example-order-2 = Ulrich choisit la Place Louis, qui sera évaluée plus tard.
example-order-3 = Le 1 d’Alex vaut autant que celui de Jan, mais il est plus à droite.
example-order-4 = Toutes les tuiles sont placées : on évalue la Banque. Le 2 d’Ani est le plus fort : elle passe en premier, avec 2 × 2 pièces et le marqueur premier joueur. Jan et Alex sont à égalité ; la tuile de Jan est plus à gauche : il est deuxième, et Alex troisième.

example-flags = Alex et Ani ont deux drapeaux chacun, les autres aucun. Ulrich, le premier joueur, place la dernière tuile du tour.
example-flags-1 = Le plus de drapeaux donne le bonus de gauche, 2 hommes de main dans le sac ; la deuxième place, celui de droite, 1 homme de main. Alex et Ani sont à égalité : à partir du premier joueur, dans le sens des aiguilles d’une montre, Alex vient avant Ani. À lui le bonus de gauche, à elle celui de droite.

example-bank = Ani a un 2 à la Banque, Ulrich un 1. Jan pose un 4 à côté.
example-bank-1 = Une tuile rapporte deux fois sa valeur. Le 4 de Jan passe en premier : 8 pièces, et le marqueur premier joueur en plus. Le 2 d’Ani rapporte 4 pièces, le 1 d’Ulrich 2.

example-exchange = Alex a un 1 à Notre-Dame. Ulrich pose un 2 à côté.
example-exchange-1 = Le 2 d’Ulrich passe en premier : il l’échange contre un 3 de sa réserve et, comme premier, marque un point. Le 1 d’Alex devient un 2, sans point.

example-bonuses = La tuile Versailles offre une torche ou 3 pièces. Ani y a un 1. Jan pose un 2 à côté.
example-bonuses-1 = Le 2 de Jan est plus fort que le 1 d’Ani : c’est lui qui choisit.
example-bonuses-2 = Jan prend la torche. Ani, deuxième, doit prendre ce qui reste : 3 pièces.

example-henchmen = Jan a un 1 aux Catacombes et pose un autre 1 à côté.
example-henchmen-1 = Chaque tuile est évaluée séparément. La première de Jan met 2 hommes de main dans le sac, sa deuxième 1 : trois en tout.

example-noble = Jan a un 3 sur la Place Louis, Alex un 1 et Ani un 2. Alex ajoute un 4. On choisit dans l’ordre des tuiles, de la plus forte à la plus faible.
example-noble-1 = Le 4 d’Alex passe en premier.
example-noble-2 = Le noble coûte 10, moins les 4 de la tuile : Alex paie 6 pièces.
example-noble-3 = Le 3 de Jan vient ensuite. Le paysan ne coûte pas plus de 3 : il ne paie rien.
example-noble-4 = Le 2 d’Ani est troisième. Le soldat coûte 4, moins 2 : elle paie 2 pièces.
example-noble-5 = Avec son 1, Alex prend la carte qui reste. Elle coûte 2, moins 1 : il paie 1 pièce.

example-march = Le marqueur de Jan est sur la case 3 de la piste de la Bastille, et Jan a un 1 à la Bastille. Ulrich, dont le marqueur est encore au départ, pose un 3 à côté.
example-march-1 = Ulrich passe en premier et avance de 3 + 1 = 4 cases. Le 1 de Jan avance d’une case, là où Ulrich est déjà : le marqueur de Jan se place derrière le sien.

example-etats = Ani a un 1 aux États généraux. Alex pose un 2 à côté. On voit le plateau comme Alex le voit.
example-etats-1 = Le 2 d’Alex passe en premier. Il prend 2 pièces et examine la pile des missions.
example-etats-2 = Alex garde « Majorité d’armes », face cachée. Il n’aurait pas pu prendre une autre « Majorité de couronnes » : il a déjà cette mission.
example-etats-3 = Ani est deuxième et ne prend pas de pièces. Elle examine le reste de la pile et garde « Majorité de pierres précieuses » ; Alex voit seulement qu’elle garde une mission.

example-piles = Dans la variante aux missions secrètes, il y a deux piles. Jan a un 1 aux États généraux. Ani pose un 2 à côté. On voit le plateau comme Ani le voit.
example-piles-1 = Le 2 d’Ani passe en premier. Elle prend 2 pièces et peut choisir une pile.
example-piles-3 = Ani garde une mission et remet la pile en place. Jan est deuxième : il doit prendre la pile du haut.
example-piles-4 = Jan garde une mission de la pile du haut. Aucun des deux ne sait ce que contenait la pile de l’autre.

example-gems = Les personnages d’Ulrich ont quatre pierres précieuses. Ani place la dernière tuile du tour 4.
example-gems-1 = Après le tour 4 vient le décompte intermédiaire, et il commence par les pierres précieuses. Chacune vaut un point : Ulrich en marque 4.

example-crowns = Ulrich et Alex ont deux couronnes chacun, Ani en a une. Jan place la dernière tuile du tour 4.
example-crowns-1 = Après les pierres précieuses viennent les couronnes. Deux est le plus grand nombre, et les deux joueurs qui les ont marquent 3 points : une égalité n’enlève rien. Ani, qui en a moins, ne marque rien pour la sienne.

example-niches = Trois hommes de main de Jan et deux d’Alex sont dans le sac. Ani place la dernière tuile du tour 4.
example-niches-1 = Le décompte intermédiaire en arrive aux Catacombes. Un homme de main est tiré au hasard ; il est à Jan, qui peut choisir n’importe quelle niche.
example-niches-2 = Jan prend les 4 points. Son homme de main bloque cette niche pour les autres. Le suivant est à Alex.
example-niches-3 = Alex prend la torche. On continue ainsi jusqu’au cinquième.

example-boards = Quatre hommes de main sont dans les Catacombes, deux sur chaque plateau. Le cinquième, à Jan, vient d’être tiré.
example-boards-1 = Jan le pose sur le plateau de gauche, pour 3 cases. On vide alors les plateaux : les trois hommes de main de celui de gauche retournent dans la réserve de leur propriétaire, les deux de celui de droite dans le sac.

example-lines = Sur la piste de la Bastille, Ulrich est sur la case 9, Jan sur la 8, Alex sur la 7 et Ani sur la 4. Ani place la dernière tuile du tour 4.
example-lines-1 = Le dernier trait atteint ou dépassé compte. Pour Ulrich et Jan, c’est celui de la case 8 : 5 points chacun. Alex et Ani ne sont pas allés si loin ; celui de la case 4 leur rapporte 2 points chacun.

example-arsenal = Sept tuiles Arme sont à la Bastille. Sur la piste, Ulrich est premier, puis viennent Jan, Alex et Ani.
example-arsenal-1 = Ulrich est le plus avancé : il prend deux tuiles de son choix.
example-arsenal-2 = Jan est deuxième : il en prend deux parmi celles qui restent.
example-arsenal-3 = Alex en prend deux aussi. Ani est dernière et doit prendre celle qui reste. Puis de nouvelles tuiles sont posées, et le tour suivant commence.

example-monks = Ulrich a deux moines. Ani place la dernière tuile du tour 8.
example-monks-1 = Le décompte final commence par les moines : chacun est assigné définitivement à un groupe.
example-monks-2 = Ulrich en assigne un aux nobles. Il n’a pas besoin d’avoir un autre noble.
example-monks-3 = Il assigne l’autre aux soldats : ses moines n’ont pas à rester ensemble. Le décompte continue avec les pierres précieuses.

example-majority = Jan a trois couronnes, Alex et Ani en ont deux chacun. Jan et Ani ont la mission « Majorité de couronnes ». Avant le décompte des missions, on prend les dernières tuiles Arme.
example-majority-1 = Jan a le plus de couronnes : sa mission donne 6 points. Alex et Ani sont deuxièmes à égalité. Ani a la mission et marque pleinement ses 2 points ; Alex ne l’a pas et ne marque rien.

example-unarmed = Le soldat, le noble et le paysan d’Ulrich ont tous besoin d’une arme. Il a une fourche et une rapière, et il est dernier sur la piste de la Bastille.
example-unarmed-1 = La tuile qui reste à Ulrich est une deuxième fourche. La première arme son paysan, la rapière son noble ; mais il faut un fusil à un soldat : un personnage reste sans arme, 2 points de moins.
