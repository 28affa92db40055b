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
ui-closed-host = The host has closed this table.
ui-closed-abandoned = Nobody had played here for a long time, so this table was closed. Its record can be had.
ui-status-over = won by { $names }
ui-join = Join
ui-go-on = Go on playing
ui-watch = Watch
ui-result = Result
ui-replay = Replay
ui-record-bring = Look at a record
ui-record-file = A record file (.json)
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
ui-bot-random = careless
ui-bot-greedy = quick-witted
ui-bot-search = thoughtful
ui-bot-net = masterly
ui-hot-seat = Several seats on this screen: a curtain falls between turns.
ui-pace = Pace
ui-pace-none = No clock
ui-pace-quick = Quick: 5 minutes, plus 10 seconds a decision
ui-pace-evening = An evening: 15 minutes, plus 30 seconds a decision
ui-pace-daily = By post: 3 days, plus 12 hours a decision
ui-private = Private: only by invitation
ui-open-table = Open the table

# The waiting room.

ui-waiting-room = { $count ->
        [one] One seat is still open; the match begins when it is taken.
       *[other] { $count } seats are still open; the match begins when all are taken.
    }
ui-sit = Sit down
ui-stand = Stand up
ui-fill = Fill the seats with bots and begin
ui-level = Level of the bots
ui-invitation = Invitation
ui-invitation-hint = Anyone who opens this link may sit down at this table.
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
ui-points = points
ui-clock = Time left
ui-days = { $days } d { $hours } h
ui-return = Take my seat back
ui-score-track = Points
ui-waiting-for = Waiting for { $names }.
ui-waiting-table = One moment…
ui-watching = You are watching.
ui-over = The match is over.
ui-your-turn = Your turn
ui-line-lost = The line is down. Trying again; nothing is lost.
ui-skip = Skip ahead
ui-more-answers =
    { $count ->
        [one] One more answer below
       *[other] { $count } more answers below
    }
ui-warned-back = Back
ui-warned-on = Go on all the same
ui-undo = Undo
ui-restart = Restart turn
ui-ask-undo = Ask for undo
ui-undo-request = { $name } asks to take back their last action and all that followed it.
ui-agree = Agree
ui-refuse = Refuse
ui-resign = Leave my seat to a bot
ui-resign-sure = Yes, a bot plays on for me
ui-cancel = Stay
ui-would = Choose: { $option }
ui-source = { $kind ->
        [reconstructed] Reconstructed: the printed figure is not known.
        [derived] Derived from what is known; not printed anywhere.
       *[published] Not from the rulebook: { $detail }
    }
ui-look-up = Look it up in the rules
ui-zoom-in = Nearer
ui-zoom-out = Farther
ui-zoom-fit = Whole board
ui-curtain = Hand the screen to { $name }
ui-curtain-hint = Nobody else should look now.
ui-curtain-open = I am { $name }

# The end.

ui-breakdown = Where the points come from
ui-chart = The course of the match
ui-again = Play again
ui-look-board = Look at the board
ui-record = Save the record
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
ui-replay-all = A spectator
ui-replay-moment = Moment of the match

# Settings.

ui-set-name = Your name
ui-name = As the others see you
ui-save = Save
ui-saved = Saved.
ui-account = Account
ui-account-hint = With an account your matches follow you to any device, and a seal beside your name tells you from guests who call themselves alike. You can play without one.
ui-account-is = You are signed in as { $name }.
ui-account-name = Account name
ui-password = Password (8 characters or more)
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
ui-webhook = Webhook address
ui-test-email = Send a test e-mail
ui-test-webhook = Call the webhook
ui-notice-sent = Sent. See whether it has arrived.
ui-set-table = This screen
ui-set-sound = Ring the bell when my turn begins
ui-set-notify = Show a browser notification when the page is hidden
ui-set-text = Show tables as text instead of boards
ui-notify-refused = Your browser does not allow notifications from this page.
ui-test-bell = Hear the bell
