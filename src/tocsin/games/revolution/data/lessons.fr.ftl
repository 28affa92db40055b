# Leçons : le titre, la tâche, et ce que dit l’entraîneur.

lesson-strength = Une Force contre un tas d’Or
lesson-strength-task = Gagnez l’Imprimeur.
lesson-strength-before = Vos deux rivaux veulent l’Imprimeur, qui vaut dix points : { $first } y met trois Or, { $second } un Chantage et un Or. Posez tous vos jetons, puis toquez.
lesson-strength-after = Une seule Force a tout battu. La Force bat n’importe quel Chantage, et le Chantage n’importe quel Or.
lesson-strength-mistake = Beaucoup de jetons faibles ne valent jamais un seul plus fort. Regardez la sorte des jetons avant leur nombre.
lesson-strength-hint = Lequel de vos jetons est plus fort que le Chantage ?

lesson-ties = À égalité, rien
lesson-ties-task = Gagnez au moins trois personnes ce tour-ci.
lesson-ties-before = Chacun voit ce que l’autre a en main : { $first } a une Force et quatre Or, { $second } rien que de l’Or. { $first } courtise toujours le Prêtre avec sa Force.
lesson-ties-after = Personne ne pouvait vous suivre là. Où les rivaux ne vont pas, un seul Or suffit.
lesson-ties-mistake = Des mises égales s’annulent : personne ne gagne, pas même celui qui a misé moins. Dispersez-vous, et évitez ce que les autres visent à coup sûr.
lesson-ties-hint = Contre { $second }, votre Force ne craint rien. Pour l’Or, cherchez qui n’est disputé par personne : Marchand, Aristocrate, Aubergiste, Mercenaire.

lesson-harbor = Des cubes pour le Port
lesson-harbor-task = Tenez le Port, seul, à la fin du tour.
lesson-harbor-before = Vous et { $first } avez chacun deux cubes au Port : ses 40 points ne vont à personne. Le Capitaine y place un cube, et il refuse la Force.
lesson-harbor-after = Trois cubes contre deux : le Port est à vous tant que vous y êtes seul en tête.
lesson-harbor-mistake = À égalité en tête, un quartier ne rapporte rien à personne. Où la Force est interdite, un Chantage bat n’importe quel tas d’Or.
lesson-harbor-hint = Votre Chantage est le jeton le plus fort que le Capitaine accepte.

lesson-tokens = Pauvre aujourd’hui, fort demain
lesson-tokens-task = Commencez le tour suivant avec trois jetons plus forts que l’Or.
lesson-tokens-before = Chacun n’a plus que cinq Or. Certaines personnes paient en Force et en Chantage : gagnez-les, et le tour suivant est à vous.
lesson-tokens-after = Les jetons posés sont perdus, les jetons gagnés servent au tour suivant. Les mécènes complètent jusqu’à cinq, en Or seulement.
lesson-tokens-mistake = Gagnante ou perdante, une mise est dépensée ; et les mécènes ne donnent que de l’Or.
lesson-tokens-hint = Voyou et Mercenaire n’acceptent que l’Or. Général, Capitaine, Aubergiste et Magistrat n’attendent personne.

lesson-spy = L’Espion
lesson-spy-task = Prenez la Forteresse, et tenez-la seul.
lesson-spy-before = La Forteresse est pleine, quatre cubes à vous et quatre à { $first } : 50 points pour personne. L’Espion remplace un cube adverse par l’un des vôtres.
lesson-spy-after = Cinq contre trois, dans un quartier plein. Seuls l’Espion et l’Apothicaire y touchent encore.
lesson-spy-mistake = Un cube a changé de camp, mais pas là où cela comptait. Comptez les deux camps avant de choisir.
lesson-spy-hint = La Force bat les deux Or posés sur l’Espion. Demandez-vous ensuite où un seul échange vous met seul en tête.

lesson-end = Le dernier tour
lesson-end-task = Terminez la partie ce tour-ci, et gagnez-la.
lesson-end-before = Il ne reste qu’un emplacement dans toute la ville, au Port. Remplissez-le et la partie s’achève : chaque quartier rapporte alors, et les jetons en main aussi.
lesson-end-after = Le Port a rapporté 40 points, et chaque Force gagnée ce tour-ci 5 de plus. Finissez tant que vous menez.
lesson-end-mistake = Il reste de la place au Port : la partie continue, et vos rivaux ont encore un tour pour vous rattraper.
lesson-end-hint = Le Capitaine remplit le Port et refuse la Force : c’est là que va votre Chantage.
