### What `rawsiko think` says.

help-think = Fa pensare su questo computer i bot dei tavoli di un cluster.
help-think-cluster = Message broker del cluster: nats://UTENTE:PASSWORD@SERVER:PORTA; anche dalla variabile RAWSIKO_CLUSTER.
help-think-cores = Quanti bot pensano alla volta; uno per ogni core se non è indicato.
think-ready = Connesso a { $place }. { $cores ->
        [one] Un bot alla volta può
       *[other] { $cores } bot alla volta possono
    } pensare. Premi Ctrl-C per fermare.
think-stopped = Fermato.
think-bad-url = --cluster richiede un indirizzo come nats://UTENTE:PASSWORD@broker.example.org:4222
think-unreachable = Impossibile raggiungere il message broker ({ $reason }). Controlla --cluster e che nats-server sia in funzione.
think-not-installed = Per pensare per un cluster servono altri pacchetti: pip install rawsiko[cluster]
think-other-content = Questo computer ha contenuti diversi dai server (RAWsiko { $here } qui, { $there } là). Installa la stessa versione e gli stessi contenuti su entrambi.
think-other-version = Questo RAWsiko non è compatibile con quello dei server ({ $here } qui, { $there } là). Installa la stessa versione su entrambi.
