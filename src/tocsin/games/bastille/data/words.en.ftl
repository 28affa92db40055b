goal = Gather allies, weapons and missions in the Paris of 1789; after eight rounds, whoever has the most points wins. In each round, place your influence tiles on seven locations; at each, the highest tile comes first, and of equal tiles the one further left. Characters need weapons at the end, and missions reward what you collect.

# Names of things: the plain name, and with what a sentence needs before it.

location-banque = Banque de Paris
    .at = at the Banque de Paris
    .for = coins
location-notre-dame = Notre Dame
    .at = at Notre Dame
    .for = a better tile
location-versailles = Versailles
    .at = at Versailles
    .for = a bonus
location-catacombes = Catacombes
    .at = at the Catacombes
    .for = henchmen
location-place-louis = Place Louis
    .at = at Place Louis
    .for = a character
location-bastille = Bastille
    .at = at the Bastille
    .for = steps on the track
location-etats-generaux = Etats Généraux
    .at = at Etats Généraux
    .for = a mission

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
    .two = two pitchforks
weapon-rifle = rifle
    .a = a rifle
    .two = two rifles
weapon-rapier = rapier
    .a = a rapier
    .two = two rapiers

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
stock-torches = Torches
effect-coins = Coins
    .the = the coins
effect-points = Points
    .the = the points
effect-steps = Steps
    .the = the steps on the Bastille track
effect-torches = Torches
    .the = the torch
effect-henchmen = Henchmen
    .the = the henchmen
effect-upgrade = Upgrade
    .the = the upgrade
effect-card = Top character card
    .the = the top character card
effect-mission = Mission
    .the = the mission
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
choose-mission-only = Only one mission here can be yours. You are asked all the same, so that the others learn nothing of the rest.
choose-niche = Draw { $number } of { $draws } is your henchman: which bonus do you take?
choose-upgrade = Which of your tiles do you raise by one?
choose-weapons = Bastille: take two weapon tokens.
choose-group = { $card }: which group does he join for good?

# The coach: for each question, what it is, what it costs, and what people usually do.

coach-tile = A tile works once and comes back to you for the next round. High tiles go where being first matters; a 1 is enough where everybody gets something.
coach-bonus = Free; whoever comes second here gets the other one. Take what you lack, or what your neighbour needs.
coach-character = You pay the cost less the value of the tile. Mind the weapon still needed, and keep a few coins; nobody is an answer too.
coach-pile = Free: you look through the pile you choose, and the next player here gets the other.
coach-mission = Free and secret. Keep one that you nearly fulfil already; a mission that fails costs nothing.
coach-mission-only = Nothing to choose this time: keep it. The question hides from the others what is left.
coach-niche = One prize for each henchman, free. After the first scoring those on the left board go home, while those on the right return to the bag.
coach-upgrade = Free, and for the rest of the match. Usually the highest tile that can be raised.
coach-weapons = Two tokens, free. First arm those who would cost you points, then take what a rival needs.
coach-group = For good. Send the monk where a weapon lies idle, or where a mission waits for one more.

option-place = tile { $value } { $location_at }: { $location_for }
buy-offer = { $card } for { $price ->
        [0] nothing
        [one] { $price } coin
       *[other] { $price } coins
    }: points { $points }{ $crowns ->
        [0] { "" }
       *[other] , crowns { $crowns }
    }{ $gems ->
        [0] { "" }
       *[other] , gems { $gems }
    }{ $flags ->
        [0] { "" }
       *[other] , flags { $flags }
    }
buy-unarmed = { $missing ->
        [0] you have a weapon for it
       *[other] { $loss ->
            [0] without one, no points more are lost
            [one] without a weapon at the end, { $loss } point less as things stand
           *[other] without a weapon at the end, { $loss } points less as things stand
        }
    }
option-buy = { buy-offer }; carries { $weapon_a }
option-buy-unarmed = { buy-offer }; needs { $weapon_a }: { buy-unarmed }
option-buy-monk = { buy-offer }; needs the weapon of the group it joins: { buy-unarmed }
option-decline = Decline
option-pile = { $pile }
option-mission = { $mission }
option-upgrade = { $old } becomes { $new }
option-claim = { $one_a } and { $other_a }
option-claim-two = { $weapon_two }
option-join = the { $group }

# Why something is not offered.

closed-full = no space is free there this round
closed-price = costs you { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    } with this tile, and you have { $amount }

