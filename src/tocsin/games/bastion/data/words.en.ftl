# Names of things: the plain name, then with its article or its preposition.

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
piece-q = Witch Queen
    .the = the Witch Queen
    .to = to the Witch Queen
piece-k = King
    .the = the King
    .to = to the King

figure-s1 = Soldier 1
    .the = Soldier 1
figure-s2 = Soldier 2
    .the = Soldier 2
figure-s3 = Soldier 3
    .the = Soldier 3
figure-s4 = Soldier 4
    .the = Soldier 4
figure-s5 = Soldier 5
    .the = Soldier 5
figure-s6 = Soldier 6
    .the = Soldier 6
figure-s7 = Soldier 7
    .the = Soldier 7
figure-s8 = Soldier 8
    .the = Soldier 8
figure-a1 = weak Archer
    .the = the weak Archer
figure-a2 = strong Archer
    .the = the strong Archer
figure-t1 = weak Tower
    .the = the weak Tower
figure-t2 = strong Tower
    .the = the strong Tower
figure-c1 = weak Knight
    .the = the weak Knight
figure-c2 = strong Knight
    .the = the strong Knight
figure-q = Witch Queen
    .the = the Witch Queen
figure-k = King
    .the = the King

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
reserve-green = Speed
    .of = of Speed
reserve-red = Soldiers’ Courage
    .of = of Soldiers’ Courage
reserve-blue = Strategists’ Courage
    .of = of Strategists’ Courage
side-army = Army
side-strategists = Strategists

mission-m01 = “Capture 4 strategists”
mission-m02 = “Capture 6 soldiers”
mission-m03 = “Free a prisoner”
mission-m04 = “Capture the King”
mission-m05 = “Capture the Witch Queen”
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
event-theft = “Theft”
event-ruse = “Ruse of War”
event-fog = “Fog”
event-mirror = “Mirror”
event-fury = “Fury”
event-dodge = “Dodge”
event-truce = “Truce”

gate-drawbridge = drawbridge

goal = Be the first to have missions worth 6 points: take prisoners, steal treasures and flags, break drawbridges. Lead soldiers and strategists against the enemy bastions; in a combat the hidden Force of a piece is multiplied by a courage card played in secret, and the weaker side is captured. A mission counts once it is proved and laid. If the rounds run out first, whoever has the most points wins.

# What is asked.

choose-deal = Put a mission back under the deck; you keep three.
choose-deploy = Which figure do you put on { $file }{ $row }?
choose-token = Place the token: Army or Strategists?{ $near ->
        [0] { "" }
       *[other] { $early ->
            [0] {" "}The match ends after round { $last }.
           *[other] {" "}If nothing is won or lost, it ends after round { $last }.
        }
    }
choose-move = Movement: which piece moves? { $left ->
        [0] No Speed left to spend in this step.
       *[other] Speed { $green }, of which { $left } at most in this step.
    }
choose-move-alone = Movement: there is nothing left to do. You are asked so that nobody learns whether you could lay a mission.
choose-square = Where does { $piece_the } go?
choose-free = You have reached { $rival_of } prison: whom do you free?
choose-release = Where do you put { $piece_the }?
choose-no-attack = Combat: there is nothing you may attack.
choose-no-attack-alone = Combat: there is nothing you may attack. You are asked so that nobody learns whether you could steal an item.
choose-attack = Combat: what do you attack?
choose-valiant = Name the champion, who leads the attack and gets the courage card. Power against you: { $spread ->
        [0] { $most_theirs }.
       *[other] { $least_theirs } to { $most_theirs }.
    }
choose-valiant-assault = Name the champion, who leads the attack and gets the courage card. Resistance of the drawbridge: { $left }.
choose-support = Add a supporter, or declare the attack. Power against you: { $spread ->
        [0] { $most_theirs }.
       *[other] { $least_theirs } to { $most_theirs }.
    }
choose-support-assault = Add a supporter, or declare the attack. Resistance of the drawbridge: { $left }.
choose-prepare = Attack: { $seat_of } { $piece } against { $rival_of } { $target }. Do you use an item or an event before the courage cards? Power against you: { $spread ->
        [0] { $most_theirs }.
       *[other] { $least_theirs } to { $most_theirs }.
    }
