# The words of the pages around and above the board.

ui-nav = Pages
ui-nav-tables = Tables
ui-nav-mine = My matches
ui-nav-settings = Settings
ui-home = Back to the front page
ui-language = Language
ui-theme = Light
ui-theme-light = Day paper
ui-theme-dark = Night paper

ui-title-tables = Tables
ui-title-mine = My matches
ui-title-settings = Settings
ui-title-new = A new table
ui-title-lost = Nothing is posted here
ui-lost = The page you asked for has been torn down, or never hung here.
ui-no-server = The table does not answer. Try again in a moment.

# The front page.

ui-motto = { $games ->
        [1] One game of uproar and splendour, at one table
        [2] Two games of uproar and splendour, at one table
        [3] Three games of uproar and splendour, at one table
        [4] Four games of uproar and splendour, at one table
        [5] Five games of uproar and splendour, at one table
        [6] Six games of uproar and splendour, at one table
        [7] Seven games of uproar and splendour, at one table
        [8] Eight games of uproar and splendour, at one table
       *[other] { $games } games of uproar and splendour, at one table
    }
ui-ear-left = Sit down as a guest: no account, nothing to install.
ui-ear-right = Every shuffle can be proved fair when the match is over.
ui-play-bots = Play now against bots
ui-invite = Invite friends
ui-coming = In preparation
ui-players = { $least } to { $most } players.
ui-imprint = Tocsin is free software. It is not affiliated with the designers and publishers of the games; all drawings are our own or openly licensed.

# Lists of tables.

ui-new = Open a new table
ui-tables-open = Open tables
ui-tables-playing = In progress
ui-tables-all = All tables
ui-tables-none = No table is waiting for players just now. Open one, and pass the link on.
ui-mine-running = Under way
ui-mine-over = Finished
ui-older = Show older ones
ui-mine-none = You have no match under way.
ui-seat-open = open seat
ui-status-open = { $count ->
        [one] one seat open
       *[other] { $count } seats open
    }
ui-status-playing = { $count ->
        [0] just begun
        [one] one action
       *[other] { $count } actions
    }
ui-status-closed = Closed before its end
ui-close-table = Close this table
ui-close-sure = Yes, close it
ui-closed-host = The host has closed this table.
ui-closed-abandoned = Nobody had played here for a long time, so this table was closed. Its record can be had.
ui-status-over = won by { $names }
ui-join = Join
ui-go-on = Go on playing
ui-watch = Watch
ui-result = Result
ui-replay = Replay
ui-record-bring = Look at a record
ui-record-file = Choose a record file (.json)
ui-record-hint = Anyone’s record of a match can be watched here.
ui-record-unreadable = This file is not a record.

# A new table.

ui-new-game = Game
ui-new-count = Players
ui-new-finer = Game options
ui-new-seats = Seats
ui-new-manners = Pace and access
ui-seat = Seat { $number }
ui-seat-me = Me, on this screen
ui-seat-friend = A friend, by invitation
ui-seat-bot = Bot: { $bot }
ui-seat-name = Name of the person in seat { $number }
ui-bot-gentle = gentle
ui-bot-easy = easy
ui-bot-medium = medium
ui-bot-hard = hard
ui-bot-expert = expert
# A level of bots with its temperament, and with all that is to be said of it.
ui-level-temper = { $level }, { $temper }
ui-level-whole = { $about } Temperament: { $temper }.
ui-temper-bot = { $temper } bot
ui-bots-kind = Bots
ui-hot-seat = Several seats on this screen: a curtain falls between turns.
ui-pace = Pace
ui-pace-none = No clock
ui-pace-quick = Quick: 5 minutes, plus 10 seconds a decision
ui-pace-evening = An evening: 15 minutes, plus 30 seconds a decision
ui-pace-daily = By post: 3 days, plus 12 hours a decision
ui-private = Private: only by invitation
ui-hints-allow = Everybody may ask for hints
ui-hints = Hints
ui-hints-allowed = Allowed; everybody sees who asks for one.
ui-hints-none = None among people.
ui-spectators = Spectators
ui-delayed = { $minutes ->
        [0] See everything at once
        [one] See everything a minute later
       *[other] See everything { $minutes } minutes later
    }
