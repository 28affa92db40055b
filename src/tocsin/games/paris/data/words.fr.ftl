# Noms des choses : le nom seul, et ses formes avec article ou préposition.

district-belleville = Belleville
    .in = à Belleville
    .of = de Belleville
district-la-villette = La Villette
    .in = à La Villette
    .of = de La Villette
district-batignolles = Batignolles
    .in = aux Batignolles
    .of = des Batignolles
district-montmartre = Montmartre
    .in = à Montmartre
    .of = de Montmartre
district-saint-germain = Saint-Germain
    .in = à Saint-Germain
    .of = de Saint-Germain
district-chaillot = Chaillot
    .in = à Chaillot
    .of = de Chaillot

type-cafe = Café
    .the = le café
type-bakery = Boulangerie
    .the = la boulangerie
type-residence = Résidence
    .the = la résidence
type-restaurant = Restaurant
    .the = le restaurant
type-hotel = Hôtel
    .the = l’hôtel
type-theater = Théâtre
    .the = le théâtre

landmark-luxembourg = Jardin du Luxembourg
    .the = le jardin du Luxembourg
    .from = du jardin du Luxembourg
landmark-tuileries = Jardin des Tuileries
    .the = le jardin des Tuileries
    .from = du jardin des Tuileries
landmark-opera = Opéra Garnier
    .the = l’opéra Garnier
    .from = de l’opéra Garnier
landmark-grand-palais = Grand Palais
    .the = le Grand Palais
    .from = du Grand Palais
landmark-sacre-coeur = Sacré-Cœur
    .the = le Sacré-Cœur
    .from = du Sacré-Cœur
landmark-notre-dame = Notre-Dame
    .the = Notre-Dame
    .from = de Notre-Dame
landmark-louvre = Louvre
    .the = le Louvre
    .from = du Louvre
landmark-eiffel = Tour Eiffel
    .the = la tour Eiffel
    .from = de la tour Eiffel

bank-belleville = banque de Belleville
    .the = la banque de Belleville
    .from = de la banque de Belleville
bank-la-villette = banque de La Villette
    .the = la banque de La Villette
    .from = de la banque de La Villette
bank-batignolles = banque des Batignolles
    .the = la banque des Batignolles
    .from = de la banque des Batignolles
bank-montmartre = banque de Montmartre
    .the = la banque de Montmartre
    .from = de la banque de Montmartre
bank-saint-germain = banque de Saint-Germain
    .the = la banque de Saint-Germain
    .from = de la banque de Saint-Germain
bank-chaillot = banque de Chaillot
    .the = la banque de Chaillot
    .from = de la banque de Chaillot
arc-arc = Arc de triomphe
    .the = l’Arc de triomphe
    .from = de l’Arc de triomphe

space-belleville-1 = Belleville 1
    .the = Belleville 1
    .from = de Belleville 1
space-belleville-2 = Belleville 2
    .the = Belleville 2
    .from = de Belleville 2
space-belleville-3 = Belleville 3
    .the = Belleville 3
    .from = de Belleville 3
space-belleville-4 = Belleville 4
    .the = Belleville 4
    .from = de Belleville 4
space-belleville-5 = Belleville 5
    .the = Belleville 5
    .from = de Belleville 5
space-belleville-8 = Belleville 8
    .the = Belleville 8
    .from = de Belleville 8
space-la-villette-1 = La Villette 1
    .the = La Villette 1
    .from = de La Villette 1
space-la-villette-2 = La Villette 2
    .the = La Villette 2
    .from = de La Villette 2
space-la-villette-3 = La Villette 3
    .the = La Villette 3
    .from = de La Villette 3
space-la-villette-4 = La Villette 4
    .the = La Villette 4
    .from = de La Villette 4
space-la-villette-5 = La Villette 5
    .the = La Villette 5
    .from = de La Villette 5
space-la-villette-8 = La Villette 8
    .the = La Villette 8
    .from = de La Villette 8
space-batignolles-1 = Batignolles 1
    .the = Batignolles 1
    .from = de Batignolles 1
space-batignolles-2 = Batignolles 2
    .the = Batignolles 2
    .from = de Batignolles 2
space-batignolles-3 = Batignolles 3
    .the = Batignolles 3
    .from = de Batignolles 3
space-batignolles-4 = Batignolles 4
    .the = Batignolles 4
    .from = de Batignolles 4