choose-prepare-alone = Attack: { $seat_of } { $piece } against { $rival_of } { $target }. Power against you: { $spread ->
        [0] { $most_theirs }.
       *[other] { $least_theirs } to { $most_theirs }.
    } You are asked so that nobody guesses your event.
choose-prepare-assault = Attack on the drawbridge (resistance { $left }): do you attach your item before the courage card?
choose-card = Play a courage card for { $piece_the } ({ $force }/{ $courage }). Power against you: { $spread ->
        [0] { $most_theirs }.
       *[other] { $least_theirs } to { $most_theirs }.
    }
choose-card-alone = Play courage card 1, the only one possible, for { $piece_the } ({ $force }/{ $courage }). Power against you: { $spread ->
        [0] { $most_theirs }.
       *[other] { $least_theirs } to { $most_theirs }.
    } You are asked so that nobody guesses your event.
choose-card-assault = Play a courage card for { $piece_the } ({ $force }/{ $courage }). Resistance of the drawbridge: { $left }.
choose-added = Add a courage card for { $piece_the } ({ $force }/{ $courage }).
choose-bearer = Which piece will bear { $object_the }?
choose-dodge = Dodge: where does { $piece_the } go?
choose-lay = Do you lay a mission now?
choose-lay-alone = You have no mission to lay. You are asked so that nobody learns that.
choose-keep = Which of the two new missions goes back under the deck?
choose-riposte = Riposte: what do you attack?
choose-lost = Your prisoners are not enough for all your missions: which one do you lose?
choose-lost-alone = Your prisoners are not enough for all your missions, and only one can go. You are asked so that nobody learns whether your other prisoners are brave.
choose-home = The Amulet brings { $piece_the } back to its bastion: to which square?
choose-redraw = Your King has neither moved nor attacked: do you change your strategy?
choose-change = Which mission goes back under the deck?
choose-victim = { $event }: against whom?
choose-doer = { $event }: who carries it out?

# The coach: for each question, what it is, what it costs, and what people usually do.

coach-deal = Two of five go back, three stay. Keep missions that you can work for at the same time; a prisoner counts for one mission only.
coach-deploy = Free and secret. Strong pieces where the fighting will be, brave ones beside King and Queen.
coach-token = This class moves and attacks in your turn; for 3 Speed, one piece of the other takes a step. Choose the one that has something in reach.
coach-move = A piece that shows 5/3 has Force 5, and courage cards up to 3. All moves come before all fights. Normal moves are free; extra steps cost Speed, which hardly ever comes back.
coach-move-alone = Nothing left to move: go on. The question hides whether you could lay a mission.
coach-square = Whichever square, it costs no more. See who could reach you there, and whom you could reach.
coach-free = Free. Usually the strongest, or the one whose class is to move this turn.
coach-release = Free. Put it where it can act at once, or out of reach.
coach-no-attack = Nobody is in reach. Lay a mission if you can, or end the turn.
coach-no-attack-alone = Nobody is in reach. The question hides whether you could steal an item.
coach-attack = An attack costs courage, and the attacker may be lost. Compare what you can reach with what they can, and leave bad odds alone.
coach-valiant = The champion gets the card and bears the risk. Choose high Courage, and power enough on its own.
coach-valiant-assault = The champion gets the card; nobody can be lost at a drawbridge. Choose the one that reaches most.
coach-support = Each supporter adds its Force, and has then attacked this turn. Usually all who can.
coach-support-assault = Each supporter adds its Force, without risk, and has then attacked this turn. Usually all who can.
coach-prepare = Items stay with their bearer, an event is gone once played and costs Speed. Use one if it turns this fight.
coach-prepare-alone = You have nothing to use here: go on. The question hides what you hold.
coach-prepare-assault = The item stays with its bearer from now on. Attach it if it makes the difference.
coach-card = Courage spent is spent for the whole match; card 1 is free. The least that beats the most they can have is usually right.
coach-card-alone = Card 1 is all you can play. The question hides whether you hold an event.
coach-card-assault = Courage spent is spent for the whole match. Play what breaks the drawbridge, or the free card.
coach-added = Both cards are known now. Pay just as much as you need.
coach-bearer = It stays with that piece, and goes to whoever captures it. Choose one that fights and is well guarded.
coach-dodge = The combat is cancelled. Step to where nobody can follow you.
coach-lay = Points and a gain at once, and two new missions to choose from. Nearly always yes.
coach-lay-alone = Nothing to lay this time: go on. The question hides that.
coach-keep = One of the two goes under the deck. Put back the one that is further away.
coach-riposte = One attack in return, with a piece that has not attacked yet. Take it if you can win it; otherwise decline.
coach-lost = One of your missions loses its proof. Give up the one worth least, or the one you can prove again.
coach-lost-alone = Only this one can go. The question hides what your prisoners are.
coach-home = Free, once. Choose a square from which the piece is useful, or safe.
coach-redraw = Free, since your King rested. Yes, if one of your missions looks hopeless.
coach-change = One of four goes under the deck. Put back the one that is furthest away.
coach-victim = Choose the target that the event is sure to beat, or the item you want most.
coach-doer = That piece will have attacked this turn. Choose the weakest that is enough.

