# Noms des choses : le nom seul, avec l’article, et l’endroit où va un cube.

kind-force = Force
kind-blackmail = Chantage
kind-gold = Or

space-general = Général
    .the = le Général
space-captain = Capitaine
    .the = le Capitaine
space-innkeeper = Aubergiste
    .the = l’Aubergiste
space-magistrate = Magistrat
    .the = le Magistrat
space-priest = Prêtre
    .the = le Prêtre
space-aristocrat = Aristocrate
    .the = l’Aristocrate
space-merchant = Marchand
    .the = le Marchand
space-printer = Imprimeur
    .the = l’Imprimeur
space-rogue = Voyou
    .the = le Voyou
space-spy = Espion
    .the = l’Espion
space-apothecary = Apothicaire
    .the = l’Apothicaire
space-mercenary = Mercenaire
    .the = le Mercenaire
space-viceroy = Vice-roi
    .the = le Vice-roi
space-messenger = Messager
    .the = le Messager
space-mayor = Maire
    .the = le Maire
space-constable = Connétable
    .the = le Connétable
space-warden = Geôlier
    .the = le Geôlier
space-heretic = Hérétique
    .the = l’Hérétique
space-governor = Gouverneur
    .the = le Gouverneur
space-anarchist = Anarchiste
    .the = l’Anarchiste

area-plantation = Plantation
    .in = dans la Plantation
    .from = de la Plantation
area-tavern = Taverne
    .in = dans la Taverne
    .from = de la Taverne
area-cathedral = Cathédrale
    .in = dans la Cathédrale
    .from = de la Cathédrale
area-town-hall = Hôtel de ville
    .in = dans l’Hôtel de ville
    .from = de l’Hôtel de ville
area-fortress = Forteresse
    .in = dans la Forteresse
    .from = de la Forteresse
area-market = Marché
    .in = dans le Marché
    .from = du Marché
area-harbor = Port
    .in = dans le Port
    .from = du Port
area-palace = Palais
    .in = dans le Palais
    .from = du Palais
area-garden = Jardin
    .in = dans le Jardin
    .from = du Jardin
area-asylum = Asile
    .in = dans l’Asile
    .from = de l’Asile
area-jail = Prison
    .in = dans la Prison
    .from = de la Prison
area-guardhouse = Corps de garde
    .in = dans le Corps de garde
    .from = du Corps de garde

goal = Misez pour gagner le soutien des gens de la ville ; le plus de points l’emporte. La Force (F) bat tout Chantage (C), qui bat tout Or (O) ; à égalité, personne ne gagne la case. Une récompense donne du Soutien (des points tout de suite), des jetons, ou un cube dans un quartier, dont les points vont à qui y a le plus de cubes à la fin. La partie s’achève quand la ville est pleine.

# Ce qui est demandé.

choose-bid = Posez un jeton { $kind } : il en reste { $amount }, { $spaces ->
        [0] sans pouvoir ouvrir d’autre case
        [one] et vous pouvez ouvrir encore { $spaces } case
       *[other] et vous pouvez ouvrir encore { $spaces } cases
    }.
choose-knock = Votre mise est posée. Frappez quand elle vous convient.
choose-area = { $space } : posez un de vos cubes dans un quartier où il reste de la place.
choose-rival = { $space } : de qui posez-vous un cube ?
choose-rival-area = { $space } : où va le cube de { $rival } ?
choose-spy = { $space } : quel cube remplacez-vous par l’un des vôtres ?
choose-swap = { $space } : nommez le premier des deux cubes à échanger.
choose-partner = { $space } : avec lequel échanger le cube de { $rival } { $area_in } ?
choose-take = { $space } : d’où retirez-vous un de vos cubes ?
choose-put = { $space } : où va votre cube venu { $area_from } ?
choose-reclaim = { $space } : quel jeton de votre mise reprenez-vous ?
choose-jail = { $space } : de qui un cube va-t-il en Prison ?
choose-eject = { $space } : c’est plein. De qui un cube doit-il sortir ?
choose-copy = { $space } : de qui prenez-vous la récompense ?

option-bid = { $space }
option-knock = Frapper
option-decline = Renoncer
option-place = { $area }
option-put = { $area }
option-take = { $area }
option-spy = { $rival } { $area_in }
option-swap = { $rival } { $area_in }
option-with = { $rival } { $area_in }
option-rival = { $rival }
option-jail = { $rival }
option-eject = { $rival }
option-reclaim = { $kind }
option-copy = { $space }

# Ce qui se passe.

