### La guía para docentes.

long-guide-lead = RAWsiko es un juego sobre materias primas críticas. Cabe en una clase: primero se juega y luego se habla de lo que ha pasado. Nadie necesita saber nada antes.
long-guide-print = Imprimir
long-guide-goals = Qué se aprende
long-guide-goals-1 = Las cosas de cada día están hechas de materias primas de todo el mundo.
long-guide-goals-2 = En muchas materias primas, unos pocos países hacen casi toda la extracción o el refinado. Si además las necesitamos mucho, son críticas.
long-guide-goals-3 = Reciclar, sustituir y extraer con cuidado ayuda, y nada de eso es fácil.
long-guide-before = Antes de la clase
long-guide-before-1 = Inicia el programa una vez en casa, juega una partida contra bots y pulsa «Ensayar»: ocho alumnos simulados y algún imprevisto.
long-guide-before-2 = Elige «Abrir una clase» y di cuándo suena la campana. Cada alumno entra con un código en su dispositivo; dos o tres pueden compartir uno.
long-guide-before-3 = Lee la página «¿Por qué críticas?» y elige dos Materias primas de las que hablar.
long-guide-before-4 = Imprime la hoja de trabajo, una por persona.
long-guide-intro = Cinco minutos para presentar el juego
long-guide-intro-1 = Levanta tu móvil. Pregunta: ¿qué lleva dentro y de dónde viene?
long-guide-intro-2 = Dirigís una empresa. Vuestra carta de Objetivo muestra cuatro Aplicaciones, como los motores eléctricos. Cada una necesita ciertas Materias primas.
long-guide-intro-3 = Las Materias primas están en Territorios. Colocad allí vuestros Activos: cuenta lo que controléis al final.
long-guide-intro-4 = Si hay otra empresa en un Territorio que queréis, hay un Choque comercial. Deciden los dados. Si hay empate, el atacante pierde un Activo.
long-guide-intro-5 = China está cerrada. Nadie puede ir, aunque mucho de lo que usa el mundo viene de allí. Recordadlo para después.
long-guide-intro-6 = Al final, cada Aplicación da puntos si tenéis todas sus Materias primas. ¡A jugar!
long-guide-plan = Plan para { $minutes } minutos
long-guide-plan-minutes = Minutos
long-guide-plan-45 = 4 Turnos con Preparación avanzada. Mesas de tres alumnos y un bot.
long-guide-plan-60 = 5 Turnos. Mesas de cuatro alumnos.
long-guide-plan-90 = 8 Turnos. Mesas de cuatro alumnos.

long-guide-talk = Preguntas para debatir
long-guide-talk-1 = ¿Qué Materia prima quería todo el mundo? ¿Por qué esa?
long-guide-talk-2 = ¿Había en vuestra mesa una empresa demasiado fuerte? ¿Qué podrían haber hecho las demás?
long-guide-talk-3 = China estaba cerrada. ¿Qué Aplicaciones eran difíciles de completar por eso?
long-guide-talk-4 = Mirad el gráfico de «¿Por qué críticas?». ¿Por qué no todo lo escaso es crítico?
long-guide-talk-5 = Muchos países limitan sus exportaciones. ¿Cuándo os parece justo y cuándo no?
long-guide-talk-6 = Una mina da trabajo y daña la naturaleza. ¿Quién debe decidir si puede abrir?
long-guide-talk-7 = ¿Por qué se recicla tan poco? ¿Qué podríais cambiar vosotros, una tienda, una ley?
long-guide-talk-8 = Imaginad un móvil que dura diez años. ¿Quién se alegraría y quién no?
long-guide-sheet = Hoja de trabajo
long-guide-sheet-name = Nombre
long-guide-sheet-class = Clase
long-guide-sheet-company = Empresa
long-guide-sheet-1 = ¿Qué Aplicaciones había en mi carta? ¿Cuáles completé?
long-guide-sheet-2 = La Materia prima que más me faltó: ¿para qué sirve y quién extrae o refina más?
long-guide-sheet-3 = ¿Cuánta se recicla y por qué no más?
long-guide-sheet-4 = ¿Qué podría sustituirla y cuál es el inconveniente?
long-guide-sheet-5 = ¿Qué cuesta a las personas y a la naturaleza?
long-guide-sheet-6 = ¿Es crítica? Explícalo con su importancia y su riesgo de suministro.
long-guide-look = Todas las respuestas, con sus fuentes, están en las páginas «Materias primas» y «¿Por qué críticas?».

