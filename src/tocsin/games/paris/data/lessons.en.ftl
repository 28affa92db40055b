# Lessons: the title of each, its task, and what the coach says.

lesson-house = Your first house
lesson-house-task = Buy a house.
lesson-house-before = A turn is always the same: turn up a building, then do one thing. A key on a bank has paid you; now it can move into a house of that district, for the price on it.
lesson-house-after = The Café is yours, and so is the token beside it. From bank to house: that is how every key begins.
lesson-house-mistake = Another key on a bank brings money, but money alone scores nothing. Keys score once they stand in houses.
lesson-house-hint = The key on the bank of Saint-Germain is ready to move.

lesson-bonus = The bonus track
lesson-bonus-task = Take a bonus tile and use it in this turn.
lesson-bonus-before = Houses of 1 and 2 let you take a bonus tile. Your meeple walks to it and never goes back: a near tile now, with many more to come, or a far one once.
lesson-bonus-after = Five Francs, at once. Small steps bring many tiles over a match.
lesson-bonus-mistake = That tile is of no use yet, and your meeple has passed all those in between.
lesson-bonus-hint = Tile 5 is worth five Francs, and can be used as soon as you have it.

lesson-climb = Pay only the difference
lesson-climb-task = Own a house of value 3 for 2 Francs.
lesson-climb-before = A key in a house may climb to a dearer one in its district. It pays the difference of the two values, and leaves the old house behind.
lesson-climb-after = 1 plus 2 makes 3: nothing was wasted, and you kept the token of the first house.
lesson-climb-mistake = A new key earns money, but the house of 3 may be gone next turn. Climb while it is free.
lesson-climb-hint = The key in the Café stands on value 1.

lesson-landmark = A landmark
lesson-landmark-task = Reach 13 VP in this turn.
lesson-landmark-before = A landmark costs Francs and resources, and turns your prestige into points, each token on a slot of its kind. Your key on the 8 pays only the difference. You hold two silver prestige and one gold.
lesson-landmark-after = Five Francs and two gold for 13 points. What is not handed in during that turn waits for another landmark.
lesson-landmark-mistake = That landmark has slots for other prestige than yours. Look at the slots before you build.
lesson-landmark-hint = Silver, silver, gold: the Sacré-Cœur shows exactly these. Build it, then hand in all three.

lesson-fourth = The fourth key
lesson-fourth-task = Put the best VP tile where you lead.
lesson-fourth-before = Whoever puts the fourth key into the houses of a district places a VP tile, any tile, in any district. It pays at the end, most for the highest total there. Three keys stand in Batignolles.
lesson-fourth-after = Your houses there add up to ten, { $first_of } to two: 20 points are waiting for you.
lesson-fourth-mistake = A VP tile pays whoever is strongest in its district, not whoever placed it. You paid { $first }, or took less than you could.
lesson-fourth-hint = Move the bank key to the house of 4. Then add up both sides before you place the tile.

lesson-last = The last turn
lesson-last-task = Win the match.
lesson-last-before = Your last turn, and 15 VP behind. Chaillot pays 20 to the strongest, 10 to the second: five against five, but { $first } has the higher house. Whatever you hold after this turn is worth nothing.
lesson-last-after = Tile 22 brought 10, and the climb made you the strongest in Chaillot. Use everything before you end your last turn.
lesson-last-mistake = Tiles, tokens and Francs left over are worth nothing, and Chaillot went to { $first }.
lesson-last-hint = Two things are left to do: use your bonus tile, and climb in Chaillot.

# Examples of the booklet, beside the rules.

example-climb = Charlotte’s key stands on a Residence of value 3. The 1 and the 2 are lower, the 5 and the landmark of 13 are occupied: only the Restaurant of value 4 is open to it.
example-climb-2 = She pays the difference: 4 less 3 is 1 Franc.

example-difference = Raphaël’s key stands on the Bakery in Montmartre, worth 2. The Theater there is worth 5.
example-difference-1 = He pays only the difference, 5 less 2: 3 Francs.

example-new-landmark = Julie’s key stands on the Theater in La Villette, worth 8. She wants to build a landmark worth 12.
example-new-landmark-2 = In Francs she pays the difference, 12 less 8; the marble and the gold are paid in full. The landmark comes to La Villette, and her key onto it.

example-higher = François has built a landmark of value 12 in Saint-Germain. What is built there now must be worth 13 or more. Julie has a key in the bank there.
example-higher-2 = Julie builds the Sacré-Cœur, worth 13. A bank has no value: she pays all 13 Francs, and 2 gold.

example-prestige = A landmark of value 10 stands in Belleville. Julie has a key in the bank there, and two gold prestige tokens.
example-prestige-2 = She builds the Louvre, worth 15: 15 Francs, 2 gold and 1 marble.
example-prestige-3 = The Louvre shows gold prestige. Julie may hand in a token for 5 VP.
example-prestige-4 = She hands in the second as well: 10 VP in all.

example-meeple = Charlotte acquires a building of value 2, and that allows her a bonus tile.
example-meeple-1 = Now her meeple may walk forward, as far as she likes.
example-meeple-2 = It walks to tile 18, and she keeps the tile for later.

example-fours = A few turns later Charlotte has keys on three buildings of value 4, and bonus tile 18.
example-fours-1 = The tile brings 5 VP for each of the three: 15 in all.

example-types = Raphaël has a Café, Bakeries, Hotels, a Theater and landmarks, and bonus tile 30.
example-types-1 = What counts is different types, and all landmarks are one: five types bring 15 VP.

example-batignolles = Batignolles at the end: Louis 13 (11 and 2), Raphaël 10, Julie 13, Charlotte 3. Julie’s landmark of 13 is higher than Louis’s 11: she gets 20 VP, Louis 10, Raphaël 5.
example-montmartre = Montmartre at the end: Louis 16, Raphaël 21, Julie 8, Charlotte 21. Raphaël and Charlotte share the Louvre, so both get 16 VP, nobody gets 8, and Louis gets 4.
example-belleville = Belleville with two players: Charlotte 12, Louis 5. That is less than half: 18 VP for her, none for him.