ui-spectators-chat = and may chat
ui-spectators-silent = and may not chat
ui-open-table = Open the table

# The waiting room.

ui-waiting-room = { $count ->
        [one] One seat is still open; the match begins when it is taken.
       *[other] { $count } seats are still open; the match begins when all are taken.
    }
ui-sit = Sit down
ui-stand = Stand up
ui-sit-kept = Take my seat
ui-remove = Remove
ui-unkeep = Give the seat free
ui-fill = Fill the seats with bots and begin
ui-level = Level of the bots
ui-invitation = Invitation
ui-invitation-hint = Anyone who opens this link may sit down at this table.
ui-invitation-public = This table is public: anyone may find it and sit down. The link leads straight here.
ui-qr = The link as a code for the camera of a phone
ui-copy = Copy the link
ui-copied = Copied
ui-sitting-down = The chairs are being drawn up…
ui-door = This door stays shut
ui-door-closed = The table does not let you in.
ui-shut-closed-table = This table is closed
ui-shut-broken-table = This table is set aside
ui-shut-other-rules = This match stays as it was
ui-shut-host = This table is closed
ui-shut-abandoned = This table is closed
ui-shut-others = Your other matches go on as before.

# At the table.

ui-choice = Your choice
ui-board = Board
ui-seats = Seats
ui-beside = Beside the board
ui-log = Log
ui-log-empty = Nothing has happened yet.
ui-chat = Chat
ui-chat-empty = Nobody has said a word yet.
ui-chat-new = { $count ->
        [one] one new line
       *[other] { $count } new lines
    }
ui-chat-write = Say something
ui-chat-send = Say
ui-chat-mute = Mute { $name }
ui-chat-unmute = Hear { $name } again
ui-chat-spectators = Spectators may chat
ui-chat-silent = Spectators cannot chat at this table.
ui-rules = Rules
ui-rules-search = Search the rules
ui-rules-none = No clause speaks of “{ $text }”.
ui-rules-failed = The rules could not be loaded.
ui-match = Match
ui-more = The match and settings
ui-close = Close
ui-text-table = The table as text
ui-as-text = As text
ui-as-board = As a board
ui-sound-on = Turn the bell on
ui-sound-off = Turn the bell off
# A name or a sign, and what is to be said of it.
ui-labelled = { $what }: { $value }
ui-you = you
ui-bot = bot
ui-marked = has an account
ui-away = away
ui-standin = a bot stands in
ui-decides = to decide
ui-holdings = What everybody holds
ui-points = { $count ->
        [one] point
       *[other] points
    }
ui-ending = { $end } if it ended now
ui-gained = Since your last decision
ui-now-end = { $name } { $now }, { $end } if it ended now
ui-score-key = Sign: scored so far. Line: up to what it would be if the match ended now.
ui-clock = Time left
ui-days = { $days } d { $hours } h
ui-return = Take my seat back
ui-score-track = Points
ui-waiting-for = Waiting for { $names }.
ui-waiting-table = One moment…
ui-watching = You are watching.
ui-you-win = You win.
ui-over = The match is over.
ui-your-turn = Your turn
ui-line-lost = The line is down. Trying again; nothing is lost.
ui-skip = Skip ahead
ui-next = Next
ui-telling = Telling
ui-telling-slow = slow
ui-telling-normal = normal
ui-telling-fast = fast
ui-telling-none = none
ui-telling-steps = step by step
ui-look-back = Look back
ui-past = You are looking back
ui-past-first = How it began.
ui-past-now = Back to now
ui-past-now-asked = Back to now: it is your turn
ui-more-answers =
    { $count ->
        [one] One more answer below
       *[other] { $count } more answers below
    }
ui-on-board = Choose on the board
ui-on-board-count = { $count ->
        [one] one answer
       *[other] { $count } answers
    }
