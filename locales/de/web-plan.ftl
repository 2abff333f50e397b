### A plan for one's next go, made while others play.

web-plan = Vorausplanen
web-plan-title = Dein Plan
web-plan-secret = Nur du siehst ihn. Du kannst ihn jederzeit ändern.
web-plan-count = { $count ->
    [one] Dein Plan: { $count } Schritt
   *[other] Dein Plan: { $count } Schritte
}
web-plan-done = Fertig
web-plan-moves = Züge planen
web-plan-auto = Spielt von selbst
web-plan-auto-help = Sobald du dran bist. Wenn die Chancen schlechter geworden sind, hält der Plan an und fragt.
web-plan-move = Planen: { $assets } ziehen
web-plan-attack = Planen: mit { $assets } angreifen
web-plan-attacks = { $assets ->
    [one] { $origin } → { $target }: Angriff mit { $assets } Asset
   *[other] { $origin } → { $target }: Angriff mit { $assets } Assets, Schluss bei { $left }
}
web-plan-stop-at = Aufhören, wenn so viele übrig sind
web-plan-if-fails = Nur wenn der Angriff davor scheitert
web-plan-odds = { $count } von 10
web-plan-odds-over = Über 9 von 10
web-plan-odds-under = Unter 1 von 10
web-plan-gone = Nicht mehr möglich
web-plan-worse = Die Chancen sind schlechter geworden
web-plan-remove = Entfernen: { $step }
web-plan-removed = Entfernt: { $step }
web-plan-play = Plan spielen
web-plan-stop = Nach diesem Schritt anhalten
web-plan-discard = Plan verwerfen
web-plan-asked = { $assets ->
    [one] { $target }: Jetzt verteidigt { $assets } Asset. Chance: { $odds }. Trotzdem angreifen?
   *[other] { $target }: Jetzt verteidigen { $assets } Assets. Chance: { $odds }. Trotzdem angreifen?
}
web-plan-insist = Trotzdem angreifen
web-plan-leave-out = Weglassen
web-plan-full = Ein Plan fasst höchstens sechs Züge.
