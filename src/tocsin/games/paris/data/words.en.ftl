# Names of things: the plain name, and its forms with an article or a preposition.

district-belleville = Belleville
    .in = in Belleville
    .of = of Belleville
district-la-villette = La Villette
    .in = in La Villette
    .of = of La Villette
district-batignolles = Batignolles
    .in = in Batignolles
    .of = of Batignolles
district-montmartre = Montmartre
    .in = in Montmartre
    .of = of Montmartre
district-saint-germain = Saint-Germain
    .in = in Saint-Germain
    .of = of Saint-Germain
district-chaillot = Chaillot
    .in = in Chaillot
    .of = of Chaillot

type-cafe = Café
    .the = the Café
type-bakery = Bakery
    .the = the Bakery
type-residence = Residence
    .the = the Residence
type-restaurant = Restaurant
    .the = the Restaurant
type-hotel = Hotel
    .the = the Hotel
type-theater = Theater
    .the = the Theater

landmark-luxembourg = Jardins du Luxembourg
    .the = the Jardins du Luxembourg
    .from = from the Jardins du Luxembourg
landmark-tuileries = Jardin des Tuileries
    .the = the Jardin des Tuileries
    .from = from the Jardin des Tuileries
landmark-opera = Opéra Garnier
    .the = the Opéra Garnier
    .from = from the Opéra Garnier
landmark-grand-palais = Grand Palais
    .the = the Grand Palais
    .from = from the Grand Palais
landmark-sacre-coeur = Sacré-Cœur
    .the = the Sacré-Cœur
    .from = from the Sacré-Cœur
landmark-notre-dame = Notre-Dame
    .the = Notre-Dame
    .from = from Notre-Dame
landmark-louvre = Louvre
    .the = the Louvre
    .from = from the Louvre
landmark-eiffel = Eiffel Tower
    .the = the Eiffel Tower
    .from = from the Eiffel Tower

bank-belleville = bank of Belleville
    .the = the bank of Belleville
    .from = from the bank of Belleville
bank-la-villette = bank of La Villette
    .the = the bank of La Villette
    .from = from the bank of La Villette
bank-batignolles = bank of Batignolles
    .the = the bank of Batignolles
    .from = from the bank of Batignolles
bank-montmartre = bank of Montmartre
    .the = the bank of Montmartre
    .from = from the bank of Montmartre
bank-saint-germain = bank of Saint-Germain
    .the = the bank of Saint-Germain
    .from = from the bank of Saint-Germain
bank-chaillot = bank of Chaillot
    .the = the bank of Chaillot
    .from = from the bank of Chaillot
arc-arc = Arc de Triomphe
    .the = the Arc de Triomphe
    .from = from the Arc de Triomphe

space-belleville-1 = Belleville 1
    .the = Belleville 1
    .from = from Belleville 1
space-belleville-2 = Belleville 2
    .the = Belleville 2
    .from = from Belleville 2
space-belleville-3 = Belleville 3
    .the = Belleville 3
    .from = from Belleville 3
space-belleville-4 = Belleville 4
    .the = Belleville 4
    .from = from Belleville 4
space-belleville-5 = Belleville 5
    .the = Belleville 5
    .from = from Belleville 5
space-belleville-8 = Belleville 8
    .the = Belleville 8
    .from = from Belleville 8
space-la-villette-1 = La Villette 1
    .the = La Villette 1
    .from = from La Villette 1
space-la-villette-2 = La Villette 2
    .the = La Villette 2
    .from = from La Villette 2
space-la-villette-3 = La Villette 3
    .the = La Villette 3
    .from = from La Villette 3
space-la-villette-4 = La Villette 4
    .the = La Villette 4
    .from = from La Villette 4
space-la-villette-5 = La Villette 5
    .the = La Villette 5
    .from = from La Villette 5
space-la-villette-8 = La Villette 8
    .the = La Villette 8
    .from = from La Villette 8
