# La table en texte.

you = Citoyen
bot = { $name } ({ $bot })
welcome = { $game } Vous vous asseyez avec { $others }.
help = Tapez le numéro d’une réponse, ou plusieurs à la suite. Aussi : u annuler, s reprendre le tour, b plateau, l journal (l all : depuis le début), r règles, r mot ou r 3 (chercher), h aide, q quitter.
prompt = Votre réponse
not-a-number = « { $text } » n’est pas une des réponses. Tapez un numéro de 1 à { $most }, ou h pour l’aide.
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
       *[other] { $names } partagent la victoire.
    }
seed-revealed = Graine { $seed } ; son SHA-256, montré au début, était { $commitment }.
seed-committed = SHA-256 de la graine de cette partie : { $commitment }
saved = L’enregistrement est dans { $file }.
left = Vous quittez la table ; la partie n’est pas finie.
verified = { $file } : { $game }, { $count } actions, rejouée jusqu’au résultat enregistré.
not-finished = La partie n’est pas finie : il n’y a pas de résultat à vérifier.
rejected = { $file } : { $why }
replay-head = { $game }, { $count } actions, jouée par { $names }.
unfinished = La partie n’a pas été finie.
differs = Attention : le résultat enregistré n’est pas celui de cette partie.
