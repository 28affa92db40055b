# Names of things: the plain name, and with its article.

piece-sa = Soldier A
    .the = Soldier A
    .to = to Soldier A
piece-sb = Soldier B
    .the = Soldier B
    .to = to Soldier B
piece-sc = Soldier C
    .the = Soldier C
    .to = to Soldier C
piece-sd = Soldier D
    .the = Soldier D
    .to = to Soldier D
piece-se = Soldier E
    .the = Soldier E
    .to = to Soldier E
piece-sf = Soldier F
    .the = Soldier F
    .to = to Soldier F
piece-sg = Soldier G
    .the = Soldier G
    .to = to Soldier G
piece-sh = Soldier H
    .the = Soldier H
    .to = to Soldier H
piece-aa = Archer A
    .the = Archer A
    .to = to Archer A
piece-ab = Archer B
    .the = Archer B
    .to = to Archer B
piece-ta = Tower A
    .the = Tower A
    .to = to Tower A
piece-tb = Tower B
    .the = Tower B
    .to = to Tower B
piece-ca = Knight A
    .the = Knight A
    .to = to Knight A
piece-cb = Knight B
    .the = Knight B
    .to = to Knight B
piece-q = Queen-Witch
    .the = the Queen-Witch
    .to = to the Queen-Witch
piece-k = King
    .the = the King
    .to = to the King

figure-s1 = Soldier 1
figure-s2 = Soldier 2
figure-s3 = Soldier 3
figure-s4 = Soldier 4
figure-s5 = Soldier 5
figure-s6 = Soldier 6
figure-s7 = Soldier 7
figure-s8 = Soldier 8
figure-a1 = weak Archer
figure-a2 = strong Archer
figure-t1 = weak Tower
figure-t2 = strong Tower
figure-c1 = weak Knight
figure-c2 = strong Knight
figure-q = Queen-Witch
figure-k = King

mark-sa = Sa
mark-sb = Sb
mark-sc = Sc
mark-sd = Sd
mark-se = Se
mark-sf = Sf
mark-sg = Sg
mark-sh = Sh
mark-aa = Aa
mark-ab = Ab
mark-ta = Ta
mark-tb = Tb
mark-ca = Ka
mark-cb = Kb
mark-q = Q
mark-k = K

file-a = a
file-b = b
file-c = c
file-d = d
file-e = e
file-f = f
file-g = g
file-h = h
file-i = i
file-j = j
file-k = k
file-l = l
file-m = m
file-A-a = A:a
file-A-b = A:b
file-A-c = A:c
file-A-d = A:d
file-A-e = A:e
file-A-f = A:f
file-A-g = A:g
file-A-h = A:h
file-B-a = B:a
file-B-b = B:b
file-B-c = B:c
file-B-d = B:d
file-B-e = B:e
file-B-f = B:f
file-B-g = B:g
file-B-h = B:h
file-C-a = C:a
file-C-b = C:b
file-C-c = C:c
file-C-d = C:d
file-C-e = C:e
file-C-f = C:f
file-C-g = C:g
file-C-h = C:h

terrain-field = open field
terrain-rampart = rampart
terrain-treasury = treasure room
terrain-turret = flag turret
terrain-stairs = stairs
terrain-throne = throne
terrain-prison = prison
terrain-gate = gate
terrain-court = courtyard
terrain-battlefield = battlefield
ground-field = .
ground-rampart = R
ground-treasury = O
ground-turret = F
ground-stairs = E
ground-throne = T
ground-prison = J
ground-gate = G
ground-court = Y
ground-battlefield = X

card-1 = courage card 1
card-2 = courage card 2
card-3 = courage card 3
card-4 = courage card 4
card-5 = courage card 5
reserve-green = Rapidity
reserve-red = Soldiers’ Courage
reserve-blue = Strategists’ Courage
side-army = Army
side-strategists = Strategists

mission-m01 = “Capture 4 strategists”
mission-m02 = “Capture 6 soldiers”
mission-m03 = “Free a prisoner”
mission-m04 = “Capture the King”
mission-m05 = “Capture the Queen-Witch”
mission-m06 = “Steal a treasure”
mission-m07 = “Take a flag”
mission-m08 = “Annex a bastion”
mission-m09 = “Break a drawbridge”
mission-m10 = “Capture 2 knights”
mission-m11 = “Capture 2 archers”
mission-m12 = “Destroy 2 assault towers”
mission-m13 = “Capture 3 soldiers”
mission-m14 = “Capture 2 strategists”
mission-m15 = “The full set”
mission-m16 = “The brave”
mission-m17 = “The royal couple”
mission-m18 = “Hold the ramparts”