space-batignolles-5 = Batignolles 5
    .the = Batignolles 5
    .from = de Batignolles 5
space-batignolles-8 = Batignolles 8
    .the = Batignolles 8
    .from = de Batignolles 8
space-montmartre-1 = Montmartre 1
    .the = Montmartre 1
    .from = de Montmartre 1
space-montmartre-2 = Montmartre 2
    .the = Montmartre 2
    .from = de Montmartre 2
space-montmartre-3 = Montmartre 3
    .the = Montmartre 3
    .from = de Montmartre 3
space-montmartre-4 = Montmartre 4
    .the = Montmartre 4
    .from = de Montmartre 4
space-montmartre-5 = Montmartre 5
    .the = Montmartre 5
    .from = de Montmartre 5
space-montmartre-8 = Montmartre 8
    .the = Montmartre 8
    .from = de Montmartre 8
space-saint-germain-1 = Saint-Germain 1
    .the = Saint-Germain 1
    .from = de Saint-Germain 1
space-saint-germain-2 = Saint-Germain 2
    .the = Saint-Germain 2
    .from = de Saint-Germain 2
space-saint-germain-3 = Saint-Germain 3
    .the = Saint-Germain 3
    .from = de Saint-Germain 3
space-saint-germain-4 = Saint-Germain 4
    .the = Saint-Germain 4
    .from = de Saint-Germain 4
space-saint-germain-5 = Saint-Germain 5
    .the = Saint-Germain 5
    .from = de Saint-Germain 5
space-saint-germain-8 = Saint-Germain 8
    .the = Saint-Germain 8
    .from = de Saint-Germain 8
space-chaillot-1 = Chaillot 1
    .the = Chaillot 1
    .from = de Chaillot 1
space-chaillot-2 = Chaillot 2
    .the = Chaillot 2
    .from = de Chaillot 2
space-chaillot-3 = Chaillot 3
    .the = Chaillot 3
    .from = de Chaillot 3
space-chaillot-4 = Chaillot 4
    .the = Chaillot 4
    .from = de Chaillot 4
space-chaillot-5 = Chaillot 5
    .the = Chaillot 5
    .from = de Chaillot 5
space-chaillot-8 = Chaillot 8
    .the = Chaillot 8
    .from = de Chaillot 8

kind-wood = bois
    .the = le bois
kind-marble = marbre
    .the = le marbre
kind-gold = or
    .the = l’or
kind-bronze-prestige = prestige de bronze
    .the = le prestige de bronze
kind-silver-prestige = prestige d’argent
    .the = le prestige d’argent
kind-gold-prestige = prestige d’or
    .the = le prestige d’or

gain-wood = jeton bois
gain-marble = jeton marbre
gain-gold = jeton or
gain-bronze-prestige = jeton prestige de bronze
gain-silver-prestige = jeton prestige d’argent
gain-gold-prestige = jeton prestige d’or
gain-points = PV
gain-francs = francs

bonus-1 = tuile bonus 1
bonus-2 = tuile bonus 2
bonus-3 = tuile bonus 3
bonus-4 = tuile bonus 4
bonus-5 = tuile bonus 5
bonus-6 = tuile bonus 6
bonus-7 = tuile bonus 7
bonus-8 = tuile bonus 8
bonus-9 = tuile bonus 9
bonus-10 = tuile bonus 10
bonus-11 = tuile bonus 11
bonus-12 = tuile bonus 12
bonus-13 = tuile bonus 13
bonus-14 = tuile bonus 14
bonus-15 = tuile bonus 15
bonus-16 = tuile bonus 16
bonus-17 = tuile bonus 17
bonus-18 = tuile bonus 18
bonus-19 = tuile bonus 19
bonus-20 = tuile bonus 20
bonus-21 = tuile bonus 21
bonus-22 = tuile bonus 22
bonus-23 = tuile bonus 23
bonus-24 = tuile bonus 24
bonus-25 = tuile bonus 25
bonus-26 = tuile bonus 26
bonus-27 = tuile bonus 27
bonus-28 = tuile bonus 28
bonus-29 = tuile bonus 29
bonus-30 = tuile bonus 30

end-e1 = tuile de fin 1
end-e2 = tuile de fin 2
end-e3 = tuile de fin 3
end-e4 = tuile de fin 4
end-e5 = tuile de fin 5
end-e6 = tuile de fin 6
end-e7 = tuile de fin 7
end-e8 = tuile de fin 8
end-e9 = tuile de fin 9
end-e10 = tuile de fin 10
end-e11 = tuile de fin 11
end-e12 = tuile de fin 12