space-batignolles-1 = Batignolles 1
    .the = Batignolles 1
    .from = from Batignolles 1
space-batignolles-2 = Batignolles 2
    .the = Batignolles 2
    .from = from Batignolles 2
space-batignolles-3 = Batignolles 3
    .the = Batignolles 3
    .from = from Batignolles 3
space-batignolles-4 = Batignolles 4
    .the = Batignolles 4
    .from = from Batignolles 4
space-batignolles-5 = Batignolles 5
    .the = Batignolles 5
    .from = from Batignolles 5
space-batignolles-8 = Batignolles 8
    .the = Batignolles 8
    .from = from Batignolles 8
space-montmartre-1 = Montmartre 1
    .the = Montmartre 1
    .from = from Montmartre 1
space-montmartre-2 = Montmartre 2
    .the = Montmartre 2
    .from = from Montmartre 2
space-montmartre-3 = Montmartre 3
    .the = Montmartre 3
    .from = from Montmartre 3
space-montmartre-4 = Montmartre 4
    .the = Montmartre 4
    .from = from Montmartre 4
space-montmartre-5 = Montmartre 5
    .the = Montmartre 5
    .from = from Montmartre 5
space-montmartre-8 = Montmartre 8
    .the = Montmartre 8
    .from = from Montmartre 8
space-saint-germain-1 = Saint-Germain 1
    .the = Saint-Germain 1
    .from = from Saint-Germain 1
space-saint-germain-2 = Saint-Germain 2
    .the = Saint-Germain 2
    .from = from Saint-Germain 2
space-saint-germain-3 = Saint-Germain 3
    .the = Saint-Germain 3
    .from = from Saint-Germain 3
space-saint-germain-4 = Saint-Germain 4
    .the = Saint-Germain 4
    .from = from Saint-Germain 4
space-saint-germain-5 = Saint-Germain 5
    .the = Saint-Germain 5
    .from = from Saint-Germain 5
space-saint-germain-8 = Saint-Germain 8
    .the = Saint-Germain 8
    .from = from Saint-Germain 8
space-chaillot-1 = Chaillot 1
    .the = Chaillot 1
    .from = from Chaillot 1
space-chaillot-2 = Chaillot 2
    .the = Chaillot 2
    .from = from Chaillot 2
space-chaillot-3 = Chaillot 3
    .the = Chaillot 3
    .from = from Chaillot 3
space-chaillot-4 = Chaillot 4
    .the = Chaillot 4
    .from = from Chaillot 4
space-chaillot-5 = Chaillot 5
    .the = Chaillot 5
    .from = from Chaillot 5
space-chaillot-8 = Chaillot 8
    .the = Chaillot 8
    .from = from Chaillot 8

kind-wood = wood
    .the = the wood
kind-marble = marble
    .the = the marble
kind-gold = gold
    .the = the gold
kind-bronze-prestige = bronze prestige
    .the = the bronze prestige
kind-silver-prestige = silver prestige
    .the = the silver prestige
kind-gold-prestige = gold prestige
    .the = the gold prestige

gain-wood = wood token
gain-marble = marble token
gain-gold = gold token
gain-bronze-prestige = bronze prestige token
gain-silver-prestige = silver prestige token
gain-gold-prestige = gold prestige token
gain-points = VP
gain-francs = Francs

