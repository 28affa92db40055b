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

goal = Bid for the support of the town’s people; the most points win. Force (F) beats any Blackmail (B), which beats any Gold (G); equal top bids win nothing. A person’s reward may be Support (points at once), tokens, or a cube in an area, whose points go to whoever has most cubes there at the end. The match ends when the town is full.

# What is asked.

choose-bid = Lay a { $kind } token: { $amount } left, { $spaces ->
        [0] and no further space may be opened
        [one] and { $spaces } more space may be opened
       *[other] and { $spaces } more spaces may be opened
    }.
choose-knock = Your bid is laid. Knock when you are content with it.
choose-area = { $space }: put one of your cubes into any area with room.
choose-rival = { $space }: whose cube do you place?
choose-rival-area = { $space }: where does the cube of { $rival } go?
choose-spy = { $space }: which cube do you replace by one of yours?
choose-swap = { $space }: name the first of two cubes that change places.
choose-partner = { $space }: the cube of { $rival } { $area_in } changes places with which?
choose-take = { $space }: from where do you take a cube of yours?
choose-put = { $space }: where does your cube { $area_from } go?
choose-reclaim = { $space }: which token of your bid do you take back?
choose-jail = { $space }: whose cube goes to Jail?
choose-eject = { $space }: it is full. Whose cube must leave?
choose-copy = { $space }: whose reward do you take?

option-bid = { $space }
option-knock = Knock
option-decline = Leave it
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

# What happens.

turn-begins = Turn { $turn } begins.
laid = { $seat } lays { $kind } on { $space_the }.
knocked = { $seat } knocks.
revealed = All have knocked: the bids of turn { $turn } are revealed.
offered = { $space }: { $seat } bids { $force ->
        [0] {""}
       *[other] { $force }F{" "}
    }{ $blackmail ->
        [0] {""}
       *[other] { $blackmail }B{" "}
    }{ $gold ->
        [0] {""}
       *[other] { $gold }G
    }
won = { $seat } wins { $space_the }.
blocked = The best bids for { $space_the } are equal: nobody wins.
supported = { $seat } gains { $points } Support.
gained = { $seat } gains { $amount } { $kind }.
placed = { $seat } puts a cube { $area_in }.
no-room = { $seat } finds no room, or has no cube, { $area_in }.
spied = { $seat } replaces a cube of { $rival } { $area_in }.
swapped = { $seat } swaps a cube of { $one } { $here_in } with one of { $other } { $there_in }.
occupied = { $seat } occupies the Guardhouse.
evicted = { $seat } sends the cube of { $rival } away from the Guardhouse.
reassigned = { $seat } moves a cube { $here_from }: it now stands { $there_in }.
reclaimed = { $seat } takes back { $kind }.
ejected = { $seat } sends a cube of { $rival } away { $area_from }.
placed-rival = { $seat } puts a cube of { $rival } { $area_in }.
copied = { $seat } takes the reward of { $space_the }.
picked-cube = { $seat } chooses the cube of { $rival } { $area_in }.
picked-area = { $seat } takes up a cube { $area_from }.
picked-rival = { $seat } chooses { $rival }.
declined = { $seat } leaves it at that.
patronage = { $seat } receives { $amount } Gold from patrons.
ended = The match ends after turn { $turn }.

# What is printed.

fact-ban = takes no { $kind }
fact-support = { $points } Support
fact-tokens = { $amount } { $kind }
fact-influence = a cube { $area_in }
fact-influence-any = a cube in any open area
fact-influence-rival = then a rival’s cube in any open area
fact-spy = replace a cube by yours
fact-apothecary = swap two cubes
fact-occupy = a cube in the Guardhouse: your cubes are protected
fact-reassign = move a cube of yours
fact-reclaim = take back a token of this bid
fact-jail = a rival’s cube in the Jail
fact-asylum = your cube in the Asylum
fact-copy = the reward of any other space
fact-majority = { $points } points for the most cubes
fact-each-cube = { $points } points for each cube
fact-spaces = { $amount } cube spaces

# The end.

reason-town-full = Every area that counts was full.
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
option-prisons-open = may stay open
option-turn-limit = Turn limit
option-turn-limit-60 = 60
option-turn-limit-30 = 30
option-turn-limit-100 = 100

# Tables of the text interface.

sheet-town = The town, turn { $turn }: cubes by seat
sheet-bids = The bid board
sheet-seats = The seats
column-area = Area
column-points = Points
column-room = Room
column-holder = Holds it
column-space = Space
column-seat = Seat
column-support = Support
column-hand = Hand
column-stock = Cubes left
column-knocked = Knocked
cell-none = –
cell-hidden = hidden
cell-knocked = yes
cell-tokens = { $force ->
        [0] {""}
       *[other] { $force }F{" "}
    }{ $blackmail ->
        [0] {""}
       *[other] { $blackmail }B{" "}
    }{ $gold ->
        [0] {""}
       *[other] { $gold }G
    }
