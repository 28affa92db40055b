# Names of things.

pack-cards = The pack

goal = Have the highest card. You may throw yours away for another, but all decide at once.

# What is asked.

choose-keep = Your card is a { $card }: keep it, or throw it away for another?
coach-keep = Throwing a card away is free, but the next one may be lower. Most people keep a 4 or better.
option-keep = Keep it
option-throw = Throw it away

# What happens.

decided = { $seat } has decided.
decided-own = { $thrown ->
        [0] You keep your card.
       *[other] You throw your card away.
    }
shown = { $thrown ->
        [0] { $seat } kept a { $card }.
       *[other] { $seat } drew a { $card }.
    }

# What is printed.

fact-pack = cards from 1 to { $highest }, as many of each as are needed

# The end.

reason-shown = All cards were turned up.
points-card = Card

# Tables of text.

sheet-cards = The cards
column-seat = Player
column-card = Card
cell-hidden = hidden

# What a hint speaks of.

term-card = the card
