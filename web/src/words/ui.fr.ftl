# Les mots des pages autour et au-dessus du plateau.

ui-nav = Pages
ui-nav-tables = Tables
ui-nav-mine = Mes parties
ui-nav-settings = Réglages
ui-home = Retour à la une
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

ui-motto = { $games ->
        [1] Un jeu de tumulte et de splendeur, à une même table
        [2] Deux jeux de tumulte et de splendeur, à une même table
        [3] Trois jeux de tumulte et de splendeur, à une même table
        [4] Quatre jeux de tumulte et de splendeur, à une même table
        [5] Cinq jeux de tumulte et de splendeur, à une même table
        [6] Six jeux de tumulte et de splendeur, à une même table
        [7] Sept jeux de tumulte et de splendeur, à une même table
        [8] Huit jeux de tumulte et de splendeur, à une même table
       *[other] { $games } jeux de tumulte et de splendeur, à une même table
    }
ui-ear-left = Asseyez-vous : ni compte, ni installation.
ui-ear-right = Chaque mélange se vérifie une fois la partie finie.
ui-play-bots = Jouer contre des robots
ui-invite = Inviter des amis
ui-coming = En préparation
ui-players = { $least } à { $most } joueurs.
ui-imprint = Tocsin est un logiciel libre, sans lien avec les auteurs et éditeurs des jeux ; tous les dessins sont les nôtres ou sous licence libre.

# Listes de tables.

ui-new = Ouvrir une table
ui-tables-open = Tables ouvertes
ui-tables-playing = Parties en cours
ui-tables-all = Toutes les tables
ui-tables-none = Aucune table n’attend de joueurs. Ouvrez-en une et faites passer le lien.
ui-mine-running = En cours
ui-mine-over = Finies
ui-older = Afficher les précédentes
ui-mine-none = Aucune partie en cours.
ui-seat-open = place libre
ui-status-open = { $count ->
        [one] une place libre
       *[other] { $count } places libres
    }
ui-status-playing = { $count ->
        [0] à peine commencée
        [one] une action
       *[other] { $count } actions
    }
ui-status-closed = Fermée avant la fin
ui-close-table = Fermer cette table
ui-closed-host = L’hôte a fermé cette table.
ui-closed-abandoned = Personne n’a joué ici depuis longtemps : cette table a été fermée. Son enregistrement reste disponible.
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
ui-new-finer = Options du jeu
ui-new-seats = Places
ui-new-manners = Cadence et accès
ui-seat = Place { $number }
ui-seat-me = Moi, sur cet écran
ui-seat-friend = Quelqu’un, sur invitation
ui-seat-bot = Robot : { $bot }
ui-bot-random = étourdi
ui-bot-greedy = vif
ui-bot-search = réfléchi
ui-bot-net = magistral
ui-hot-seat = Plusieurs places sur cet écran : un rideau tombe entre les tours.
ui-pace = Cadence
ui-pace-none = Sans pendule
ui-pace-quick = Vif : 5 minutes, plus 10 secondes par décision
ui-pace-evening = Une soirée : 15 minutes, plus 30 secondes par décision
ui-pace-daily = Par correspondance : 3 jours, plus 12 heures par décision
ui-private = Privée : sur invitation seulement
ui-open-table = Ouvrir la table

# La salle d’attente.

ui-waiting-room = { $count ->
        [one] Une place est encore libre ; la partie commence dès qu’elle est prise.
       *[other] { $count } places sont encore libres ; la partie commence quand toutes sont prises.
    }
ui-sit = S’asseoir
ui-stand = Se lever
ui-fill = Compléter avec des robots et commencer
ui-level = Niveau des robots
ui-invitation = Invitation
ui-invitation-hint = Toute personne qui ouvre ce lien peut s’asseoir à cette table.
ui-copy = Copier le lien
ui-copied = Copié
ui-sitting-down = On approche les chaises…
ui-door = Cette porte reste close
ui-door-closed = La table ne vous laisse pas entrer.
ui-shut-closed-table = Cette table est fermée
ui-shut-broken-table = Cette table est mise de côté
ui-shut-other-rules = Cette partie reste telle quelle
ui-shut-host = Cette table est fermée
ui-shut-abandoned = Cette table est fermée
ui-shut-others = Vos autres parties continuent comme avant.

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
ui-chat-mute = Retirer la parole à { $name }
ui-chat-unmute = Rendre la parole à { $name }
ui-chat-spectators = Les spectateurs peuvent causer
ui-chat-silent = Les spectateurs ne peuvent pas causer à cette table.
ui-rules = Règles
ui-rules-search = Chercher dans les règles
ui-rules-none = Aucun article ne parle de « { $text } ».
ui-rules-failed = Les règles n’ont pas pu être chargées.
ui-match = Partie
ui-more = La partie et les réglages
ui-close = Fermer
ui-text-table = La table en texte
ui-as-text = En texte
ui-as-board = En plateau
ui-sound-on = Faire sonner la cloche
ui-sound-off = Faire taire la cloche
# Un nom ou un signe, et ce qu’il y a à en dire.
ui-labelled = { $what } : { $value }
ui-you = vous
ui-bot = robot
ui-marked = a un compte
ui-away = hors ligne
ui-standin = un robot joue à sa place
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
ui-skip = Sauter l’animation
ui-more-answers =
    { $count ->
        [one] Une autre réponse plus bas
       *[other] { $count } autres réponses plus bas
    }
