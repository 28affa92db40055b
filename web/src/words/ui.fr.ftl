# Les mots des pages autour et au-dessus du plateau.

ui-nav = Pages
ui-nav-tables = Tables
ui-nav-mine = Mes parties
ui-nav-settings = Réglages
ui-home = Vers la une
ui-language = Langue
ui-theme = Lumière
ui-theme-light = Papier de jour
ui-theme-dark = Papier de nuit

ui-title-tables = Tables
ui-title-mine = Mes parties
ui-title-settings = Réglages
ui-title-new = Une nouvelle table
ui-title-lost = Rien n’est affiché ici
ui-lost = La page demandée a été arrachée, ou n’a jamais été collée ici.
ui-no-server = La table ne répond pas. Réessayez dans un instant.

# La une.

ui-motto = Quatre jeux de tumulte et de splendeur, à une même table
ui-ear-left = Asseyez-vous en invité : ni compte, ni installation.
ui-ear-right = Chaque mélange se vérifie une fois la partie finie.
ui-play-bots = Jouer contre des robots
ui-invite = Inviter des amis
ui-coming = En préparation
ui-players = { $least } à { $most } joueurs.
ui-imprint = Tocsin est un logiciel libre, sans lien avec les auteurs et éditeurs des jeux ; tous les dessins sont les nôtres ou sous licence libre.

# Listes de tables.

ui-new = Ouvrir une table
ui-tables-open = Tables ouvertes
ui-tables-playing = En train de se jouer
ui-tables-all = Toutes les tables
ui-tables-none = Aucune table n’attend de joueurs. Ouvrez-en une et faites passer le lien.
ui-mine-running = En cours
ui-mine-over = Finies
ui-mine-none = Vous n’êtes assis à aucune table.
ui-seat-open = chaise libre
ui-status-open = { $count ->
        [one] une chaise libre
       *[other] { $count } chaises libres
    }
ui-status-playing = { $count ->
        [0] à peine commencée
        [one] une action
       *[other] { $count } actions
    }
ui-status-over = gagnée par { $names }
ui-join = Rejoindre
ui-go-on = Continuer
ui-watch = Regarder
ui-result = Résultat
ui-replay = Revoir
ui-record-bring = Regarder un enregistrement
ui-record-file = Un fichier d’enregistrement (.json)
ui-record-unreadable = Ce fichier n’est pas un enregistrement.

# Une nouvelle table.

ui-new-game = Jeu
ui-new-count = Joueurs
ui-new-finer = Points de détail
ui-new-seats = Chaises
ui-new-manners = Usages
ui-seat = Chaise { $number }
ui-seat-me = Moi, à cet écran
ui-seat-friend = Un ami, sur invitation
ui-seat-bot = Robot : { $bot }
ui-bot-random = étourdi
ui-bot-greedy = vif
ui-bot-search = réfléchi
ui-bot-net = magistral
ui-hot-seat = Plusieurs chaises à cet écran : un rideau tombe entre les tours.
ui-pace = Rythme
ui-pace-none = Sans pendule
ui-pace-quick = Vif : 5 minutes et 10 secondes par décision
ui-pace-evening = Une soirée : 15 minutes et 30 secondes par décision
ui-pace-daily = Par la poste : 3 jours et une demi-journée par décision
ui-private = Privée : sur invitation seulement
ui-open-table = Ouvrir la table

# La salle d’attente.

ui-waiting-room = { $count ->
        [one] Une chaise est encore libre ; la partie commence dès qu’elle est prise.
       *[other] { $count } chaises sont encore libres ; la partie commence quand toutes sont prises.
    }
ui-sit = S’asseoir
ui-stand = Se lever
ui-fill = Asseoir des robots et commencer
ui-level = Sorte de robot
ui-invitation = Invitation
ui-invitation-hint = Qui ouvre ce lien peut s’asseoir à cette table.
ui-copy = Copier le lien
ui-copied = Copié
ui-sitting-down = On approche les chaises…
ui-door = Cette porte reste close
ui-door-closed = La table ne vous laisse pas entrer.

# À la table.