option-army = Army: your soldiers move and attack
option-strategists = Strategists: all your other pieces move and attack
option-move = { $piece } ({ $force }/{ $courage }){ $cost ->
        [0] {""}
        [one] , { $cost } point of Speed
       *[other] , { $cost } points of Speed
    }
option-move-to = { $piece } ({ $force }/{ $courage }) to { $file }{ $row }{ $cost ->
        [0] {""}
        [one] , { $cost } point of Speed
       *[other] , { $cost } points of Speed
    }
option-move-aboard = { $piece } ({ $force }/{ $courage }) onto { $tower_the }{ $cost ->
        [0] {""}
        [one] , { $cost } point of Speed
       *[other] , { $cost } points of Speed
    }
option-board = Board { $piece_the }
option-to = { $file }{ $row }
option-open = Open { $own ->
        [1] your drawbridge
       *[other] { $rival_of } drawbridge
    }
option-close = Close { $own ->
        [1] your drawbridge
       *[other] { $rival_of } drawbridge
    }
option-spy = Spy on { $rival } with { $piece_the }
option-done-turn = End the turn: nothing to attack
option-done = End the movement
option-end = End the turn
option-pass = Decline
option-stay = Stay put
option-discard = Discard { $object_the }
option-nothing = None to lay: go on
option-to-cards = On to the cards
option-target = { $rival_of } { $piece }: you up to { $most }, they have { $spread ->
        [0] { $most_theirs }
       *[other] { $least_theirs } to { $most_theirs }
    }
option-assault = { $rival_of } drawbridge: you up to { $most }, resistance { $left }
option-victim = { $rival_of } { $piece }
option-valiant = { $piece } ({ $force }/{ $courage }): power up to { $most }
option-doer = { $piece } ({ $force }/{ $courage })
option-support = { $piece } ({ $force }/{ $courage })
option-declare = Declare the attack
option-courage = Courage { $card } ({ $cost ->
        [0] free
       *[other] costs { $cost }
    }): power { $power }
option-lay = Lay { $mission }
option-return = { $mission }
option-free = { $piece } ({ $force }/{ $courage })
option-redraw = Draw a mission
option-deploy = { $figure } ({ $force }/{ $courage })
option-attach = Attach your item { $piece_to } ({ $force }/{ $courage })
option-play = { $event }
option-arm = Attach { $object_the } to a piece
option-bear = { $piece } ({ $force }/{ $courage })

# Why something is not offered.

closed-class = not of the class that acts this turn; a step against nature would cost { $cost } points of Speed, and { $left ->
        [0] none can be spent now
       *[other] only { $left } can be spent now
    }
closed-moved = already moved{ $cost ->
        [0] { "" }
        [one] ; one more step would cost { $cost } point of Speed, and none can be spent now
       *[other] ; one more step would cost { $cost } points of Speed, and only { $left } can be spent now
    }