bonus-1 = bonus tile 1
bonus-2 = bonus tile 2
bonus-3 = bonus tile 3
bonus-4 = bonus tile 4
bonus-5 = bonus tile 5
bonus-6 = bonus tile 6
bonus-7 = bonus tile 7
bonus-8 = bonus tile 8
bonus-9 = bonus tile 9
bonus-10 = bonus tile 10
bonus-11 = bonus tile 11
bonus-12 = bonus tile 12
bonus-13 = bonus tile 13
bonus-14 = bonus tile 14
bonus-15 = bonus tile 15
bonus-16 = bonus tile 16
bonus-17 = bonus tile 17
bonus-18 = bonus tile 18
bonus-19 = bonus tile 19
bonus-20 = bonus tile 20
bonus-21 = bonus tile 21
bonus-22 = bonus tile 22
bonus-23 = bonus tile 23
bonus-24 = bonus tile 24
bonus-25 = bonus tile 25
bonus-26 = bonus tile 26
bonus-27 = bonus tile 27
bonus-28 = bonus tile 28
bonus-29 = bonus tile 29
bonus-30 = bonus tile 30

end-e1 = End Game tile 1
end-e2 = End Game tile 2
end-e3 = End Game tile 3
end-e4 = End Game tile 4
end-e5 = End Game tile 5
end-e6 = End Game tile 6
end-e7 = End Game tile 7
end-e8 = End Game tile 8
end-e9 = End Game tile 9
end-e10 = End Game tile 10
end-e11 = End Game tile 11
end-e12 = End Game tile 12

vp-v1 = VP tile 1
vp-v2 = VP tile 2
vp-v3 = VP tile 3
vp-v4 = VP tile 4
vp-v5 = VP tile 5
vp-v6 = VP tile 6

# What it is all about.

goal = Buy Paris: whoever has the most victory points (VP) wins. Place a key on a bank, which pays Francs, or on the Arc; then move it on to buildings and landmarks of ever higher value, from a bank at the full price, from a house paying only the difference. Low buildings bring bonus tiles and prestige, high ones resources; prestige handed in at a landmark brings VP. The fourth key in a district lets you place a VP tile, which rewards the strongest there at the end. The match ends one round after that in which the last End Game tile is taken.

# What is asked.

choose-pile = Which pile do you draw a building from?
choose-site = { $wood ->
        [0] { $type } { $value }: which district does it go to?
       *[other] { $type } { $value }, which costs { $wood } wood besides: which district does it go to?
    }
choose-action = { $places ->
        [0] { $moves ->
            [0] Take an End Game tile.
           *[other] { $searches ->
                [0] Move a key.
               *[other] Move a key or take an End Game tile.
            }
        }
       *[other] { $moves ->
            [0] { $searches ->
                [0] Place a key.
               *[other] Place a key or take an End Game tile.
            }
           *[other] { $searches ->
                [0] Place a key or move one.
               *[other] Place a key, move one or take an End Game tile.
            }
        }
    }
choose-pass = { $moves ->
        [0] Your Francs and tokens allow no action. A free action may change that.
       *[other] You can act only by spending a tile: move a key, or do nothing.
    }
choose-target = Where does the key { $source_from } go?
choose-target-only = The key { $source_from } can go to one place only. You are asked all the same, so that nobody can tell what your End Game tiles are.
choose-district = Which district do you put { $landmark_the } in?
choose-payment = How do you pay for { $kind_the }?
choose-payment-only = There is only one way to pay for { $kind_the }. You are asked all the same, so that nobody can tell what your End Game tiles are.
choose-reward = The fourth key { $district_in }: which VP tile do you place?
choose-reward-district = Where does { $tile } go?
choose-bonus = { $francs ->
        [0] You may take a bonus tile ahead of your meeple.
        [one] For { $francs } Franc you may take a bonus tile ahead of your meeple.
       *[other] For { $francs } Francs you may take a bonus tile ahead of your meeple.
    }
choose-fee = { $francs ->
        [one] You lack the { $francs } Franc for a bonus tile. A free action may bring it.
       *[other] You do not have the { $francs } Francs for a bonus tile. A free action may bring them.
    }
choose-any-tile = Take any bonus tile from the track.
choose-tile-behind = { $spaces ->
        [one] Move your meeple back by one space and take the bonus tile.
       *[other] Move your meeple back by up to { $spaces } spaces and take the bonus tile.
    }
