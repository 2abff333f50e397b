### Por qué un bot hizo lo que hizo, y por qué una pista dice lo que dice: qué, dos puntos, la razón más fuerte. Los nombres quedan en su forma base.

bot-reason = { $act }: { $why }

## Qué

bot-act-attack = Ataque → { $territory }, { $percent } %
bot-act-occupy = Ocupación → { $territory }
bot-act-reinforce = Refuerzos → { $territory }
bot-act-place = Nuevo Activo → { $territory }
bot-act-begin = Inicio → { $territory }
bot-act-settle = Inicio → { $continent }
bot-act-draw = Un Continente al azar
bot-act-claim = De China, { $material }
bot-act-stop = Fin de las acciones

## Por qué

bot-why-completes = { $material } completa { $application }, +{ $points }
bot-why-advances = { $material } hace falta para { $application }
bot-why-spare = otro lugar con { $material }, que la carta necesita
bot-why-keeps = { $material } está en la carta, y un ataque saldría bien al { $risk } %
bot-why-reaches = { $ahead } queda al alcance, con { $material } para la carta
bot-why-income = un Activo más en cada Fase de Inversión que viene
bot-why-guards = un ataque saldría bien al { $risk } %
bot-why-weakens = debilita a { $player }
bot-why-eliminates = elimina a { $player }
bot-why-survives = quedan pocos Territorios que perder
bot-why-exclusive = camino de la presencia exclusiva, { $continent }
bot-why-forward = { $ahead } queda al alcance
bot-why-room = un Territorio más
bot-why-open = hay Territorios libres al lado
bot-why-nothing-better = nada más vale el riesgo
bot-why-only = no hay otra opción
bot-why-tried = fue lo que mejor salió al jugar la continuación muchas veces