ui-choice = Votre choix
ui-board = Plateau
ui-seats = Places
ui-beside = À côté du plateau
ui-log = Journal
ui-log-empty = Il ne s’est encore rien passé.
ui-chat = Causerie
ui-chat-empty = Personne n’a encore dit mot.
ui-chat-write = Dire quelque chose
ui-chat-send = Dire
ui-rules = Règles
ui-rules-search = Chercher dans les règles
ui-rules-none = Aucun article ne parle de « { $text } ».
ui-rules-failed = Les règles ne sont pas arrivées.
ui-match = Partie
ui-more = La partie et les réglages
ui-close = Fermer
ui-text-table = La table en texte
ui-as-text = En texte
ui-as-board = En plateau
ui-sound-on = Faire sonner la cloche
ui-sound-off = Faire taire la cloche
ui-you = vous
ui-bot = robot
ui-away = absent
ui-standin = un robot remplace
ui-decides = doit décider
ui-points = points
ui-clock = Temps restant
ui-days = { $days } j { $hours } h
ui-return = Reprendre ma place
ui-score-track = Points
ui-waiting-for = On attend { $names }.
ui-waiting-table = Un instant…
ui-watching = Vous regardez.
ui-over = La partie est finie.
ui-your-turn = À vous
ui-line-lost = La ligne est coupée. Nouvel essai ; rien n’est perdu.
ui-skip = Passer
ui-more-answers =
    { $count ->
        [one] Une autre réponse plus bas
       *[other] { $count } autres réponses plus bas
    }
ui-warned-back = Revenir
ui-warned-on = Continuer quand même
ui-undo = Annuler
ui-restart = Reprendre le tour
ui-ask-undo = Demander d’annuler
ui-undo-request = { $name } demande à reprendre sa dernière action.
ui-agree = Accepter
ui-refuse = Refuser
ui-resign = Céder à un robot
ui-resign-sure = Oui, un robot joue pour moi
ui-cancel = Rester
ui-would = Choisir : { $option }
ui-source = { $kind ->
        [reconstructed] Reconstitué : la valeur imprimée n’est pas connue.
        [derived] Déduit de ce que l’on sait ; imprimé nulle part.
       *[published] Absent du livret, tiré de publications (en anglais) : { $detail }
    }
ui-look-up = Chercher dans les règles
ui-zoom-in = Plus près
ui-zoom-out = Plus loin
ui-zoom-fit = Tout le plateau
ui-curtain = Passez l’écran à { $name }
ui-curtain-hint = Que personne d’autre ne regarde.
ui-curtain-open = Je suis { $name }

# La fin.

ui-breakdown = D’où viennent les points
ui-chart = Le cours de la partie
ui-again = Rejouer
ui-look-board = Voir le plateau
ui-record = Garder l’enregistrement
ui-fairness = Loyauté
ui-fairness-hint = La graine de chaque mélange est scellée par cette somme ; la graine elle-même se montre à la fin de la partie.
ui-commitment = SHA-256 de la graine, fixé au début
ui-seed = La graine
ui-seed-differs = La graine ne correspond pas à la somme montrée au début !
ui-verify = Vérifier l’enregistrement
ui-verified = Vérifié : la graine répond à la somme, et toutes les actions rejouées mènent à cette même fin.

# La relecture.

ui-replay-back = Un pas en arrière
ui-replay-forward = Un pas en avant
ui-replay-run = Dérouler
ui-replay-pause = Pause
ui-replay-eyes = Vu par
ui-replay-all = Tout le monde
ui-replay-moment = Moment de la partie

# Réglages.

ui-set-name = Votre nom
ui-name = Tel que les autres le voient
ui-save = Enregistrer
ui-saved = Enregistré.
ui-account = Compte
ui-account-hint = Un compte garde vos parties, de tout appareil. Il n’en faut pas pour jouer.
ui-account-is = Vous êtes connecté : { $name }.
ui-account-name = Nom du compte
ui-password = Mot de passe (8 caractères au moins)
ui-login = Se connecter
ui-register = Créer un compte
ui-logout = Se déconnecter
ui-logged-in = Vous êtes connecté.
ui-logged-out = Vous êtes déconnecté.
ui-notices = Quand c’est à vous
ui-notices-hint = Pour les parties qui durent des jours : la table vous écrit quand vous devez décider.
ui-email = Courriel à
ui-webhook = Adresse du webhook
ui-test-email = Envoyer un courriel d’essai
ui-test-webhook = Appeler le webhook
ui-notice-sent = Envoyé. Voyez s’il est arrivé.
ui-set-table = Cet écran
ui-set-sound = Sonner la cloche quand mon tour commence
ui-set-notify = Un avis du navigateur quand la page est cachée
ui-set-text = Montrer les tables en texte plutôt qu’en plateaux
ui-notify-refused = Votre navigateur ne permet pas les avis de cette page.
ui-test-bell = Entendre la cloche
