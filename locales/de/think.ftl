### What `rawsiko think` says.

help-think = Lässt Bots von den Tischen eines Clusters auf diesem Computer nachdenken.
help-think-cluster = Message-Broker des Clusters: nats://NAME:PASSWORT@RECHNER:PORT; auch aus der Variablen RAWSIKO_CLUSTER.
help-think-cores = Wie viele Bots zugleich nachdenken; ohne Angabe einer je Kern.
think-ready = Verbunden mit { $place }. { $cores ->
        [one] Ein Bot kann
       *[other] { $cores } Bots können zugleich
    } nachdenken. Strg-C beendet.
think-stopped = Beendet.
think-bad-url = --cluster braucht eine Adresse wie nats://NAME:PASSWORT@broker.example.org:4222
think-unreachable = Der Message-Broker ist nicht erreichbar ({ $reason }). Prüfe --cluster und ob nats-server läuft.
think-not-installed = Für das Nachdenken in einem Cluster fehlen Pakete: pip install rawsiko[cluster]
think-other-content = Dieser Computer hat andere Inhalte als die Server (RAWsiko { $here } hier, { $there } dort). Installiere auf beiden dieselbe Version und dieselben Inhalte.
think-other-version = Dieses RAWsiko passt nicht zu dem der Server ({ $here } hier, { $there } dort). Installiere auf beiden dieselbe Version.
