### El primer paso de una pista: una pregunta que deja encontrar el resto. Los nombres quedan en su forma base.

hint-look-missing = { $application }: ¡falta muy poco! ¿Qué Materia prima falta y dónde puedes conseguirla?
hint-look-lone-guard = { $material }: te vendría bien. ¿Dónde hay un solo Activo de guardia?
hint-look-guarded = { $material }: te vendría bien. ¿Qué vecino controla esta Materia prima, y con cuántos Activos?
hint-look-empty = { $material }: te vendría bien. ¿Hay junto a los tuyos un Territorio vacío con esta Materia prima?
hint-look-own-guard = { $material }: te hace falta. ¿Están bien defendidos tus Territorios con esta Materia prima?
hint-look-threat = { $territory }: es tu Territorio, pero ¿qué vecino podría conquistarlo?
hint-look-reach = Mira aquí: { $territory }. ¿Desde cuál de tus Territorios podrías llegar?
hint-look-alone = { $continent }: ¿quién más queda allí?
hint-look-rival = Mira aquí: { $territory }. ¿Qué perdería quien controla este Territorio?
hint-look-more = Por cada tres Materias primas recibes un Activo más. ¿Qué puedes conseguir ahí al lado?
hint-look-begin = ¿Dónde hay muchas Materias primas que necesitas, cerca unas de otras?
hint-look-claim = ¿Qué Materia prima falta aún en tus Aplicaciones?
hint-look-stop = ¿Queda algo que merezca el riesgo?

## ¿Por qué no mi jugada? Cuánto cuesta una acción frente a la mejor opción encontrada, qué tiene de malo y con qué sería buena

why-not-best = No se encontró nada mejor.
why-not-even = Las dos valen: las separan menos de dos puntos de probabilidad de ganar.
why-not-unsure = Está demasiado igualado: { $points ->
    [one] un punto
   *[other] { $points } puntos
} de probabilidad de ganar, con un margen de { $uncertain }.
why-not-costs = Probabilidad de ganar: { $points ->
    [one] un punto
   *[other] { $points } puntos
} menos que con la mejor opción encontrada, con un margen de { $uncertain }.
why-not-brings = ¡Bien visto! Probabilidad de ganar: { $points ->
    [one] un punto
   *[other] { $points } puntos
} más que con la mejor opción encontrada, con un margen de { $uncertain }.
why-not-untried = Aquí no se pueden simular partidas, así que no se sabe cuánto cuesta.
why-not-breaks = Pierdes { $material } y dejas de tener completa { $application }: −{ $points }.
why-not-gives-up = Pierdes { $material }, que necesitas para { $application }.
why-not-leaves = { $assets ->
    [0] En { $territory } no queda ningún Activo, y al lado está { $player }.
    [one] En { $territory } queda un solo Activo, y al lado está { $player }.
   *[other] En { $territory } quedan { $assets } Activos, y al lado está { $player }.
}
why-not-odds = El ataque solo tiene éxito el { $percent } % de las veces.
why-not-exposed = { $player } está al lado de { $territory } y recuperaría ese Territorio el { $percent } % de las veces.
why-not-with = Con { $assets ->
    [one] un Activo
   *[other] { $assets } Activos
} sería igual de bueno.
why-not-reinforced = { $assets ->
    [one] Con un Activo más
   *[other] Con { $assets } Activos más
} en { $territory } sería igual de bueno.