vp-v1 = tuile PV 1
vp-v2 = tuile PV 2
vp-v3 = tuile PV 3
vp-v4 = tuile PV 4
vp-v5 = tuile PV 5
vp-v6 = tuile PV 6

# De quoi il s’agit.

goal = Achetez Paris : celui qui a le plus de points de victoire (PV) l’emporte. Posez une clé sur une banque, qui verse des francs, ou sur l’Arc ; déplacez-la ensuite vers des bâtiments et des monuments de plus en plus chers, au plein prix depuis une banque, en ne payant que la différence depuis un bâtiment. Les petits bâtiments donnent des tuiles bonus et du prestige, les grands des ressources ; le prestige rendu à un monument rapporte des PV. La quatrième clé d’un quartier permet de placer une tuile PV, qui récompense à la fin les plus forts d’un quartier. La partie s’achève une manche après celle où la dernière tuile de fin est prise.

# Ce qui est demandé.

choose-pile = De quelle pile piochez-vous un bâtiment ?
choose-site = { $wood ->
        [0] { $type } { $value } : dans quel quartier ?
       *[other] { $type } { $value }, qui coûte en plus bois × { $wood } : dans quel quartier ?
    }
choose-action = { $places ->
        [0] { $moves ->
            [0] Prenez une tuile de fin.
           *[other] { $searches ->
                [0] Déplacez une clé.
               *[other] Déplacez une clé ou prenez une tuile de fin.
            }
        }
       *[other] { $moves ->
            [0] { $searches ->
                [0] Placez une clé.
               *[other] Placez une clé ou prenez une tuile de fin.
            }
           *[other] { $searches ->
                [0] Placez une clé ou déplacez-en une.
               *[other] Placez une clé, déplacez-en une ou prenez une tuile de fin.
            }
        }
    }
choose-pass = { $moves ->
        [0] Vos francs et vos jetons ne suffisent à aucune action. Une action libre peut y changer quelque chose.
       *[other] Vous ne pouvez agir qu’en dépensant une tuile : déplacez une clé, ou ne faites rien.
    }
choose-target = Où va la clé { $source_from } ?
choose-target-only = La clé { $source_from } ne peut aller qu’à un endroit. La question est posée quand même, pour que personne n’en déduise vos tuiles de fin.
choose-district = Dans quel quartier placez-vous { $landmark_the } ?
choose-payment = Avec quoi payez-vous { $kind_the } ?
choose-payment-only = Il n’y a qu’une façon de payer { $kind_the }. La question est posée quand même, pour que personne n’en déduise vos tuiles de fin.
choose-reward = La quatrième clé { $district_in } : quelle tuile PV placez-vous ?
choose-reward-district = Où va la { $tile } ?
choose-bonus = { $francs ->
        [0] Vous pouvez prendre une tuile bonus devant votre pion.
        [one] Pour { $francs } franc, vous pouvez prendre une tuile bonus devant votre pion.
       *[other] Pour { $francs } francs, vous pouvez prendre une tuile bonus devant votre pion.
    }
choose-fee = { $francs ->
        [one] Il vous manque le franc d’une tuile bonus. Une action libre peut l’apporter.
       *[other] Vous n’avez pas les { $francs } francs d’une tuile bonus. Une action libre peut les apporter.
    }
choose-any-tile = Prenez n’importe quelle tuile bonus de la piste.
choose-tile-behind = { $spaces ->
        [one] Reculez votre pion d’une case et prenez la tuile bonus.
       *[other] Reculez votre pion de { $spaces } cases au plus et prenez la tuile bonus.
    }
choose-pair = Quelle paire de jetons rendez-vous ?
choose-end-tile = Prenez une des tuiles de fin qui restent.
choose-after = Autre chose avant la fin de votre tour ?

# L’entraîneur : pour chaque question, ce que c’est, ce que cela coûte, ce qu’on fait d’habitude.

