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
web-news-kept = Conservas { $material }: tienes otra fuente.
web-news-none = Para ti no cambia nada.
web-news-sources = { $more ->
        [0] Otras fuentes de { $material }: { $territories }.
       *[other] Otras fuentes de { $material }: { $territories } y { $more } más.
    }
web-news-go-on = Seguir
web-news-where = Ver en el mapa
web-news-source = Ocurrió de verdad. Fuente:
