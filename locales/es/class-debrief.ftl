### La puesta en común de una clase: gráficos de sus propias partidas junto al mundo. { $territories }, { $materials }, { $company } y { $country } son nombres.

debrief-title-1 = Nuestras partidas
debrief-title-2 = Lo que nos disputamos
debrief-title-3 = Concentración
debrief-title-4 = China cerrada
debrief-title-5 = Se abre el comercio
debrief-title-6 = Quién dependía de quién
debrief-title-7 = ¿Dura la diferencia del principio?
debrief-title-8 = Antes y después
debrief-title-9 = Lo que hicieron las noticias

debrief-feelings-1 = ¿Qué sentiste cuando alguien tenía lo que tú necesitabas?
debrief-feelings-2 = ¿Qué sentiste al tener lo que otros necesitaban?

debrief-finding-1-turned = { $tables ->
        [one] En nuestra mesa, quien ganó aún no iba en cabeza antes del último Turno.
       *[other] En { $turned } de { $tables } mesas, quien ganó aún no iba en cabeza antes del último Turno.
    }
debrief-finding-1-held = { $tables ->
        [one] En nuestra mesa ganó quien iba en cabeza antes del último Turno.
       *[other] En las { $tables } mesas ganó quien iba en cabeza antes del último Turno.
    }
debrief-question-1-1 = ¿Cuándo supiste cómo iba a acabar?
debrief-question-1-2 = ¿Qué volverías a hacer?
debrief-not-shown-1 = Lo que no se ve: los planes que cambiaron y lo que se dijo en la mesa.

debrief-finding-2-territories = Los Territorios más disputados: { $territories }. ¿Qué hay allí?
debrief-finding-2-materials = Atacamos sobre todo por lo que aún faltaba a nuestras cartas: { $materials }.
debrief-finding-2-chance = Lo que aún faltaba a nuestras cartas no nos hizo atacar más a menudo de lo que cabe esperar por azar.
debrief-question-2-1 = Escasa, deseada por muchos o en manos de pocos: ¿qué os hizo luchar?
debrief-question-2-2 = ¿Dónde no luchó nadie? ¿Por qué?
debrief-question-2-3 = ¿Qué Materia prima no se disputó nadie? ¿Por qué?
debrief-not-shown-2 = Lo que no se ve: quién atacó a quién y cómo acabó. Un Choque comercial cuenta para lo que aún faltaba a la carta del atacante. China está cerrada: en el tablero quedan las segundas fuentes.

debrief-finding-3 = { $material }: de cada 100 kilos producidos en el mundo, { $percent } vienen de un solo país ({ $country }). ¿Y si deja de vender?
debrief-question-3-1 = ¿Quién podría dejar de vender?
debrief-question-3-2 = ¿Quién lo notaría primero?
debrief-not-shown-3 = Lo que no se ve: las existencias ni lo rápido que otros podrían ocupar su lugar. Nuestra parte no puede ser baja: una Materia prima está en pocos Territorios.

debrief-finding-4 = { $above ->
    [0] Ninguna de las { $dealt } Aplicaciones de nuestras cartas necesita
    [one] { $above } de las { $dealt } Aplicaciones de nuestras cartas necesita
   *[other] { $above } de las { $dealt } Aplicaciones de nuestras cartas necesitan
} una Materia prima que viene en más del { $percent } % de China.
debrief-question-4-1 = Extraer, refinar, reciclar, sustituir, almacenar: ¿qué harías primero?
debrief-question-4-2 = ¿Qué comprarías aunque costara más, con tal de no depender de nadie?
debrief-not-shown-4 = Lo que no se ve: el comercio con China. Nuestro tablero la deja fuera; en el mundo, China vende, y puede dejar de hacerlo. Comparad solo barras con el mismo número de Materias primas: cuantas más hacen falta, más fácil es que falte una.
debrief-goal-mine = Al menos el { $percent } % extraído en la UE
debrief-goal-refine = Al menos el { $percent } % refinado en la UE
debrief-goal-recycle = Al menos el { $percent } % reciclado en la UE
debrief-goal-one_country = Máximo { $percent } % de un país fuera de la UE

debrief-finding-5 =
    { $gaining ->
        [one] Gracias al Comercio con China, una de { $companies } empresas tendría más puntos.
       *[other] Gracias al Comercio con China, { $gaining } de { $companies } empresas tendrían más puntos.
    } { $changed ->
        [0] En ninguna mesa habría ganado otra empresa.
        [one] En una mesa habría ganado otra empresa.
       *[other] En { $changed } mesas habría ganado otra empresa.
    }
