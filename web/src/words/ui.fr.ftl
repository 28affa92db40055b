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
ui-close-sure = Oui, la fermer
ui-closed-host = L’hôte a fermé cette table.
ui-closed-abandoned = Personne n’a joué ici depuis longtemps : cette table a été fermée. Son enregistrement reste disponible.
ui-status-over = gagnée par { $names }
ui-join = Rejoindre
ui-go-on = Continuer
ui-watch = Regarder
ui-result = Résultat
ui-replay = Revoir
ui-record-bring = Regarder un enregistrement
ui-record-file = Choisir un fichier d’enregistrement (.json)
ui-record-hint = Tout enregistrement d’une partie peut être revu ici.
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
ui-seat-name = Nom de la personne à la place { $number }
ui-bot-gentle = doux
ui-bot-easy = facile
ui-bot-medium = moyen
ui-bot-hard = difficile
ui-bot-expert = expert
# Un niveau de robots avec son tempérament, et avec tout ce qu’il y a à en dire.
ui-level-temper = { $level }, { $temper }
ui-level-whole = { $about } Tempérament : { $temper }.
ui-temper-bot = robot { $temper }
ui-bots-kind = Robots
ui-hot-seat = Plusieurs places sur cet écran : un rideau tombe entre les tours.
ui-pace = Cadence
ui-pace-none = Sans pendule
ui-pace-quick = Vif : 5 minutes, plus 10 secondes par décision
ui-pace-evening = Une soirée : 15 minutes, plus 30 secondes par décision
ui-pace-daily = Par correspondance : 3 jours, plus 12 heures par décision
ui-private = Privée : sur invitation seulement
ui-hints-allow = Chacun peut demander des indices
ui-hints = Indices
ui-hints-allowed = Permis ; chacun voit qui en demande.
ui-hints-none = Aucun entre personnes.
ui-spectators = Spectateurs
ui-delayed = { $minutes ->
        [0] Voient tout aussitôt
        [one] Voient tout une minute plus tard
       *[other] Voient tout { $minutes } minutes plus tard
    }
ui-spectators-chat = et peuvent causer
ui-spectators-silent = et ne peuvent pas causer
ui-open-table = Ouvrir la table

# La salle d’attente.

ui-waiting-room = { $count ->
        [one] Une place est encore libre ; la partie commence dès qu’elle est prise.
       *[other] { $count } places sont encore libres ; la partie commence quand toutes sont prises.
    }
ui-sit = S’asseoir
ui-stand = Se lever
ui-sit-kept = Prendre ma place
ui-remove = Écarter
ui-unkeep = Libérer la place
ui-fill = Compléter avec des robots et commencer
ui-level = Niveau des robots
ui-invitation = Invitation
ui-invitation-hint = Toute personne qui ouvre ce lien peut s’asseoir à cette table.
ui-invitation-public = Cette table est publique : chacun peut la trouver et s’y asseoir. Le lien y mène tout droit.
ui-qr = Le lien, en code pour l’appareil photo d’un téléphone
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
ui-chat-new = { $count ->
        [one] un nouveau message
       *[other] { $count } nouveaux messages
    }
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
ui-decides = en réflexion
ui-holdings = Ce que chacun possède
ui-points = { $count ->
        [one] point
       *[other] points
    }
ui-ending = { $end } si tout finissait là
ui-gained = Depuis votre dernière décision
ui-now-end = { $name } { $now }, { $end } si la partie finissait maintenant
ui-score-key = Signe : marqués jusqu’ici. Trait : jusqu’au total si la partie finissait maintenant.
ui-clock = Temps restant
ui-days = { $days } j { $hours } h
ui-return = Reprendre ma place
ui-score-track = Points
ui-waiting-for = On attend { $names }.
ui-waiting-table = Un instant…
ui-watching = Vous regardez.
ui-you-win = Vous gagnez.
ui-over = La partie est finie.
ui-your-turn = À vous
ui-line-lost = La ligne est coupée. Nouvel essai ; rien n’est perdu.
ui-skip = Sauter l’animation
ui-next = Suite
ui-telling = Récit
ui-telling-slow = lent
ui-telling-normal = normal
ui-telling-fast = rapide
ui-telling-none = aucun
ui-telling-steps = pas à pas
ui-look-back = Revenir en arrière
ui-past = Vous regardez en arrière
ui-past-first = Au tout début.
ui-past-now = Revenir au présent
ui-past-now-asked = Revenir au présent : à vous
ui-more-answers =
    { $count ->
        [one] Une autre réponse plus bas
       *[other] { $count } autres réponses plus bas
    }
