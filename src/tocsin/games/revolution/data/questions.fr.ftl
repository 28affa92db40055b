# Questions de tous les jours ; sous chacune, d’autres mots par lesquels on la cherche.

question-win = Comment gagne-t-on ?
    .words = but, objectif, gagner, vainqueur, victoire, points, score
question-over = Quand la partie s’arrête-t-elle ?
    .words = fin, finir, terminer, dernier tour, durée, arrêt
question-tie = Et si nos mises sont égales ?
    .words = égalité, ex aequo, égal, même mise, miser pareil, partage, nul
question-stronger = Un Chantage vaut-il mieux que trois Or ?
    .words = bat, battre, plus fort, force des jetons, comparer, valeur, gagner une case
question-back = Mes jetons me reviennent-ils si je perds ?
    .words = rembourser, rendre, perdu, dépensé, garder ses jetons, récupérer
question-save = Puis-je garder des jetons pour plus tard ?
    .words = économiser, garder, passer, obligé de miser, tous les jetons, reste
question-gained = Quand puis-je jouer les jetons gagnés ?
    .words = nouveaux jetons, tour suivant, gain, utiliser, reçus
question-banned = Pourquoi pas de Force sur le Général ?
    .words = interdit, interdiction, refuse, impossible de poser, barré
question-broke = Je n’ai plus de jetons : et maintenant ?
    .words = ruiné, plus rien, mécène, mécènes, mécénat, pauvre, compléter, sans jeton
question-area = À qui vont les points d’un quartier ?
    .words = majorité, cubes, influence, quartier, zone, plus de cubes
question-full = Et si un quartier est plein ?
    .words = plein, complet, plus de place, impossible de placer un cube
question-hands = Puis-je voir les jetons des autres ?
    .words = main, mains, visible, secret, caché, regarder, adversaires
