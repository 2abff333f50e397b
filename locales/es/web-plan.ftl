### A plan for one's next go, made while others play.

web-plan = Planear
web-plan-title = Tu plan
web-plan-secret = Solo lo ves tú. Puedes cambiarlo cuando quieras.
web-plan-count = { $count ->
    [one] Tu plan: { $count } paso
   *[other] Tu plan: { $count } pasos
}
web-plan-done = Listo
web-plan-moves = Planear movimientos
web-plan-auto = Se juega solo
web-plan-auto-help = En cuanto te toque. Se detiene y pregunta si las probabilidades han bajado.
web-plan-move = Planear: mover { $assets }
web-plan-attack = Planear: atacar con { $assets }
web-plan-attacks = { $assets ->
    [one] { $origin } → { $target }: ataque con { $assets } Activo
   *[other] { $origin } → { $target }: ataque con { $assets } Activos, mientras queden más de { $left }
}
web-plan-stop-at = Parar cuando queden
web-plan-if-fails = Solo si falla el ataque anterior
web-plan-odds = { $count } de 10
web-plan-odds-over = Más de 9 de 10
web-plan-odds-under = Menos de 1 de 10
web-plan-gone = Ya no es posible
web-plan-worse = Las probabilidades han bajado
web-plan-remove = Quitar: { $step }
web-plan-removed = Quitado: { $step }
web-plan-play = Jugar el plan
web-plan-stop = Parar después de este paso
web-plan-discard = Descartar el plan
web-plan-asked = { $assets ->
    [one] { $target }: ahora hay { $assets } Activo en defensa. Probabilidad: { $odds }. ¿Atacas igualmente?
   *[other] { $target }: ahora hay { $assets } Activos en defensa. Probabilidad: { $odds }. ¿Atacas igualmente?
}
web-plan-insist = Atacar igualmente
web-plan-leave-out = Dejarlo fuera
web-plan-full = Un plan admite seis movimientos como máximo.