turn-begins = Le tour { $turn } commence.
laid = { $seat } pose { $kind } sur { $space_the }.
knocked = { $seat } frappe.
revealed = Tous ont frappé : les mises du tour { $turn } sont dévoilées.
offered = { $space } : { $seat } mise { $force ->
        [0] {""}
       *[other] { $force }F{" "}
    }{ $blackmail ->
        [0] {""}
       *[other] { $blackmail }C{" "}
    }{ $gold ->
        [0] {""}
       *[other] { $gold }O
    }
won = { $seat } emporte { $space_the }.
blocked = Égalité des meilleures mises pour { $space_the } : personne ne l’emporte.
supported = { $seat } gagne { $points } Soutien.
gained = { $seat } gagne { $amount } { $kind }.
placed = { $seat } pose un cube { $area_in }.
no-room = { $seat } ne trouve pas de place, ou n’a plus de cube, { $area_in }.
spied = { $seat } remplace un cube de { $rival } { $area_in }.
swapped = { $seat } échange un cube de { $one } { $here_in } avec un cube de { $other } { $there_in }.
occupied = { $seat } occupe le Corps de garde.
evicted = { $seat } chasse le cube de { $rival } du Corps de garde.
reassigned = { $seat } retire un cube { $here_from } : le voici { $there_in }.
reclaimed = { $seat } reprend { $kind }.
ejected = { $seat } fait sortir un cube de { $rival } { $area_from }.
placed-rival = { $seat } pose un cube de { $rival } { $area_in }.
copied = { $seat } prend la récompense de la case { $space }.
picked-cube = { $seat } choisit le cube de { $rival } { $area_in }.
picked-area = { $seat } prend un cube venu { $area_from }.
picked-rival = { $seat } choisit { $rival }.
declined = { $seat } en reste là.
patronage = { $seat } reçoit { $amount } Or de ses protecteurs.
ended = La partie s’achève après le tour { $turn }.

# Ce qui est imprimé.

fact-ban = refuse { $kind }
fact-support = { $points } Soutien
fact-tokens = { $amount } { $kind }
fact-influence = un cube { $area_in }
fact-influence-any = un cube dans n’importe quel quartier ouvert
fact-influence-rival = puis un cube d’un rival dans n’importe quel quartier ouvert
fact-spy = remplacer un cube par le vôtre
fact-apothecary = échanger deux cubes
fact-occupy = un cube dans le Corps de garde : vos cubes sont protégés
fact-reassign = déplacer un de vos cubes
fact-reclaim = reprendre un jeton de cette mise
fact-jail = un cube d’un rival dans la Prison
fact-asylum = votre cube dans l’Asile
fact-copy = la récompense de n’importe quelle autre case
fact-majority = { $points } points à qui a le plus de cubes
fact-each-cube = { $points } points par cube
fact-spaces = { $amount } places de cube

# La fin.

reason-town-full = Tous les quartiers qui comptent étaient pleins.
reason-turn-limit = La limite de tours est atteinte.
points-support = Soutien
points-tokens = Jetons en main

# Options de table.

option-board = Plateau
option-board-core = la ville
option-board-palace = Le Palais
option-board-anarchy = Anarchie
option-messenger = Cubes que déplace le Messager
option-messenger-two = deux
option-messenger-one = un
option-guardhouse = Corps de garde
option-guardhouse-owner = l’occupant peut déplacer ou échanger son cube
option-guardhouse-sealed = seul le Vice-roi y touche
option-guardhouse-open = l’occupant peut déplacer ou échanger son cube ; vide, on y entre aussi par le Maire ou le Messager
option-prisons = Asile et Prison à la fin
option-prisons-full = doivent être pleins
option-prisons-open = peuvent rester ouverts
option-turn-limit = Limite de tours
option-turn-limit-60 = 60
option-turn-limit-30 = 30
option-turn-limit-100 = 100

# Tableaux de l’interface en texte.

sheet-town = La ville, tour { $turn } : cubes par joueur
sheet-bids = Le plateau de mise
sheet-seats = Les joueurs
column-area = Quartier
column-points = Points
column-room = Places
column-holder = Majorité
column-space = Case
column-seat = Joueur
column-support = Soutien
column-hand = Main
column-stock = Cubes restants
column-knocked = A frappé
cell-none = –
cell-hidden = caché
cell-knocked = oui
cell-tokens = { $force ->
        [0] {""}
       *[other] { $force }F{" "}
    }{ $blackmail ->
        [0] {""}
       *[other] { $blackmail }C{" "}
    }{ $gold ->
        [0] {""}
       *[other] { $gold }O
    }