# What happens.

round-begins = Round { $round } begins.
placed = { $seat } places a tile of { $value } { $location_at }.
    .you = You place
evaluated = { $location }: { $seat_of } tile of { $value }.
    .you = { $location }: your tile of { $value }.
gained = { $seat } takes { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    }.
    .you = You take
starts = { $seat } takes the start player marker.
    .you = You take
exchanged = { $seat } exchanges a tile of { $old } for one of { $new }.
    .you = You exchange
kept = { $seat } has no tile of the next value in supply and takes the tile of { $value } back.
    .you = You have no tile of the next value in supply and take the tile of { $value } back.
scored = { $seat } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } { $source_for }.
    .you = You score
torches-taken = { $seat } { $amount ->
        [0] takes no torch: none is left
        [one] takes { $amount } torch
       *[other] takes { $amount } torches
    }.
    .you = You take { $amount ->
        [0] no torch: none is left
        [one] { $amount } torch
       *[other] { $amount } torches
    }.
hired = { $seat } { $amount ->
        [0] has no henchman left to put into the bag
        [one] puts { $amount } henchman into the bag
       *[other] puts { $amount } henchmen into the bag
    }.
    .you = You { $amount ->
        [0] have no henchman left to put into the bag
        [one] put { $amount } henchman into the bag
       *[other] put { $amount } henchmen into the bag
    }.
moved = { $seat } moves { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } on the Bastille track and reaches space { $space }.
    .you = You move { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } on the Bastille track and reach space { $space }.
at-the-end = { $seat } is at the end of the Bastille track and takes { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    } instead.
    .you = You are at the end of the Bastille track and take { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    } instead.
bought = { $seat } recruits { $card } for { $price ->
        [0] nothing
        [one] { $price } coin
       *[other] { $price } coins
    }.
    .you = You recruit
declined = { $seat } declines to recruit.
    .you = You decline
nobody-left = { $seat } finds nobody left at Place Louis.
    .you = You find
too-poor = { $seat } has too few coins to recruit anybody.
    .you = You have
mission-taken = { $seat } keeps a mission.
    .you = You keep
mission-taken-own = { $seat } keeps the mission “{ $mission }”.
    .you = You keep
no-mission = { $seat } finds no mission to keep.
    .you = You find
flags-most = { $seat } comes first in flags, with { $flags }.
    .you = You come
flags-second = { $seat } comes second in flags, with { $flags }.
    .you = You come
shown-bonus = { $tile } rewards the flags of this round.
shown-versailles = { $tile } is on offer at Versailles.
shown-card = { $card } comes to Place Louis.
interim-begins = End of round { $round }: interim scoring.
final-begins = End of round { $round }: final scoring.
joined = { $seat_of } { $card } joins the { $group }.
    .you = Your { $card } joins the { $group }.
drawn = One of { $seat_of } henchmen is drawn from the bag.
    .you = One of your henchmen is drawn from the bag.
entered = { $seat } chooses { $effect_the } { $board_on }.
    .you = You choose
no-upgrade = { $seat } has no tile that can be raised: nothing happens.
    .you = You have
no-card = { $seat } finds no character card left in the deck: nothing happens.
    .you = You find
went-home = { $seat } takes { $amount ->
        [one] { $amount } henchman
       *[other] { $amount } henchmen
    } back from the catacombs.
    .you = You take
back-in-bag = { $seat } puts { $amount ->
        [one] { $amount } henchman
       *[other] { $amount } henchmen
    } from the right board back into the bag.
    .you = You put
card-taken = { $seat } takes { $card } from the top of the deck.
    .you = You take
claimed = { $seat } takes { $one_a } and { $other_a } from the Bastille.
    .you = You take
claimed-two = { $seat } takes { $weapon_two } from the Bastille.
    .you = You take
claimed-last = { $seat } takes the last weapon token at the Bastille, { $one_a }.
    .you = You take
