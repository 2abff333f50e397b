### One page about data protection, for parents and pupils. The school prints it.

data-title = Protección de datos: una clase con RAWsiko
data-intro = En clase jugamos en el navegador a RAWsiko, un juego gratuito sobre materias primas críticas. Esta página explica a familias y alumnos qué pasa con sus datos.
data-what = ¿Qué se guarda?
data-what-text = Ni cuenta, ni nombre, ni correo electrónico. De cada dispositivo: un nombre de empresa que saca el programa, un retrato dibujado, el idioma y cuántos alumnos lo comparten. De la partida: las jugadas. De las preguntas de antes, de después y de la espera: solo totales, y solo con seis respuestas o más. Lo que se dice en el chat no se guarda.
data-why = ¿Para qué?
data-why-text = Para que la partida funcione y pueda seguir tras una interrupción, y para que la clase pueda repasar después sus propias partidas. Para nada más: sin publicidad, sin perfiles, sin notas.
data-where = ¿Dónde?
data-where-text = En el ordenador en el que el centro ejecuta el programa. Las páginas no cargan nada de otras compañías ni usan cookies. Cada dispositivo guarda en su navegador una clave aleatoria para volver a su asiento.
data-long = ¿Cuánto tiempo?
data-long-text = Respuestas a las preguntas: hasta que se cierra la ronda; después, solo totales. Enlaces: un día tras el fin de la clase; la página de cada alumno: siete días. Todo lo demás: 30 días; luego se borra automáticamente.
data-who = ¿Quién lo ve?
data-who-text = En una mesa todos ven las empresas y la partida. El docente ve por dónde va cada mesa y quién está conectado, pero ninguna carta antes del final. La proyección nunca muestra quién va lento. Si el docente anota nombres reales junto a las empresas, se quedan en su navegador.
data-delete = ¿Cómo se borra?
data-delete-text = El docente puede borrar la clase en cualquier momento; en pocos segundos no queda nada en la base de datos. Las copias de seguridad hechas antes y los archivos de registro de la propia base de datos (write-ahead log) son copias aparte: quien las guarda debe borrarlas también.
data-rights = ¿Quién es responsable?
data-rights-text = El responsable del tratamiento es el centro. Preguntas y solicitudes de acceso o borrado:
data-school = Centro
data-contact = Contacto
data-date = Clase del