object-flame-sword = Flame Sword
    .the = the Flame Sword
object-rune-shield = Rune Shield
    .the = the Rune Shield
object-helm = Helm of Valour
    .the = the Helm of Valour
object-boots = Seven-League Boots
    .the = the Seven-League Boots
object-grapnel = Grapnel
    .the = the Grapnel
object-silver-bow = Silver Bow
    .the = the Silver Bow
object-amulet = Amulet of Life
    .the = the Amulet of Life
object-crystal-ball = Crystal Ball
    .the = the Crystal Ball
event-ambush = “Ambush”
event-theft = “Steal an Object”
event-ruse = “War Ruse”
event-fog = “Fog”
event-mirror = “Mirror”
event-fury = “Fury”
event-dodge = “Dodge”
event-truce = “Truce”

goal = Lead soldiers and strategists against the rival bastions to fulfil missions: take prisoners, treasures and flags, break drawbridges. In a combat the hidden Force of a piece is multiplied by a Courage card laid in secret, and the weaker side is captured. The first player whose laid missions are worth 6 points wins at once; when the rounds run out, the most points win.

# What is asked.

choose-deal = Put a mission back under the deck; you keep three.
choose-deploy = Which figure stands on { $file }{ $row }?
choose-token = Lay the token: Army or Strategists?
choose-move = Movement: which piece moves? Rapidity { $green }, of which { $left } at most in this step.
choose-move-alone = Movement: nothing is left to do; you are asked, for nobody is to know whether you could lay a mission.
choose-square = Where does { $piece_the } go?
choose-free = You have reached the prison of { $rival }: whom do you free?
choose-release = Where is { $piece_the } placed?
choose-no-attack = Combat: there is nothing you may attack.
choose-no-attack-alone = Combat: there is nothing you may attack; you are asked, for nobody is to know whether you could steal an object.
choose-attack = Combat: what do you attack?
choose-valiant = Who leads the attack and receives the courage? They have { $least_theirs } to { $most_theirs }.
choose-valiant-assault = Who leads the attack and receives the courage? The drawbridge has { $left } left.
choose-support = Who supports the valiant? Declare when all have joined. They have { $least_theirs } to { $most_theirs }.
choose-support-assault = Who supports the valiant? Declare when all have joined. The drawbridge has { $left } left.
choose-prepare = Before the courage cards: { $piece_the } attacks { $target_the }. Do you use anything? They have { $least_theirs } to { $most_theirs }.
choose-prepare-alone = Before the courage cards: { $piece_the } attacks { $target_the }. They have { $least_theirs } to { $most_theirs }. You are asked, for nobody is to know your event.
choose-prepare-assault = The drawbridge, { $left } left, is attacked: anything before the courage card?
choose-card = Lay a courage card for { $piece_the } ({ $force }/{ $courage }) against { $least_theirs } to { $most_theirs }.
choose-card-alone = Lay courage card 1 for { $piece_the } ({ $force }/{ $courage }) against { $least_theirs } to { $most_theirs }; you are asked, for nobody is to know your event.
choose-card-assault = Lay a courage card for { $piece_the } ({ $force }/{ $courage }) against the drawbridge, { $left } left.
choose-added = Add a courage card for { $piece_the } ({ $force }/{ $courage }).
choose-bearer = Who takes { $object_the }?
choose-dodge = Where does { $piece_the } dodge to?
choose-lay = Do you lay a mission now?
choose-lay-alone = You can lay no mission; you are asked, for nobody is to know that.
choose-keep = Which of the two new missions goes back under the deck?
choose-riposte = Riposte: what do you attack?
choose-lost = Your prisoners do not back all your missions: which one do you lose?
choose-lost-alone = Your prisoners do not back all your missions, and one must go; you are asked, for nobody is to know how brave the others are.
choose-home = The Amulet brings { $piece_the } home: to which square?
choose-redraw = Your King stood still: do you change your strategy?
choose-change = Which mission goes back under the deck?
choose-victim = { $event }: against whom?
choose-doer = { $event }: who carries it out?

option-army = Army
option-strategists = Strategists
option-move = { $piece } ({ $force }/{ $courage }){ $cost ->
        [0] {""}
       *[other] , { $cost } Rapidity
    }
