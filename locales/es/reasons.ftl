### Por qué un bot hizo lo que hizo, y por qué una pista dice lo que dice: qué, dos puntos, la razón más fuerte. Los nombres quedan en su forma base.

bot-reason = { $act }: { $why }

## Qué

bot-act-attack = Ataque → { $territory }, { $percent } %
bot-act-occupy = A un Territorio vacío: { $territory }
bot-act-reinforce = Más Activos → { $territory }
bot-act-place = Nuevo Activo → { $territory }
bot-act-begin = Inicio → { $territory }
bot-act-settle = Inicio → { $continent }
bot-act-draw = Un Continente al azar
bot-act-claim = De China: { $material }
bot-act-recycle = Reciclar { $material }
bot-act-stop = Sin más acciones

## Por qué

bot-why-completes = para completar { $application } con { $material }, +{ $points }
bot-why-advances = para conseguir { $material } para { $application }
bot-why-spare = otro lugar con { $material } para la carta
bot-why-keeps = para proteger { $material }, que pide la carta; un ataque ganaría el { $risk } % de las veces
bot-why-reaches = ahora más cerca: { $ahead }, con { $material } para la carta
bot-why-income = un Activo más en cada Fase de Inversión
bot-why-guards = un ataque ganaría el { $risk } % de las veces
bot-why-weakens = debilita a { $player }
bot-why-eliminates = elimina a { $player }
bot-why-survives = quedan pocos Territorios que perder
bot-why-exclusive = por la presencia exclusiva: { $continent }
bot-why-forward = ahora más cerca: { $ahead }
bot-why-room = un Territorio más
bot-why-gathers = { $having } de { $needed } Materias primas para { $application } a dos pasos como mucho
bot-why-open = justo al lado hay Territorios libres
bot-why-nothing-better = nada más merece el riesgo
bot-why-only = no hay otra opción
bot-why-tried = fue lo que mejor salió en muchas partidas de prueba
