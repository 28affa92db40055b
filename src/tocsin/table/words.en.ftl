# The text table.

you = Citizen
bot = { $name } ({ $bot })
welcome = { $game } You sit down with { $others }.
help = Type the number of an answer, or several in a row. Also: u undo, s restart turn, b board, l log (l all: from the start), r rules, r word or r 3 (search), h help, q quit.
prompt = Your answer
not-a-number = “{ $text }” is not one of the answers. Type a number from 1 to { $most }, or h for help.
undone = Taken back.
since = Since your last answer
nothing-yet = Nothing has happened yet.
rules-none = No clause of the rules speaks of “{ $text }”.
rules-hint = The rules by chapter; type r and a word or a clause number to look it up.
final = The match is over
total = Total
rank = Rank
winners = { $count ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }
seed-revealed = Seed { $seed }; its SHA-256, shown at the start, was { $commitment }.
seed-committed = SHA-256 of this match’s seed: { $commitment }
saved = The record is in { $file }.
left = You leave the table; the match is not finished.
verified = { $file }: { $game }, { $count } actions, replayed to the recorded outcome.
not-finished = The match is not finished: there is no outcome to verify.
rejected = { $file }: { $why }
replay-head = { $game }, { $count } actions, played by { $names }.
unfinished = The match was not finished.
differs = Careful: the recorded outcome is not the one this match leads to.