debrief-finding-5-nobody = Nadie tendría más puntos, ni siquiera con el Comercio con China.
debrief-question-5-1 = ¿Quién gana cuando se abre el comercio?
debrief-question-5-2 = ¿Es justo?
debrief-not-shown-5 = Lo que no se ve: cómo habríamos jugado sabiendo que se abriría el comercio. Según esta regla, solo comercia quien tiene un Continente para sí.

debrief-finding-6 = De media, en cada mesa { $percent } de cada 100 puntos perdidos estaban en manos de una sola empresa.
debrief-finding-6-none = Al final no le faltaba ninguna Materia prima a nadie.
debrief-question-6-1 = ¿Qué podrías haber ofrecido?
debrief-question-6-2 = ¿Quién hace ofertas así en el mundo?
debrief-not-shown-6 = Lo que no se ve: las ofertas hechas en voz alta ni lo que habría costado un trueque. Los puntos perdidos se reparten entre las Materias primas que faltaban y quienes las tenían.

debrief-finding-7 = { $tables ->
    [one] ¿Ganó en nuestra mesa quien recibió más Activos nuevos en el Turno 2? { $won ->
        [0] No.
       *[other] Sí.
    }
   *[other] ¿Ganó también quien recibió más Activos nuevos en el Turno 2? En { $won } de { $tables } mesas. Por azar: más o menos en { $chance }.
}
debrief-finding-7-lasted = La diferencia del principio duró: en { $won } de { $tables } mesas ganó también quien recibió más Activos nuevos en el Turno 2. Por azar: más o menos en { $chance }.
debrief-question-7-1 = ¿Cómo entra alguien nuevo?
debrief-question-7-2 = ¿Quién debería ayudar a los recién llegados, y cómo?
debrief-not-shown-7 = Lo que no se ve: por qué alguien iba en cabeza. Las líneas siguen el orden del Turno 2; las empresas entonces empatadas comparten su puesto.

debrief-finding-8-too-few = En una ronda respondieron menos de { $least } dispositivos: demasiado pocos para mostrar las respuestas sin delatar a nadie.
debrief-finding-8-known = Antes de la clase ya lo sabíamos casi todo.
debrief-question-8-1 = ¿Qué te ha sorprendido?
debrief-question-8-2 = ¿De qué dudas todavía?
debrief-not-shown-8 = Lo que no se ve: quién respondió qué, ni si dura. Volved a preguntar dentro de un mes.

debrief-finding-9-cost = Las noticias nos costaron puntos: de media, las empresas afectadas acabaron con { $cost ->
    [one] un punto
   *[other] { $cost } puntos
} menos que las que podrían haberlo sido igualmente.
debrief-finding-9 =
    { $hits ->
        [one] Las noticias nos afectaron una vez.
       *[other] Las noticias nos afectaron { $hits } veces.
    } En nuestros puntos no se notó más que el azar.
debrief-finding-9-none = Las noticias no detuvieron nada que alguien de la clase necesitara.
debrief-question-9-1 = ¿Quién tenía una segunda fuente? ¿Fue suerte o un plan?
debrief-question-9-2 = ¿Qué puede hacer un país antes de una noticia así?
debrief-not-shown-9 = Lo que no se ve: por qué algunas tenían una segunda fuente. Lo eligieron ellas, así que las dos barras de abajo muestran cómo funciona la regla y no prueban nada. Con más Territorios hay más probabilidad de verse afectada; por eso cada empresa cuenta según esa probabilidad.

debrief-transfer-1 = ¿Dónde has visto esto en las noticias?
debrief-transfer-2 = ¿Qué harías ahora con un móvil viejo?

debrief-home-look = { $application }: busca algo así en tu casa. ¿De dónde vienen sus Materias primas y dónde acabarán?
debrief-home-things = ¿Qué cosa de tu casa echarías más de menos? Busca tres de sus Materias primas en el atlas.

debrief-no-facts = No tenemos datos del mundo para este tablero: solo se ven nuestras partidas.

debrief-waiting-all = Mientras esperábamos, { $right ->
    [0] ninguna o casi ninguna respuesta sobre nuestras materias primas era correcta.
    [one] { $right } de cada 10 respuestas sobre nuestras materias primas era correcta.
   *[other] { $right } de cada 10 respuestas sobre nuestras materias primas eran correctas.
}
debrief-waiting-surprise = Una materia prima nos sorprendió más que las demás: { $material }. Respuestas correctas: { $right } de { $answers }.