ui-auto = Answer such questions for me
ui-take-up = Take up again: { $what }
ui-key-space = Space
ui-warned-back = Back
ui-warned-on = Go on all the same
ui-undo = Undo
# The others are asked first.
ui-undo-asking = Undo…
ui-restart = Restart turn
ui-ask-undo = Ask for undo
ui-undo-request = { $name } asks to take back their last action and all that followed it.
ui-agree = Agree
ui-refuse = Refuse
ui-resign = Leave my seat to a bot
ui-resign-sure = Yes, a bot plays on for me
ui-cancel = Stay
ui-touch-again = { $option }: touch again
ui-not-offered = Not offered, and why
ui-not-offered-more = { $count } more
ui-closed = Not now: { $reason }
ui-would = Choose: { $option }
ui-source-reconstructed = reconstructed
ui-figures = About the figures
ui-figures-of = About the figures of { $game }
ui-figures-why = The games are played here without their printed components. What the booklets do not show comes from what others have published; where nobody has, we have made figures that fit all that is known. They can be replaced: whoever owns the game gives a table their own corrected file.
ui-figures-rulebook = From the rulebook
ui-figures-derived = Derived from what is known
ui-figures-published = Published elsewhere
ui-figures-reconstructed = Reconstructed: the printed figure is not known
ui-figures-about = { $said }.
ui-look-up = Look it up in the rules
ui-zoom-in = Nearer
ui-zoom-out = Farther
ui-zoom-fit = Whole board
ui-more-above = { $count } above
ui-more-below = { $count } below
ui-curtain = Hand the screen to { $name }
ui-curtain-hint = Nobody else should look now.
ui-curtain-open = I am { $name }

# The end.

ui-breakdown = Where the points come from
ui-chart = The course of the match
ui-chart-short = Chart
ui-chart-hint = Points, had the match ended after that turn.
ui-again = Play again
ui-look-board = Look at the board
ui-record = Save the record
ui-review = Analysis
ui-review-about = What was each decision worth? A strong bot looks at all of them, by what the player knew then: the better answers, how the chances went, and where the match turned.
ui-review-open = Judge by everything, secrets too
ui-review-begin = Analyse this match
ui-reviewing = The decisions are being looked at
ui-reviewed = { $done } of { $of } so far. You may look around meanwhile.
ui-review-how = Each decision was tried at most { $rollouts } times. A cost of 10 is ten points in a hundred of winning and being ahead.
ui-chances = Chances to win
ui-chances-hint = Chances to win in percent, as somebody without a seat could tell. A click goes to the moment.
ui-turning-points = Turning points
ui-decisions = Decisions
ui-decision-now = The decision at this moment
ui-decision-better = Better, compared with the other answers:
ui-decisions-of = Whose decisions
ui-decisions-all = Everybody’s
ui-fairness = Fairness
ui-fairness-hint = All shuffles come from one secret seed. Its fingerprint is shown at the start, the seed itself at the end, so anyone can check.
ui-commitment = Fingerprint (SHA-256) of the seed, fixed at the start
ui-seed = The seed
ui-seed-differs = The seed does not match the fingerprint shown at the start!
ui-verify = Verify the record
ui-verified = Verified: the seed matches the fingerprint, and replaying every action gives the same result.

# The replay.

ui-replay-back = One step back
ui-replay-forward = One step on
ui-replay-run = Play
ui-replay-pause = Pause
ui-replay-eyes = Seen by
ui-replay-open = Everything open
ui-replay-all = A spectator
ui-turn-back = One turn back
ui-turn-forward = One turn on
ui-speed = Speed
ui-speed-slow = ½ ×
ui-speed-normal = 1 ×
ui-speed-fast = 2 ×
ui-speed-very = 6 ×
ui-branch = Play on from here against bots
ui-branch-seat = In whose seat do you play on?
ui-replay-moment = Moment of the match

# Settings.

