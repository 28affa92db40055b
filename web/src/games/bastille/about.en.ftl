# The game for newcomers: in one minute, and what they ask first.

about-minute = Paris, 1789: you gather people before the storm. Each round you put your influence tiles on seven places, one at a time. At every place the highest tile goes first, and of equal tiles the one further left. Places give money, better tiles, people, henchmen, missions, and steps towards the Bastille. After eight rounds you count; people without a weapon cost you.
about-turn = Place one of your influence tiles. When all lie, the places are carried out one after another: the highest tile there chooses first.
about-points = People, missions and the steps towards the Bastille bring points; each person without a weapon at the end costs some.
about-end = After eight rounds.