ui-warned-back = Revenir
ui-warned-on = Continuer quand même
ui-undo = Annuler
ui-restart = Recommencer le tour
ui-ask-undo = Demander l’annulation
ui-undo-request = { $name } demande à annuler sa dernière action et tout ce qui l’a suivie.
ui-agree = Accepter
ui-refuse = Refuser
ui-resign = Laisser ma place à un robot
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
ui-chart = Le déroulement de la partie
ui-again = Rejouer
ui-look-board = Voir le plateau
ui-record = Garder l’enregistrement
ui-fairness = Tirage vérifiable
ui-fairness-hint = Tous les mélanges viennent d’une graine secrète. Son empreinte est publiée au début, la graine à la fin : chacun peut vérifier.
ui-commitment = Empreinte (SHA-256) de la graine, fixée au début
ui-seed = La graine
ui-seed-differs = La graine ne correspond pas à l’empreinte publiée au début !
ui-verify = Vérifier l’enregistrement
ui-verified = Vérifié : la graine correspond à l’empreinte, et les actions rejouées mènent au même résultat.

# La relecture.

ui-replay-back = Un pas en arrière
ui-replay-forward = Un pas en avant
ui-replay-run = Lecture
ui-replay-pause = Pause
ui-replay-eyes = Vu par
ui-replay-all = Un spectateur
ui-replay-moment = Moment de la partie

# Réglages.

ui-set-name = Votre nom
ui-name = Tel que les autres le voient
ui-save = Enregistrer
ui-saved = Enregistré.
ui-account = Compte
ui-account-hint = Avec un compte, vous retrouvez vos parties sur tous vos appareils, et un sceau à côté de votre nom vous distingue des invités qui prennent le même. On joue aussi sans.
ui-account-is = Compte : { $name }.
ui-account-name = Nom du compte
ui-password = Mot de passe (8 caractères au moins)
ui-login = Se connecter
ui-register = Créer un compte
ui-logout = Se déconnecter
ui-logged-in = Connexion réussie.
ui-logged-out = Vous avez quitté votre compte.
ui-forgotten = Oublié ?
ui-forgotten-sent = Si le compte a une adresse confirmée, un lien vient d’y être envoyé.
ui-password-change = Changer de mot de passe
ui-password-old = Mot de passe actuel
ui-password-new = Nouveau mot de passe (8 caractères au moins)
ui-password-changed = Enregistré. Tous les autres navigateurs sont déconnectés.
ui-sessions = Navigateurs connectés
ui-session-unknown = un navigateur sans nom
ui-session-current = Ce navigateur
ui-session-used = Dernier usage : { $date }
ui-session-end = Déconnecter
ui-session-end-others = Déconnecter tous les autres
ui-session-ended = Déconnexion faite.
ui-letter-confirm = Confirmez votre adresse électronique
ui-letter-confirm-go = C’est bien mon adresse
ui-letter-confirmed = C’est confirmé : la table peut maintenant vous écrire.
ui-letter-recover = Un nouveau mot de passe
ui-letter-recover-go = Choisir ce mot de passe
ui-letter-recovered = Enregistré, et la connexion est faite. Tous les autres navigateurs sont déconnectés.
ui-data = Mes données
ui-data-hint = Tout ce que ce serveur garde de vous est à vous : emportez-le, ou faites-le effacer.
ui-data-export = L’enregistrer dans un fichier
ui-data-saved = Voilà : tout est dans un seul fichier.
ui-data-delete = M’effacer…
ui-data-warning = Votre nom, votre compte, vos adresses et vos messages disparaissent sans retour. Les parties gardent votre siège, sans nom ; dans celles qui durent encore, un bot prend la suite.
ui-data-confirm = M’effacer pour de bon
ui-data-gone = C’est fait : vous êtes maintenant un nouvel invité.
ui-notices = Quand c’est à vous
ui-notices-hint = Pour les parties qui durent des jours : la table vous écrit quand c’est à vous de décider.
ui-email = Adresse électronique
ui-unconfirmed = Un lien vient d’être envoyé à { $email }. Rien d’autre n’y sera envoyé avant son ouverture.
ui-notices-account = Le courrier électronique et les webhooks demandent un compte.
ui-webhook = Adresse du webhook
ui-test-email = Envoyer un courriel d’essai
ui-test-webhook = Appeler le webhook
ui-notice-sent = C’est envoyé. Vérifiez que tout est bien arrivé.
ui-set-table = Cet écran
ui-set-sound = Faire sonner la cloche quand mon tour commence
ui-set-notify = Une notification du navigateur quand la page est masquée
ui-set-text = Montrer les tables en texte plutôt qu’en plateaux
ui-notify-refused = Votre navigateur n’autorise pas les notifications de cette page.
ui-test-bell = Écouter la cloche
