# The text table.

# A person as the owner of something: the form `_of` of every seat.
name-of = { $name }’s
    .elided = { $name }’s

you = Citizen
bot = { $name } ({ $bot })
listed = { $names } and { $last }
welcome = { $game } – you are playing with { $others }.
help = Type the number of an answer, or several in a row. Also: u undo, s restart turn, b all tables, b word (the tables whose title has it), l log (l all: from the start), r rules, r word or r 3 (search), c coach (what this question is about), t or hint (the best answers, with reasons), ? or h help, q quit. Between your answers only what has changed is shown.
prompt = Your answer
not-a-number = “{ $text }” is not one of the answers. Type a number from 1 to { $most }, or h for help.
confirm = Type the same number again to do it all the same.
undone = Taken back.
since = Since your last answer
nothing-yet = Nothing has happened yet.
rules-none = No clause of the rules speaks of “{ $text }”.
rules-hint = The rules by chapter; type r and a word or a clause number to look it up.
# Words that say nothing of what is looked for.
little-words = a an the and or of to in on at for with from by is are was be do does did can could may must will would should have has had i my me mine we our us you your he she they their it its this that these those there here what which who whom whose why when where how if then so not no one any some get gets got go goes happens much many
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
verified-all = { $count ->
        [one] { $count } record verified
       *[other] { $count } records verified
    }, { $rejected } rejected.
alike = { $file }: played alike by both versions.
versions-differ = the versions part after { $count ->
    [one] { $count } action
   *[other] { $count } actions
  }, in “{ $what }”: { $here } here, { $there } there.
replay-head = { $count ->
        [one] { $game }, { $count } action, played by { $names }.
       *[other] { $game }, { $count } actions, played by { $names }.
    }
unfinished = The match was not finished.
differs = Careful: the recorded outcome is not the one this match leads to.
sheet-scores = Scores
column-source = Source
column-printed = Printed
score-now = Scored so far
score-end = If it ended now
cell-secret = secret

# Lessons in the terminal.

learn-help = Type the number of an answer. Also: h hint, u undo, a again from the beginning, n next lesson, c coach (what this question is about), b all tables, r rules, r word (search), ? help, q quit.
learn-title = Lesson { $number } of { $count }: { $title }
learn-task = Your task: { $task }
learn-answer = What helps now: { $answer }
learn-again = Once more, from the beginning. Type h for a hint.
learn-finished = That is all you need for a first match of { $game }: tocsin play { $id } --level gentle

# Hints: the best answers, and what speaks for them beside the others.

hinted = { $seat } asked for a hint.
    .you = You asked for a hint.
not-offered = Not offered, and why
not-offered-why = { $things }: { $reason }
hint-head = The best answers, compared with the others
hint-answer = { $number }: { $answer } ({ $reasons })
hint-for = { $points ->
        [0] for it: { $what }, a little more
        [one] for it: { $what }, about { $points } point more
       *[other] for it: { $what }, about { $points } points more
    }
hint-against = { $points ->
        [0] against it: { $what }, a little less
        [one] against it: { $what }, about { $points } point less
       *[other] against it: { $what }, about { $points } points less
    }
hint-for-rival = { $points ->
        [0] for it: a little less for { $rival }
        [one] for it: about { $points } point less for { $rival }
       *[other] for it: about { $points } points less for { $rival }
    }
hint-against-rival = { $points ->
        [0] against it: a little more for { $rival }
        [one] against it: about { $points } point more for { $rival }
       *[other] against it: about { $points } points more for { $rival }
    }
hint-times = best in { $count } of { $tries } tries
hint-even = hardly better or worse than others

# Notifications.

notice-turn = { $game }: it is your turn
notice-again = { $game }: you are asked to play again, and your seat is kept
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
error-no-hints = There are no hints at this table: its host has not allowed them among people.
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
error-bad-token = This token opens nothing here, or nothing any more.
error-missing-scope = The token of this bot does not allow that.
error-no-bots = Whoever opened this table has not opened it to bots.
error-enough = That is as many as there may be: remove one first.
error-void-link = This link has been used already, or is too old.
error-cannot-notify = The notification could not be sent.
error-unavailable = The server cannot do that just now. Nothing was changed.