coach-pile = Gratuit. Le dos montre le quartier, la valeur est une surprise. Aidez un quartier où vos clés attendent.
coach-site = Le bâtiment va où vous le dites, et chacun peut l’acheter. Choisissez un quartier où vos clés peuvent s’en servir.
coach-action = Votre seule action du tour. Au début, les clés vont aux banques pour l’argent ; plus tard, elles entrent dans les bâtiments et montent.
coach-pass = Ne rien faire est gratuit, mais ne rapporte rien. Voyez d’abord si une vente ou une tuile rend un déplacement possible.
coach-target = D’un bâtiment, vous ne payez que la différence ; une banque ou l’Arc ne compte pas. D’ordinaire le plus haut que vous puissiez payer et utiliser.
coach-target-only = Il n’y a que cet endroit. La question est posée pour que personne n’en déduise vos tuiles de fin.
coach-district = Le monument y reste pour toujours, et sa valeur y compte pour son propriétaire. Choisissez où vous voulez mener.
coach-payment = Jeton ou tuile, l’un comme l’autre paie tout. Dépensez ce qui ne sert à rien d’autre, gardez ce qui sert à tout.
coach-payment-only = Il n’y a que cette façon de payer. La question est posée pour que personne n’en déduise vos tuiles de fin.
coach-reward = Gratuit, et n’importe quelle tuile restante. La plus généreuse si vous menez quelque part ; sinon une qui vous coûte peu.
coach-reward-district = Elle paie à la fin le plus fort de ce quartier, quel qu’il soit. Placez-la où vous menez, ou mènerez.
coach-bonus = Le pion ne fait qu’avancer. Les tuiles proches en début de partie, les lointaines vers la fin.
coach-fee = Après un bâtiment de 3, la tuile coûte des francs que vous n’avez pas. Vendez quelque chose si elle vaut davantage, ou renoncez.
coach-any-tile = N’importe quelle tuile de la piste, et votre pion reste en place. Prenez celle qui rapporte le plus, où qu’elle soit.
coach-tile-behind = Le seul retour possible. Prenez la meilleure tuile que vous avez dépassée.
coach-pair = Deux jetons pareils deviennent des points et s’en vont. Donnez ceux dont aucun de vos monuments ne voudra.
coach-end-tile = Cela coûte votre action du tour. Prenez ce qui complète un achat, sinon le plus de PV.
coach-after = Le reste est gratuit jusqu’à la fin de votre tour. Au dernier, utilisez tout ce qui rapporte encore.

option-draw = Pile { $pile } : un bâtiment { $district_in }
option-build = { $district }
option-place = Une clé à la banque { $district_of } : recevoir { $francs ->
        [one] { $francs } franc
       *[other] { $francs } francs
    }
option-place-arc = Une clé à l’Arc de triomphe
option-move = Déplacer la clé { $source_from }
option-move-to = Déplacer la clé { $source_from } vers { $target_the } : { $francs ->
        [one] { $francs } franc
       *[other] { $francs } francs
    }{ $wood ->
        [0] { "" }
       *[other] , bois × { $wood }
    }{ $marble ->
        [0] { "" }
       *[other] , marbre × { $marble }
    }{ $gold ->
        [0] { "" }
       *[other] , or × { $gold }
    }
option-to-building = { $type }, { $target } : { $francs ->
        [one] { $francs } franc
       *[other] { $francs } francs
    }{ $wood ->
        [0] { "" }
       *[other] , bois × { $wood }
    }{ $marble ->
        [0] { "" }
       *[other] , marbre × { $marble }
    }{ $gold ->
        [0] { "" }
       *[other] , or × { $gold }
    }
option-to-landmark = { $target } : { $francs ->
        [one] { $francs } franc
       *[other] { $francs } francs
    }{ $wood ->
        [0] { "" }
       *[other] , bois × { $wood }
    }{ $marble ->
        [0] { "" }
       *[other] , marbre × { $marble }
    }{ $gold ->
        [0] { "" }
       *[other] , or × { $gold }
    }
option-to-new = Bâtir { $target_the } : { $francs ->
        [one] { $francs } franc
       *[other] { $francs } francs
    }{ $wood ->
        [0] { "" }
       *[other] , bois × { $wood }
    }{ $marble ->
        [0] { "" }
       *[other] , marbre × { $marble }
    }{ $gold ->
        [0] { "" }
       *[other] , or × { $gold }
    }
option-into = { $district }
option-pay-token = Un jeton { $kind }
option-pay-bonus = La { $tile } comme { $kind }
option-pay-end = La { $tile } comme { $kind }
option-reward = { $tile }
option-at = { $district }
option-bonus = { $tile }
option-hand-token = Rendre un jeton { $kind } : { $points } PV
option-hand-bonus = Rendre la { $tile } comme { $kind } : { $points } PV
option-hand-end = Rendre la { $tile } comme { $kind } : { $points } PV
option-search = Fouiller les tuiles de fin et en prendre une
option-take = { $tile }
option-pass = { $moves ->
        [0] Ne rien faire : vos francs et vos jetons ne suffisent à aucune action
       *[other] Ne rien faire : garder vos tuiles
    }
