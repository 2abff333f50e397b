### What `rawsiko think` says.

help-think = Deja que los bots de las mesas de un clúster piensen en este ordenador.
help-think-cluster = Bróker de mensajes del clúster: nats://USUARIO:CONTRASEÑA@SERVIDOR:PUERTO; también de la variable RAWSIKO_CLUSTER.
help-think-cores = Cuántos bots piensan a la vez; uno por núcleo si no se indica.
think-ready = Conectado a { $place }. { $cores ->
        [one] Puede pensar un bot cada vez
       *[other] Pueden pensar { $cores } bots a la vez
    }. Pulsa Ctrl-C para parar.
think-stopped = Detenido.
think-bad-url = --cluster necesita una dirección como nats://USUARIO:CONTRASEÑA@broker.example.org:4222
think-unreachable = No hay conexión con el bróker de mensajes ({ $reason }). Revisa --cluster y que nats-server esté en marcha.
think-not-installed = Para pensar para un clúster hacen falta más paquetes: pip install rawsiko[cluster]
think-other-content = Este ordenador tiene contenidos distintos de los de los servidores (RAWsiko { $here } aquí, { $there } allí). Instala la misma versión y los mismos contenidos en ambos.
think-other-version = Este RAWsiko no es compatible con el de los servidores ({ $here } aquí, { $there } allí). Instala la misma versión en ambos.