ui-on-board = Choisissez sur le plateau
ui-on-board-count = { $count ->
        [one] une réponse
       *[other] { $count } réponses
    }
ui-auto = Répondre pour moi à de telles questions
ui-take-up = Reprendre : { $what }
ui-key-space = Espace
ui-warned-back = Revenir
ui-warned-on = Continuer quand même
ui-undo = Annuler
# The others are asked first.
ui-undo-asking = Annuler…
ui-restart = Recommencer le tour
ui-ask-undo = Demander l’annulation
ui-undo-request = { $name } demande à annuler sa dernière action et tout ce qui l’a suivie.
ui-agree = Accepter
ui-refuse = Refuser
ui-resign = Laisser ma place à un robot
ui-resign-sure = Oui, un robot joue pour moi
ui-cancel = Rester
ui-touch-again = { $option } : touchez encore
ui-not-offered = Ce qui n’est pas proposé, et pourquoi
ui-not-offered-more = { $count } autres
ui-closed = Pas maintenant : { $reason }
ui-would = Choisir : { $option }
ui-source-reconstructed = reconstitué
ui-figures = À propos des valeurs
ui-figures-of = À propos des valeurs de { $game }
ui-figures-why = On joue ici sans le matériel imprimé. Ce que les livrets ne montrent pas vient de ce que d’autres ont publié ; là où personne ne l’a fait, nous avons formé des valeurs conformes à tout ce que l’on sait. Elles sont remplaçables : qui possède le jeu donne à une table son propre fichier corrigé.
ui-figures-rulebook = Tirées du livret
ui-figures-derived = Déduites de ce que l’on sait
ui-figures-published = Publiées ailleurs
ui-figures-reconstructed = Reconstituées : la valeur imprimée n’est pas connue
ui-figures-about = { $said }.
ui-look-up = Chercher dans les règles
ui-zoom-in = Plus près
ui-zoom-out = Plus loin
ui-zoom-fit = Tout le plateau
ui-more-above = { $count } plus haut
ui-more-below = { $count } plus bas
ui-curtain = Passez l’écran à { $name }
ui-curtain-hint = Que personne d’autre ne regarde.
ui-curtain-open = Je suis { $name }

# La fin.

ui-breakdown = D’où viennent les points
ui-chart = Le déroulement de la partie
ui-chart-short = Courbe
ui-chart-hint = Les points, si la partie avait fini après ce tour.
ui-again = Rejouer
ui-look-board = Voir le plateau
ui-record = Garder l’enregistrement
ui-review = Analyse
ui-review-about = Que valait chaque décision ? Un robot très fort les examine toutes, d’après ce que le joueur savait alors : les meilleures réponses, l’évolution des chances, et les moments où tout a basculé.
ui-review-open = Juger d’après tout, secrets compris
ui-review-begin = Analyser cette partie
ui-reviewing = Les décisions sont examinées
ui-reviewed = { $done } sur { $of } jusqu’ici. Vous pouvez regarder la partie en attendant.
ui-review-how = Chaque décision a été essayée au plus { $rollouts } fois. Un coût de 10 : dix points sur cent de victoire et d’avance.
ui-chances = Chances de gagner
ui-chances-hint = Chances de gagner en pour cent, comme un spectateur pouvait les estimer. Un clic mène au moment.
ui-turning-points = Moments décisifs
ui-decisions = Décisions
ui-decision-now = La décision à ce moment
ui-decision-better = Mieux, comparé aux autres réponses :
ui-decisions-of = Décisions de qui
ui-decisions-all = De tous
ui-fairness = Équité
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
ui-replay-open = Tout ouvert
ui-replay-all = Un spectateur
ui-turn-back = Un tour en arrière
ui-turn-forward = Un tour en avant
ui-speed = Vitesse
ui-speed-slow = ½ ×
ui-speed-normal = 1 ×
ui-speed-fast = 2 ×
ui-speed-very = 6 ×
ui-branch = Jouer la suite contre des robots
ui-branch-seat = À quelle place jouez-vous la suite ?
ui-replay-moment = Moment de la partie

# Réglages.

