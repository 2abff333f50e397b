### What `rawsiko think` says.

help-think = Fait réfléchir sur cet ordinateur les bots des tables d’un cluster.
help-think-cluster = Broker de messages du cluster : nats://NOM:MOTDEPASSE@SERVEUR:PORT ; ou bien la variable RAWSIKO_CLUSTER.
help-think-cores = Combien de bots réfléchissent à la fois ; un par cœur si absent.
think-ready = Connecté à { $place }. { $cores ->
        [one] Un bot peut
       *[other] { $cores } bots peuvent
    } réfléchir à la fois. Ctrl-C pour arrêter.
think-stopped = Arrêté.
think-bad-url = --cluster demande une adresse comme nats://NOM:MOTDEPASSE@broker.example.org:4222
think-unreachable = Le broker de messages est injoignable ({ $reason }). Vérifie --cluster, et que nats-server tourne.
think-not-installed = Il manque des paquets pour réfléchir pour un cluster : pip install rawsiko[cluster]
think-other-content = Cet ordinateur a un autre contenu que les serveurs (RAWsiko { $here } ici, { $there } là-bas). Installe la même version et le même contenu des deux côtés.
think-other-version = Ce RAWsiko n’est pas compatible avec celui des serveurs ({ $here } ici, { $there } là-bas). Installe la même version des deux côtés.