choose-pair = Which pair of tokens do you return?
choose-end-tile = Take one of the End Game tiles that are left.
choose-after = Anything more before your turn ends?

# The coach: for each question, what it is, what it costs, and what people usually do.

coach-pile = Free. The back shows the district, the value is a surprise. Help a district where your own keys wait.
coach-site = The building goes where you say, for everybody to buy. Choose a district where your own keys can use it.
coach-action = Your one action of the turn. Early on keys go to banks for money; later they move into houses and climb.
coach-pass = Doing nothing is free but gains nothing. See first whether a sale or a tile makes a move possible.
coach-target = From a house you pay only the difference; a bank or the Arc counts for nothing. Usually the highest house you can afford and use.
coach-target-only = There is just this one place. You are asked so that nobody learns what your End Game tiles are.
coach-district = The landmark stays there for good, and its value counts there for whoever owns it. Choose where you want to lead.
coach-payment = Token or tile, either pays in full. Spend what serves for nothing else, and keep what is flexible.
coach-payment-only = There is just this one way to pay. You are asked so that nobody learns what your End Game tiles are.
coach-reward = Free, and any tile left. Take the one that pays most if you lead somewhere; else one that costs you little.
coach-reward-district = It pays the strongest in that district at the end, whoever that is. Put it where you lead, or will.
coach-bonus = The meeple only walks forward. Near tiles early in the match, far ones towards the end.
coach-fee = A tile after a house of 3 costs Francs you do not have. Sell something if the tile is worth more, or decline.
coach-any-tile = Any tile on the track, and your meeple stays where it is. Take what pays most, wherever it lies.
coach-tile-behind = The one way back. Take the best tile you have passed.
coach-pair = Two equal tokens become points and are gone. Give those that no landmark of yours will want.
coach-end-tile = It costs your action of this turn. Take what completes a purchase, otherwise the most VP.
coach-after = Extras are free until you end your turn. In your last turn, use whatever still pays.

option-draw = Pile { $pile }: a building { $district_in }
option-build = { $district }
option-place = A key on the bank { $district_of }: receive { $francs ->
        [one] { $francs } Franc
       *[other] { $francs } Francs
    }
option-place-arc = A key on the Arc de Triomphe
option-move = Move the key { $source_from }
option-move-to = Move the key { $source_from } to { $target_the }: { $francs ->
        [one] { $francs } Franc
       *[other] { $francs } Francs
    }{ $wood ->
        [0] { "" }
       *[other] , { $wood } wood
    }{ $marble ->
        [0] { "" }
       *[other] , { $marble } marble
    }{ $gold ->
        [0] { "" }
       *[other] , { $gold } gold
    }
option-to-building = { $type }, { $target }: { $francs ->
        [one] { $francs } Franc
       *[other] { $francs } Francs
    }{ $wood ->
        [0] { "" }
       *[other] , { $wood } wood
    }{ $marble ->
        [0] { "" }
       *[other] , { $marble } marble
    }{ $gold ->
        [0] { "" }
       *[other] , { $gold } gold
    }
option-to-landmark = { $target }: { $francs ->
        [one] { $francs } Franc
       *[other] { $francs } Francs
    }{ $wood ->
        [0] { "" }
       *[other] , { $wood } wood
    }{ $marble ->
        [0] { "" }
       *[other] , { $marble } marble
    }{ $gold ->
        [0] { "" }
       *[other] , { $gold } gold
    }
option-to-new = Build { $target_the }: { $francs ->
        [one] { $francs } Franc
       *[other] { $francs } Francs
    }{ $wood ->
        [0] { "" }
       *[other] , { $wood } wood
    }{ $marble ->
        [0] { "" }
       *[other] , { $marble } marble
    }{ $gold ->
        [0] { "" }
       *[other] , { $gold } gold
    }