# What the decisions of a match were worth.

analysis-head = { $game }: the decisions of this match, each tried { $rollouts } times
analysis-point = Action { $number }: { $name } chose “{ $played }”; “{ $better }” was better by { $cost } points in a hundred.
analysis-faultless = Nobody could have done better.
analysis-seat = { $count ->
        [one] { $name }: { $count } decision, { $cost } points in a hundred given away.
       *[other] { $name }: { $count } decisions, { $cost } points in a hundred given away.
    }
analysis-number = Action
analysis-who = Who
analysis-played = Played
analysis-better = Best
analysis-cost = Cost

# How well bots play, each with a line that explains it, and its temperament.
level-gentle = gentle
level-gentle-about = Gentle: a beginner who overlooks most of what could be done. For a first match.
level-gentle-temper = dreamy
level-easy = easy
level-easy-about = Easy: knows what is good, but often does not see it.
level-easy-temper = distracted
level-medium = medium
level-medium-about = Medium: takes what is best now and never thinks ahead.
level-medium-temper = impulsive
level-hard = hard
level-hard-about = Hard: tries its best ideas in its head before it acts.
level-hard-temper = deliberate
level-expert = expert
level-expert-about = Expert: thinks as long as is polite, and plans many steps as one.
level-expert-temper = serene
report-title = { $game } for { $players }: how it plays
report-about = { $matches } matches, played by { $bots }. Bounds in brackets are 95 %.
report-seats = Seats
report-seats-note = How often each seat wins, a shared victory counting in parts; the dashed line is an even share. Seats are in the order of play at the first turn.
report-seat = Seat
report-seat-number = Seat { $number }
report-share = Share of victories
report-length = Length
report-length-note = Decisions are those with more than one answer. A tenth of the matches lies below the figure under 10 %, and a tenth above that under 90 %. The lead is looked at when a round begins: who would win if the match ended then, as all can see.
report-decisions = Decisions
report-rounds = Rounds
report-minutes = Minutes
report-lead-changes = Changes of the lead
report-reason = How it ended
report-matches = Matches
report-scores = Scores
report-scores-note = All totals, then what each source brings winners and others on average.
report-totals = Totals
report-margins = Winner’s lead
report-figure = Figure
report-least = Least
report-tenth = 10 %
report-half = Median
report-ninetieth = 90 %
report-most = Most
report-mean = Mean
report-components = Components
report-components-note = How often each was offered to a seat during a match and taken at least once (of 100), in which round at first, and who won: those who took it more often than their table on average, and those who took it less often, or not at all where they alone could have it. The most surprising difference comes first, in standard errors. Who takes a thing may be winning already: a difference is a question, not yet a cause.
report-component = Component
report-offered = Offered
report-taken = Taken
report-mean-round = Round
report-takers = Wins of who took it more
report-leavers = Wins of who took it less
report-sources = What winners and others have by source
report-winners = Winners
report-others = Others
report-surprise = Surprise
report-dead = { $count ->
        [0] Nothing that was offered was left by nearly everybody.
        [one] Left by more than 99 of 100 to whom it was offered: { $things }.
       *[other] Left by more than 99 of 100 to whom they were offered: { $things }.
    }
report-habits = { $count ->
        [0] Nothing that most take goes surely with losing.
       *[other] Habits that may be exploited: most take { $things }, yet who takes more of it than the others surely wins less often.
    }
report-neglected = { $count ->
        [0] Nothing that few take goes surely with winning.
       *[other] Neglected: few take { $things }, yet who does surely wins more often.
    }
report-options = Options
report-options-note = The same deals with another option: how much larger each figure is than without it.
report-option = Option
report-first-seat = First seat’s share
report-made = Made by Tocsin { $version }, version { $rules } of the rules, with