arsenal-laid = Weapon tokens at the Bastille: pitchfork × { $pitchfork }, rifle × { $rifle }, rapier × { $rapier }.
mission-scored = { $seat } reveals “{ $mission }”: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you = You reveal
unarmed = { $seat } has { $amount ->
        [one] { $amount } unarmed character
       *[other] { $amount } unarmed characters
    } and loses { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you = You have { $amount ->
        [one] { $amount } unarmed character
       *[other] { $amount } unarmed characters
    } and lose { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
ended = The match ends after round { $round }.
pile-chosen = { $seat } looks through { $pile_the }.
    .you = You look

# What is printed.

fact-spaces = { $amount ->
        [one] { $amount } space
       *[other] { $amount } spaces
    }
fact-banque = { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    } for each point of the tile’s value; the first tile takes the start player marker
fact-notre-dame = exchange the tile for the next value from your supply; the first tile, if exchanged, scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
fact-notre-dame-first = exchange the tile for the next value from your supply; the first tile, exchanged or not, scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
fact-versailles = the first tile chooses a bonus of the Versailles tile, the second takes the other
fact-catacombes = { $first ->
        [one] { $first } henchman
       *[other] { $first } henchmen
    } into the bag for the first tile, { $second } for the second
fact-place-louis = recruit a character for its cost less the tile’s value, or decline
fact-bastille = move as many steps as the tile’s value; the first tile { $amount } more
fact-etats-generaux = look through the deck and keep a mission; the first tile earns { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    }
fact-etats-generaux-secret = look through a pile and keep a mission; the first tile chooses the pile and earns { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    }, the second uses the other pile
fact-cost = costs { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    }
fact-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
fact-armed = carries { $weapon_a }
fact-needs = needs { $weapon_a } by the end, or costs points
fact-monk = joins any group at the end, and needs its weapon, or costs points
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
fact-majority = { $first ->
        [one] { $first } point
       *[other] { $first } points
    } for the most, { $second } for the second most
fact-each = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    } of each group
fact-series = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $group } of cost { $low }, { $middle } and { $high }
fact-track = after round { $interim } and after round { $final } you score the last line you have reached
fact-track-arms = then weapons are taken in the order of the track: two each, one for the last
fact-scores-flags = after each round whoever has the most takes the left bonus of the round’s tile and whoever comes second the right one
fact-scores-gems = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each after round { $interim } and again after round { $final }
fact-scores-crowns = whoever has the most scores { $first ->
        [one] { $first } point
       *[other] { $first } points
    } after round { $interim } and { $second } after round { $final }
fact-scores-characters = at the end the points printed on them
fact-drawn = after round { $interim } and after round { $final } up to { $amount } are drawn from the bag; each brings its owner a bonus
fact-scores-henchmen = at the end { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for each that is still in the bag
fact-scores-coins = at the end 1 point for every { $amount ->
        [one] coin
       *[other] { $amount } coins
    }
fact-unarmed = { $rest ->
        [1] { $amount } or more
       *[other] { $amount }
    } at the end: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } less
fact-arms = arms one of the { $group } at the end
fact-arms-anyone = arms any character at the end
fact-line = line at space { $space }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

# The end.

reason-most-points = Most points wins.
reason-most-coins = Points are equal: the coins decide.
reason-shared = Points and coins are equal: the victory is shared.
tie-coins = At equal points: coins

# Table options.

option-missions = Missions
option-missions-open = one deck, one dealt to each
option-missions-secret = Secret Mission: two piles, none dealt
option-flags = A flag bonus without any flag
option-flags-needed = no, at least one flag
option-flags-any = yes, in order from the start player
option-notre-dame = The point at Notre Dame
option-notre-dame-exchange = for the first tile, if it is exchanged
option-notre-dame-first = for the first tile in any case

# Tables of the text interface.

sheet-places = Paris, round { $round } of { $rounds }; start player: { $start }
sheet-display = Characters at Place Louis; { $deck } more in the deck
sheet-offers = Bonuses of this round
sheet-catacombs = The catacombs
sheet-seats = The players
sheet-track = The Bastille track, from its front
sheet-arms = Crowns, gems, flags and weapons
sheet-scoring = What brings points, and when
sheet-characters = Characters of each player
sheet-missions = Missions you can see
sheet-piles = The missions, when you last looked through them
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
column-seat = Player
column-coins = Coins
column-tiles = Tiles
column-supply = Supply
column-space = Bastille track
column-order = In order
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
cell-printed = { $weapon }, printed
cell-needed = { $weapon }, needed
cell-needed-any = that of a group, needed
cell-laid-out = On offer

# What a hint speaks of.

term-had = points at once
term-tiles = influence tiles
term-coins = coins
term-track = Bastille track
term-henchmen = henchmen
term-characters = characters
term-gems = gems
term-crowns = crowns
term-missions = missions
term-unarmed = weapons for the characters
