### La vista de quien guía la puesta en común. Las notas citan lo que suele decirse.

present-slides = Diapositivas
present-tables = Mesas
present-next = Después
present-next-table = Siguiente mesa
present-black = Proyector en negro
present-show-again = Mostrar de nuevo
present-listen = Quizá oigas
present-keys = Teclas, aquí y en la página del proyector: flechas para diapositivas y mesas, B para la pantalla en negro. También sirve un mando de presentaciones.
present-bell-rang = La campana ha sonado
present-minutes-left = { $minutes ->
    [one] Queda un minuto
   *[other] Quedan { $minutes } min
}
present-slides-left = { $slides ->
    [one] para esta diapositiva
   *[other] para { $slides } diapositivas
}

present-note-0-1 = «Fue injusto». Pregunta qué exactamente: ¿la carta, los dados o que alguien no quiso intercambiar?
present-note-0-2 = «Me sentía fuerte». Tener lo que otros necesitan es poder. ¿Quién lo tiene en el mundo?
present-note-1-1 = «Tuvimos suerte». Los dados deciden un Choque, no dónde están las Materias primas. ¿Quién atacó dónde y por qué?
present-note-1-2 = «Se decidió pronto». Mirad el anillo: ¿qué pasó en ese Turno?
present-note-2-1 = «Allí había más que ganar». ¿Qué Materias primas hay allí? ¿Quién las necesitaba?
present-note-2-2 = «Quería el Continente». También da más Activos: dos buenas razones para un solo lugar.
present-note-10-1 = «Todos la necesitan». ¿La quieren muchos, o está en pocos sitios?
present-note-10-2 = «Esa no le importaba a nadie». Está en pocas cartas. En el mundo eso puede cambiar rápido.
present-note-3-1 = «Pues se compra en otro sitio». ¿Hay otro sitio? Una mina nueva tarda muchos años.
present-note-3-2 = «Necesitan nuestro dinero». Cierto: quien vende también depende de quien compra.
present-note-4-1 = «Pues reciclamos». Ayuda más tarde: antes tiene que haber bastantes aparatos viejos.
present-note-4-2 = «Se usa otra cosa». A veces se puede, pero a menudo el aparato empeora. ¿Quién lo paga?
present-note-5-1 = «Entonces comerciar es mejor». ¿Para todos? Mirad quién no gana nada.
present-note-5-2 = «Pero así dependemos de ellos». Hoy barato, mañana dependientes: ¿dónde está el límite?
present-note-6-1 = «Tenía dos y necesitaba una». Un intercambio habría ayudado a los dos. ¿Quién intercambia así en el mundo?
present-note-6-2 = «Nunca la habrían dado». Si solo hay un vendedor, pone él las condiciones: eso significa «crítica».
present-note-7-1 = «Los ricos se hacen más ricos». Comparad con el azar: con pocas mesas, puede no significar nada.
present-note-7-2 = «Se puede remontar». ¿Cómo? ¿Qué ayuda sería justa para los demás?
present-note-9-1 = «Móviles, coches, aerogeneradores». Pide que digan una Materia prima de cada uno y de dónde viene.
present-note-9-2 = «Yo no puedo cambiar nada». Usar más tiempo el móvil, llevarlo a reciclar, preguntar en la tienda: poco, pero real.
present-note-8-1 = «Hemos aprendido mucho». Mirad la pregunta de control: si también ha cambiado, cuidado.
present-note-8-2 = «No ha cambiado nada». Una clase es corta. ¿Qué preguntaríais otra vez dentro de un mes?
present-note-11-1 = «Mala suerte». Es un hecho real, con fecha: ¿alguien podía preverlo?
present-note-11-2 = «Tenía una segunda fuente». ¿Cuánto costó, y valió la pena?
present-note-17-1 = «Escaso es lo mismo que crítico». El oro es escaso y no es crítico: lo extraen muchos países. Cuentan las dos cosas, la necesidad y el riesgo.
present-note-17-2 = «¿Y a nosotros qué?». Pregunta qué Aplicación de su carta fallaría primero.
present-note-answers-1 = Primero que adivinen: a mano alzada, respuesta por respuesta; después sigue.
present-note-answers-2 = «Yo creía que era otra». Pregunta por qué la respuesta incorrecta parecía correcta.

fig-answers-ask = ¿Cuál es la respuesta correcta?
fig-answers-told = Las respuestas correctas
fig-opinions = Lo que decimos de nosotros
fig-before = antes
fig-after = después
fig-right-change = Respuestas correctas: { $before } antes, { $after } después.
fig-chance = Por azar acertaría más o menos el { $percent }.
