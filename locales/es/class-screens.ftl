### The screens of a class: briefing, questions, what the teacher shows.

## Shown

class-step = { $page } de { $pages }
class-slide = Diapositiva { $page } de { $pages }
class-look-up = ¡Levanta la vista!
class-look-up-more = Después llega tu propia página.
class-look-down = Ahora mirad vuestra propia página.
class-look-questions = Mirad vuestro dispositivo: ocho preguntas.

## The briefing in four pictures

class-brief-1-title = Tu carta
class-brief-1 = Mucho de lo que hay en tu móvil viene de China. En este juego, China ha cerrado sus fronteras. Diriges una empresa. Tu carta muestra lo que aun así debe poder fabricar.
class-brief-1-more = Mantenla en secreto.
class-brief-2-title = Materias primas
class-brief-2 = Las Aplicaciones necesitan Materias primas de Territorios de todo el mundo. Muchas son críticas: importantes, y podrían faltar.
class-brief-2-more = Si controlas un Territorio con una Materia prima, la tienes. Tus Activos son tus fichas en el mapa del mundo.
class-brief-3-title = El Choque comercial
class-brief-3 = Entra en el Territorio de otro y deciden los dados: el más alto contra el más alto, y luego la siguiente pareja.
class-brief-3-more = Quien tiene el dado más bajo pierde un Activo. En caso de empate, lo pierde el atacante.
class-brief-attacker = Atacante
class-brief-defender = Defensor
class-brief-4-title = La puntuación
class-brief-4 = Solo las Aplicaciones completas dan puntos. Si falta una Materia prima, la Aplicación no cuenta.
class-brief-4-more = Después del último Turno gana quien tiene más puntos.
class-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}

## The teacher decides what everyone looks at

class-show = En el proyector
class-show-joining = Código
class-show-briefing = Explicación
class-show-clock = Reloj
class-show-table = Mapa de una mesa
class-show-debrief = Puesta en común
class-show-pages = Repartir las páginas de los alumnos
class-show-which = ¿Qué mesa?
class-show-back = Anterior
class-show-next = Siguiente
class-show-all = Todos los gráficos

## Questions before and after

class-ask-before = Preguntas antes de la partida
class-ask-after = Preguntas después de la partida
class-ask-lead = { $count } preguntas, un toque cada una. Sin notas y sin nombres: solo quedan los totales de la clase.
class-ask-begin = Empezar
class-ask-back = Atrás
class-ask-done = Ahora envía tus respuestas
class-ask-privacy = Nadie ve lo que has respondido.
class-ask-send = Enviar
class-ask-thanks = ¡Gracias! Tus respuestas han llegado.
class-ask-next = Pasa el dispositivo
class-ask-next-help = Ahora responde la persona { $head } de { $heads }. Nadie ve lo que eligieron los demás.
class-round-open = Hacer las preguntas
class-round-close = Cerrar
class-round-closed = cerradas
class-round-again = Volver a abrir
class-round-later = cuando una mesa haya terminado
class-round-so-far = Respuestas: { $answers } de { $pupils }
class-round-answers = { $answers ->
    [one] Una respuesta
   *[other] { $answers } respuestas
}
class-round-few = Se muestran cuando hayan respondido { $least } dispositivos.
