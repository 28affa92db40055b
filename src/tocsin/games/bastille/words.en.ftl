goal = Gather allies, weapons and missions in the Paris of 1789; after eight rounds the most points win. In each round place your influence tiles on seven locations; at each, the highest tile comes first, and of equal tiles the one further left. Characters need weapons at the end, and missions reward what you have most of.

# Names of things: the plain name, and with what a sentence needs before it.

location-banque = Banque de Paris
    .at = at the Banque de Paris
location-notre-dame = Notre Dame
    .at = at Notre Dame
location-versailles = Versailles
    .at = at Versailles
location-catacombes = Catacombes
    .at = at the Catacombes
location-place-louis = Place Louis
    .at = at Place Louis
location-bastille = Bastille
    .at = at the Bastille
location-etats-generaux = Etats Généraux
    .at = at Etats Généraux

card-p1 = Peasant P1
card-p2 = Peasant P2
card-p3 = Peasant P3
card-p4 = Peasant P4
card-p5 = Peasant P5
card-p6 = Peasant P6
card-p7 = Peasant P7
card-p8 = Peasant P8
card-p9 = Peasant P9
card-p10 = Peasant P10
card-s1 = Soldier S1
card-s2 = Soldier S2
card-s3 = Soldier S3
card-s4 = Soldier S4
card-s5 = Soldier S5
card-s6 = Soldier S6
card-s7 = Soldier S7
card-s8 = Soldier S8
card-s9 = Soldier S9
card-s10 = Soldier S10
card-n1 = Noble N1
card-n2 = Noble N2
card-n3 = Noble N3
card-n4 = Noble N4
card-n5 = Noble N5
card-n6 = Noble N6
card-n7 = Noble N7
card-n8 = Noble N8
card-n9 = Noble N9
card-n10 = Noble N10
card-m1 = Monk M1
card-m2 = Monk M2
card-m3 = Monk M3
card-m4 = Monk M4
card-m5 = Monk M5

group-peasants = peasants
group-soldiers = soldiers
group-nobles = nobles
weapon-pitchfork = pitchfork
    .a = a pitchfork
weapon-rifle = rifle
    .a = a rifle
weapon-rapier = rapier
    .a = a rapier

mission-most-peasants = Most peasants
mission-most-soldiers = Most soldiers
mission-most-nobles = Most nobles
mission-most-crowns = Most crowns
mission-most-gems = Most gems
mission-most-weapons = Most weapons
mission-low-peasants = Low series of peasants
mission-high-peasants = High series of peasants
mission-low-soldiers = Low series of soldiers
mission-high-soldiers = High series of soldiers
mission-low-nobles = Low series of nobles
mission-high-nobles = High series of nobles
mission-two-of-each = Two of each group

versailles-v1 = Versailles tile V1
versailles-v2 = Versailles tile V2
versailles-v3 = Versailles tile V3
versailles-v4 = Versailles tile V4
versailles-v5 = Versailles tile V5
versailles-v6 = Versailles tile V6
versailles-v7 = Versailles tile V7
versailles-v8 = Versailles tile V8
bonus-f1 = Bonus tile F1
bonus-f2 = Bonus tile F2
bonus-f3 = Bonus tile F3
bonus-f4 = Bonus tile F4
bonus-f5 = Bonus tile F5
bonus-f6 = Bonus tile F6
bonus-f7 = Bonus tile F7
bonus-f8 = Bonus tile F8
bonus-e1 = End tile E1
bonus-e2 = End tile E2
catacombs-left = Left board
    .on = on the left board
catacombs-right = Right board
    .on = on the right board
catacombs-final = Catacombs
    .on = in the catacombs
track-bastille = Bastille track
pile-top = Upper pile
    .the = the upper pile
pile-bottom = Lower pile
    .the = the lower pile

source-notre-dame = Notre Dame
    .for = at Notre Dame
source-versailles = Versailles
    .for = at Versailles
source-flags = Flags
    .for = for flags
source-gems = Gems
    .for = for gems
source-crowns = Crowns
    .for = for the most crowns
source-catacombs = Catacombs
    .for = in the catacombs
source-bastille = Bastille track
    .for = on the Bastille track
source-characters = Characters
    .for = for characters
source-missions = Missions
    .for = for missions
source-henchmen = Henchmen in the bag
    .for = for henchmen in the bag