option-into = { $district }
option-pay-token = A { $kind } token
option-pay-bonus = { $tile } as { $kind }
option-pay-end = { $tile } as { $kind }
option-reward = { $tile }
option-at = { $district }
option-bonus = { $tile }
option-hand-token = Hand in a { $kind } token: { $points } VP
option-hand-bonus = Hand in { $tile } as { $kind }: { $points } VP
option-hand-end = Hand in { $tile } as { $kind }: { $points } VP
option-search = Search the End Game tiles and take one
option-take = { $tile }
option-pass = { $moves ->
        [0] Do nothing: your Francs and tokens allow no action
       *[other] Do nothing: keep your tiles
    }
option-decline = Decline
option-decline-lose = Decline, and lose { $points } VP within your reach
option-finish = End the turn
option-finish-lose = End your last turn, and lose { $points } VP within your reach
option-return = Two { $kind } tokens: { $points } VP
option-buy = Buy a { $kind } token for { $francs ->
        [one] { $francs } Franc
       *[other] { $francs } Francs
    }
option-sell = Sell a { $kind } token for { $francs ->
        [one] { $francs } Franc
       *[other] { $francs } Francs
    }
option-use = Use { $tile }
option-use-points = Use { $tile }: { $points } VP
option-use-francs = Use { $tile }: receive { $francs ->
        [one] { $francs } Franc
       *[other] { $francs } Francs
    }
option-use-both = Use { $tile }: receive { $francs ->
        [one] { $francs } Franc
       *[other] { $francs } Francs
    }, and { $points } VP
option-sell-tile = Sell { $tile } for { $francs ->
        [one] { $francs } Franc
       *[other] { $francs } Francs
    }
option-use-key = Use { $tile }: one more key for { $francs ->
        [one] { $francs } Franc
       *[other] { $francs } Francs
    }
warn-decline = This is your last turn, and what you decline would bring { $points } VP. Decline all the same?
warn-finish = This is your last turn, and you can still score { $points } VP with what you have. End it all the same?

# Why something is not offered.

closed-keys = you have no key left behind your screen
closed-key-none = nothing dearer is built in its district yet
closed-key-francs = the next dearer place costs it { $price ->
        [one] { $price } Franc
       *[other] { $price } Francs
    }, and you have { $francs }
closed-key-taken = all that you have the Francs for is occupied
closed-key-resources = you lack the resources for all that you have the Francs for
closed-key-landmark = you have the Francs for a new landmark only, and a dearer one stands in its district
closed-key-several = all that you have the Francs for is occupied, costs resources you lack, or is a new landmark below one that stands there
closed-lower = not dearer than where this key stands
closed-landmark = a dearer landmark stands there already
closed-francs = costs { $price ->
        [one] { $price } Franc
       *[other] { $price } Francs
    } from here, and you have { $francs }
closed-resources = you lack the resources for it
closed-taken = a key stands there already
closed-end-early = only once all piles of buildings are empty
closed-end-gone = all of them are taken

# What happens.

round-begins = Round { $round } begins.
drew = { $seat } draws { $type_the } { $value }.
    .you = You draw
built = { $seat } places { $type_the } { $value } { $district_in }.
    .you = You place
removed = { $seat } finds no district for { $type_the } { $value }: the tile leaves the game.
    .you = You find
banked = { $seat } places a key on the bank { $district_of } and receives { $francs ->
        [one] { $francs } Franc
       *[other] { $francs } Francs
    }.
    .you = You place a key on the bank { $district_of } and receive { $francs ->
        [one] { $francs } Franc
       *[other] { $francs } Francs
    }.
to-arc = { $seat } places a key on the Arc de Triomphe.
    .you = You place
acquired = { $seat } acquires { $type_the } { $value } { $district_in } for { $francs ->
        [one] { $francs } Franc
       *[other] { $francs } Francs
    }.
    .you = You acquire
new-landmark = { $seat } builds { $landmark_the } { $district_in }.
    .you = You build
