# Names of things: the plain name, with its article, and where a cube goes.

kind-force = Force
kind-blackmail = Blackmail
kind-gold = Gold

space-general = General
    .the = the General
space-captain = Captain
    .the = the Captain
space-innkeeper = Innkeeper
    .the = the Innkeeper
space-magistrate = Magistrate
    .the = the Magistrate
space-priest = Priest
    .the = the Priest
space-aristocrat = Aristocrat
    .the = the Aristocrat
space-merchant = Merchant
    .the = the Merchant
space-printer = Printer
    .the = the Printer
space-rogue = Rogue
    .the = the Rogue
space-spy = Spy
    .the = the Spy
space-apothecary = Apothecary
    .the = the Apothecary
space-mercenary = Mercenary
    .the = the Mercenary
space-viceroy = Viceroy
    .the = the Viceroy
space-messenger = Messenger
    .the = the Messenger
space-mayor = Mayor
    .the = the Mayor
space-constable = Constable
    .the = the Constable
space-warden = Warden
    .the = the Warden
space-heretic = Heretic
    .the = the Heretic
space-governor = Governor
    .the = the Governor
space-anarchist = Anarchist
    .the = the Anarchist

area-plantation = Plantation
    .in = in the Plantation
    .from = from the Plantation
area-tavern = Tavern
    .in = in the Tavern
    .from = from the Tavern
area-cathedral = Cathedral
    .in = in the Cathedral
    .from = from the Cathedral
area-town-hall = Town Hall
    .in = in the Town Hall
    .from = from the Town Hall
area-fortress = Fortress
    .in = in the Fortress
    .from = from the Fortress
area-market = Market
    .in = in the Market
    .from = from the Market
area-harbor = Harbor
    .in = in the Harbor
    .from = from the Harbor
area-palace = Palace
    .in = in the Palace
    .from = from the Palace
area-garden = Garden
    .in = in the Garden
    .from = from the Garden
area-asylum = Asylum
    .in = in the Asylum
    .from = from the Asylum
area-jail = Jail
    .in = in the Jail
    .from = from the Jail
area-guardhouse = Guardhouse
    .in = in the Guardhouse
    .from = from the Guardhouse

goal = Bid for the support of the town’s people; whoever has the most points wins. Force beats any Blackmail, which beats any Gold; if the top bids are equal, nobody wins the space. A person’s reward may be Support (points at once), tokens, or a cube in an area, whose points go to whoever alone has the most cubes there at the end. The match ends when every area that counts for the end is full.

# What is asked.

choose-bid = Place a { $kind } token ({ $amount } left). { $spaces ->
        [0] Your bid covers all the spaces it may.
        [one] Your bid may cover one more space.
       *[other] Your bid may cover { $spaces } more spaces.
    }
choose-knock = Your bid is complete. Knock if you are happy with it: until then you can still change it.
choose-area = { $space }: put one of your cubes into any area with room.
choose-rival = { $space }: whose cube do you place?
choose-rival-area = { $space }: where does { $rival_of } cube go?
choose-spy = { $space }: which cube do you replace with one of yours?
choose-swap = { $space }: name the first of two cubes that change places.
choose-partner = { $space }: which cube does { $rival_of } cube { $area_in } swap with?
choose-take = { $space }: which of your cubes do you move?
choose-put = { $space }: where does your cube { $area_from } go?
choose-reclaim = { $space }: which token of your bid do you take back?
choose-jail = { $space }: whose cube goes to Jail?
choose-eject = { $space }: there is no room { $area_in }. Whose cube do you eject?
choose-copy = { $space }: whose reward do you take?

# The coach: for each question, what it is, what it costs, and what people usually do.

