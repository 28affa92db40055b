# Names of things.

pack-cards = Le paquet

goal = Ayez la carte la plus haute. Vous pouvez jeter la vôtre pour une autre, mais tous décident en même temps.

# What is asked.

choose-keep = Votre carte est un { $card } : la garder, ou la jeter pour une autre ?
coach-keep = Jeter sa carte ne coûte rien, mais la suivante peut être plus basse. On garde d’ordinaire un 4 ou mieux.
option-keep = La garder
option-throw = La jeter

# What happens.

decided = { $seat } a décidé.
decided-own = { $thrown ->
        [0] Vous gardez votre carte.
       *[other] Vous jetez votre carte.
    }
shown = { $thrown ->
        [0] { $seat } avait gardé un { $card }.
       *[other] { $seat } tire un { $card }.
    }

# What is printed.

fact-pack = des cartes de 1 à { $highest }, autant de chaque qu’il en faut

# The end.

reason-shown = Toutes les cartes sont montrées.
points-card = Carte

# Tables of text.

sheet-cards = Les cartes
column-seat = Joueur
column-card = Carte
cell-hidden = cachée

# Ce dont parle un conseil.

term-card = la carte
