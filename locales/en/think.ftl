### What `rawsiko think` says.

help-think = Let bots of a cluster’s tables think on this computer.
help-think-cluster = Message broker of the cluster: nats://USER:PASSWORD@SERVER:PORT; also from the variable RAWSIKO_CLUSTER.
help-think-cores = How many bots think at a time; one for each core if not given.
think-ready = Connected to { $place }. { $cores ->
        [one] One bot can
       *[other] { $cores } bots can
    } think at a time. Press Ctrl-C to stop.
think-stopped = Stopped.
think-bad-url = --cluster needs an address like nats://USER:PASSWORD@broker.example.org:4222
think-unreachable = Can’t reach the message broker ({ $reason }). Check --cluster, and that nats-server is running.
think-not-installed = Thinking for a cluster needs more packages: pip install rawsiko[cluster]
think-other-content = This computer has other content than the servers (RAWsiko { $here } here, { $there } there). Install the same version and content on both.
think-other-version = This RAWsiko doesn’t fit the servers’ ({ $here } here, { $there } there). Install the same version on both.
