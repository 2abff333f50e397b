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
web-news-guess = ¿Cuál de tus materias primas podría faltar ahora?
web-news-guess-help = Solo para ti. La carta se da la vuelta a los 5 segundos.
web-news-guess-right = Lo habías adivinado: { $material }.
web-news-guess-other = Pensabas en otra: { $material }.