option-decline = Renoncer
option-decline-lose = Renoncer, et perdre { $points } PV à votre portée
option-finish = Finir le tour
option-finish-lose = Finir votre dernier tour, et perdre { $points } PV à votre portée
option-return = Deux jetons { $kind } : { $points } PV
option-buy = Acheter un jeton { $kind } pour { $francs ->
        [one] { $francs } franc
       *[other] { $francs } francs
    }
option-sell = Vendre un jeton { $kind } pour { $francs ->
        [one] { $francs } franc
       *[other] { $francs } francs
    }
option-use = Utiliser la { $tile }
option-use-points = Utiliser la { $tile } : { $points } PV
option-use-francs = Utiliser la { $tile } : recevoir { $francs ->
        [one] { $francs } franc
       *[other] { $francs } francs
    }
option-use-both = Utiliser la { $tile } : recevoir { $francs ->
        [one] { $francs } franc
       *[other] { $francs } francs
    }, et { $points } PV
option-sell-tile = Vendre la { $tile } pour { $francs ->
        [one] { $francs } franc
       *[other] { $francs } francs
    }
option-use-key = Utiliser la { $tile } : une clé de plus pour { $francs ->
        [one] { $francs } franc
       *[other] { $francs } francs
    }
warn-decline = C’est votre dernier tour, et ce à quoi vous renoncez rapporterait { $points } PV. Renoncer quand même ?
warn-finish = C’est votre dernier tour, et vous pouvez encore marquer { $points } PV avec ce que vous avez. Le finir quand même ?

# Pourquoi une chose n’est pas proposée.

closed-keys = vous n’avez plus de clé derrière votre paravent
closed-key-none = rien de plus cher n’est encore construit dans son quartier
closed-key-francs = l’échelon suivant lui coûte { $price ->
        [one] { $price } franc
       *[other] { $price } francs
    }, et vous en avez { $francs }
closed-key-taken = tout ce que vos francs permettent est occupé
closed-key-resources = il vous manque les ressources pour tout ce que vos francs permettent
closed-key-landmark = vos francs ne permettent qu’un nouveau monument, et un plus cher se dresse dans son quartier
closed-key-several = tout ce que vos francs permettent est occupé, coûte des ressources qui vous manquent, ou est un nouveau monument moins cher que celui qui s’y dresse
closed-lower = pas plus cher que là où se trouve cette clé
closed-landmark = un monument plus cher s’y dresse déjà
closed-francs = coûte { $price ->
        [one] { $price } franc
       *[other] { $price } francs
    } d’ici, et vous en avez { $francs }
closed-resources = il vous manque les ressources
closed-taken = une clé s’y trouve déjà
closed-end-early = seulement quand toutes les piles de bâtiments sont vides
closed-end-gone = elles sont toutes prises

# Ce qui se passe.

round-begins = La manche { $round } commence.
drew = { $seat } pioche { $type_the } { $value }.
    .you = Vous piochez
built = { $seat } place { $type_the } { $value } { $district_in }.
    .you = Vous placez
removed = { $seat } ne trouve pas de quartier pour { $type_the } { $value } : la tuile quitte la partie.
    .you = Vous ne trouvez
banked = { $seat } place une clé à la banque { $district_of } et reçoit { $francs ->
        [one] { $francs } franc
       *[other] { $francs } francs
    }.
    .you = Vous placez une clé à la banque { $district_of } et recevez { $francs ->
        [one] { $francs } franc
       *[other] { $francs } francs
    }.
to-arc = { $seat } place une clé à l’Arc de triomphe.
    .you = Vous placez
acquired = { $seat } acquiert { $type_the } { $value } { $district_in } pour { $francs ->
        [one] { $francs } franc
       *[other] { $francs } francs
    }.
    .you = Vous acquérez
new-landmark = { $seat } bâtit { $landmark_the } { $district_in }.
    .you = Vous bâtissez
acquired-landmark = { $seat } acquiert { $landmark_the } { $district_in } pour { $francs ->
        [one] { $francs } franc
       *[other] { $francs } francs
    }.
    .you = Vous acquérez
paid = { $seat } paie un jeton { $kind }.
    .you = Vous payez
paid-bonus = { $seat } paie { $kind_the } avec la { $tile }.
    .you = Vous payez
paid-end = { $seat } paie { $kind_the } avec la { $tile }.
    .you = Vous payez
took-token = { $seat } prend un jeton { $kind }.
    .you = Vous prenez
scored = { $seat } marque { $points } PV.
    .you = Vous marquez
earned = { $seat } reçoit { $francs ->
        [one] { $francs } franc
       *[other] { $francs } francs
    }.
    .you = Vous recevez
rewarded = { $seat } place la { $tile } { $district_in }.
    .you = Vous placez
declined = { $seat } renonce.
    .you = Vous renoncez
bonus-taken = { $seat } prend la { $tile }.
    .you = Vous prenez
used-bonus = { $seat } utilise la { $tile }.
    .you = Vous utilisez
used-end = { $seat } utilise la { $tile }.
    .you = Vous utilisez
handed = { $seat } rend un jeton { $kind } pour { $points } PV.
    .you = Vous rendez
bought = { $seat } achète un jeton { $kind } pour { $francs ->
        [one] { $francs } franc
       *[other] { $francs } francs
    }.
    .you = Vous achetez
sold = { $seat } vend un jeton { $kind } pour { $francs ->
        [one] { $francs } franc
       *[other] { $francs } francs
    }.
    .you = Vous vendez
returned = { $seat } rend deux jetons { $kind } pour { $points } PV.
    .you = Vous rendez
more-key = { $seat } obtient une clé de plus pour { $francs ->
        [one] { $francs } franc
       *[other] { $francs } francs
    }.
    .you = Vous obtenez
searched = { $seat } fouille les tuiles de fin.
    .you = Vous fouillez
took-end = { $seat } prend une tuile de fin.
    .you = Vous prenez
took-end-own = { $seat } prend la { $tile } : { $amount } { $gain }.
    .you = Vous prenez
passed = { $seat } ne fait rien.
    .you = Vous ne faites
last-round = La dernière tuile de fin est prise : on finit cette manche, puis on en joue une dernière.
ended = La partie se termine après la manche { $round }.
turn-begins = C’est à { $seat } de jouer.
    .you = C’est à vous de jouer.
chose-reward = { $seat } choisit la { $tile }.
    .you = Vous choisissez
moving = { "" }
paid-fee = { $seat } paie { $francs ->
        [one] { $francs } franc
       *[other] { $francs } francs
    } pour une tuile bonus.
    .you = Vous payez

# Ce qui est imprimé.

fact-pays = rapporte { $francs ->
        [one] { $francs } franc
       *[other] { $francs } francs
    }
fact-value = valeur { $value }
fact-cost = coûte { $kind } × { $amount }
fact-bonus = { $francs ->
        [0] une tuile bonus
        [one] une tuile bonus pour { $francs } franc
       *[other] une tuile bonus pour { $francs } francs
    }
fact-points = donne { $points } PV
fact-francs = donne { $francs ->
        [one] { $francs } franc
       *[other] { $francs } francs
    }
fact-prestige = { $points } PV pour un jeton { $kind }
fact-tiers = { $first }/{ $second }/{ $third } PV
fact-standing = à la fin une tuile PV ici récompense les plus forts totaux des valeurs sous les clés
fact-half = à deux joueurs le deuxième ne marque qu’avec au moins la moitié du total du premier
fact-counts-as = { $amount ->
        [one] vaut un jeton { $kind }
       *[other] vaut { $amount } jetons { $kind }
    }
fact-any-resource = { $amount ->
        [one] vaut une ressource au choix
       *[other] vaut jusqu’à { $amount } ressources au choix
    }
fact-any-prestige = { $amount ->
        [one] vaut un jeton prestige au choix
       *[other] vaut jusqu’à { $amount } jetons prestige au choix
    }
fact-own = permet de déplacer une clé là où vous en avez déjà une
fact-rival = permet de déplacer une clé là où se trouve une clé adverse
fact-key = une clé de plus pour { $francs ->
        [one] { $francs } franc
       *[other] { $francs } francs
    }
