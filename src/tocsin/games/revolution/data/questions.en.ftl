# Everyday questions; under each, other words by which people look for it.

question-win = How do I win?
    .words = goal, aim, objective, winner, victory, points, score, most points
question-over = When is it over?
    .words = end, ends, finish, last turn, how long, stop
question-tie = What if we bid the same?
    .words = tie, ties, draw, equal, same bid, both bid, share, tied
question-stronger = Is one Blackmail better than three Gold?
    .words = beat, beats, stronger, strongest, rank, compare, worth more, win a space
question-back = Do I get my tokens back if I lose?
    .words = refund, return, lost bid, spent, losing, keep tokens
question-save = May I save tokens for later?
    .words = keep, keep for the next turn, hold back, pass, must I bid, all tokens, leftover
question-gained = When can I use the tokens I have won?
    .words = new tokens, next turn, gain, use, received
question-banned = Why can I place no Force on the General?
    .words = ban, banned, forbidden, refuse, not allowed, cannot place, crossed out
question-broke = I have no tokens left: what now?
    .words = broke, out of tokens, patron, patronage, poor, refill, new gold
question-area = Who gets the points of an area?
    .words = majority, cubes, influence, holder, district, points of an area, most cubes
question-full = What if an area is full?
    .words = full, no room, space left, crowded, cannot put a cube
question-hands = May I see what the others hold?
    .words = hand, hands, open, secret, hidden, look, rivals’ tokens
