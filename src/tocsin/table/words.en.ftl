# The text table.

# A person as the owner of something: the form `_of` of every seat.
name-of = { $name }’s
    .elided = { $name }’s

you = Citizen
bot = { $name } ({ $bot })
listed = { $names } and { $last }
welcome = { $game } – you are playing with { $others }.
help = Type the number of an answer, or several in a row. Also: u undo, s restart turn, b board, l log (l all: from the start), r rules, r word or r 3 (search), h help, q quit.
prompt = Your answer
not-a-number = “{ $text }” is not one of the answers. Type a number from 1 to { $most }, or h for help.
confirm = Type the same number again to do it all the same.
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
seed-revealed = Seed { $seed }; its fingerprint (SHA-256), shown at the start, was { $commitment }.
seed-committed = Fingerprint (SHA-256) of this match’s seed: { $commitment }
saved = The record is in { $file }.
left = You leave the table; the match is not finished.
verified = { $count ->
        [one] { $file }: { $game }, { $count } action, replayed to the recorded outcome.
       *[other] { $file }: { $game }, { $count } actions, replayed to the recorded outcome.
    }
not-finished = The match is not finished: there is no outcome to verify.
rejected = { $file }: { $why }
replay-head = { $count ->
        [one] { $game }, { $count } action, played by { $names }.
       *[other] { $game }, { $count } actions, played by { $names }.
    }
unfinished = The match was not finished.
differs = Careful: the recorded outcome is not the one this match leads to.

# Notifications.

notice-turn = { $game }: it is your turn
notice-test = { $game }: this is how a notification of your turn will look
letter-confirm = Tocsin: confirm your e-mail address
letter-recover = Tocsin: set a new password

# Errors, by kind.

error-malformed = That message could not be read.
error-unreadable-action = That is not an action of this game.
error-illegal-action = That is not among the answers you may give now.
error-not-your-choice = It is not your turn to decide.
error-stale-action = The table has moved on since you saw it. Choose again.
error-cannot-undo = It cannot be taken back: something was revealed or answered since.
error-bad-options = That game cannot be played like that.
error-bad-components = These figures do not fit the game.
error-bad-record = This is not the record of a match, or it cannot be replayed.
error-not-your-seat = That is not your seat.
error-seat-taken = Somebody sits there already.
error-not-now = That cannot be done now.
error-private-table = This table is private: you need an invitation.
error-no-such-table = There is no such table.
error-other-rules = The rules have changed since this match was begun. It stays as it was, and its record can be had.
error-broken-table = Something is wrong with this table, so it was set aside. Nothing of it is lost: who runs the server can look at it.
error-closed-table = Whoever runs this server has closed this table.
error-banned = Whoever runs this server keeps you out.
error-no-such-page = There is nothing here.
error-bad-text = Write something printable, and not too long.
error-muted = The host of this table has muted you.
error-spectators-silent = Spectators cannot chat at this table.
error-too-many-changes = You have changed your mind too often here: go on from what stands.
error-bad-pace = No clock can keep this pace.
error-too-large = That is too much at once.
error-too-many = Too fast: wait a little.
error-too-slow = The request did not come in time.
error-foreign-origin = A page of another site cannot do that.
error-foreign-host = This server does not go by that name; its host can set it (TOCSIN_ADDRESS).
error-bad-login = Wrong account name or password.
error-name-taken = There is an account of that name already.
error-needs-account = This is for accounts only.
error-void-link = This link has been used already, or is too old.
error-cannot-notify = The notification could not be sent.
error-unavailable = The server cannot do that just now. Nothing was changed.