closed-stuck = no free square to go to
closed-reach = none of your pieces that may still attack reaches it
closed-gate = none of your pieces that may still attack stands before it
closed-mission = not fulfilled yet

# What happens.

turn-begins = Round { $round }: { $seat } takes the token.
    .you = Round { $round }: you take the token.
side-chosen = { $seat } places the token, { $side } side up.
    .you = You place
moved = { $seat } moves { $piece_the } to { $file }{ $row }.
    .you = You move
boarded = { $seat } puts { $piece_the } on { $tower_the }.
    .you = You put
rapidity-paid = { $seat } pays { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } of Speed.
    .you = You pay
gate-opened = { $seat } opens { $own ->
        [1] their own drawbridge
       *[other] { $rival_of } drawbridge
    }.
    .you = You open { $own ->
        [1] your own drawbridge
       *[other] { $rival_of } drawbridge
    }.
gate-closed = { $seat } closes { $own ->
        [1] their own drawbridge
       *[other] { $rival_of } drawbridge
    }.
    .you = You close { $own ->
        [1] your own drawbridge
       *[other] { $rival_of } drawbridge
    }.
freed = { $seat } frees { $piece_the } from { $rival_of } prison; it now stands on { $file }{ $row }.
    .you = You free
treasure-taken = { $seat } steals { $rival_of } treasure.
    .you = You steal
flag-taken = { $seat } takes { $rival_of } flag.
    .you = You take
treasure-back = { $seat } takes their own treasure back from { $rival }.
    .you = You take your own treasure
flag-back = { $seat } takes their own flag back from { $rival }.
    .you = You take your own flag
attacked = { $seat } attacks { $rival_of } { $target } with { $piece_the }.
    .you = You attack
supported = { $seat } supports the attack with { $piece_the }.
    .you = You support
assaulted = { $seat } attacks { $rival_of } drawbridge with { $piece_the }.
    .you = You attack
card-laid = { $seat } plays a card face down.
    .you = You play
card-laid-own = { $seat } plays { $card ->
        [0] an event
       *[other] courage card { $card }
    } face down.
    .you = You play
power = { $seat_of } { $piece }: Force { $force } × courage { $courage } = { $power }.
    .you = Your { $piece }: Force { $force } × courage { $courage } = { $power }.
standoff = Neither { $seat } nor { $rival } takes a prisoner.
    .you = Neither you nor { $rival } takes a prisoner.
captured = { $seat } captures { $rival_of } { $piece }.
    .you = You capture
damaged = { $seat } takes { $power } off { $rival_of } drawbridge: { $left } left.
    .you = You take
broken = { $seat } has broken { $rival_of } drawbridge.
    .you = You have
no-riposte = { $seat } does not riposte.
    .you = You do
shown = { $seat_of } { $piece }: Force { $force }, Courage { $courage }.
    .you = Your { $piece }: Force { $force }, Courage { $courage }.
looked = { $seat } looks under { $rival_of } { $piece }.
    .you = You look
looked-own = { $seat } looks under { $rival_of } { $piece }: Force { $force }, Courage { $courage }.
    .you = You look
drew = { $seat } draws a mission.
    .you = You draw
drew-own = { $seat } draws { $mission }.
    .you = You draw
returned = { $seat } puts a mission under the deck.
    .you = You put
returned-own = { $seat } puts { $mission } under the deck.
    .you = You put
mission-laid = { $seat } lays { $mission }: { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    }.
    .you = You lay
mission-lost = { $seat } loses { $mission }.
    .you = You lose
spying = { $seat } sends { $piece_the } to spy on { $rival }.
    .you = You send
spied = { $seat } sees one of { $rival_of } missions.
    .you = You see
spied-own = { $seat } sees { $mission } in { $rival_of } hand.
    .you = You see
deployed = { $seat } puts { $figure_the } on { $file }{ $row }.
    .you = You put
ready = { $seat } has deployed.
    .you = You have deployed.
eliminated = { $seat } has no piece left on the board.
    .you = You have
attached = { $seat } attaches { $object_the } { $piece_to }.
    .you = You attach
object-taken = { $seat } takes { $object_the } for { $piece_the }.
    .you = You take
