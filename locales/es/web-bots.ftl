### Los bots en el navegador: niveles, lo que dicen, pistas, y la mirada atrás a una partida.

## Niveles

web-bots-level-easy = Bot, fácil
web-bots-level-medium = Bot, medio
web-bots-level-hard = Bot, difícil
web-bots-level-expert = Bot, experto
web-bots-level-easy-help = Solo mira su propia carta y una jugada por delante, y no defiende nada.
web-bots-level-medium-help = Lo sopesa todo con las probabilidades exactas, pero solo ve una jugada por delante.
web-bots-level-hard-help = Prueba en su cabeza cada buena jugada hasta el final del Turno siguiente, pero solo planea una jugada cada vez.
web-bots-level-expert-help = Como el nivel Difícil, con más jugadas y un Turno más allá, pero también planea solo una jugada cada vez.
web-bots-levels-guide = Cómo piensan los bots
web-bots-levels-fair = Ninguno ve las cartas de los demás ni los próximos dados.
web-bots-preparing = Difícil y Experto se están preparando ({ $percent } %). Hasta entonces juegan sin pensar por adelantado.
web-bots-slow = En este servidor, Difícil y Experto juegan sin pensar por adelantado.
web-bots-level-of-play-now = Nivel de los bots
web-bots-give-level = Qué bot sigue jugando

## Lo que decide el anfitrión

web-bots-reasons = Los bots dicen por qué
web-bots-reasons-help = Tras cada jugada, según lo que todos ven. Lo que tenía que ver con su carta lo cuentan al acabar la partida.
web-bots-hints = Pistas
web-bots-hints-off = Ninguna
web-bots-hints-odds = Dónde mirar y probabilidades
web-bots-hints-all = Con un plan
web-bots-hints-off-help = No hay pistas para nadie.
web-bots-hints-odds-help = Si pides una, te decimos dónde mirar y qué probabilidades hay.
web-bots-hints-all-help = Si pides una, te decimos dónde mirar, qué probabilidades hay y qué haría un bot fuerte.

## Mientras juegan los bots

web-bots-line = Lo que hacen los bots
web-bots-skip = Saltar
web-bots-skip-help = Los bots juegan sin pausas hasta que le toque a una persona

## Pistas

web-bots-hint = Pista
web-bots-hint-thinking = Pensando…
web-bots-hint-step-1 = Dónde mirar
web-bots-hint-step-2 = ¿Qué probabilidad hay?
web-bots-hint-step-3 = ¿Qué hacer?
web-bots-hint-odds = { $origin } → { $target }: { $percent } %
web-bots-hint-plan = El plan
web-bots-hint-best = No se ve nada mejor.
web-bots-hint-either = Las dos valen. Casi igual de bueno: { $action }.
web-bots-hint-do = Jugar así
web-bots-hint-again = Volver a intentarlo
web-bots-hint-close = Cerrar la pista
web-bots-times = { $action }, { $times } ×

## ¿Por qué no mi jugada?

web-bots-why-not = ¿Por qué no mi jugada?
web-bots-why-not-left = { $count ->
    [0] Era tu última pregunta de este Turno.
    [one] Queda { $count } pregunta en este Turno.
   *[other] Quedan { $count } preguntas en este Turno.
}
web-bots-why-not-off = Nunca
web-bots-why-not-bots = Contra bots
web-bots-why-not-all = Siempre
web-bots-why-not-off-help = Nadie puede preguntar cuánto cuesta una acción.
web-bots-why-not-bots-help = En una mesa con una sola persona: antes de una acción puedes preguntar cuánto cuesta. Cinco preguntas por Turno.
web-bots-why-not-all-help = Cada cual puede preguntar cuánto cuesta una acción antes de confirmarla. Cinco preguntas por Turno.

## Lo que se puede hacer

web-bots-do-continent = Elegir { $continent }
web-bots-do-draw = Sortear un Continente
web-bots-do-territory = Elegir { $territory }
web-bots-do-place = { $assets ->
    [one] Un Activo → { $territory }
   *[other] { $assets } Activos → { $territory }
    }
web-bots-do-move = { $assets ->
    [one] { $origin } → { $target }, { $assets } Activo
   *[other] { $origin } → { $target }, { $assets } Activos
}
web-bots-do-claim = Reclamar { $material }

## La mirada atrás

web-bots-report = Análisis
web-bots-report-coming = Analizando la partida. Tarda unos segundos…
web-bots-report-missing = Ahora no se ha podido analizar la partida.
web-bots-report-again = Volver a intentarlo
web-bots-report-file = Los puntos de inflexión se calculan en el servidor donde jugaste. Abre la partida con su enlace.
web-bots-turning = Puntos de inflexión
web-bots-turning-of = Puntos de inflexión de
web-bots-turning-help = Las decisiones que más redujeron la probabilidad de ganar, si los bots siguen jugando desde ahí, y lo que más cambió los puntos.
web-bots-turning-none = Ninguna decisión redujo mucho la probabilidad de ganar.
web-bots-turning-turn = Turno { $turn }
web-bots-turning-chance = Probabilidad de ganar: de { $before } a { $after }.
web-bots-turning-done = Jugado:
web-bots-turning-better = Mejor:
web-bots-turning-see = Enséñamelo
web-bots-hints-used = Pistas
web-bots-hints-used-line = { $player }: { $look } × dónde mirar, { $odds } × las probabilidades, { $plan } × el plan, { $why_not } × por qué no
web-bots-hints-used-help = No cambian la puntuación.
