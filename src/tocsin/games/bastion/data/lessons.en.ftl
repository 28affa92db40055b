# Lessons: the title of each, its task, and what the coach says.

lesson-duel = One duel
lesson-duel-task = Capture { $first_of } Soldier.
lesson-duel-before = Your Soldier has Force 7. The enemy in front of it has Force 6 and Courage 2, which you have seen: it can reach 12 at most. Attack, then play a courage card. Power is Force times courage.
lesson-duel-after = 14 beat 12, and it cost you one point of courage. Points spent hardly ever come back.
lesson-duel-mistake = An attacker can be lost, too: 7 stands against 12. Play the least card that beats the most they can have.
lesson-duel-hint = You need more than 12: 7 times what?

lesson-gang = Three against one
lesson-gang-task = Capture the Knight and lose nobody.
lesson-gang-before = Soldiers may attack together. One of them is the champion and gets the courage card; each of the others adds its Force. The Knight has Force 8, and { $first } will hardly spend more than courage 2 on it: 16.
lesson-gang-after = The champion alone was a match for the Knight, so nobody was at risk; the others made sure of it.
lesson-gang-mistake = Together you may be stronger than the Knight, but a champion who is weaker than it pays with its freedom.
lesson-gang-hint = Can your champion alone reach 16? Six times three does, and so does eight times two.

lesson-archer = Two squares away
lesson-archer-task = Capture the Knight with your Archer.
lesson-archer-before = An Archer hits exactly two squares away, in a straight line, over a free square. A Knight cannot hit back. Choose the Strategists, move first, then shoot.
lesson-archer-after = 18 against 14, and nothing could happen to your Archer.
lesson-archer-mistake = From there the Knight is not two squares away in a straight line. Not next to it, not off the line.
lesson-archer-hint = Stand on the Knight’s file: Archer, one free square, target.

lesson-drawbridge = Knock, knock
lesson-drawbridge-task = Break the drawbridge, and lay the mission for it.
lesson-drawbridge-before = A drawbridge has a resistance of 20 and never hits back. Your Tower has Force 10 and moves one or two squares straight ahead: bring it beside the gate. You hold the mission “Break a drawbridge”.
lesson-drawbridge-after = Broken for good: two victory points, and the mission gave you a little Speed and courage back.
lesson-drawbridge-mistake = Ten were not enough, and now { $first } is warned. Count before you knock: and a mission is worth something only once it is laid.
lesson-drawbridge-hint = Go to d8. 10 times what makes 20?

lesson-queen = The Queen’s courage
lesson-queen-task = Capture { $first_of } Soldier for one point of courage at most.
lesson-queen-before = Beside your Queen the courage of a piece counts one more, beside your King its Force. The Soldier before your Knight has Force 8 and will play courage 2: 16. Queen and Knight are both Strategists.
lesson-queen-after = Card 2 counted as 3: 21. Help costs nothing, courage does.
lesson-queen-mistake = The Queen must touch the Knight to help. Without her, two times seven is too little, and a third point of courage costs more.
lesson-queen-hint = Move the Queen to c4 before you attack.

lesson-riposte = Strike back
lesson-riposte-task = Capture two Soldiers in { $first_of } turn.
lesson-riposte-before = You are attacked: { $first_of } Soldier has Force 7 and Courage 3, yours has Force 8 and Courage 2. After each attack, you may strike back once with a piece of the same class that has not attacked yet.
lesson-riposte-after = Every attack opens a side. The defender strikes back with whoever is close enough.
lesson-riposte-mistake = A riposte not taken is gone, and the chance with it.
lesson-riposte-hint = Courage 2 makes 16. Then your second Soldier, on f5, stands right before another of theirs.

lesson-six = Six points
lesson-six-task = Win the match this turn.
lesson-six-before = You have four points on the table and “Steal a treasure” in your hand. { $first_of } treasure lies upstairs on g10. A Knight moves two steps, past whoever stands in between, and the stairs lead up.
lesson-six-after = Six points win at once, in the middle of a turn.
lesson-six-mistake = A mission counts only once it is laid, and the turn is over.
lesson-six-hint = Choose the Strategists, and take the Knight from e9 to g10. Then lay the mission.

# Examples of the booklet, beside the rules.

example-follow = Two Soldiers stand one behind the other.
example-follow-2 = Pieces move one after another, in any order. The Soldier in front leaves d6.
example-follow-4 = Now d6 is free, and the other Soldier takes it.

example-ride = An Archer stands behind a Tower. On its own it moves one square.
example-ride-2 = To board the Tower is the Archer’s move of one square.
example-ride-4 = The Tower moves two squares, and the Archer comes along without using its move.
example-ride-6 = The Archer has made its move already; for 1 point of Speed it makes another step, off the Tower: four squares in one movement step.

example-forced = A Soldier moves one square. It needs another.
example-forced-2 = That was its move.
example-forced-4 = For 1 point of Speed it makes one more step.

example-against = It is the Army’s turn, and a Knight is a Strategist.
example-against-2 = Against nature, for 3 points of Speed, the Knight moves all the same, but one square only.

example-queen = A Soldier 7/2 attacks a Knight 8/3. Its Queen stands diagonally behind it.
example-queen-2 = The Queen is a Strategist and does not fight in the Army’s turn, but she is in contact with the Soldier, and that is enough to help it.
example-queen-3 = Aliénor pays 1 point for card 2, the highest that Courage 2 allows.
example-queen-4 = In contact with the Queen, card 2 counts as 3, and the third point is free: 7 × 3 = 21 against 8 × 2 = 16. The Knight is captured.

example-outnumber = Two Soldiers, 6/2 and 5/3, attack a Knight 8/3.
example-outnumber-4 = Soldier A is the champion and gets the courage card; Soldier B adds its Force.
example-outnumber-6 = 6 × 2 for the champion and 5 more make 17. The Knight’s 8 × 2 is 16: captured. But the champion’s own 12 is less than 16: the Knight takes it along.

example-duel = A Soldier 7/3 attacks a Knight 8/3.
example-duel-2 = Both players now choose a courage card, no higher than the Courage of their piece.
example-duel-3 = Aliénor plays the most her Soldier can.
example-duel-4 = 7 × 3 = 21 against 8 × 2 = 16: the Knight is captured. The cards cost 2 and 1 points of courage. With card 3, for 1 point more, the Knight would have won by 24 to 21.

example-riposte = Aliénor attacks with her Strategists. The board is as Gauvain sees it, whose King stands alone on d6.
example-riposte-2 = Her Knight attacks the King.
example-riposte-4 = 7 × 2 = 14 against 7 × 1: the King wins and takes the Knight prisoner. Gauvain was attacked, so he may now riposte, with a Strategist that has not attacked this turn.
example-riposte-5 = To defend is not to attack: the King himself may riposte. He attacks a Soldier beside him.
example-riposte-7 = 7 × 2 = 14 against 6 × 2 = 12: the Soldier is captured. A riposte is not answered by another; Aliénor goes on.
example-riposte-8 = Her Archer attacks the King, exactly two squares away.
example-riposte-10 = The King survives, by 7 × 3 = 21 to 5 × 3 = 15; an Archer at that distance is in no danger from him. He has attacked once this turn, so he cannot riposte again.

example-six-points = Aliénor has laid two missions of 2 points, for six soldiers and four strategists. One of her pieces has freed a prisoner.
example-six-points-1 = The freed prisoner proves her third mission, and six points win at once.
