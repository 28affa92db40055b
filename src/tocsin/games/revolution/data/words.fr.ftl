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
space-constable = Prévôt
    .the = le Prévôt
space-warden = Geôlier
    .the = le Geôlier
space-heretic = Hérétique
    .the = l’Hérétique
space-governor = Gouverneur
    .the = le Gouverneur
space-anarchist = Anarchiste
    .the = l’Anarchiste

area-plantation = Plantation
    .in = à la Plantation
    .from = de la Plantation
area-tavern = Taverne
    .in = à la Taverne
    .from = de la Taverne
area-cathedral = Cathédrale
    .in = à la Cathédrale
    .from = de la Cathédrale
area-town-hall = Hôtel de ville
    .in = à l’Hôtel de ville
    .from = de l’Hôtel de ville
area-fortress = Forteresse
    .in = à la Forteresse
    .from = de la Forteresse
area-market = Marché
    .in = au Marché
    .from = du Marché
area-harbor = Port
    .in = au Port
    .from = du Port
area-palace = Palais
    .in = au Palais
    .from = du Palais
area-garden = Jardin
    .in = au Jardin
    .from = du Jardin
area-asylum = Asile
    .in = à l’Asile
    .from = de l’Asile
area-jail = Prison
    .in = en Prison
    .from = de la Prison
area-guardhouse = Corps de garde
    .in = au Corps de garde
    .from = du Corps de garde

goal = Misez pour gagner le soutien des gens de la ville ; celui qui a le plus de points l’emporte. La Force bat tout Chantage, qui bat tout Or ; à égalité des meilleures mises, personne ne gagne la case. Une récompense donne du Soutien (des points tout de suite), des jetons, ou un cube dans un quartier, dont les points vont à celui qui y a, seul, le plus de cubes à la fin. La partie s’achève quand tous les quartiers qui comptent pour la fin sont pleins.

# Ce qui est demandé.

choose-bid = Posez un jeton { $kind } (il en reste { $amount }). { $spaces ->
        [0] Votre mise couvre toutes les cases permises.
        [one] Votre mise peut couvrir encore une case.
       *[other] Votre mise peut couvrir encore { $spaces } cases.
    }
choose-knock = Votre mise est posée. Toquez si elle vous convient : jusque-là, vous pouvez encore la changer.
choose-area = { $space } : posez un de vos cubes dans un quartier où il reste de la place.
choose-rival = { $space } : à qui est le cube que vous posez ?
choose-rival-area = { $space } : où va le cube { $rival_of } ?
choose-spy = { $space } : quel cube remplacez-vous par l’un des vôtres ?
choose-swap = { $space } : nommez le premier des deux cubes à échanger.
choose-partner = { $space } : avec quel cube échanger celui { $rival_of } { $area_in } ?
choose-take = { $space } : lequel de vos cubes déplacez-vous ?
choose-put = { $space } : où va votre cube { $area_from } ?
choose-reclaim = { $space } : quel jeton de votre mise récupérez-vous ?
choose-jail = { $space } : à qui prenez-vous un cube pour la Prison ?
choose-eject = { $space } : plus de place { $area_in }. À qui est le cube que vous expulsez ?
choose-copy = { $space } : de quelle case prenez-vous la récompense ?

# L’entraîneur : pour chaque question, ce que c’est, ce que cela coûte, ce qu’on fait d’habitude.

coach-bid = Un jeton posé est perdu, qu’il gagne ou non. Mettez vos jetons forts là où les rivaux n’en ont pas, et un seul Or là où personne ne semble aller.
coach-knock = Toquer ne coûte rien, mais c’est définitif. Regardez encore une fois qui peut vous battre, et où.
coach-area = Le cube ne coûte rien. On choisit d’ordinaire un quartier où il vous met seul en tête, ou qui brise l’avance d’un rival.
coach-rival = Vous posez un cube pour un autre : choisissez le rival qui en profite le moins. Il sort de sa réserve.
coach-rival-area = Le cube d’un rival peut lui nuire (Prison, Asile) ou mettre deux autres à égalité. Posez-le là où il ne rapporte à personne.
coach-spy = Gratuit : un cube adverse devient le vôtre, même dans un quartier plein. D’ordinaire là où cela vous met seul en tête.
coach-swap = Gratuit : deux cubes de propriétaires différents changent de quartier ; vous pouvez renoncer. Nommez d’abord celui qui doit partir.
coach-partner = L’autre moitié de l’échange. Donnez un cube dont vous pouvez vous passer contre un qui fait pencher un quartier.
coach-take = Gratuit, et vous pouvez renoncer. Prenez un cube là où vous menez de deux, ou là où vous ne mènerez plus.
coach-put = Le cube va dans un quartier où il reste de la place. D’ordinaire là où un de plus vous met seul en tête.
coach-reclaim = Un jeton de cette mise vous revient pour le tour suivant. Prenez le plus fort.
coach-jail = Ce cube coûte à son propriétaire : qui a, seul, le plus de cubes en Prison perd des points à la fin. Nommez celui qui mène.
coach-eject = Un cube doit sortir pour faire de la place. Renvoyez celui qui vous gêne en restant.
coach-copy = Vous recevez tout ce que donne une autre personne, comme si vous aviez gagné sa case. Cherchez un cube qui décide d’un quartier.