object-gone = Item discarded: { $object }.
event-played = { $seat } plays { $event } and pays { $green ->
        [one] { $green } point
       *[other] { $green } points
    } of Speed{ $red ->
        [0] {""}
        [one] {" "}and { $red } point of Soldiers’ Courage
       *[other] {" "}and { $red } points of Soldiers’ Courage
    }.
    .you = You play { $event } and pay { $green ->
        [one] { $green } point
       *[other] { $green } points
    } of Speed{ $red ->
        [0] {""}
        [one] {" "}and { $red } point of Soldiers’ Courage
       *[other] {" "}and { $red } points of Soldiers’ Courage
    }.
brought-home = The Amulet brings { $seat_of } { $piece } back to its bastion, to { $file }{ $row }.
    .you = The Amulet brings your { $piece } back to its bastion, to { $file }{ $row }.
stolen = { $seat } steals { $object_the } for { $piece_the }.
    .you = You steal
victory = { $seat } has enough victory points.
    .you = You have
ended = The match ends in round { $round }.
gained = { $seat } gains { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } { $reserve_of }.
    .you = You gain
# Steps of a decision that others see growing: told, but no news.
picked = { "" }
aimed = { "" }
aimed-at-gate = { "" }
card-added = { $seat } adds courage card { $card }.
    .you = You add
went-on = { "" }
card-turned = { $seat } reveals courage card { $card }{ $amount ->
        [0] {""}
        [one] {""} and pays { $amount } point { $reserve_of }
       *[other] {""} and pays { $amount } points { $reserve_of }
    }.
    .you = You reveal courage card { $card }{ $amount ->
        [0] {""}
        [one] {""} and pay { $amount } point { $reserve_of }
       *[other] {""} and pay { $amount } points { $reserve_of }
    }.
force-added = { $seat_of } { $piece }: Force { $force } in support.
    .you = Your { $piece }: Force { $force } in support.

# What is printed.

fact-values = Force { $force }, Courage { $courage }
fact-class = class: { $side }
fact-moves-soldier = moves one square, never diagonally
fact-moves-archer = moves one square in any direction; attacks at exactly two squares in a straight line, never a neighbour
fact-moves-tower = moves one or two squares in a straight line, never diagonally and never into a bastion; carries a piece, and then has 1 more Force
fact-moves-knight = moves to a square exactly two steps away, past other pieces but not through walls
fact-moves-queen = moves one or two squares in a straight line, in any direction
fact-moves-king = moves one square in any direction
fact-cost = { $amount ->
        [0] free
        [one] costs { $amount } point
       *[other] costs { $amount } points
    }
fact-price = costs { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } { $reserve_of }
fact-gain = gain: { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } { $reserve_of }
fact-points = { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    }
fact-need-brave = { $amount ->
        [one] { $amount } captured brave soldier
       *[other] { $amount } captured brave soldiers
    } (greatest power 20 or more)
fact-need-archer = { $amount ->
        [one] { $amount } captured archer
       *[other] { $amount } captured archers
    }
fact-need-tower = { $amount ->
        [one] { $amount } captured assault tower
       *[other] { $amount } captured assault towers
    }
fact-need-knight = { $amount ->
        [one] { $amount } captured knight
       *[other] { $amount } captured knights
    }
fact-need-queen = { $amount ->
        [one] { $amount } captured Witch Queen
       *[other] { $amount } captured Witch Queens
    }
fact-need-king = { $amount ->
        [one] { $amount } captured King
       *[other] { $amount } captured Kings
    }
fact-need-soldier = { $amount ->
        [one] { $amount } captured soldier
       *[other] { $amount } captured soldiers
    }
fact-need-strategist = { $amount ->
        [one] { $amount } captured strategist
       *[other] { $amount } captured strategists
    }