source-coins = Coins
    .for = for coins
source-unarmed = Unarmed characters
    .for = for unarmed characters

# Bonuses, as facts and as answers.

bonus-coins = { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    }
bonus-points = { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
bonus-steps = { $amount ->
        [one] { $amount } step on the Bastille track
       *[other] { $amount } steps on the Bastille track
    }
bonus-torches = { $amount ->
        [one] { $amount } torch
       *[other] { $amount } torches
    }
bonus-henchmen = { $amount ->
        [one] { $amount } henchman into the bag
       *[other] { $amount } henchmen into the bag
    }
bonus-upgrade = raise an influence tile by one
bonus-card = the top character card, free
bonus-mission = a mission of your choice
enter-coins = { $board }: { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    }
enter-points = { $board }: { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
enter-steps = { $board }: { $amount ->
        [one] { $amount } step on the Bastille track
       *[other] { $amount } steps on the Bastille track
    }
enter-torches = { $board }: { $amount ->
        [one] { $amount } torch
       *[other] { $amount } torches
    }
enter-henchmen = { $board }: { $amount ->
        [one] { $amount } henchman into the bag
       *[other] { $amount } henchmen into the bag
    }
enter-upgrade = { $board }: raise an influence tile by one
enter-card = { $board }: the top character card, free
enter-mission = { $board }: a mission of your choice

# What is asked.

choose-tile = Round { $round }: place one of your tiles, { $amount } left.
choose-bonus = Versailles: which bonus do you take?
choose-character = Place Louis: whom do you recruit with your tile of { $value }? You have { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    }.
choose-pile = Which pile of missions do you look through?
choose-mission = Which mission do you keep? The others will not see it.
choose-niche = Your henchman was drawn, number { $number }: which bonus do you take?
choose-upgrade = Which of your tiles do you raise by one?
choose-weapons = Bastille: which two weapon tokens do you take?
choose-group = { $card }: which group does he join for good?

option-place = tile { $value } { $location_at }
option-buy = { $card } for { $price ->
        [0] nothing
        [one] { $price } coin
       *[other] { $price } coins
    }: points { $points }, crowns { $crowns }, gems { $gems }, flags { $flags }
option-decline = Nobody
option-pile = { $pile }
option-mission = { $mission }
option-upgrade = { $old } becomes { $new }
option-claim = { $one_a } and { $other_a }
option-join = the { $group }

# What happens.

round-begins = Round { $round } begins.
placed = { $seat } places a tile of { $value } { $location_at }.
evaluated = The tile of { $value } of { $seat } is evaluated { $location_at }.
gained = { $seat } takes { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    }.
starts = { $seat } takes the start player marker.
exchanged = { $seat } exchanges a tile of { $old } for one of { $new }.
kept = { $seat } has no higher tile in supply and takes the tile of { $value } back.
scored = { $seat } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } { $source_for }.
torches-taken = { $seat } takes { $amount ->
        [0] no torch: none is left
        [one] { $amount } torch
       *[other] { $amount } torches
    }.
hired = { $seat } puts { $amount ->
        [0] no henchman
        [one] { $amount } henchman
       *[other] { $amount } henchmen
    } into the bag.
moved = { $seat } moves { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } on the Bastille track, to space { $space }.
at-the-end = { $seat } is at the end of the Bastille track and takes { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    } instead.
bought = { $seat } recruits { $card } for { $price ->
        [0] nothing
        [one] { $price } coin
       *[other] { $price } coins
    }.
declined = { $seat } recruits nobody.
mission-taken = { $seat } keeps a mission.
mission-taken-own = { $seat } keeps the mission “{ $mission }”.
no-mission = { $seat } finds no mission to keep.
flags-most = { $seat } has the most flags: { $flags }.
flags-second = { $seat } has the second most flags: { $flags }.
shown-bonus = For flags: { $tile }.
shown-versailles = At Versailles: { $tile }.
shown-card = { $card } comes to Place Louis.
interim-begins = The interim scoring after round { $round } begins.
final-begins = The final scoring after round { $round } begins.
joined = { $seat } lets { $card } join the { $group }.
drawn = A henchman of { $seat } is drawn from the bag.
entered = { $seat } takes bonus { $place } { $board_on }.
went-home = { $seat } takes { $amount ->
        [one] { $amount } henchman
       *[other] { $amount } henchmen
    } back from the catacombs.
back-in-bag = { $amount ->
        [one] { $amount } henchman
       *[other] { $amount } henchmen
    } of { $seat } on the right board: back into the bag.
card-taken = { $seat } draws { $card }.
claimed = { $seat } takes { $one_a } and { $other_a } from the Bastille.
claimed-last = { $seat } takes what is left at the Bastille: { $one_a }.
arsenal-laid = Laid out at the Bastille: pitchforks { $pitchfork }, rifles { $rifle }, rapiers { $rapier }.
mission-scored = { $seat } reveals “{ $mission }”: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
unarmed = { $seat } has { $amount ->
        [one] { $amount } unarmed character
       *[other] { $amount } unarmed characters
    } and loses { $points } points.
ended = The match ends after round { $round }.
pile-chosen = { $seat } looks through { $pile_the }.

# What is printed.

fact-spaces = { $amount } spaces
fact-banque = { $amount } coins for each point of the tile’s value; the first takes the start player marker
fact-notre-dame = exchange the tile for the next value from your supply; the first scores { $points }
fact-versailles = the first chooses a bonus of the tile shown, the second takes the other
fact-catacombes = { $first } henchmen into the bag for the first, { $second } for the second
fact-place-louis = recruit a character for its cost less the tile’s value, or decline
fact-bastille = move as far as the tile’s value; the first { $amount } further
fact-etats-generaux = keep a mission of the deck; the first takes { $amount } coins
fact-cost = costs { $amount }
fact-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
fact-armed = carries { $weapon_a }
fact-needs = needs { $weapon_a }
fact-monk = joins any group at the end, and needs its weapon
fact-crowns = { $amount ->
        [one] { $amount } crown
       *[other] { $amount } crowns
    }
fact-gems = { $amount ->
        [one] { $amount } gem
       *[other] { $amount } gems
    }
fact-flags = { $amount ->
        [one] { $amount } flag
       *[other] { $amount } flags
    }
fact-copies = copies: { $amount }
fact-majority = { $first } points for the most, { $second } for the second most
fact-each = { $points } points for { $amount } cards of each group
fact-series = { $points } points for { $group } of cost { $low }, { $middle } and { $high }
fact-line = line at space { $space }: { $points } points

# The end.

reason-most-points = Nobody has as many points.
reason-most-coins = Points are equal: the coins decide.
reason-shared = Points and coins are equal.

# Table options.

option-missions = Missions
option-missions-open = one deck, one dealt to each
option-missions-secret = Secret Mission: two piles, none dealt
option-flags = A flag bonus without any flag
option-flags-needed = no, at least one flag
option-flags-any = yes, by seat order

# Tables of the text interface.

sheet-places = Paris, round { $round } of { $rounds }; start player: { $start }
sheet-display = Characters at Place Louis; { $deck } more in the deck
sheet-offers = Bonuses of this round
sheet-catacombs = The catacombs
sheet-seats = The seats
sheet-arms = Crowns, gems, flags and weapons
sheet-characters = Characters of each seat
sheet-missions = Missions you can see
sheet-piles = What you saw of the missions when you last looked
column-location = Location
column-card = Character
column-cost = Cost
column-points = Points
column-weapon = Weapon
column-crowns = Crowns
column-gems = Gems
column-flags = Flags
column-tile = Tile
column-left = Left
column-right = Right
column-board = Board
column-bonus = Bonus
column-henchman = Henchman
column-seat = Seat
column-coins = Coins
column-tiles = Tiles
column-supply = Supply
column-space = Bastille track
column-bag = In the bag
column-henchmen = Henchmen left
column-missions = Missions
column-torches = Torches
column-unarmed = Unarmed
column-group = Group
column-mission = Mission
column-worth = Worth now
column-pile = Pile
column-size = Cards now
column-seen = Seen
cell-none = –
cell-no-space = ×
cell-tile = { $value } { $seat }
cell-values = { $ones ->
        [0] { "" }
       *[other] { $ones }×1{ " " }
    }{ $twos ->
        [0] { "" }
       *[other] { $twos }×2{ " " }
    }{ $threes ->
        [0] { "" }
       *[other] { $threes }×3{ " " }
    }{ $fours ->
        [0] { "" }
       *[other] { $fours }×4
    }
cell-printed = printed
cell-needed = needed
cell-laid-out = On offer
