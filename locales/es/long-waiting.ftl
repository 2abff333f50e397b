### Questions about the Materials of one’s own card while others play. The Material’s name stands above the question.

long-waiting-use = ¿Qué hace aquí esta materia prima?
long-waiting-source = { $stage ->
        [extraction] ¿Qué país extrae más?
       *[processing] ¿Qué país refina más?
    }
long-waiting-china = { $stage ->
        [extraction] De cada 100 kilos extraídos en el mundo, ¿cuántos vienen de China?
       *[processing] De cada 100 kilos refinados en el mundo, ¿cuántos vienen de China?
    }
long-waiting-recycled = De cada 100 kilos que usa la UE, ¿cuántos vienen de productos viejos?
long-waiting-instead = ¿Qué podría sustituirla?
long-waiting-share = { $share ->
        [0] Ninguno, o casi ninguno
        [100] Todos, o casi todos
       *[other] Unos { $share }
    }

long-waiting-right = Correcto.
long-waiting-wrong = No del todo.
long-waiting-board = En el tablero: { $territories }.
long-waiting-have = Ya tienes: { $material }.
long-waiting-source-of = Fuente: { $source }
long-waiting-another = Otra pregunta
long-waiting-close = Ahora no
long-waiting-none = En esta partida ya no hay más preguntas sobre tu carta.