coach-bid = A token is gone whether it wins or loses. Put your strong tokens where rivals hold none, and single Gold where nobody seems to go.
coach-knock = Knocking is free, but final. Look once more at who can beat you where.
coach-area = The cube costs nothing. Most people choose an area where it makes them the only leader, or where it breaks a rival’s lead.
coach-rival = You place a cube for somebody else: choose the rival who profits least. It comes out of that rival’s stock.
coach-rival-area = A cube of a rival can harm its owner (Jail, Asylum) or tie two others who lead. Put it where it brings nobody points.
coach-spy = Free: a rival’s cube becomes yours, even in a full area. Usually taken where it makes you the only leader.
coach-swap = Free: two cubes of different owners change areas, and you may decline. First name the one that should leave its area.
coach-partner = Now the other half of the swap. Trade a cube you can spare for one that tips an area your way.
coach-take = Free, and you may decline. Take a cube from where you lead by two, or cannot lead any more.
coach-put = The cube goes to any area with room. Usually where one more makes you the only leader.
coach-reclaim = You get one token of this bid back for the next turn. Take the strongest.
coach-jail = The cube costs its owner: who alone has the most in the Jail loses points at the end. Name whoever is ahead.
coach-eject = One cube must leave to make room. Send home the one that hurts you by staying.
coach-copy = You get all that another person gives, as if you had won that space too. Look for a cube that decides an area.

option-bid = { $space }
option-bid-full = { $space }: no cube, for there is no room { $area_in }
option-knock = Knock
option-decline = Decline
option-place = { $area }
option-put = { $area }
option-take = { $area }
option-spy = { $rival } { $area_in }
option-swap = { $rival } { $area_in }
option-with = { $rival } { $area_in }
option-rival = { $rival }
option-jail = { $rival }
option-eject = { $rival }
option-reclaim = { $kind }
option-copy = { $space }

# Why something is not offered.

closed-ban = no { $kind } there
closed-spaces = your bid covers { $spaces } spaces already, the most there may be
closed-narrow = the last space of your bid must take the tokens that are still to come

# What happens.

turn-begins = Turn { $turn } begins.
laid = { $seat } places a { $kind } token on { $space_the }.
    .you = You place
knocked = { $seat } knocks.
    .you = You knock
revealed = Everybody has knocked: the bids of turn { $turn } are revealed.
offered = { $seat } bids { cell-tokens } on { $space_the }.
    .you = You bid
won = { $seat } wins { $space_the }.
    .you = You win
blocked = The best bids for { $space_the } are equal: nobody wins.
supported = { $seat } gains { $points } Support.
    .you = You gain
gained = { $seat } gains { $amount } { $kind }.
    .you = You gain
placed = { $seat } puts a cube { $area_in }.
    .you = You put
spied = { $seat } replaces one of { $rival_of } cubes { $area_in }.
    .you = You replace
swapped = { $seat } swaps one of { $one_of } cubes { $here_in } with one of { $other_of } { $there_in }.
    .you = You swap
occupied = { $seat } occupies the Guardhouse.
    .you = You occupy
evicted = { $seat } throws { $rival_of } cube out of the Guardhouse.
    .you = You throw
reassigned = { $seat } moves a cube { $here_from }: it now stands { $there_in }.
    .you = You move
reclaimed = { $seat } takes back a { $kind } token.
    .you = You take
ejected = { $seat } ejects one of { $rival_of } cubes { $area_from }.
    .you = You eject
placed-rival = { $seat } puts one of { $rival_of } cubes { $area_in }.
    .you = You put
copied = { $seat } takes the reward of { $space_the }.
    .you = You take
picked-cube = { $seat } chooses one of { $rival_of } cubes { $area_in }.
    .you = You choose
picked-area = { $seat } takes up a cube { $area_from }.
    .you = You take
picked-rival = { $seat } chooses { $rival }.
    .you = You choose
declined = { $seat } declines.
    .you = You decline
patronage = { $seat } receives { $amount } Gold from patrons.
    .you = You receive { $amount } Gold from patrons.
ended = The match ends after turn { $turn }.

# What cannot happen, and why.

no-room = { $seat } cannot put a cube { $area_in }: there is no room.
    .you = You cannot
no-cube = { $seat } cannot put a cube { $area_in }: none is left in stock.
    .you = You cannot put a cube { $area_in }: none is left in stock.
