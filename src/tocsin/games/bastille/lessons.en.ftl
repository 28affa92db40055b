# Lessons: the title of each, its task, and what the coach says.

lesson-first = The highest tile goes first
lesson-first-task = Recruit Peasant P5.
lesson-first-before = You have one tile left, a 2. { $first } and { $second } both wait at Place Louis with a 1, and only one of you can have P5. He costs four coins, less the value of the tile.
lesson-first-after = Your 2 went first and took two coins off the price. A high tile gives you the choice and the discount.
lesson-first-mistake = Only those with a tile at a place get anything there, and the highest tile chooses first. { $first } was glad to take P5.
lesson-first-hint = At Place Louis a 2 comes before every 1.

lesson-start = Who starts?
lesson-start-task = Become start player.
lesson-start-before = The first tile at the Banque takes the start player marker. { $first } already has a 1 on the leftmost space there, { $second } a 1 beside it. You have a 1 and a 2 left.
lesson-start-after = Higher beats further left. The Banque also pays twice the value of the tile: four coins.
lesson-start-mistake = Of equal tiles, the one further left comes first, and { $first } was there before you.
lesson-start-hint = You own one tile that beats a 1.

lesson-grow = Growing stronger
lesson-grow-task = Own a tile of 3.
lesson-grow-before = Notre Dame exchanges a tile for one of the next value, for the rest of the match. You have a 1 and a 2 left: which of them do you send?
lesson-grow-after = You own a 3 from now on, and the first tile exchanged there scores a point as well.
lesson-grow-mistake = Notre Dame raises a tile by exactly one. A 1 becomes a 2, never a 3.
lesson-grow-hint = Of which tile is 3 the next value?

lesson-weapons = The race for weapons
lesson-weapons-task = Arm your Soldier and your Peasant.
lesson-weapons-before = After this round weapons are handed out, two each, in the order of the Bastille track; the last player gets what is left. One pitchfork lies there, { $first } is ahead of you, and your last tile is a 2.
lesson-weapons-after = The first tile at the Bastille moves its value plus one. You passed { $first }, scored the line at space 8, and chose before everybody else.
lesson-weapons-mistake = Whoever is ahead on the track picks first, and the only pitchfork was gone. Characters without a weapon cost points at the end.
lesson-weapons-hint = Three steps take you past { $first }. Then think of what a Peasant and a Soldier carry.

lesson-henchmen = Under the city
lesson-henchmen-task = Arm your Noble, though no rapier is left.
lesson-henchmen-before = At the scoring after round 4, henchmen are drawn from the bag, and each takes one prize in the catacombs. One of the prizes is a torch, and a torch arms anybody.
lesson-henchmen-after = Your Noble has a torch now. A henchman on the right board goes back into the bag and may be drawn again; one on the left board goes home.
lesson-henchmen-mistake = Every niche is good for something, but only the torch arms a Noble without a rapier. Take first what you lack.
lesson-henchmen-hint = The first tile at the Catacombes puts two henchmen into the bag. The torch lies on the right board, in the fourth niche.

lesson-missions = A promise you already keep
lesson-missions-task = Keep a mission that is already worth six points or more.
lesson-missions-before = At Etats Généraux you look through the missions and keep one in secret. Your Peasants cost two, three and four coins. Your last tile is a 3.
lesson-missions-after = It is worth its points as things stand. A complete series cannot be taken from you; a majority can.
lesson-missions-mistake = That mission asks for people you do not have. Choose for the cards before you, not for those you hope for.
lesson-missions-hint = Look at the costs of your Peasants: 2, 3 and 4 are a series.

lesson-bill = The bill
lesson-bill-task = Win the match.
lesson-bill-before = The last tile of the last round. Then your Monk joins a group for good, and needs the weapon of that group. You hold a pitchfork and a rifle, and the mission “Most soldiers”. Each unarmed character costs you.
lesson-bill-after = Everybody is armed, and your two Soldiers keep { $first } from the full points of the same mission.
lesson-bill-mistake = Two Peasants and one pitchfork: somebody stays unarmed, and the rifle lies idle. Unarmed characters cost 2, 5, 9, 14 and at last 20 points.
lesson-bill-hint = The Bastille still has a line to offer at space 12. Then: which of your weapons has nobody to carry it?

# Examples of the booklet, beside the rules.

example-order = Jan and Alex each have a 1 at the Banque, Jan’s further left. Ani puts a 2 beside them: she comes first, then Jan, then Alex.
example-flags = Alex and Ani have equally many flags. Ulrich is start player, and Alex sits nearer on his left: Alex puts 2 henchmen into the bag, Ani 1.
example-bank = Jan’s 4 comes first: 8 coins and the start player marker. Ani’s 2 earns 4 coins, Ulrich’s 1 earns 2.
example-exchange = Ulrich is first at Notre Dame: his 2 becomes a 3, and he scores a point. Alex’s 1 becomes a 2.
example-bonuses = Jan is first at Versailles and takes the torch; Ani must take the coins.
example-henchmen = Jan has both tiles at the Catacombes: 2 and 1, three henchmen go into the bag.
example-noble = Alex is first at Place Louis with a 4 and takes the noble of cost 10: 6 coins. Jan and Ani follow, and with his 1 Alex takes the card that is left.
example-march = Ulrich is first at the Bastille with a 3 and moves 4 spaces. Jan’s 1 moves one space and stands behind him.