fact-proof-freed = one of your pieces frees another from an enemy prison
fact-proof-treasure = you have an enemy’s treasure
fact-proof-flag = you have an enemy’s flag
fact-proof-annexed = your King is on an enemy throne
fact-proof-broken = you have broken an enemy drawbridge
fact-proof-ramparts = at the end of your turn, two of your pieces are upstairs or on the stairs of one enemy bastion
fact-ground = on the ground
fact-upstairs = upstairs
fact-flame-sword = +2 Force when the bearer takes part in an attack
fact-rune-shield = +2 Force when the bearer defends
fact-helm = the bearer’s limit of Courage is 1 higher, at most 5
fact-boots = one more step, free, in each turn of its class
fact-grapnel = climbs up or down a floor in one step, not diagonally
fact-silver-bow = also attacks at a distance, like an Archer; an Archer needs no line of sight
fact-amulet = if captured, the bearer returns to its own bastion, and the item is discarded
fact-crystal-ball = shows the values of all enemies in contact with the bearer, and of all it fights
fact-ambush = instead of an attack: a Soldier with courage 2 against courage 1, without cards or risk
fact-theft = instead of an attack: take the item of an enemy in contact
fact-ruse = instead of a card: choose and pay for yours once you have seen the other
fact-fog = instead of a card: courage 1 on both sides
fact-mirror = instead of a card: the courage of the enemy’s card, without paying for it
fact-fury = instead of a card: +3 Force, then courage card 1 or 2
fact-dodge = when attacked: cancel the combat and take a step
fact-truce = when attacked: cancel the combat; no riposte and no further attack this turn

# The end.

reason-victory-points = The victory points needed were reached.
reason-last-army = Only one army was left on the board.
reason-round-limit = The round limit was reached.
reason-no-progress = Twelve rounds went by in which nothing was won or lost.
points-missions = Missions
points-eliminated = Without an army
tie-left = At equal points: an army left (1: yes)
tie-prisoners = Then: prisoners
tie-power = Then: their power
tie-army = Then: own pieces on the board
tie-reserves = Then: courage in reserve

# Table options.

option-deployment = Deployment
option-deployment-random = at random, each type on its own squares
option-deployment-free = free and secret
option-cards = Cards
option-cards-basic = basic rules
option-cards-advanced = with magic items and events
option-objectives = Objectives
option-objectives-missions = missions in hand
option-objectives-common = all missions for everybody (advised with four players)
option-queen = Courage beside the Witch Queen
option-queen-beyond = may exceed the limit
option-queen-limit = stops at the limit
option-drawbridge = Drawbridge attacked by a Tower
option-drawbridge-resist = resists as it does any other attack
option-drawbridge-fall = is broken at once
option-battlefield = Archers attacked on the battlefield
option-battlefield-survive = try to survive
option-battlefield-taken = are captured
option-reserves = Gains of Speed and Courage
option-reserves-open = no limit
option-reserves-track = up to 10
option-round-limit = Round limit
option-round-limit-40 = 40
option-round-limit-20 = 20
option-round-limit-80 = 80

# Tables of the text interface.

sheet-board = The board, round { $round } of at most { $limit }{ $early ->
        [0] { "" }
       *[other] ; if nothing is won or lost, it ends after round { $quiet }
    }
sheet-sector = Sector { $sector ->
        [0] A
        [1] B
       *[other] C
    } of the board, round { $round } of at most { $limit }{ $early ->
        [0] { "" }
       *[other] ; if nothing is won or lost, it ends after round { $quiet }
    }
sheet-signs = What the signs on the board mean; the number behind a piece is its player’s
sheet-seats = The players
sheet-armies = Known values and prisoners
sheet-missions = Missions
column-sign = Sign
column-meaning = Meaning
column-progress = Done
column-row = Row
column-seat = Player
column-number = No.
column-points = Points
column-army = Pieces
column-pledged = Prisoners for missions
column-green = Speed
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
column-object = Item
column-mission = Mission
column-place = Where
cell-progress = { $done } of { $all }
cell-none = –
cell-piece = { $one }{ $numberone }
cell-pair = { $one }{ $numberone }+{ $other }{ $numberother }
cell-crowd = { $amount } pieces
cell-closed = closed
cell-open = open
cell-token = yes
cell-laid = laid
cell-hand = in hand

# What a hint speaks of.

term-laid = missions laid
term-hand = missions in hand
term-prisoners = prisoners
term-army = own army
term-reserves = courage in reserve