ui-set-name = Your name
ui-name = As the others see you
ui-name-question = What shall the others call you?
ui-name-take = That is my name
ui-name-keep = Stay { $name }
ui-save = Save
ui-saved = Saved.
ui-account = Account
ui-account-hint = With an account your matches follow you to any device, and a seal beside your name tells you from guests who call themselves alike. You can play without one.
ui-account-is = You are signed in as { $name }.
ui-account-name = Account name
ui-password = Password (8 characters or more)
ui-password-short = A password has 8 characters or more.
ui-login = Sign in
ui-register = Make an account
ui-logout = Sign out
ui-logged-in = You are signed in.
ui-logged-out = You are signed out.
ui-forgotten = Forgotten?
ui-forgotten-sent = If the account has a confirmed e-mail address, a link is on its way there.
ui-password-change = Change the password
ui-password-old = Password so far
ui-password-new = New password (8 characters or more)
ui-password-changed = Saved. Every other browser is signed out.
ui-sessions = Signed in on
ui-session-unknown = an unnamed browser
ui-session-current = This browser
ui-session-used = Last used { $date }
ui-session-end = Sign it out
ui-session-end-others = Sign out all others
ui-session-ended = Signed out.
ui-bots = Bots of my own
ui-bots-hint = A program may play here under a name of its own, and everybody sees that it is a bot. The guide is in docs/bots.md.
ui-bots-name = Name of the bot
ui-bots-make = Make a bot
ui-bots-made = Made. Give it a token now.
ui-bots-remove = Remove { $name }
ui-bots-remove-sure = Remove { $name } for good?
ui-bots-removed = Removed. Its seats stay, without a name.
ui-tokens = Tokens of { $name }
ui-tokens-none = No token yet: nothing opens this bot.
ui-token-label = What the token is for
ui-token-scopes = What it allows
ui-scope-read = Look at tables and watch matches
ui-scope-play = Sit down and play
ui-scope-open = Open private tables
ui-scope-chat = Chat where it sits
ui-token-until = Good
ui-token-for = { $days ->
        [0] until I take it back
       *[other] for { $days } days
    }
ui-token-make = Make a token
ui-token-new = The token, shown this once: keep it like a password.
ui-copy-token = Copy the token
ui-token-made = Made.
ui-token-used = { $date ->
        [never] Never used yet
       *[other] Last used { $date }
    }
ui-token-expires = good until { $date }
ui-token-expired = expired { $date }
ui-token-end = Take back
ui-token-ended = Taken back: it opens nothing any more.
ui-bots-allow = Bots of other people may sit down
ui-bots-allowed = Bots of people may sit down, too.
ui-bot-own = a program
ui-bot-of = A bot of { $name }
ui-letter-confirm = Confirm your e-mail address
ui-letter-confirm-go = This is my address
ui-letter-confirmed = Confirmed: the table may write to you now.
ui-letter-recover = A new password
ui-letter-recover-go = Set the password
ui-letter-recovered = Saved, and you are signed in. Every other browser is signed out.
ui-data = My data
ui-data-hint = All that this server stores of you is yours to take along, and to have removed.
ui-data-export = Save it as a file
ui-data-saved = Here it is: one file with everything.
ui-data-delete = Remove me…
ui-data-warning = Your name, account, addresses and chat go, and cannot be brought back. Matches keep your seat without a name; where one is still being played, a bot takes over.
ui-data-confirm = Remove me for good
ui-data-gone = Removed. You are a new guest now.
ui-notices = When it is your turn
ui-notices-hint = For matches that last for days: the table writes to you when you are to decide.
ui-email = E-mail address
ui-unconfirmed = A link has gone to { $email }. Nothing else goes there until it has been opened.
ui-notices-account = E-mail and webhooks are for accounts.
ui-set-push = Notify this browser, even when no page is open
ui-push-on = This browser will be notified.
ui-push-off = This browser is not notified any more.
ui-push-failed = The push service of your browser does not answer.
ui-push-sit = Sit down at a table first, or make an account: so far there is nothing to be told.
ui-test-push = Notify me now
ui-webhook = Webhook address
ui-test-email = Send a test e-mail
ui-test-webhook = Call the webhook
ui-notice-sent = Sent. See whether it has arrived.
ui-set-table = This screen
ui-set-sound = Ring the bell when my turn begins
ui-set-notify = Show a browser notification when the page is hidden
ui-set-text = Show tables as text instead of boards
ui-set-auto = Answer for me where there is only one answer
ui-notify-refused = Your browser does not allow notifications from this page.
ui-test-bell = Hear the bell

# Company: whose turn it is elsewhere, playing again, and what others see of one.