ui-set-name = Votre nom
ui-name = Tel que les autres le voient
ui-name-question = Comment les autres doivent-ils vous appeler ?
ui-name-take = C’est mon nom
ui-name-keep = Rester { $name }
ui-save = Enregistrer
ui-saved = Enregistré.
ui-account = Compte
ui-account-hint = Avec un compte, vous retrouvez vos parties sur tous vos appareils, et un sceau à côté de votre nom vous distingue des invités qui prennent le même. On joue aussi sans.
ui-account-is = Compte : { $name }.
ui-account-name = Nom du compte
ui-password = Mot de passe (8 caractères au moins)
ui-password-short = Un mot de passe a 8 caractères au moins.
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
ui-bots = Mes robots
ui-bots-hint = Un programme peut jouer ici sous un nom à lui, et chacun voit que c’est un robot. Le guide est dans docs/bots.md.
ui-bots-name = Nom du robot
ui-bots-make = Créer un robot
ui-bots-made = C’est fait. Donnez-lui maintenant un jeton.
ui-bots-remove = Supprimer { $name }
ui-bots-remove-sure = Supprimer { $name } pour de bon ?
ui-bots-removed = Supprimé. Ses places restent, sans nom.
ui-tokens = Jetons de { $name }
ui-tokens-none = Pas encore de jeton : rien n’ouvre ce robot.
ui-token-label = À quoi sert le jeton
ui-token-scopes = Ce qu’il permet
ui-scope-read = Regarder les tables et suivre les parties
ui-scope-play = S’asseoir et jouer
ui-scope-open = Ouvrir des tables privées
ui-scope-chat = Causer là où il est assis
ui-token-until = Valable
ui-token-for = { $days ->
        [0] jusqu’à ce que je le reprenne
       *[other] { $days } jours
    }
ui-token-make = Créer un jeton
ui-token-new = Le jeton, montré cette seule fois : gardez-le comme un mot de passe.
ui-copy-token = Copier le jeton
ui-token-made = C’est fait.
ui-token-used = { $date ->
        [never] Jamais encore utilisé
       *[other] Utilisé le { $date }
    }
ui-token-expires = valable jusqu’au { $date }
ui-token-expired = expiré le { $date }
ui-token-end = Reprendre
ui-token-ended = Repris : il n’ouvre plus rien.
ui-bots-allow = Les robots d’autres personnes peuvent s’asseoir
ui-bots-allowed = Les robots de particuliers peuvent aussi s’asseoir.
ui-bot-own = un programme
ui-bot-of = Un robot de { $name }
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
ui-data-warning = Votre nom, votre compte, vos adresses et vos messages disparaissent sans retour. Les parties gardent votre siège, sans nom ; dans celles qui durent encore, un robot prend la suite.
ui-data-confirm = M’effacer pour de bon
ui-data-gone = C’est fait : vous êtes maintenant un nouvel invité.
ui-notices = Quand c’est à vous
ui-notices-hint = Pour les parties qui durent des jours : la table vous écrit quand c’est à vous de décider.
ui-email = Adresse électronique
ui-unconfirmed = Un lien vient d’être envoyé à { $email }. Rien d’autre n’y sera envoyé avant son ouverture.
ui-notices-account = Le courrier électronique et les webhooks demandent un compte.
ui-set-push = Prévenir ce navigateur, même quand aucune page n’est ouverte
ui-push-on = Ce navigateur sera prévenu.
ui-push-off = Ce navigateur n’est plus prévenu.
ui-push-failed = Le service de notifications de votre navigateur ne répond pas.
ui-push-sit = Asseyez-vous d’abord à une table, ou créez un compte : jusqu’ici il n’y a rien à annoncer.
ui-test-push = Me prévenir maintenant
ui-webhook = Adresse du webhook
ui-test-email = Envoyer un courriel d’essai
ui-test-webhook = Appeler le webhook
ui-notice-sent = C’est envoyé. Vérifiez que tout est bien arrivé.
ui-set-table = Cet écran
ui-set-sound = Faire sonner la cloche quand mon tour commence
ui-set-notify = Une notification du navigateur quand la page est masquée
ui-set-text = Montrer les tables en texte plutôt qu’en plateaux
ui-set-auto = Répondre pour moi quand il n’y a qu’une réponse
ui-notify-refused = Votre navigateur n’autorise pas les notifications de cette page.
ui-test-bell = Écouter la cloche

# La compagnie : où c’est à vous, rejouer, et ce que les autres voient de vous.

ui-skip-main = Aller à la page
ui-skip-board = Aller au plateau
ui-skip-answers = Aller aux réponses
ui-skip-beside = Aller au journal
ui-turns = { $count ->
        [one] Une partie vous attend
       *[other] { $count } parties vous attendent
    }
ui-turns-else = { $count ->
        [one] une autre partie vous attend
       *[other] { $count } autres parties vous attendent
    }
