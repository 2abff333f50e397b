### A plan for one's next go, made while others play.

web-plan = Vooruit plannen
web-plan-title = Je plan
web-plan-secret = Alleen jij ziet het. Je kunt het altijd veranderen.
web-plan-count = { $count ->
    [one] Je plan: { $count } stap
   *[other] Je plan: { $count } stappen
}
web-plan-done = Klaar
web-plan-moves = Verplaatsingen plannen
web-plan-auto = Speelt vanzelf
web-plan-auto-help = Zodra je aan de beurt bent. Als de kansen slechter zijn geworden, stopt het plan en vraagt het wat je wilt.
web-plan-move = In je plan: verplaats { $assets }
web-plan-attack = In je plan: val aan met { $assets }
web-plan-attacks = { $assets ->
    [one] { $origin } → { $target }: aanval met { $assets } middel
   *[other] { $origin } → { $target }: aanval met { $assets } middelen, stop bij { $left }
}
web-plan-stop-at = Stop als er zoveel over zijn
web-plan-if-fails = Alleen als de aanval ervoor mislukt
web-plan-odds = { $count } van de 10
web-plan-odds-over = Meer dan 9 van de 10
web-plan-odds-under = Minder dan 1 van de 10
web-plan-gone = Kan niet meer
web-plan-worse = De kansen zijn slechter geworden
web-plan-remove = Weghalen: { $step }
web-plan-removed = Weggehaald: { $step }
web-plan-play = Plan spelen
web-plan-stop = Stop na deze stap
web-plan-discard = Plan weggooien
web-plan-asked = { $assets ->
    [one] { $target }: nu verdedigt { $assets } middel. Kans: { $odds }. Toch aanvallen?
   *[other] { $target }: nu verdedigen { $assets } middelen. Kans: { $odds }. Toch aanvallen?
}
web-plan-insist = Toch aanvallen
web-plan-leave-out = Overslaan
web-plan-full = In een plan passen hoogstens zes verplaatsingen.
