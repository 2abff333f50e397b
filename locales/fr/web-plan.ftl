### A plan for one's next go, made while others play.

web-plan = Prévoir mes coups
web-plan-title = Ton plan
web-plan-secret = Personne d’autre ne le voit. Tu peux le changer à tout moment.
web-plan-count = { $count ->
    [one] Ton plan : { $count } étape
   *[other] Ton plan : { $count } étapes
}
web-plan-done = Terminé
web-plan-moves = Prévoir des déplacements
web-plan-auto = Se joue tout seul
web-plan-auto-help = Dès que c’est à toi. Il s’arrête et te demande si tes chances ont baissé.
web-plan-move = Prévoir : déplacer { $assets }
web-plan-attack = Prévoir : attaquer avec { $assets }
web-plan-attacks = { $assets ->
    [one] { $origin } → { $target } : attaque avec { $assets } Actif
   *[other] { $origin } → { $target } : attaque avec { $assets } Actifs, tant qu’il en reste plus de { $left }
}
web-plan-stop-at = S’arrêter quand il en reste
web-plan-if-fails = Seulement si l’attaque précédente échoue
web-plan-odds = { $count } sur 10
web-plan-odds-over = Plus de 9 sur 10
web-plan-odds-under = Moins de 1 sur 10
web-plan-gone = Ce n’est plus possible
web-plan-worse = Tes chances ont baissé
web-plan-remove = Retirer : { $step }
web-plan-removed = Retiré : { $step }
web-plan-play = Jouer le plan
web-plan-stop = Arrêter après cette étape
web-plan-discard = Abandonner le plan
web-plan-asked = { $assets ->
    [one] { $target } : { $assets } Actif en défense maintenant. Chances : { $odds }. Tu attaques quand même ?
   *[other] { $target } : { $assets } Actifs en défense maintenant. Chances : { $odds }. Tu attaques quand même ?
}
web-plan-insist = Attaquer quand même
web-plan-leave-out = Laisser de côté
web-plan-full = Un plan contient six déplacements au plus.