fact-take = prendre n’importe quelle tuile de la piste ; le pion reste où il est
fact-per-tile = { $points } PV pour chaque autre tuile bonus inutilisée
fact-prestige-pairs = { $points } PV pour chaque paire de jetons prestige identiques rendue
fact-resource-pairs = { $points } PV pour chaque paire de ressources identiques rendue
fact-back = { $spaces ->
        [one] reculer le pion d’une case et prendre la tuile
       *[other] reculer le pion de { $spaces } cases au plus et prendre la tuile
    }
fact-per-franc = à la fin, 1 PV par franc
fact-per-value = { $points } PV pour chaque bâtiment de valeur { $value } occupé
fact-per-landmark = { $points } PV pour chaque monument occupé
fact-per-type = { $four }/{ $five }/{ $six }/{ $seven } PV pour 4/5/6/7 types différents
fact-buy = à l’achat { $francs ->
        [one] { $francs } franc
       *[other] { $francs } francs
    }
fact-sell = à la vente { $francs ->
        [one] { $francs } franc
       *[other] { $francs } francs
    }

# La fin.

reason-points = La victoire va au plus grand nombre de PV.
reason-francs = Égalité de PV : la victoire va au plus grand nombre de francs.
reason-value = Égalité de PV et de francs : la victoire va à la plus haute valeur occupée.
reason-shared = Égalité de PV, de francs et de valeur : la victoire est partagée.
points-track = Marqués pendant la partie
points-buildings = Bâtiments
points-prestige = Prestige remis
points-bonus-tiles = Tuiles bonus
points-end-tiles = Tuiles Fin de partie
points-francs = Francs (tuile bonus 27)
tie-francs = À égalité de PV : francs
tie-value = Puis : valeur occupée

# Options de la table.

option-setup = Mise en place
option-setup-basic = de base
option-setup-random = jetons et tuiles bonus au hasard
option-districts = Quartiers sur les tuiles bâtiment
option-districts-fixed = imposés
option-districts-free = au choix
option-wood = Coûtent un bois
option-wood-residence = les résidences
option-wood-value8 = les bâtiments de valeur 8
option-screens = Paravents
option-screens-open = ouverts
option-screens-closed = fermés
option-numbers = Un numéro bonus peut se prendre
option-numbers-once = une fois par partie
option-numbers-held = à nouveau après usage
option-tile16 = Un déplacement avec la tuile bonus 16 rapporte
option-tile16-benefits = jeton, tuile bonus, PV et prestige comme toujours
option-tile16-bare = le bâtiment ou le monument seul
option-space30 = Quand le pion est sur la case 30, les tuiles bonus 17 et 25
option-space30-open = servent encore
option-space30-closed = n’apportent plus rien

# Tableaux de l’interface texte.

sheet-buildings = Les quartiers, manche { $round } : clés par joueur
sheet-landmarks = Les monuments : clés par joueur
sheet-districts = Les rangs : valeur de chaque joueur
sheet-vp-tiles = Les tuiles PV
sheet-track = La piste des bonus
sheet-table = À côté du plateau
sheet-seats = Les joueurs
sheet-tiles = Les tuiles des joueurs
column-space = Emplacement
column-type = Bâtiment
column-cost = Ressources
column-token = Jeton
column-landmark = Monument
column-district = Quartier
column-bank = Banque
column-keys = Clés
column-vp-tile = Tuile PV
column-place = Case
column-bonus = Tuile bonus
column-left = Reste
column-supply = Réserve
column-top = Dessus
column-seat = Joueur
column-points = PV
column-francs = Francs
column-tokens = Jetons
column-tiles = Tuiles bonus
column-end-tiles = Tuiles de fin
column-arc = Arc
column-meeple = Pion
column-tile = Tuile
column-used = Utilisée
cell-none = –
cell-hidden = caché
cell-cost = bois × { $wood }
cell-pile = Pile { $pile }
cell-end-pile = Tuiles de fin
cell-on-arc = clé
cell-used = oui
cell-unused = pas encore
cell-tokens = bois { $wood }, marbre { $marble }, or { $gold } ; prestige de bronze { $bronze }, d’argent { $silver }, d’or { $golden }
cell-standing = { $total } ({ $points } PV){ $bank ->
        [0] { "" }
       *[other] , clé à la banque
    }

# Ce dont parle un conseil.

term-points = PV tout de suite
term-francs = francs
term-districts = force dans les quartiers
term-tokens = prestige et ressources
term-keys = clés
term-tiles = tuiles bonus
term-end-tiles = tuiles Fin de partie
term-track = place restant sur la piste des bonus
