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

example-order = Who comes first at a location? Jan and Alex each put a 1 at the Banque, Ani a 2.
example-order-1 = Jan is start player. His tile goes on the leftmost space.
example-order-2 = Ulrich chooses Place Louis, which is evaluated later.
example-order-3 = Alex’s 1 is worth as much as Jan’s, but lies further right.
example-order-4 = All tiles are placed, and the Banque is evaluated. Ani’s 2 is the highest: she comes first, with 2 × 2 coins and the start player marker. Jan and Alex are tied; Jan’s tile lies further left, so he is second and Alex third.

example-flags = Alex and Ani have two flags each, the others none. Ulrich, the start player, places the last tile of the round.
example-flags-1 = The most flags earn the left bonus, 2 henchmen in the bag, the second most the right one, 1 henchman. Alex and Ani are tied: clockwise from the start player, Alex comes before Ani, so his is the left bonus and hers the right one.

example-bank = Ani has a 2 at the Banque, Ulrich a 1. Jan puts a 4 beside them.
example-bank-1 = A tile earns twice its value. Jan’s 4 comes first: 8 coins, and the start player marker for being first. Ani’s 2 earns 4 coins, Ulrich’s 1 earns 2.

example-exchange = Alex has a 1 at Notre Dame. Ulrich puts a 2 beside it.
example-exchange-1 = Ulrich’s 2 comes first: he exchanges it for a 3 from his supply and, being first, scores a point. Alex’s 1 becomes a 2, without a point.

example-bonuses = The Versailles tile offers a torch or 3 coins. Ani has a 1 there. Jan puts a 2 beside it.
example-bonuses-1 = Jan’s 2 is higher than Ani’s 1: he chooses.
example-bonuses-2 = Jan takes the torch. Ani, who is second, must take what is left: 3 coins.

example-henchmen = Jan has a 1 at the Catacombes and puts another 1 beside it.
example-henchmen-1 = Each tile is evaluated by itself. Jan’s first one puts 2 henchmen into the bag, his second one 1: three in all.

example-noble = Jan has a 3 at Place Louis, Alex a 1 and Ani a 2. Alex adds a 4. The tiles choose from the highest down.
example-noble-1 = Alex’s 4 comes first.
example-noble-2 = The noble costs 10, less the 4 of the tile: Alex pays 6 coins.
example-noble-3 = Jan’s 3 is next. The peasant costs no more than 3, so he pays nothing.
example-noble-4 = Ani’s 2 is third. The soldier costs 4, less 2: she pays 2 coins.
example-noble-5 = With his 1, Alex takes the card that is left. It costs 2, less 1: he pays 1 coin.

example-march = Jan’s marker is on space 3 of the Bastille track, and he has a 1 at the Bastille. Ulrich, whose marker is still at the start, puts a 3 beside it.
example-march-1 = Ulrich comes first and moves 3 + 1 = 4 spaces. Jan’s 1 moves one space, to where Ulrich is already: Jan’s marker goes behind his.

example-etats = Ani has a 1 at Etats Généraux. Alex puts a 2 beside it. The board is as Alex sees it.
example-etats-1 = Alex’s 2 comes first. He takes 2 coins and looks through the mission deck.
example-etats-2 = Alex keeps “Most weapons”, face down. Another “Most crowns” he could not have taken: he has that mission already.
example-etats-3 = Ani is second and takes no coins. She looks through the rest of the deck and keeps “Most gems”; Alex sees only that she keeps a mission.

example-piles = In the variant with secret missions there are two piles. Jan has a 1 at Etats Généraux. Ani puts a 2 beside it. The board is as Ani sees it.
example-piles-1 = Ani’s 2 comes first. She takes 2 coins and may choose a pile.
example-piles-3 = Ani keeps a mission, and the pile goes back. Jan is second: he has to take the upper pile.
example-piles-4 = Jan keeps a mission of the upper pile. Neither of them knows what was in the pile of the other.

example-gems = Ulrich’s characters have four gems. Ani places the last tile of round 4.
example-gems-1 = After round 4 comes the interim scoring, and it begins with the gems. Each is worth a point: Ulrich scores 4.

example-crowns = Ulrich and Alex have two crowns each, Ani has one. Jan places the last tile of round 4.
example-crowns-1 = After the gems come the crowns. Two is the most, and both who have two score 3 points: a tie takes nothing away. Ani, who has fewer, scores nothing for hers.

example-niches = Three of Jan’s henchmen and two of Alex’s are in the bag. Ani places the last tile of round 4.
example-niches-1 = The interim scoring comes to the catacombs. A henchman is drawn by chance; it is one of Jan’s, and he may choose any niche.
example-niches-2 = Jan takes the 4 points. His henchman blocks that niche for the others. The next one drawn is Alex’s.
example-niches-3 = Alex takes the torch. It goes on like this until five are drawn.

example-boards = Four henchmen stand in the catacombs, two on each board. The fifth, one of Jan’s, has been drawn.
example-boards-1 = Jan puts it on the left board, for 3 steps. Now the boards are cleared: the three henchmen of the left one return to their owner’s supply, the two of the right one go back into the bag.

example-lines = On the Bastille track, Ulrich is on space 9, Jan on 8, Alex on 7 and Ani on 4. Ani places the last tile of round 4.
example-lines-1 = The last line reached or passed counts. For Ulrich and Jan it is the one at space 8: 5 points each. Alex and Ani have not come that far; the one at space 4 brings them 2 points each.

example-arsenal = Seven weapon tokens lie at the Bastille. On the track Ulrich is first, then Jan, Alex and Ani.
example-arsenal-1 = Ulrich is furthest ahead: he takes two tokens of his choice.
example-arsenal-2 = Jan is second: he takes two of those that are left.
example-arsenal-3 = Alex takes two as well. Ani is last and must take the token that is left. Then new tokens are laid out, and the next round begins.

example-monks = Ulrich has two monks. Ani places the last tile of round 8.
example-monks-1 = The final scoring begins with the monks: each is assigned to a group for good.
example-monks-2 = Ulrich assigns one to the nobles. He need not have another noble.
example-monks-3 = He assigns the other to the soldiers: his monks need not go together. The scoring goes on with the gems.

example-majority = Jan has three crowns, Alex and Ani have two each. Jan and Ani hold the mission “Most crowns”. Before the missions are scored, the last weapon tokens are taken.
example-majority-1 = Jan has the most crowns: his mission gives 6 points. Alex and Ani share second place. Ani has the mission and scores its 2 points in full; Alex does not have it and scores nothing.

example-unarmed = Ulrich’s soldier, noble and peasant all need a weapon. He has a pitchfork and a rapier, and is last on the Bastille track.
example-unarmed-1 = The token left for Ulrich is a second pitchfork. The first one arms his peasant, the rapier his noble; but a soldier needs a rifle, and so one character stays unarmed: 2 points less.
