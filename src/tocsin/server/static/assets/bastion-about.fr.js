var e=`# The game for newcomers: in one minute, and what they ask first.

about-minute = Des châteaux, des armées, et nul ne voit la force d’une pièce. À chaque tour vous choisissez : déplacer les soldats, ou les stratèges. Dans un combat chacun pose en secret une carte Courage ; la Force multipliée par le courage décide, et le plus faible est capturé. Prisonniers, trésors, drapeaux et ponts-levis cassés remplissent vos missions. Six points de missions gagnent aussitôt.
about-turn = Choisissez soldats ou stratèges, déplacez-les, attaquez ce qui est à portée, et posez une mission remplie.
about-points = Chaque mission posée vaut d’un à trois points. Il faut la prouver : prisonniers, trésors, drapeaux ou ponts-levis cassés.
about-end = Aussitôt que les missions de quelqu’un valent six points ; sinon quand les manches s’épuisent.
`;export{e as default};