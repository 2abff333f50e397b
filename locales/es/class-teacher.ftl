### What a teacher does in a class.

## Opening a class: the plan of the lesson

class-teacher-plan = Qué va a pasar
class-teacher-part-join = Entrar
class-teacher-part-join-note = Código y QR en el proyector
class-teacher-part-questions_before = Ocho preguntas
class-teacher-part-questions_before-note = Anónimas
class-teacher-part-briefing = Explicación
class-teacher-part-briefing-note = Cuatro imágenes
class-teacher-part-seats = Buscar la mesa
class-teacher-part-seats-note = Los nombres están en el proyector
class-teacher-part-play = Juego
class-teacher-part-debrief = Puesta en común
class-teacher-part-debrief-note = Con vuestras partidas
class-teacher-part-questions_after = Las mismas preguntas
class-teacher-part-questions_after-note = Otra vez
class-teacher-part-last_figure = Antes y después
class-teacher-part-last_figure-note = El último gráfico
class-teacher-plan-tables =
    { $tables ->
        [0] Cada mesa:
        [one] Una mesa:
       *[other] { $tables } mesas:
    } { $pupils ->
        [one] un alumno
       *[other] { $pupils } alumnos
    }{ $bots ->
        [0] { "" }
        [one] { " " }y un bot
       *[other] { " " }y { $bots } bots
    }, Turnos: { $turns }
class-teacher-plan-setup = Cartas, primeros Territorios
class-teacher-plan-turn = Turno { $turn }
class-teacher-plan-last-turn = Turno { $turn }, el último
class-teacher-plan-score = Puntuación final
class-teacher-plan-pace = Las mesas lentas juegan un Turno menos, las rápidas uno más. Todos lo saben antes del último Turno.
class-teacher-plan-short = Caben dos Turnos. Es poco, pero funciona.
class-teacher-plan-too-short = Antes de esta campana no caben ni dos Turnos. Puedes abrir la clase de todos modos: contará el último Turno completo.
class-teacher-plan-left-out = Para que quepan más Turnos, se omite: { $parts }. Puedes volver a activarlo.
class-teacher-left-questions = las preguntas
class-teacher-left-briefing = la explicación
class-teacher-left-debrief = la puesta en común
class-teacher-left-debrief-short = media puesta en común
class-teacher-price-without =
    { $turns ->
        [0] Sin esto, ningún Turno más.
        [one] Sin esto, un Turno más.
       *[other] Sin esto, { $turns } Turnos más.
    }
class-teacher-price-with =
    { $turns ->
        [0] No cuesta ningún Turno.
        [one] Cuesta un Turno.
       *[other] Cuesta { $turns } Turnos.
    }
class-teacher-data-sheet = Protección de datos, para las familias

## Dealing the tables

class-teacher-counts =
    { $companies ->
        [one] Una empresa
       *[other] { $companies } empresas
    }, { $pupils ->
        [one] un alumno
       *[other] { $pupils } alumnos
    }
class-teacher-bell-at = campana { $time }
class-teacher-deal-rest = Repartir el resto otra vez
class-teacher-stay = { $companies ->
    [one] Una se queda en su sitio
   *[other] { $companies } se quedan en su sitio
}
class-teacher-late-comers = Quien llega tarde ocupa el asiento de un bot
class-teacher-about = hacia las { $time }
class-teacher-instead-quick = en vez de { $turns } Turnos previstos: es antes de lo previsto
class-teacher-instead-late = en vez de { $turns } Turnos previstos: es más tarde de lo previsto
class-teacher-slower = { $pupils ->
    [one] con un alumno se tarda más
   *[other] con { $pupils } alumnos se tarda más
}
class-teacher-too-long = demasiado para esta clase
class-teacher-slow = { $tables }: { $turns ->
        [0] no cabe ningún Turno
        [one] cabe un Turno
       *[other] caben { $turns } Turnos
    }. Las demás: hasta { $most }.