## The pack

long-guide-assess = Después de la clase, los alumnos
long-guide-assess-1 = saben nombrar tres objetos de casa y dos materias primas en cada uno.
long-guide-assess-2 = saben explicar «crítico» con dos ideas: importancia y riesgo de suministro.
long-guide-assess-3 = saben decir por qué ayuda una segunda fuente, con un ejemplo de su propia partida.
long-guide-assess-4 = saben comparar, para una materia prima, el reciclaje, un sustituto y una mina nueva.

long-guide-page = La clase en una página
long-guide-plan-part = Parte
long-guide-plan-press = Pulsar
long-guide-plan-say = Decir
long-guide-plan-fails = Si algo falla
long-guide-plan-note = Los minutos son los del plan del programa. Sin las preguntas, ese tiempo pasa al juego.
long-guide-say-join = Abrid la dirección, escribid el código, recordad vuestra empresa.
long-guide-fails-join = Dos o tres pueden compartir un dispositivo. Quien llega tarde aún puede entrar.
long-guide-say-questions_before = No es un examen. Nadie ve vuestras respuestas.
long-guide-fails-questions_before = Sigue cuando casi todos hayan respondido.
long-guide-say-briefing = Leed las imágenes conmigo. ¿Qué hay en vuestro móvil, y de dónde viene?
long-guide-fails-briefing = Si hay poco tiempo, muestra solo la primera imagen.
long-guide-say-seats = Buscad vuestra mesa. Llevad el móvil con vosotros.
long-guide-fails-seats = Alguien no encuentra su mesa: el número está en el proyector y en su móvil.
long-guide-say-play = Mirad la carta: ¿qué necesitáis, y quién lo tiene?
long-guide-fails-play = Una mesa se para: pulsa Pausa y acércate. Un móvil se desconecta: un bot juega hasta que vuelva.
long-guide-say-debrief = ¿Qué habéis sentido? ¿De quién dependíais? ¿El mundo es así?
long-guide-fails-debrief = Poco tiempo: basta un gráfico con sus dos preguntas.
long-guide-say-questions_after = Otra vez las mismas preguntas. ¿Qué responderíais ahora?
long-guide-fails-questions_after = No hay tiempo: sáltatelas.
long-guide-say-last_figure = Esto es lo que hemos aprendido. ¿Qué haréis con un móvil viejo?
long-guide-fails-last_figure = Hacen falta seis dispositivos en las dos rondas. Si no, pregunta a mano alzada.

long-guide-key = Soluciones de la hoja de trabajo
long-guide-key-1 = Según la página del alumno o el final de la partida. Completada quiere decir: al final se controlaban todas sus Materias primas.
long-guide-key-2 = Para qué sirve: en la página de la materia prima, en «Para qué sirve». Quién extrae o refina más: en la misma página, en «Quién la produce», con año y fuente.
long-guide-key-3 = El porcentaje está en la página de la materia prima, y la frase de al lado dice por qué no es más. A menudo se gasta, está muy repartida o en cosas que nadie recoge.
long-guide-key-4 = La página dice qué y a qué precio. Una buena respuesta nombra las dos cosas: el aluminio puede sustituir al cobre en los cables, pero los hilos deben ser más gruesos.
long-guide-key-5 = La página da un ejemplo con su fuente. Una buena respuesta dice que es una sola mina, no todas.
long-guide-key-6 = Crítico quiere decir dos cosas: la necesitamos mucho, y su suministro podría fallar. Una buena respuesta da un número para cada una, del gráfico de «¿Por qué críticas?».

