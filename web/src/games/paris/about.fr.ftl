# The game for newcomers: in one minute, and what they ask first.

about-minute = Vous achetez les plus belles maisons de Paris. Une clé sur une banque rapporte de l’argent ; plus tard elle entre dans un bâtiment du quartier. De là elle monte vers un plus cher, et vous ne payez que la différence. Les petits bâtiments donnent des tuiles bonus et du prestige, les grands des ressources ; ensemble ils achètent les monuments. À la fin, le plus fort d’un quartier gagne sa tuile PV.
about-turn = Retournez un bâtiment tant qu’il en reste, puis faites une chose : poser une clé, déplacer une clé ou prendre une tuile de fin. Les tuiles servent en plus.
about-points = Le prestige rendu aux monuments, les tuiles bonus et les tuiles de fin rapportent des PV ; à la fin les tuiles PV paient les plus forts de chaque quartier.
about-end = Une manche après celle où la dernière tuile de fin est prise.