acquired-landmark = { $seat } acquires { $landmark_the } { $district_in } for { $francs ->
        [one] { $francs } Franc
       *[other] { $francs } Francs
    }.
    .you = You acquire
paid = { $seat } pays a { $kind } token.
    .you = You pay
paid-bonus = { $seat } pays for { $kind_the } with { $tile }.
    .you = You pay
paid-end = { $seat } pays for { $kind_the } with { $tile }.
    .you = You pay
took-token = { $seat } takes a { $kind } token.
    .you = You take
scored = { $seat } scores { $points } VP.
    .you = You score
earned = { $seat } receives { $francs ->
        [one] { $francs } Franc
       *[other] { $francs } Francs
    }.
    .you = You receive
rewarded = { $seat } places { $tile } { $district_in }.
    .you = You place
declined = { $seat } declines.
    .you = You decline
bonus-taken = { $seat } takes { $tile }.
    .you = You take
used-bonus = { $seat } uses { $tile }.
    .you = You use
used-end = { $seat } uses { $tile }.
    .you = You use
handed = { $seat } hands in a { $kind } token for { $points } VP.
    .you = You hand
bought = { $seat } buys a { $kind } token for { $francs ->
        [one] { $francs } Franc
       *[other] { $francs } Francs
    }.
    .you = You buy
sold = { $seat } sells a { $kind } token for { $francs ->
        [one] { $francs } Franc
       *[other] { $francs } Francs
    }.
    .you = You sell
returned = { $seat } returns two { $kind } tokens for { $points } VP.
    .you = You return
more-key = { $seat } gets one more key for { $francs ->
        [one] { $francs } Franc
       *[other] { $francs } Francs
    }.
    .you = You get
searched = { $seat } searches the End Game tiles.
    .you = You search
took-end = { $seat } takes an End Game tile.
    .you = You take
took-end-own = { $seat } takes { $tile }: { $amount } { $gain }.
    .you = You take
passed = { $seat } does nothing.
    .you = You do
last-round = The last End Game tile is taken: this round is played to its end, then one more.
ended = The match ends after round { $round }.
turn-begins = It is { $seat_of } turn.
    .you = It is your turn.
chose-reward = { $seat } picks up { $tile }.
    .you = You pick
moving = { "" }
paid-fee = { $seat } pays { $francs ->
        [one] { $francs } Franc
       *[other] { $francs } Francs
    } for a bonus tile.
    .you = You pay

# What is printed.

fact-pays = pays { $francs ->
        [one] { $francs } Franc
       *[other] { $francs } Francs
    }
fact-value = value { $value }
fact-cost = costs { $amount } { $kind }
fact-bonus = { $francs ->
        [0] a bonus tile
        [one] a bonus tile for { $francs } Franc
       *[other] a bonus tile for { $francs } Francs
    }
fact-points = gives { $points } VP
fact-francs = gives { $francs ->
        [one] { $francs } Franc
       *[other] { $francs } Francs
    }
fact-prestige = { $points } VP for a { $kind } token
fact-tiers = { $first }/{ $second }/{ $third } VP
fact-standing = at the end a VP tile here rewards the highest totals of the values under keys
fact-half = with two players the second scores only with at least half the total of the first
fact-counts-as = { $amount ->
        [one] counts as a { $kind } token
       *[other] counts as { $amount } { $kind } tokens
    }
fact-any-resource = { $amount ->
        [one] counts as a resource of any kind
       *[other] counts as up to { $amount } resources of any kind
    }
fact-any-prestige = { $amount ->
        [one] counts as a prestige token of any kind
       *[other] counts as up to { $amount } prestige tokens of any kind
    }
fact-own = lets you move a key where you have one already
fact-rival = lets you move a key where an opponent’s key stands
fact-key = one more key for { $francs ->
        [one] { $francs } Franc
       *[other] { $francs } Francs
    }