long-guide-exit = Tique de salida
long-guide-exit-1 = Elegid una materia prima de vuestra carta. ¿Es crítica? Dad una razón de su importancia y una de su riesgo.
long-guide-exit-2 = Vuestra empresa necesita cobalto. ¿Qué haríais para que no falte? Nombrad una desventaja.
long-guide-rubric = Valoración del tique
long-guide-rubric-1 = Al principio: dice que es rara o que viene de lejos.
long-guide-rubric-2 = En camino: nombra la importancia o el riesgo de suministro, con un dato de la partida o de las páginas.
long-guide-rubric-3 = Logrado: nombra las dos cosas, con un dato para cada una, y una desventaja de la solución.

long-guide-links = Relación con los currículos
long-guide-links-greencomp = GreenComp, el marco de la UE (2022)
long-guide-links-greencomp-text = 2.1 pensamiento sistémico, 2.2 pensamiento crítico, 4.1 actuación política
long-guide-links-sdg = Naciones Unidas, objetivo 12 (2015)
long-guide-links-sdg-text = 12.2 uso eficiente de los recursos naturales, 12.5 menos residuos gracias al reciclaje, 12.8 estar informados
long-guide-links-fr = Francia
long-guide-links-fr-text = Programa del ciclo 4 (2020), Geografía, curso 5e: recursos limitados, que hay que gestionar y renovar
long-guide-links-it = Italia
long-guide-links-it-text = Educación cívica, ley 92 de 2019 y directrices de 2024: Agenda 2030, desarrollo económico y sostenibilidad
long-guide-links-de = Alemania
long-guide-links-de-text = Marco para el desarrollo global (KMK y BMZ, 2016), secundaria inferior: globalización, medio ambiente, justicia
long-guide-links-es = España
long-guide-links-es-text = Real Decreto 217/2022 (ESO): sostenibilidad y consumo responsable, en todas las materias
long-guide-links-nl = Países Bajos
long-guide-links-nl-text = Objetivos de la secundaria inferior (2006): 30, la tecnología puede favorecer o dañar el medio ambiente; 36, una opinión razonada sobre cuestiones de la sociedad
long-guide-links-gb = Inglaterra
long-guide-links-gb-text = National curriculum (2013), Geografía, key stage 3: la diversidad de lugares, personas y entornos, y sus relaciones
long-guide-links-note = Hemos consultado estos textos. Para Eslovaquia y otros países no hemos encontrado ninguno que podamos citar. Compara con tu propio currículo.

long-guide-sensitive = Temas delicados
long-guide-sensitive-1 = China está cerrada solo en este juego. Representa cualquier fuente con la que no se puede contar. No es un juicio sobre las personas, y alguien puede tener familia allí.
long-guide-sensitive-2 = Las frases sobre minas son ejemplos. Muchas hablan de África y Asia, porque allí se extrae mucho. Pregunta también quién compra las cosas.
long-guide-sensitive-3 = En algunas minas trabajan niños. Dilo tal como es, sin imágenes. Pregunta de qué vivirían las familias si nadie comprara más.
long-guide-sensitive-4 = Ucrania, Rusia y la RD del Congo están en el tablero. Allí hay guerra, y alguien puede conocerla de cerca. Nadie tiene que hablar de ello.
long-guide-sensitive-5 = El mapa muestra territorios de un juego, no fronteras que alguien reconozca. En el juego, una lucha se llama Choque comercial: las empresas compiten, nadie sale herido.

long-guide-careers = Tres profesiones
long-guide-careers-1 = Geóloga, geólogo: averigua qué hay en el suelo, y si se puede extraer sin hacer mucho daño.
long-guide-careers-2 = Profesionales del reciclaje: desmontan baterías y móviles y recuperan cobalto, cobre y oro.
long-guide-careers-3 = Química o químico de materiales: busca sustancias que sustituyan a las raras, como baterías sin cobalto.

## Print and play

long-guide-playprint = Imprimir y jugar
long-guide-playprint-lead = Para un aula sin red: el tablero, una carta de cada materia prima, las cartas de Objetivo y las cartas de noticias en A4. Hacen falta también dados, fichas y la página de las reglas.
long-guide-playprint-board = Tablero
long-guide-playprint-materials = Cartas de materias primas
long-guide-playprint-objectives = Cartas de Objetivo
long-guide-playprint-news = Cartas de noticias
