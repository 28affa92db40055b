# La table en texte.

# Une personne à qui est quelque chose : la forme `_of` de chaque place.
name-of = de { $name }
    .elided = d’{ $name }

you = Citoyen
bot = { $name } ({ $bot })
listed = { $names } et { $last }
welcome = { $game } – vous jouez avec { $others }.
help = Tapez le numéro d’une réponse, ou plusieurs à la suite. Aussi : u annuler, s recommencer le tour, b tous les tableaux, b mot (les tableaux dont le titre le contient), l journal (l all : depuis le début), r règles, r mot ou r 3 (chercher), c entraîneur (de quoi il s’agit), t ou hint (un indice : les meilleures réponses, et pourquoi), ? ou h aide, q quitter. Entre vos réponses, seul ce qui a changé est montré.
prompt = Votre réponse
not-a-number = « { $text } » n’est pas une des réponses. Tapez un numéro de 1 à { $most }, ou h pour l’aide.
confirm = Tapez le même numéro encore une fois pour confirmer.
undone = Annulé.
since = Depuis votre dernière réponse
nothing-yet = Il ne s’est encore rien passé.
rules-none = Aucun article des règles ne parle de « { $text } ».
rules-hint = Les règles par chapitre ; tapez r et un mot ou un numéro d’article pour chercher.
# Mots qui ne disent rien de ce qu’on cherche.
little-words = un une le la les l d de du des et ou à au aux en dans sur pour avec par est sont être suis es a ai as ont avoir je j mon ma mes me m nous nos notre on vous votre vos tu ton ta tes il elle ils elles lui leur leurs ce c cela ça cet cette ces qui que qu quoi quel quelle quels quelles dont où quand comment pourquoi combien si s se son sa ses y t n ne pas plus puis peut peux faut va vont fait faire passe
final = La partie est finie
total = Total
rank = Rang
winners = { $count ->
        [one] { $names } l’emporte.
       *[other] { $names } se partagent la victoire.
    }
seed-revealed = Graine { $seed } ; son empreinte (SHA-256), publiée au début, était { $commitment }.
seed-committed = Empreinte (SHA-256) de la graine de cette partie : { $commitment }
saved = L’enregistrement est dans { $file }.
left = Vous quittez la table ; la partie n’est pas finie.
verified = { $count ->
        [one] { $file } : { $game }, { $count } action rejouée jusqu’au résultat enregistré.
       *[other] { $file } : { $game }, { $count } actions rejouées jusqu’au résultat enregistré.
    }
not-finished = La partie n’est pas finie : il n’y a pas de résultat à vérifier.
rejected = { $file } : { $why }
verified-all = { $count ->
    [one] { $count } partie vérifiée
   *[other] { $count } parties vérifiées
  }, { $rejected } { $rejected ->
    [one] rejetée
   *[other] rejetées
  }.
alike = { $file } : les deux versions la jouent de même.
versions-differ = les versions divergent après { $count ->
    [one] { $count } action
   *[other] { $count } actions
  }, dans « { $what } » : { $here } ici, { $there } là.
replay-head = { $count ->
        [one] { $game } : { $count } action, jouée par { $names }.
       *[other] { $game } : { $count } actions, jouées par { $names }.
    }
unfinished = La partie n’a pas été finie.
differs = Attention : le résultat enregistré n’est pas celui auquel mène cette partie.
sheet-scores = Scores
column-source = Origine
column-printed = Imprimé
score-now = Marqués jusqu’ici
score-end = Si la partie finissait maintenant
cell-secret = secret

# Les leçons dans le terminal.

learn-help = Tapez le numéro d’une réponse. Aussi : h indice, u annuler, a recommencer la leçon, n leçon suivante, c entraîneur (de quoi il s’agit), b tous les tableaux, r règles, r mot (recherche), ? aide, q quitter.
learn-title = Leçon { $number } sur { $count } : { $title }
learn-task = Votre tâche : { $task }
learn-answer = Ce qui aide maintenant : { $answer }
learn-again = Encore une fois, depuis le début. Tapez h pour un indice.
learn-finished = Vous en savez assez pour une première partie de { $game } : tocsin play { $id } --level gentle

# Indices : les meilleures réponses, et ce qui parle pour elles à côté des autres.

hinted = { $seat } a demandé un indice.
    .you = Vous avez demandé un indice.
not-offered = Ce qui n’est pas proposé, et pourquoi
not-offered-why = { $things } : { $reason }
hint-head = Les meilleures réponses, comparées aux autres
hint-answer = { $number } : { $answer } ({ $reasons })
hint-for = { $points ->
        [0] pour : { $what }, un peu plus
        [one] pour : { $what }, environ { $points } point de plus
       *[other] pour : { $what }, environ { $points } points de plus
    }
