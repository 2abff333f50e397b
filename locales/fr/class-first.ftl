### La page de l’enseignant à trois boutons, pour les premiers cours.

class-first-all = Tous les boutons
class-first-three = Trois boutons
class-first-start = Démarrer
class-first-pause = Pause
class-first-debrief = Bilan
class-first-tables = Tables
class-first-all-right = C’est bon
class-first-seats = Chacun cherche sa table.
class-first-picture = Image { $page } sur { $pages }.
class-first-playing = { $pupils ->
    [one] Un élève joue. Vous n’avez rien à faire.
   *[other] Les { $pupils } élèves jouent. Vous n’avez rien à faire.
}
class-first-some = { $here ->
    [one] { $here } élève sur { $pupils } joue.
   *[other] { $here } élèves sur { $pupils } jouent.
}
class-first-pages = Chacun lit sa propre page.
class-first-debriefing = C’est le moment du bilan.
class-first-help-join = Le code est projeté. Appuyez sur Démarrer quand presque tout le monde est là : les retardataires peuvent encore venir.
class-first-help-close = Appuyez sur Démarrer quand tout le monde a répondu aux questions.
class-first-help-picture = Lisez-la avec la classe, puis appuyez sur Démarrer.
class-first-help-play = Le projecteur montre qui est assis où. Appuyez sur Démarrer quand tout le monde est assis.
class-first-help-playing = Passez entre les tables et écoutez. À { $time }, les parties se terminent d’elles-mêmes ; appuyez alors sur Bilan.
class-first-help-paused = Tous les appareils disent de regarder le projecteur. Appuyez sur Continuer quand vous avez fini.
class-first-help-finished = Appuyez sur Bilan : des graphiques de vos propres parties, et les questions à poser.
class-first-help-pages = Le projecteur raconte l’histoire de la classe. « Imprimer » donne la feuille de classe et toutes les pages.
class-first-help-debriefing = Montrez les graphiques un par un et posez les deux questions affichées à côté.
class-first-start-ask = D’abord huit questions, sur tous les appareils.
class-first-start-close = Terminer les questions et continuer.
class-first-start-picture = Montrer l’image suivante de l’explication.
class-first-start-deal = Former les tables.
class-first-start-play = Lancer les parties à toutes les tables.
class-first-start-done = C’est fait
class-first-started = Les parties ont commencé. Il n’y a plus rien à lancer.
class-first-pause-note = Tous les appareils s’arrêtent et disent de regarder le projecteur. Appuyez encore une fois pour continuer.
class-first-pause-on = Toutes les tables reprennent où elles en étaient.
class-first-debrief-note = À partir de { $time }. Plus tôt, c’est possible : une confirmation est demandée.
class-first-debrief-on = Il est projeté.
class-first-still = { $tables ->
    [one] Une table joue encore. Terminer sa partie ?
   *[other] { $tables } tables jouent encore. Terminer leurs parties ?
}
class-first-play-on = Laisser jouer
class-first-end = Terminer et passer au bilan
class-first-bar-play = Arrivée et jeu, jusqu’à { $time }
class-first-bar-debrief = Bilan, jusqu’à { $time }
