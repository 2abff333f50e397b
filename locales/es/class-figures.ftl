### The charts of a class debrief and what stands around them.

## Around a figure

debrief-feelings = ¿Cómo ha sido?
debrief-transfer = ¿Y en la realidad?
fig-waiting = El primer gráfico aparecerá en cuanto termine una mesa.
fig-working = Calculando los gráficos…
fig-matches = { $matches ->
    [one] Nuestra partida.
   *[other] Nuestras { $matches } partidas.
}
fig-clashes = { $clashes ->
    [one] Un Choque.
   *[other] { $clashes } Choques.
}
fig-answers = Respuestas antes: { $before }, después: { $after }.
fig-sources = Mundo: { $sources }.
fig-board = Los Territorios son partes del juego y no dicen nada sobre las fronteras reales.

## The charts

fig-table = Mesa
fig-company = Empresa
fig-turn = Turno
fig-points = Puntos
fig-territory = Territorio
fig-material = Materia prima
fig-application = Aplicación
fig-country = Primer país
fig-bot = bot
fig-1-help = Puntos por Turno. El anillo marca el mayor cambio.
fig-2-legend = Choques, todas las mesas
fig-2-y = Choques de quienes no la tenían, por Territorio y mesa
fig-2-x = Parte del país que más produce
fig-2-china = sobre todo de China
fig-2-other = de otro país
fig-2-size = más grande: en más cartas
fig-2-zone = un solo país: más del { $percent } %
fig-2-cards = Cartas que la necesitan
fig-3-world = Mundo: primer país
fig-3-class = Nuestra clase: primera empresa
fig-4-bands = % máximo de China en sus Materias primas
fig-4-sizes = Materias primas necesarias, y la mayor parte de China en ellas
fig-4-over = { $materials } · más del { $percent } %
fig-4-up-to = { $materials } · hasta el { $percent } %
fig-4-built = completadas
fig-4-missed = sin completar
fig-4-goals = Las metas de la UE para 2030
fig-5-without = sin comercio
fig-5-with = con comercio
fig-5-rest = { $count ->
    [one] Otra empresa no gana nada.
   *[other] Otras { $count } empresas no ganan nada.
}
fig-6-all = { $tables ->
    [one] Nuestra mesa
   *[other] Las { $tables } mesas
}
fig-6-missing = Faltaban: { $count }
fig-6-one = de un solo rival
fig-6-several = de dos o más
fig-6-nobody = de nadie
fig-6-short = Aplicaciones a las que solo les faltaba una: { $short } de { $missed }
fig-6-help = Una flecha va de los puntos perdidos a quien tenía lo que faltaba.
fig-6-from = De
fig-6-to = A
fig-7-y = Activos nuevos al empezar el Turno
fig-7-first = más en el Turno 2
fig-7-last = menos en el Turno 2
fig-7-alone = Materias primas en manos de una sola empresa
fig-8-before = correctas antes
fig-8-after = correctas después
fig-8-dont-know = «no lo sé»
fig-8-waiting = Este gráfico aparecerá cuando se cierren las dos rondas de preguntas.
fig-8-ask = Abre primero la segunda ronda de preguntas: este gráfico compara las dos.
fig-9-change = Cambio de puntos, desde justo antes de la noticia hasta el final
fig-9-hit = afectadas por una noticia
fig-9-spared = podrían haberse visto afectadas
fig-9-second = afectadas, con una segunda fuente
fig-9-only = afectadas, sin otra fuente
fig-9-count = { $count ->
    [one] una vez
   *[other] { $count } veces
}
fig-9-often = Cuántas veces