option-bid = { $space }
option-bid-full = { $space } : pas de cube, car il n’y a plus de place { $area_in }
option-knock = Toquer
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

# Pourquoi une chose n’est pas proposée.

closed-ban = pas de jeton { $kind } ici
closed-spaces = votre mise couvre déjà { $spaces } cases, le maximum
closed-narrow = la dernière case de votre mise doit accepter les jetons qui restent

# Ce qui se passe.

turn-begins = Le tour { $turn } commence.
laid = { $seat } pose un jeton { $kind } sur la case { $space }.
    .you = Vous posez
knocked = { $seat } toque.
    .you = Vous toquez
revealed = Tout le monde a toqué : les mises du tour { $turn } sont dévoilées.
offered = { $seat } mise sur la case { $space } : { cell-tokens }.
    .you = Vous misez
won = { $seat } gagne la case { $space }.
    .you = Vous gagnez
blocked = Égalité pour { $space_the } : personne ne gagne la case.
supported = { $seat } gagne { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de Soutien.
    .you = Vous gagnez
gained = { $seat } gagne { $amount ->
        [one] un jeton
       *[other] { $amount } jetons
    } { $kind }.
    .you = Vous gagnez
placed = { $seat } pose un cube { $area_in }.
    .you = Vous posez
spied = { $seat } remplace un cube { $rival_of } { $area_in }.
    .you = Vous remplacez
swapped = { $seat } échange un cube { $one_of }, { $here_in }, contre un cube { $other_of }, { $there_in }.
    .you = Vous échangez
occupied = { $seat } occupe le Corps de garde.
    .you = Vous occupez
evicted = { $seat } expulse le cube { $rival_of } du Corps de garde.
    .you = Vous expulsez
reassigned = { $seat } déplace un cube { $here_from } : le voici { $there_in }.
    .you = Vous déplacez
reclaimed = { $seat } récupère un jeton { $kind }.
    .you = Vous récupérez
ejected = { $seat } expulse un cube { $rival_of } { $area_from }.
    .you = Vous expulsez
placed-rival = { $seat } pose un cube { $rival_of } { $area_in }.
    .you = Vous posez
copied = { $seat } prend la récompense de la case { $space }.
    .you = Vous prenez
picked-cube = { $seat } choisit un cube { $rival_of } { $area_in }.
    .you = Vous choisissez
picked-area = { $seat } prend un de ses cubes { $area_from }.
    .you = Vous prenez un de vos cubes
picked-rival = { $seat } choisit { $rival }.
    .you = Vous choisissez
declined = { $seat } renonce.
    .you = Vous renoncez
patronage = { $seat } reçoit { $amount ->
        [one] un jeton Or de son mécène
       *[other] { $amount } jetons Or de ses mécènes
    }.
    .you = Vous recevez { $amount ->
        [one] un jeton Or de votre mécène
       *[other] { $amount } jetons Or de vos mécènes
    }.
ended = La partie s’achève après le tour { $turn }.

# Ce qui ne peut pas se passer, et pourquoi.

no-room = { $seat } ne peut pas poser de cube { $area_in } : il n’y a plus de place.
    .you = Vous ne pouvez
no-cube = { $seat } ne peut pas poser de cube { $area_in } : sa réserve est vide.
    .you = Vous ne pouvez pas poser de cube { $area_in } : votre réserve est vide.
no-room-any = { $seat } ne peut pas poser de cube : il n’y a plus de place nulle part.
    .you = Vous ne pouvez
no-cube-any = { $seat } ne peut pas poser de cube : sa réserve est vide.
    .you = Vous ne pouvez pas poser de cube : votre réserve est vide.
no-room-rival = { $seat } ne peut pas poser de cube adverse : il n’y a plus de place nulle part.
    .you = Vous ne pouvez
no-cube-rival = { $seat } ne peut pas poser de cube adverse : toutes les réserves adverses sont vides.
    .you = Vous ne pouvez
no-spying = { $seat } ne trouve aucun cube à remplacer.
    .you = Vous ne trouvez
no-swap = { $seat } ne trouve pas deux cubes à échanger.
    .you = Vous ne trouvez
no-reassign = { $seat } ne trouve aucun cube à déplacer.
    .you = Vous ne trouvez
already-there = { $seat } occupe déjà le Corps de garde.
    .you = Vous occupez
asylum-own = L’Asile n’est rempli que des cubes { $seat_of } : rien ne change.
    .you = L’Asile n’est rempli que de vos cubes : rien ne change.

# Ce qui est imprimé.

fact-ban = n’accepte pas de { $kind }
fact-support = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de Soutien
fact-tokens = { $amount ->
        [one] un jeton
       *[other] { $amount } jetons
    } { $kind }
fact-influence = un cube { $area_in }
fact-influence-any = un cube dans un quartier au choix où il reste de la place
fact-influence-rival = puis un cube adverse dans un quartier au choix où il reste de la place
fact-spy = remplacer un cube adverse par un des vôtres
fact-apothecary = échanger deux cubes
fact-occupy = un cube au Corps de garde : vos cubes sont protégés
fact-reassign = { $amount ->
        [one] déplacer un de vos cubes
       *[other] déplacer jusqu’à { $amount } de vos cubes
    }
fact-reclaim = récupérer un jeton de cette mise
fact-jail = un cube adverse en Prison
fact-asylum = un de vos cubes à l’Asile
fact-copy = la récompense de n’importe quelle autre case
fact-majority = { $points } points à celui qui a, seul, le plus de cubes
fact-each-cube = { $points } points par cube
fact-protects = protège les cubes de l’occupant contre l’Espion et l’Apothicaire des autres
fact-unscored = ne rapporte aucun point
fact-spaces = { $amount ->
        [one] un emplacement
       *[other] { $amount } emplacements
    }
fact-never-asked = ne compte pas pour la fin de la partie

# La fin.

reason-town-full = Tous les quartiers qui comptent pour la fin étaient pleins.
reason-turn-limit = La limite de tours est atteinte.
points-support = Soutien
points-tokens = Jetons en main

# Options de table.

option-board = Plateau
option-board-core = la ville
option-board-palace = Le Palais
option-board-anarchy = Anarchie
option-messenger = Cubes que le Messager peut déplacer
option-messenger-two = deux
option-messenger-one = un
option-guardhouse = Corps de garde
option-guardhouse-owner = l’occupant peut déplacer ou échanger son cube
option-guardhouse-sealed = seul le Vice-roi y touche
option-guardhouse-open = l’occupant peut déplacer ou échanger son cube ; vide, on y entre aussi par le Maire ou le Messager
option-prisons = Asile et Prison à la fin
option-prisons-full = doivent être pleins
option-prisons-open = peuvent garder des emplacements libres
option-turn-limit = Limite de tours
option-turn-limit-60 = 60
option-turn-limit-30 = 30
option-turn-limit-100 = 100

# Tableaux de l’interface en texte.

sheet-town = La ville, tour { $turn } : cubes par joueur
sheet-bids = Le plateau de mise
sheet-last = Les mises du tour { $turn }
sheet-seats = Les joueurs
column-area = Quartier
column-points = Points
column-room = Libres
column-holder = Majorité
column-space = Case
column-won = Remporté par
column-seat = Joueur
column-support = Soutien
column-hand = Main
column-stock = Cubes en réserve
column-knocked = A toqué
cell-none = –
cell-hidden = caché
cell-knocked = oui
# Les jetons présents, séparés par des virgules.
cell-tokens = { $force ->
        [0] {""}
       *[other] Force { $force }
    }{ $blackmail ->
        [0] {""}
       *[other] { $force ->
            [0] {""}
           *[other] ,{" "}
        }Chantage { $blackmail }
    }{ $gold ->
        [0] {""}
       *[other] { $force ->
            [0] { $blackmail ->
                [0] {""}
               *[other] ,{" "}
            }
           *[other] ,{" "}
        }Or { $gold }
    }

# Ce dont parle un conseil.

term-support = Soutien
term-tokens = jetons pour les prochains tours
term-areas = quartiers de la ville
term-guardhouse = le Corps de garde