class-teacher-whole-table = Un dispositivo para { $companies } empresas
class-teacher-slow-help = Junta a dos alumnos en una empresa; un bot ocupa el asiento libre.
class-teacher-let-share = Juntar a dos
class-teacher-shared = { $first } y { $second } dirigen ahora la misma empresa: { $second }.
class-teacher-separate = Separarlos
class-teacher-move = Mover { $company } a…
class-teacher-move-second = Mover al segundo alumno de { $company } a…
class-teacher-second = Segundo dispositivo, { $language }
class-teacher-heads = { $heads } alumnos comparten esta empresa
class-teacher-heads-short = Alumnos en este dispositivo
class-teacher-heads-whole = Alumnos en este dispositivo, una empresa cada uno
class-teacher-locked = Se queda en esta mesa
class-teacher-lock = Dejar en esta mesa
class-teacher-unlock = Permitir cambiar de mesa
class-teacher-bot = Bot
class-teacher-drop = Suelta aquí: el bot deja sitio
class-teacher-people =
    { $pupils ->
        [one] un alumno
       *[other] { $pupils } alumnos
    }{ $bots ->
        [0] { "" }
        [one] { " " }+ bot
       *[other] { " " }+ { $bots } bots
    }
class-teacher-full-short = llena: compartir una empresa
class-teacher-full = La mesa { $table } está llena
class-teacher-full-help = { $company }: elige una empresa para dirigirla juntos.
class-teacher-share-with = Junto con { $company }
class-teacher-fifth = Una quinta empresa en esta mesa
class-teacher-own-company = Una empresa propia

## The dashboard

class-teacher-on-time = { $tables ->
    [one] Una va a tiempo.
   *[other] { $tables } van a tiempo.
}
class-teacher-now = ahora
class-teacher-plan-at = plan { $time }
class-teacher-more-until = más tiempo, hasta las { $time }
class-teacher-was = estaban previstos { $turns }
class-teacher-usual = Los demás de esta mesa tardan más o menos { $time }.
class-teacher-stand-in = Enseguida juega un bot en su lugar y la mesa sigue.
class-teacher-gone = { $company }: sin conexión, juega un bot en su lugar
class-teacher-away = { $people ->
        [one] Falta uno
       *[other] Faltan { $people }
    }{ $bots ->
        [0] { "" }
        [one] , un bot sustituto
       *[other] , { $bots } bots sustitutos
    }
class-teacher-why-setup = Por qué: elegir los primeros Territorios lleva más tiempo de lo previsto.
class-teacher-why-slow = Por qué: todos tardan un poco más de lo previsto.
class-teacher-turn-less = Un Turno menos: el Turno { $turn } es el último
class-teacher-timer-on = { $seconds } s por fase: activado
class-teacher-out-of-reach = El servidor no puede comunicarse ahora con esta mesa. Las demás siguen; esta volverá por sí sola.
class-teacher-suggested = Último Turno: { $turn }
class-teacher-keep-time = Respetar el tiempo
class-teacher-keep-time-help = El programa fija los últimos Turnos para acabar a tiempo. Desactivado: solo los propone.
class-teacher-to-debrief = Pasar a la puesta en común
class-teacher-bell-due = El tiempo previsto ha terminado. Las partidas solo paran si las paras tú.
class-teacher-bell-waits = Se para al terminar este Turno: { $tables }
class-teacher-bell-back = No parar
class-teacher-saved = Todo está guardado. Abre esta página de nuevo en los próximos 30 días y pulsa «Seguir».
class-teacher-go-on = Seguir hoy
class-teacher-go-on-help = Todas las mesas se ajustan a la campana de esta clase. Los alumnos abren la clase con el código y pulsan «Ir a la clase».
class-teacher-lost = Sin conexión desde las { $time }. Así estaba todo en ese momento.
class-teacher-cannot-save = El servidor no puede guardar.
class-teacher-cannot-save-help = El servidor no puede guardar: el disco o la base de datos no responden o están llenos. Todas las mesas están paradas y no se pierde nada. Siguen solas en cuanto pueda guardar otra vez.
class-teacher-unseated = Sin mesa: { $company }
class-teacher-key = Cómo leerlo
class-teacher-key-on_time = hasta 2 min
class-teacher-key-late = más de 2
class-teacher-key-very_late = más de 4
class-teacher-key-help = Ordenado según quién te necesita más. Sin cartas ni puntos: puedes proyectar esta pantalla.
class-teacher-key-table = Ir a una mesa, de la 1 a la 9
class-teacher-key-pause = Pausar todas las mesas; otra vez: seguir
class-teacher-key-names = Mostrar u ocultar los nombres reales