no-room-any = { $seat } cannot place a cube: no area has room.
    .you = You cannot
no-cube-any = { $seat } cannot place a cube: none is left in stock.
    .you = You cannot place a cube: none is left in stock.
no-room-rival = { $seat } cannot place an opponent’s cube: no area has room.
    .you = You cannot
no-cube-rival = { $seat } cannot place an opponent’s cube: no opponent has one left in stock.
    .you = You cannot
no-spying = { $seat } finds no cube to replace.
    .you = You find
no-swap = { $seat } finds no two cubes to swap.
    .you = You find
no-reassign = { $seat } finds no cube to move.
    .you = You find
already-there = { $seat } already occupies the Guardhouse.
    .you = You already occupy
asylum-own = Only { $seat_of } own cubes are in the full Asylum: nothing changes.
    .you = Only your own cubes are in the full Asylum: nothing changes.

# What is printed.

fact-ban = takes no { $kind }
fact-support = { $points } Support
fact-tokens = { $amount } { $kind }
fact-influence = a cube { $area_in }
fact-influence-any = a cube in any area with room
fact-influence-rival = then an opponent’s cube in any area with room
fact-spy = replace an opponent’s cube with one of yours
fact-apothecary = swap two cubes
fact-occupy = a cube in the Guardhouse: your cubes are protected
fact-reassign = { $amount ->
        [one] move one of your cubes
       *[other] move up to { $amount } of your cubes
    }
fact-reclaim = take back a token of this bid
fact-jail = an opponent’s cube in the Jail
fact-asylum = one of your cubes in the Asylum
fact-copy = the reward of any other space
fact-majority = { $points } points for whoever alone has the most cubes
fact-each-cube = { $points } points for each cube
fact-protects = protects the occupant’s cubes from the Spy and the Apothecary of others
fact-unscored = worth no points
fact-spaces = { $amount ->
        [one] one cube space
       *[other] { $amount } cube spaces
    }
fact-never-asked = need not be full at the end

# The end.

reason-town-full = Every area that counts for the end was full.
reason-turn-limit = The turn limit was reached.
points-support = Support
points-tokens = Tokens in hand

# Table options.

option-board = Board
option-board-core = the town
option-board-palace = The Palace
option-board-anarchy = Anarchy
option-messenger = Cubes the Messenger may move
option-messenger-two = two
option-messenger-one = one
option-guardhouse = Guardhouse
option-guardhouse-owner = its occupant may move or swap the cube there
option-guardhouse-sealed = only the Viceroy touches it
option-guardhouse-open = its occupant may move or swap the cube; while it is empty, Mayor and Messenger lead in too
option-prisons = Asylum and Jail at the end
option-prisons-full = must be full
option-prisons-open = need not be full
option-turn-limit = Turn limit
option-turn-limit-60 = 60
option-turn-limit-30 = 30
option-turn-limit-100 = 100

# Tables of the text interface.

sheet-town = The town, turn { $turn }: cubes by player
sheet-bids = The bid board
sheet-last = The bids of turn { $turn }
sheet-seats = The players
column-area = Area
column-points = Points
column-room = Room
column-holder = Majority
column-space = Space
column-won = Won by
column-seat = Player
column-support = Support
column-hand = Hand
column-stock = Cubes in stock
column-knocked = Knocked
cell-none = –
cell-hidden = hidden
cell-knocked = yes
# The tokens that are there, with commas between them.
cell-tokens = { $force ->
        [0] {""}
       *[other] { $force } Force
    }{ $blackmail ->
        [0] {""}
       *[other] { $force ->
            [0] {""}
           *[other] ,{" "}
        }{ $blackmail } Blackmail
    }{ $gold ->
        [0] {""}
       *[other] { $force ->
            [0] { $blackmail ->
                [0] {""}
               *[other] ,{" "}
            }
           *[other] ,{" "}
        }{ $gold } Gold
    }

# What a hint speaks of.

term-support = Support
term-tokens = tokens for the next turns
term-areas = areas of the town
term-guardhouse = the Guardhouse
