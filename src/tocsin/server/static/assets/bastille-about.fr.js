var e=`# The game for newcomers: in one minute, and what they ask first.

about-minute = Paris, 1789 : vous réunissez des gens avant la tempête. À chaque tour, vous placez une à une vos tuiles Influence dans sept lieux. Dans chacun, la plus haute passe en premier et, à valeur égale, la plus à gauche. Les lieux donnent de l’argent, de meilleures tuiles, des personnages, des hommes de main, des missions et des pas vers la Bastille. Après huit tours, on compte ; les personnages sans arme coûtent des points.
about-turn = Placez une de vos tuiles Influence. Quand toutes sont posées, les lieux s’appliquent l’un après l’autre : la plus haute tuile y choisit d’abord.
about-points = Les personnages, les missions et les pas vers la Bastille rapportent des points ; chaque personnage sans arme à la fin en coûte.
about-end = Après huit tours.
`;export{e as default};