# La table en texte.

# Une personne à qui est quelque chose : la forme `_of` de chaque place.
name-of = de { $name }
    .elided = d’{ $name }

you = Citoyen
bot = { $name } ({ $bot })
listed = { $names } et { $last }
welcome = { $game } – vous jouez avec { $others }.
help = Tapez le numéro d’une réponse, ou plusieurs à la suite. Aussi : u annuler, s recommencer le tour, b plateau, l journal (l all : depuis le début), r règles, r mot ou r 3 (chercher), h aide, q quitter.
prompt = Votre réponse
not-a-number = « { $text } » n’est pas une des réponses. Tapez un numéro de 1 à { $most }, ou h pour l’aide.
confirm = Tapez le même numéro encore une fois pour confirmer.
undone = Annulé.
since = Depuis votre dernière réponse
nothing-yet = Il ne s’est encore rien passé.
rules-none = Aucun article des règles ne parle de « { $text } ».
rules-hint = Les règles par chapitre ; tapez r et un mot ou un numéro d’article pour chercher.
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
replay-head = { $count ->
        [one] { $game } : { $count } action, jouée par { $names }.
       *[other] { $game } : { $count } actions, jouées par { $names }.
    }
unfinished = La partie n’a pas été finie.
differs = Attention : le résultat enregistré n’est pas celui auquel mène cette partie.

# Notifications.

notice-turn = { $game } : c’est à vous
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
error-void-link = Ce lien a déjà servi, ou il est trop ancien.
error-cannot-notify = La notification n’a pas pu être envoyée.
error-unavailable = Le serveur ne peut pas le faire pour l’instant. Rien n’a changé.
