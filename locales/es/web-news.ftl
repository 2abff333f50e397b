### World news and Recycling in a match.

web-recycle-list = Materias primas que puedes reciclar
web-recycle-pay = { $count ->
        [one] Entrega { $count } Activo de
       *[other] Entrega { $count } Activos de
    }
web-news-left = { $count ->
        [one] Queda { $count } Turno.
       *[other] Quedan { $count } Turnos.
    }
