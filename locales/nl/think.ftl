### What `rawsiko think` says.

help-think = Laat bots van de tafels van een cluster op deze computer nadenken.
help-think-cluster = Message broker van het cluster: nats://GEBRUIKER:WACHTWOORD@SERVER:POORT; ook uit de variabele RAWSIKO_CLUSTER.
help-think-cores = Hoeveel bots tegelijk nadenken; één per kern als je niets opgeeft.
think-ready = Verbonden met { $place }. { $cores ->
        [one] Eén bot kan
       *[other] { $cores } bots kunnen tegelijk
    } nadenken. Druk op Ctrl-C om te stoppen.
think-stopped = Gestopt.
think-bad-url = --cluster heeft een adres nodig zoals nats://GEBRUIKER:WACHTWOORD@broker.example.org:4222
think-unreachable = Kan de message broker niet bereiken ({ $reason }). Controleer --cluster, en of nats-server draait.
think-not-installed = Voor nadenken in een cluster zijn meer pakketten nodig: pip install rawsiko[cluster]
think-other-content = Deze computer heeft andere inhoud dan de servers (RAWsiko { $here } hier, { $there } daar). Installeer op beide dezelfde versie en inhoud.
think-other-version = Deze versie van RAWsiko past niet bij die van de servers ({ $here } hier, { $there } daar). Installeer op beide dezelfde versie.