## Door, chat, one pupil

class-teacher-door = Puerta
class-teacher-door-open = Puerta: abierta
class-teacher-door-knock = Puerta: llamar
class-teacher-door-closed = Puerta: cerrada
class-teacher-send-away = No dejar entrar
class-teacher-chat-on = Chat: activado
class-teacher-chat-off = Chat: desactivado
class-teacher-silence = Desactivar el chat
class-teacher-unsilence = Activar el chat
class-teacher-rename = Nuevo nombre
class-teacher-remove = Quitar
class-teacher-remove-sure = ¿Quitar esta empresa?
class-teacher-leaving = { $company } sale de la clase.
class-teacher-undo = Deshacer
class-teacher-bot-sure = ¿Dejar este asiento a un bot?
class-teacher-acting = juega ahora
class-teacher-only-bots = Aquí solo juegan bots.
class-teacher-no-timer = Sin límite de tiempo
class-teacher-timer = Límite de tiempo: { $seconds } s por fase
class-teacher-timer-off = Quitar el límite de tiempo
class-teacher-back = Hacer volver: { $company }

## More

class-teacher-more = Más
class-teacher-menu = Atrás
class-teacher-names = Nombres reales
class-teacher-names-help = Se quedan en este navegador y nunca se envían.
class-teacher-names-show = Mostrar los nombres reales
class-teacher-names-key = La tecla N los oculta y los muestra.
class-teacher-names-shown = Los nombres reales están visibles.
class-teacher-names-hidden = Los nombres reales están ocultos.
class-teacher-name = nombre
class-teacher-name-of = Nombre real de { $company }
class-teacher-many = Quitar muchos a la vez
class-teacher-many-help = ¿Ha entrado un dispositivo muchas veces? Aquí quitas todos sus asientos a la vez. En algunos centros todos los dispositivos tienen la misma dirección: mira antes las empresas.
class-teacher-many-absent =
    Quitar { $places ->
        [one] un asiento
       *[other] { $places } asientos
    } cuyo dispositivo nunca se conectó
class-teacher-many-address = Quitar { $places } asientos de una misma dirección
class-teacher-many-none = Todos los dispositivos están conectados y ninguna dirección tiene más de dos asientos.
class-teacher-pair = Vincular mi teléfono
class-teacher-pair-help = Escanéalo con tu teléfono. Muestra cuatro cifras: escríbelas aquí y será un segundo mando a distancia.
class-teacher-pair-qr = Código QR de la página para tu teléfono
class-teacher-pair-digits = Cuatro cifras del teléfono
class-teacher-pair-do = Vincular
class-teacher-paired = Tu teléfono está vinculado.
class-teacher-phone-help = Escribe estas cifras en tu página de la clase: Más, Vincular mi teléfono.
class-teacher-another-day = Seguir otro día
class-teacher-another-day-help = Todas las mesas se pausan y todo se guarda. Podéis volver durante los próximos 30 días, con el mismo código y los mismos dispositivos.
class-teacher-another-day-do = Pausar hasta entonces
class-teacher-export = Exportar
class-teacher-export-help = Un archivo ZIP con tablas, las grabaciones y una guía de las columnas. No contiene nombres.
class-teacher-export-for = Para
class-teacher-export-spreadsheet = Hojas de cálculo
class-teacher-export-rfc4180 = Programas (RFC 4180)
class-teacher-export-names = Añadir los nombres reales
class-teacher-export-names-help = Los añade este navegador al archivo. El servidor nunca los ve.
class-teacher-export-do = Descargar
class-teacher-end = Terminar la clase
class-teacher-end-ask = ¿Terminar la clase definitivamente?
class-teacher-end-help = Las partidas en curso terminan sin ganador. La puesta en común y la exportación quedan; los enlaces caducan en un día y todo se borra a los 30 días.
class-teacher-delete = Borrar ahora
class-teacher-delete-ask = ¿Borrar todo lo de esta clase?
class-teacher-delete-help = Clase, mesas, partidas y los nombres de este navegador desaparecen al momento y para siempre. Exporta antes lo que quieras guardar.
class-teacher-delete-do = Borrar todo
class-teacher-deleted = La clase se ha borrado.