ui-skip-main = Skip to the page
ui-skip-board = Skip to the board
ui-skip-answers = Skip to the answers
ui-skip-beside = Skip to the log
ui-turns = { $count ->
        [one] One match waits for you
       *[other] { $count } matches wait for you
    }
ui-turns-else = { $count ->
        [one] one other match waits for you
       *[other] { $count } other matches wait for you
    }
ui-next-match = Next match
ui-with = with { $names }
ui-asked-again = again with { $names }
ui-all-waiting = All { $count }
ui-kept = kept for { $name }
ui-invited = You are asked to play again
ui-go-in = Go in
ui-is-private = private
ui-paced = { $bank }, plus { $increment } a decision
ui-again-come = Come along
ui-again-watch = Watch the next match
ui-again-asked = The others want to play again, and your seat is kept.
ui-again-told = They play again at another table.
ui-again-later = Not now
ui-news = News from the table
ui-my-results = My results
ui-results = Results
ui-opponent = Opponent
ui-played = Played
ui-won = Won
ui-share = Share
ui-shared = { $count } shared
ui-all-games = All games
ui-against = Against people
ui-against-bots = Against bots
ui-ahead = Ahead
ui-level-with = Level
ui-behind = Behind
ui-since = here since { $date }
ui-change-name = Change the name
ui-profile-none = No finished match of theirs is open to you.
ui-profile-none-mine = You have not finished a match yet.
ui-profile-hint = Counted are finished matches that you may see: public ones, and those you were at.

# The keys.

ui-keys = Keys
ui-key-answer = the first nine answers, as they are numbered
ui-key-letters = further answers; where there are more than 33, their numbers digit by digit
ui-key-walk = from answer to answer
ui-key-take = the answer that is framed
ui-key-undo = take back the last step
ui-key-hint = a hint: the best answers, with reasons
ui-key-skip = go on while something is told; else give the only answer there is
ui-key-back = close, or think better of it
ui-key-past = look back by a step, by a turn
ui-key-past-step = looking back: a step back, a step on
ui-key-past-turn = looking back: a turn back, a turn on
ui-key-tab = from one thing to the next, on the board too
ui-key-help = this sheet

# Learning a game.

ui-learn-title = Learn { $game }
ui-learn-about = { $count } small lessons on the real board, about { $minutes } minutes in all. Nothing can go wrong: every step can be taken back.
ui-learn-begin = Begin the first lesson
ui-learn-resume = Go on where you were
ui-learn-done = done
ui-learn-all-done = That is all you need for a first match.
ui-minutes = { $minutes } min
ui-lessons = All lessons
ui-lesson-of = { $place } of { $count }
ui-lesson-task = Your task
ui-lesson-again = From the start
ui-lesson-undo = Take the last step back
ui-lesson-next = Next lesson
ui-lesson-skip = Next lesson all the same
ui-coach = The coach
ui-coach-looks = Let us see …
ui-hint = Hint
ui-hint-thinking = Thinking…
ui-hint-and = {"; "}
ui-hint-undo = You have taken another way: take a step back, and the hint shows the next one.
ui-play-now = Play now
ui-play-players = Players
ui-play-level = Bots
ui-stepper-less = { $what }: less
ui-stepper-more = { $what }: more
ui-learn = Learn by playing
ui-from-to = { $least } to { $most }
ui-fact-minutes = A match
ui-minutes-about = about { $minutes } minutes with bots
ui-fact-weight = To learn
ui-weight-1 = little
ui-weight-2 = some
ui-weight-3 = a good deal
ui-game-picture = The board in the first lesson.
ui-about-turn = What is a turn?
ui-about-points = How do points come?
ui-about-end = When is it over?
ui-rules-of = { $game }: the rules
ui-rules-ask = A word, or a question: how do I win?
ui-rules-wide = Wide
ui-rules-found = { $count ->
        [one] one clause found
       *[other] { $count } clauses found
    }
ui-rules-all = All the rules
ui-example = An example on the board
ui-example-step = Step { $step }
ui-example-next = Next step
ui-rules-minute = The game in one minute
ui-rules-questions = What people ask
ui-rules-exact = The exact rules
ui-learner = Apprentice
ui-coach-off = Stop explaining
ui-set-coach = In the first match of a game, explain each new question