option-board = onto { $piece_the }
option-to = { $file }{ $row }
option-open = Open the drawbridge of { $rival }
option-close = Close the drawbridge of { $rival }
option-spy = { $piece } spies on { $rival }
option-done-turn = End the turn: there is nothing to attack
option-done = End the movement
option-end = End the turn
option-pass = Leave it
option-nothing = None can be laid: go on
option-to-cards = To the cards
option-target = { $piece } of { $rival }: you up to { $most }, they { $least_theirs } to { $most_theirs }
option-assault = the drawbridge of { $rival }: you up to { $most }, { $left } left
option-victim = { $piece } of { $rival }
option-valiant = { $piece } ({ $force }/{ $courage }): up to { $most }
option-doer = { $piece } ({ $force }/{ $courage })
option-support = { $piece } ({ $force }/{ $courage })
option-declare = Declare the attack
option-courage = Courage { $card } (costs { $cost }): { $power }
option-lay = Lay { $mission }
option-return = { $mission }
option-free = { $piece } ({ $force }/{ $courage })
option-redraw = Draw a mission
option-deploy = { $figure } ({ $force }/{ $courage })
option-attach = Attach your object { $piece_to } ({ $force }/{ $courage })
option-play = { $event }
option-arm = Attach { $object_the } to a piece
option-bear = { $piece } ({ $force }/{ $courage })

# What happens.

turn-begins = Round { $round }: { $seat } takes the token.
side-chosen = { $seat } lays the token: { $side }.
moved = { $seat } moves { $piece_the } to { $file }{ $row }.
boarded = { $seat } puts { $piece_the } on { $tower_the }.
rapidity-paid = { $seat } pays { $amount } Rapidity.
gate-opened = { $seat } opens the drawbridge of { $rival }.
gate-closed = { $seat } closes the drawbridge of { $rival }.
freed = { $seat } frees { $piece_the } from the prison of { $rival }; it now stands on { $file }{ $row }.
treasure-taken = { $seat } steals the treasure of { $rival }.
flag-taken = { $seat } takes the flag of { $rival }.
treasure-back = { $seat } takes the treasure back from { $rival }.
flag-back = { $seat } takes the flag back from { $rival }.
attacked = { $seat } attacks { $target_the } of { $rival } with { $piece_the }.
supported = { $seat } supports the attack with { $piece_the }.
assaulted = { $seat } attacks the drawbridge of { $rival } with { $piece_the }.
card-laid = { $seat } lays a card face down.
card-laid-own = { $seat } lays { $card ->
        [0] an event
       *[other] courage { $card }
    } face down.
power = { $seat }, { $piece }: Force { $force } × courage { $courage } = { $power }.
standoff = Between { $seat } and { $rival } nobody is captured.
captured = { $seat } captures { $piece_the } of { $rival }.
damaged = The drawbridge of { $rival } loses { $power }: { $left } left, by the attack of { $seat }.
broken = { $seat } has broken the drawbridge of { $rival }.
no-riposte = { $seat } does not riposte.
shown = { $piece } of { $seat } is { $force }/{ $courage }.
looked = { $seat } looks at the values of { $piece_the } of { $rival }.
looked-own = { $seat } looks at { $piece_the } of { $rival }: { $force }/{ $courage }.
drew = { $seat } draws a mission.
drew-own = { $seat } draws { $mission }.
returned = { $seat } puts a mission under the deck.
returned-own = { $seat } puts { $mission } under the deck.
mission-laid = { $seat } lays { $mission }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
mission-lost = { $seat } loses { $mission }.
spying = { $seat } declares { $piece_the } a spy on { $rival }.
spied = { $seat } sees a mission of { $rival }.
spied-own = { $seat } sees { $mission } in the hand of { $rival }.
deployed = { $seat } puts { $figure } on { $file }{ $row }.
ready = { $seat } has deployed.
eliminated = { $seat } has no piece left on the board.
attached = { $seat } attaches { $object_the } { $piece_to }.
object-taken = { $seat } wins { $object_the } for { $piece_the }.
object-gone = { $object } is put away.
event-played = { $seat } plays { $event }.
brought-home = The amulet brings { $seat_of } { $piece } home to { $file }{ $row }.
stolen = { $seat } steals { $object_the } for { $piece_the }.
victory = { $seat } has the victory points.
ended = The match ends in round { $round }.
gained = { $seat } gains { $amount } { $reserve }.
# Steps of a decision that others see growing: told, but no news.
picked = { "" }
aimed = { "" }
aimed-at-gate = { "" }
card-added = { $seat } adds courage { $card }.
went-on = { "" }
card-turned = { $seat } turns up courage { $card }{ $amount ->
        [0] {""}
       *[other] {""} for { $amount } { $reserve }
    }.
force-added = { $seat }, { $piece }: Force { $force } in support.

# What is printed.

fact-values = Force { $force }, Courage { $courage }
fact-class = moves with: { $side }
fact-cost = costs { $amount }
fact-price = { $amount } { $reserve }
fact-gain = gain: { $amount } { $reserve }
fact-points = { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    }
fact-need-brave = prisoners: { $amount } brave soldiers (greatest power 20 or more)
fact-need-archer = prisoners: { $amount ->
        [one] { $amount } archer
       *[other] { $amount } archers
    }
