### A plan for one's next go, made while others play.

web-plan = Pianifica
web-plan-title = Il tuo piano
web-plan-secret = Lo vedi solo tu. Puoi cambiarlo in ogni momento.
web-plan-count = { $count ->
    [one] Il tuo piano: { $count } passo
   *[other] Il tuo piano: { $count } passi
}
web-plan-done = Fatto
web-plan-moves = Pianifica spostamenti
web-plan-auto = Si gioca da solo
web-plan-auto-help = Appena tocca a te. Si ferma e chiede se le probabilità sono peggiorate.
web-plan-move = Nel piano: sposta { $assets }
web-plan-attack = Nel piano: attacca con { $assets }
web-plan-attacks = { $assets ->
    [one] { $origin } → { $target }: attacco con { $assets } Asset
   *[other] { $origin } → { $target }: attacco con { $assets } Asset, finché ne restano più di { $left }
}
web-plan-stop-at = Fermati quando ne restano
web-plan-if-fails = Solo se l’attacco precedente fallisce
web-plan-odds = { $count } su 10
web-plan-odds-over = Oltre 9 su 10
web-plan-odds-under = Meno di 1 su 10
web-plan-gone = Non più possibile
web-plan-worse = Le probabilità sono peggiorate
web-plan-remove = Togli: { $step }
web-plan-removed = Tolto: { $step }
web-plan-play = Gioca il piano
web-plan-stop = Fermati dopo questo passo
web-plan-discard = Scarta il piano
web-plan-asked = { $assets ->
    [one] { $target }: ora { $assets } Asset in difesa. Probabilità: { $odds }. Attacchi lo stesso?
   *[other] { $target }: ora { $assets } Asset in difesa. Probabilità: { $odds }. Attacchi lo stesso?
}
web-plan-insist = Attacca lo stesso
web-plan-leave-out = Lascia perdere
web-plan-full = Un piano contiene al massimo sei spostamenti.