ui-next-match = Partie suivante
ui-with = avec { $names }
ui-asked-again = de nouveau avec { $names }
ui-all-waiting = Toutes les { $count }
ui-kept = réservée à { $name }
ui-invited = On vous propose de rejouer
ui-go-in = Entrer
ui-is-private = privée
ui-paced = { $bank }, plus { $increment } par décision
ui-again-come = Rejoindre les autres
ui-again-watch = Regarder la partie suivante
ui-again-asked = Les autres veulent rejouer, et votre place est réservée.
ui-again-told = La compagnie rejoue à une autre table.
ui-again-later = Pas maintenant
ui-news = Nouvelles de la table
ui-my-results = Mes résultats
ui-results = Résultats
ui-opponent = Adversaire
ui-played = Jouées
ui-won = Gagnées
ui-share = Part
ui-shared = dont { $count } à égalité
ui-all-games = Tous les jeux
ui-against = Contre des personnes
ui-against-bots = Contre des robots
ui-ahead = Devant
ui-level-with = Égalité
ui-behind = Derrière
ui-since = ici depuis le { $date }
ui-change-name = Changer de nom
ui-profile-none = Aucune de ses parties finies ne vous est ouverte.
ui-profile-none-mine = Vous n’avez pas encore fini de partie.
ui-profile-hint = On compte les parties finies que vous pouvez voir : les publiques, et celles où vous étiez.

# Les touches.

ui-keys = Touches
ui-key-answer = les neuf premières réponses, selon leur numéro
ui-key-letters = les réponses suivantes ; au-delà de 33, leur numéro chiffre par chiffre
ui-key-walk = d’une réponse à l’autre
ui-key-take = la réponse encadrée
ui-key-undo = annuler le dernier pas
ui-key-hint = un indice : les meilleures réponses, et pourquoi
ui-key-skip = poursuivre le récit ; sinon donner la seule réponse qu’il y ait
ui-key-back = fermer, ou se raviser
ui-key-past = revenir d’un pas, d’un tour
ui-key-past-step = en revenant : un pas en arrière, un pas en avant
ui-key-past-turn = en revenant : un tour en arrière, un tour en avant
ui-key-tab = d’une chose à la suivante, sur le plateau aussi
ui-key-help = cette feuille

# Apprendre un jeu.

ui-learn-title = Apprendre { $game }
ui-learn-about = { $count } petites leçons sur le vrai plateau, { $minutes } minutes environ en tout. Rien ne peut mal tourner : chaque pas se reprend.
ui-learn-begin = Commencer la première leçon
ui-learn-resume = Reprendre où vous en étiez
ui-learn-done = faite
ui-learn-all-done = Voilà tout ce qu’il faut pour une première partie.
ui-minutes = { $minutes } min
ui-lessons = Les leçons
ui-lesson-of = { $place } sur { $count }
ui-lesson-task = Votre tâche
ui-lesson-again = Depuis le début
ui-lesson-undo = Reprendre le dernier pas
ui-lesson-next = Leçon suivante
ui-lesson-skip = Leçon suivante quand même
ui-coach = Le guide
ui-coach-looks = Voyons…
ui-hint = Indice
ui-hint-thinking = Réflexion…
ui-hint-and = {" ; "}
ui-hint-undo = Vous avez pris un autre chemin : revenez d’un pas, et l’indice montrera le suivant.
ui-play-now = Jouer tout de suite
ui-play-players = Joueurs
ui-play-level = Robots
ui-stepper-less = { $what } : moins
ui-stepper-more = { $what } : plus
ui-learn = Apprendre en jouant
ui-from-to = { $least } à { $most }
ui-fact-minutes = Une partie
ui-minutes-about = { $minutes } minutes environ avec des robots
ui-fact-weight = À apprendre
ui-weight-1 = peu
ui-weight-2 = un peu
ui-weight-3 = pas mal
ui-game-picture = Le plateau de la première leçon.
ui-about-turn = Qu’est-ce qu’un tour ?
ui-about-points = D’où viennent les points ?
ui-about-end = Quand est-ce fini ?
ui-rules-of = { $game } : les règles
ui-rules-ask = Un mot, ou une question : comment gagner ?
ui-rules-wide = En grand
ui-rules-found = { $count ->
        [one] une règle trouvée
       *[other] { $count } règles trouvées
    }
ui-rules-all = Toutes les règles
ui-example = Un exemple sur le plateau
ui-example-step = Pas { $step }
ui-example-next = Pas suivant
ui-rules-minute = Le jeu en une minute
ui-rules-questions = Ce qu’on demande
ui-rules-exact = Les règles exactes
ui-learner = Apprenti
ui-coach-off = Ne plus m’expliquer
ui-set-coach = À la première partie d’un jeu, expliquer chaque nouvelle question