hint-against = { $points ->
        [0] contre : { $what }, un peu moins
        [one] contre : { $what }, environ { $points } point de moins
       *[other] contre : { $what }, environ { $points } points de moins
    }
hint-for-rival = { $points ->
        [0] pour : un peu moins pour { $rival }
        [one] pour : environ { $points } point de moins pour { $rival }
       *[other] pour : environ { $points } points de moins pour { $rival }
    }
hint-against-rival = { $points ->
        [0] contre : un peu plus pour { $rival }
        [one] contre : environ { $points } point de plus pour { $rival }
       *[other] contre : environ { $points } points de plus pour { $rival }
    }
hint-times = { $count ->
        [one] la meilleure dans { $count } essai sur { $tries }
       *[other] la meilleure dans { $count } essais sur { $tries }
    }
hint-even = guère mieux ni pire que d’autres

# Notifications.

notice-turn = { $game } : c’est à vous
notice-again = { $game } : on vous propose de rejouer, et votre place est gardée
notice-test = { $game } : voici à quoi ressemblera la notification de votre tour
letter-confirm = Tocsin : confirmez votre adresse électronique
letter-recover = Tocsin : choisissez un nouveau mot de passe

# Erreurs, par genre.

error-malformed = Ce message n’a pas pu être lu.
error-unreadable-action = Ce n’est pas une action de ce jeu.
error-illegal-action = Cette réponse n’est pas permise maintenant.
error-not-your-choice = Ce n’est pas à vous de décider.
error-stale-action = La table a changé entre-temps. Choisissez de nouveau.
error-cannot-undo = Impossible d’annuler : depuis, quelque chose a été révélé, ou quelqu’un a répondu.
error-bad-options = Ce jeu ne se joue pas ainsi.
error-bad-components = Ces valeurs ne conviennent pas au jeu.
error-bad-record = Ce n’est pas l’enregistrement d’une partie, ou il ne peut pas être rejoué.
error-not-your-seat = Ce n’est pas votre place.
error-seat-taken = Cette place est déjà prise.
error-not-now = C’est impossible maintenant.
error-private-table = Cette table est privée : il vous faut une invitation.
error-no-such-table = Cette table n’existe pas.
error-other-rules = Les règles ont changé depuis le début de cette partie. Elle reste telle quelle, et son enregistrement est disponible.
error-broken-table = Cette table a un problème et a été mise de côté. Rien n’en est perdu : l’hébergeur peut l’examiner.
error-closed-table = L’hébergeur de ce serveur a fermé cette table.
error-banned = L’hébergeur de ce serveur vous en a fermé l’accès.
error-no-such-page = Il n’y a rien ici.
error-bad-text = Écrivez un texte lisible, et pas trop long.
error-muted = L’hôte de cette table vous a retiré la parole.
error-spectators-silent = Les spectateurs ne peuvent pas causer à cette table.
error-no-hints = Pas d’indices à cette table : son hôte ne les a pas permis entre personnes.
error-too-many-changes = Vous avez changé d’avis trop souvent ici : continuez à partir de ce qui est joué.
error-bad-pace = Aucune pendule ne peut suivre cette cadence.
error-too-large = C’est trop à la fois.
error-too-many = Trop vite : attendez un peu.
error-too-slow = La demande n’est pas arrivée à temps.
error-foreign-origin = Une page d’un autre site ne peut pas faire cela.
error-foreign-host = Ce serveur ne répond pas à ce nom ; la personne qui l’héberge peut le régler (TOCSIN_ADDRESS).
error-bad-login = Nom de compte ou mot de passe incorrect.
error-name-taken = Un compte porte déjà ce nom.
error-needs-account = Il faut un compte pour cela.
error-bad-token = Ce jeton n’ouvre rien ici, ou n’ouvre plus rien.
error-missing-scope = Le jeton de ce robot ne permet pas cela.
error-no-bots = La personne qui a ouvert cette table ne l’a pas ouverte aux robots.
error-enough = Il ne peut pas y en avoir davantage : retirez-en d’abord.
error-void-link = Ce lien a déjà servi, ou il est trop ancien.
error-cannot-notify = La notification n’a pas pu être envoyée.
error-unavailable = Le serveur ne peut pas le faire pour l’instant. Rien n’a changé.

# Ce que valaient les décisions d’une partie.

