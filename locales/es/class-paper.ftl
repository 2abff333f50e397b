### A pupil’s page, and what a class prints.

## A pupil’s page

page-place = Mesa { $table }, puesto { $place } de { $count }
page-card = Tu carta
page-close = ¡Por poco!
page-short = { $missing ->
    [one] Faltaba una Materia prima para { $points } puntos
   *[other] Faltaban { $missing } Materias primas para { $points } puntos
}
page-held = Al final, { $held ->
    [one] { $held } de los { $all } Territorios que la tienen era
   *[other] { $held } de los { $all } Territorios que la tienen eran
} de { $company }.
page-since = Desde el Turno { $turn } era la que más tenía.
page-held-several = Se la repartían varias empresas.
page-held-nobody = No la tenía nadie.
page-turn = T{ $turn }
page-setup = Inicio
page-turns-help = Cuántos de sus Territorios tenía la empresa que más tenía, Turno a Turno.
page-all-built = ¡Has completado toda tu carta!
page-world = En el mundo
page-story = { $material }: la historia real
page-extraction = Extracción
page-processing = Refinado
page-recycled = Demanda de la UE cubierta con reciclaje
page-question = Una pregunta para casa
page-turning = Tus puntos de inflexión
page-completed = Has completado: { $applications }.
page-lost = Has completado y luego perdido: { $applications }.
page-private = Solo tú ves esta página. Puedes abrirla durante siete días.
page-whose = ¿De quién es la página?
page-soon = Tu página aparecerá en cuanto termine tu mesa.

## On paper

class-print = Imprimir
sheet-language = Idioma de la impresión
sheet-what = Qué imprimir
sheet-class = Hoja de la clase, dos páginas
sheet-pupils = Páginas de los alumnos, una por persona
sheet-own = Páginas de los alumnos, cada una en su idioma
sheet-title-1 = Qué pasó en nuestra clase
sheet-title-2 = Qué pensamos de ello
sheet-lead = RAWsiko, { $day }. Mesas: { $tables }. Empresas: { $companies }. Choques: { $clashes }.
sheet-no-names = En esta hoja no hay nombres. Las empresas se sortearon de una lista.
sheet-hhi = HHI
sheet-hhi-help = HHI: la suma de los cuadrados de las partes de todos los países. { $most } significa que un solo país lo produce todo.
sheet-home = Una cosa que contaré en casa
sheet-feelings = Emociones
sheet-events = Hechos
sheet-world = Mundo
sheet-transfer = ¿Y ahora?
