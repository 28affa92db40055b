var e=`# The game for newcomers: in one minute, and what they ask first.

about-minute = You buy the finest houses of Paris. A key on a bank brings money; later it moves into a house of that district. From a house it climbs to a dearer one, and you pay only the difference. Small houses bring bonus tiles and prestige, big ones resources; together they buy landmarks. At the end the strongest in a district wins its VP tile.
about-turn = Turn up a building while there are any, then do one thing: place a key, move a key, or take an End Game tile. Tiles may be used besides.
about-points = Prestige handed in at landmarks, bonus tiles and End Game tiles bring VP; at the end the VP tiles pay the strongest in each district.
about-end = One round after that in which the last End Game tile is taken.
`;export{e as default};