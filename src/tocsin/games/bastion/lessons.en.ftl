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

example-follow = One Soldier goes ahead, and another takes the square that it has left.
example-ride = An Archer boards the Tower, the Tower moves two squares, and for 1 point of Speed the Archer steps off: four squares in one step.
example-forced = A Soldier goes one square ahead and, for 1 point of Speed, one square sideways.
example-against = It is the Army’s turn. For 3 points of Speed a Knight makes a step of one square all the same.
example-outnumber = Two Soldiers attack a Knight: 6 × 2 for the champion and 5 more make 17. The Knight’s 8 × 2 is 16: captured. But the champion’s own 12 is less than 16: the Knight takes it along.
example-duel = A Soldier 7/3 with card 3 attacks a Knight 8/3 with card 2: 21 against 16. The Knight is captured; they pay 2 and 1 points of courage.
example-six-points = Two missions of 2 points are laid, for six soldiers and four strategists. A freed prisoner proves the third: six points win at once.