fact-take = take any tile from the track; the meeple stays where it is
fact-per-tile = { $points } VP for each other unused bonus tile
fact-prestige-pairs = { $points } VP for each pair of identical prestige tokens returned
fact-resource-pairs = { $points } VP for each pair of identical resources returned
fact-back = { $spaces ->
        [one] move the meeple back by one space and take the tile
       *[other] move the meeple back by up to { $spaces } spaces and take the tile
    }
fact-per-franc = at the end, 1 VP for each Franc
fact-per-value = { $points } VP for each building of value { $value } you occupy
fact-per-landmark = { $points } VP for each landmark you occupy
fact-per-type = { $four }/{ $five }/{ $six }/{ $seven } VP for 4/5/6/7 different types
fact-buy = buy for { $francs ->
        [one] { $francs } Franc
       *[other] { $francs } Francs
    }
fact-sell = sell for { $francs ->
        [one] { $francs } Franc
       *[other] { $francs } Francs
    }

# The end.

reason-points = Most VP wins.
reason-francs = Equal in VP: most Francs wins.
reason-value = Equal in VP and Francs: the highest value occupied wins.
reason-shared = Equal in VP, Francs and value: the victory is shared.
points-track = Scored during the match
points-buildings = Buildings
points-prestige = Prestige handed in
points-bonus-tiles = Bonus tiles
points-end-tiles = End Game tiles
points-francs = Francs (bonus tile 27)
tie-francs = At equal VP: Francs
tie-value = Then: value occupied

# Table options.

option-setup = Set-up
option-setup-basic = basic
option-setup-random = tokens and bonus tiles at random
option-districts = Districts on building tiles
option-districts-fixed = as printed
option-districts-free = free choice
option-wood = Costs one wood
option-wood-residence = every Residence
option-wood-value8 = every building of value 8
option-screens = Screens
option-screens-open = open
option-screens-closed = closed
option-numbers = A bonus number may be taken
option-numbers-once = once in a match
option-numbers-held = again after use
option-tile16 = A move with bonus tile 16 brings
option-tile16-benefits = token, bonus tile, VP and prestige as always
option-tile16-bare = the building or landmark alone
option-space30 = With the meeple on space 30, bonus tiles 17 and 25
option-space30-open = still work
option-space30-closed = bring nothing more

# Tables of the text interface.

sheet-buildings = The districts, round { $round }: keys by player
sheet-landmarks = The landmarks: keys by player
sheet-districts = The standings: value of each player
sheet-vp-tiles = The VP tiles
sheet-track = The bonus track
sheet-table = Beside the board
sheet-seats = The players
sheet-tiles = The players’ tiles
column-space = Space
column-type = Building
column-cost = Resources
column-token = Token
column-landmark = Landmark
column-district = District
column-bank = Bank
column-keys = Keys
column-vp-tile = VP tile
column-place = Space
column-bonus = Bonus tile
column-left = Left
column-supply = Supply
column-top = Top
column-seat = Player
column-points = VP
column-francs = Francs
column-tokens = Tokens
column-tiles = Bonus tiles
column-end-tiles = End Game tiles
column-arc = Arc
column-meeple = Meeple
column-tile = Tile
column-used = Used
cell-none = –
cell-hidden = hidden
cell-cost = { $wood } wood
cell-pile = Pile { $pile }
cell-end-pile = End Game tiles
cell-on-arc = key
cell-used = used
cell-unused = not yet
cell-tokens = wood { $wood }, marble { $marble }, gold { $gold }; bronze prestige { $bronze }, silver { $silver }, gold { $golden }
cell-standing = { $total } ({ $points } VP){ $bank ->
        [0] { "" }
       *[other] , key on the bank
    }

# What a hint speaks of.

term-points = VP at once
term-francs = Francs
term-districts = strength in the districts
term-tokens = prestige and resources
term-keys = keys
term-tiles = bonus tiles
term-end-tiles = End Game tiles
term-track = room left on the bonus track