analysis-head = { $game } : les décisions de cette partie, chacune essayée { $rollouts } fois
analysis-point = Action { $number } : { $name } a choisi « { $played } » ; « { $better } » valait mieux de { $cost } points sur cent.
analysis-faultless = Personne ne pouvait mieux faire.
analysis-seat = { $count ->
        [one] { $name } : { $count } décision, { $cost } points sur cent perdus.
       *[other] { $name } : { $count } décisions, { $cost } points sur cent perdus.
    }
analysis-number = Action
analysis-who = Qui
analysis-played = Joué
analysis-better = Meilleur
analysis-cost = Coût

# La force des robots, chacune avec une ligne qui l’explique et un tempérament.
level-gentle = doux
level-gentle-about = Doux : débute, et ne voit qu’une petite part de ce qu’on peut faire. Pour une première partie.
level-gentle-temper = rêveur
level-easy = facile
level-easy-about = Facile : sait ce qui est bon, mais ne le voit pas toujours.
level-easy-temper = distrait
level-medium = moyen
level-medium-about = Moyen : prend le meilleur du moment, sans jamais prévoir.
level-medium-temper = impulsif
level-hard = difficile
level-hard-about = Difficile : essaie ses meilleures idées dans sa tête avant d’agir.
level-hard-temper = réfléchi
level-expert = expert
level-expert-about = Expert : réfléchit aussi longtemps que la politesse le permet, et prévoit plusieurs pas d’un coup.
level-expert-temper = serein
report-title = { $game } à { $players } : comment ça se joue
report-about = { $matches } parties, jouées par { $bots }. Les bornes entre parenthèses sont à 95 %.
report-seats = Places
report-seats-note = Combien de fois chaque place gagne, une victoire partagée comptant par fractions ; le trait interrompu est une part égale. Les places sont dans l’ordre du premier tour.
report-seat = Place
report-seat-number = Place { $number }
report-share = Part des victoires
report-length = Durée
report-length-note = Les décisions sont celles qui ont plus d’une réponse. Un dixième des parties est au-dessous du chiffre sous 10 %, un dixième au-dessus de celui sous 90 %. On regarde qui mène au début de chaque manche : qui gagnerait si la partie finissait alors, d’après ce que tous voient.
report-decisions = Décisions
report-rounds = Manches
report-minutes = Minutes
report-lead-changes = Changements en tête
report-reason = Fin de la partie
report-matches = Parties
report-scores = Scores
report-scores-note = Tous les totaux, puis ce que chaque origine rapporte en moyenne aux vainqueurs et aux autres.
report-totals = Totaux
report-margins = Avance du vainqueur
report-figure = Chiffre
report-least = Minimum
report-tenth = 10 %
report-half = Médiane
report-ninetieth = 90 %
report-most = Maximum
report-mean = Moyenne
report-components = Éléments
report-components-note = Combien de fois chacun a été offert à une place au cours d’une partie et pris au moins une fois (sur 100), à quelle manche d’abord, et qui a gagné : qui l’a pris plus souvent que sa table en moyenne, et qui l’a pris moins souvent, ou pas du tout si nul autre ne pouvait l’avoir. La différence la plus surprenante vient d’abord, en erreurs types. Qui prend une chose gagne peut-être déjà : une différence est une question, pas encore une cause.
report-component = Élément
report-offered = Offert
report-taken = Pris
report-mean-round = Manche
report-takers = Victoires de qui le prend plus
report-leavers = Victoires de qui le prend moins
report-sources = Ce qu’ont les vainqueurs et les autres, par origine
report-winners = Vainqueurs
report-others = Autres
report-surprise = Surprise
report-dead = { $count ->
        [0] Rien de ce qui fut offert n’a été laissé par presque tous.
        [one] Laissé par plus de 99 sur 100 de ceux à qui on l’offrait : { $things }.
       *[other] Laissés par plus de 99 sur 100 de ceux à qui on les offrait : { $things }.
    }
report-habits = { $count ->
        [0] Rien de ce que la plupart prennent ne va sûrement avec la défaite.
       *[other] Habitudes dont on peut profiter, car la plupart s’en servent et qui s’en sert plus que les autres gagne sûrement moins souvent : { $things }.
    }
report-neglected = { $count ->
        [0] Rien de ce que peu prennent ne va sûrement avec la victoire.
       *[other] Négligés, car peu s’en servent et qui le fait gagne sûrement plus souvent : { $things }.
    }
report-options = Options
report-options-note = Les mêmes donnes avec une autre option : de combien chaque chiffre est plus grand que sans elle.
report-option = Option
report-first-seat = Part de la première place
report-made = Fait par Tocsin { $version }, version { $rules } des règles, avec