fact-need-tower = prisoners: { $amount ->
        [one] { $amount } assault tower
       *[other] { $amount } assault towers
    }
fact-need-knight = prisoners: { $amount ->
        [one] { $amount } knight
       *[other] { $amount } knights
    }
fact-need-queen = prisoners: { $amount ->
        [one] { $amount } Queen-Witch
       *[other] { $amount } Queen-Witches
    }
fact-need-king = prisoners: { $amount ->
        [one] { $amount } King
       *[other] { $amount } Kings
    }
fact-need-soldier = prisoners: { $amount ->
        [one] { $amount } soldier
       *[other] { $amount } soldiers
    }
fact-need-strategist = prisoners: { $amount ->
        [one] { $amount } strategist
       *[other] { $amount } strategists
    }
fact-proof-freed = one of your pieces frees a prisoner of yours
fact-proof-treasure = you have an enemy’s treasure
fact-proof-flag = you have an enemy’s flag
fact-proof-annexed = your King stands on an enemy’s throne
fact-proof-broken = you have broken an enemy’s drawbridge
fact-proof-ramparts = at the end of your turn two of your pieces stand on the upper floor of one enemy bastion
fact-ground = on the ground
fact-upstairs = upstairs
fact-flame-sword = +2 Force when it takes part in an attack
fact-rune-shield = +2 Force when it defends
fact-helm = the limit of Courage is one higher, at most 5
fact-boots = one more step, free, in each own phase
fact-grapnel = steps orthogonally between ground and upper floor
fact-silver-bow = shoots like an Archer, and an Archer sees everything
fact-amulet = when captured, returns to its own bastion; then the object is gone
fact-crystal-ball = shows the values of all enemies in contact, and of all it fights
fact-ambush = instead of an attack: a soldier with courage 2 against courage 1, without cards
fact-theft = instead of an attack: take the object of an enemy in contact
fact-ruse = instead of a card: choose yours once the other’s is seen
fact-fog = instead of a card: both sides fight with courage 1
fact-mirror = instead of a card: the same courage as the enemy’s card
fact-fury = instead of a card: +3 Force, then a courage card of 1 or 2
fact-dodge = attacked: cancel the combat and step aside
fact-truce = attacked: cancel the combat and all further attacks of this turn

# The end.

reason-victory-points = Somebody reached the victory points.
reason-last-army = Only one army was left on the board.
reason-round-limit = The round limit was reached.
reason-no-progress = Twelve rounds went by in which nothing was won or lost.
points-missions = Missions
points-eliminated = Without an army

# Table options.

option-deployment = Deployment
option-deployment-random = by chance, kinds on their squares
option-deployment-free = free and secret
option-cards = Cards
option-cards-basic = basic rules
option-cards-advanced = with magic objects and events
option-objectives = Objectives
option-objectives-missions = missions in hand
option-objectives-common = all missions for everybody (advised with four players)
option-queen = Courage beside the Queen-Witch
option-queen-beyond = may exceed the limit
option-queen-limit = stops at the limit
option-drawbridge = Drawbridge attacked by a Tower
option-drawbridge-resist = loses the Tower’s power, like by any other attack
option-drawbridge-fall = is destroyed at once
option-battlefield = Archers attacked on the battlefield
option-battlefield-survive = try to survive
option-battlefield-taken = are captured
option-reserves = Gains of Rapidity and Courage
option-reserves-open = without end
option-reserves-track = up to 10
option-round-limit = Round limit
option-round-limit-40 = 40
option-round-limit-20 = 20
option-round-limit-80 = 80

# Tables of the text interface.

sheet-board = The board, round { $round }
sheet-seats = The seats
sheet-armies = Known values and prisoners
sheet-missions = Missions
column-row = Row
column-seat = Seat
column-number = No.
column-points = Points
column-army = Pieces
column-green = Rapidity
column-red = Red
column-blue = Blue
column-resistance = Resistance
column-bridge = Drawbridge
column-treasure = Treasure at
column-flag = Flag at
column-token = Token
column-piece = Piece
column-force = Force
column-courage = Courage
column-prison = Prisoner of
column-object = Object
column-mission = Mission
column-place = Where
cell-none = –
cell-piece = { $one }{ $numberone }
cell-pair = { $one }{ $numberone }+{ $other }{ $numberother }
cell-crowd = { $amount } pieces
cell-closed = closed
cell-open = open
cell-token = yes
cell-laid = laid
cell-hand = in hand
