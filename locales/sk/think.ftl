### What `rawsiko think` says.

help-think = Nechá botov zo stolov klastra premýšľať na tomto počítači.
help-think-cluster = Sprostredkovateľ správ klastra: nats://POUŽÍVATEĽ:HESLO@POČÍTAČ:PORT; aj z premennej RAWSIKO_CLUSTER.
help-think-cores = Koľko botov premýšľa naraz; bez tejto voľby jeden na každé jadro.
think-ready = Pripojené k { $place }. { $cores ->
    [one] Naraz môže premýšľať jeden bot.
    [few] Naraz môžu premýšľať { $cores } boti.
   *[other] Naraz môže premýšľať { $cores } botov.
} Zastavíte stlačením Ctrl-C.
think-stopped = Zastavené.
think-bad-url = --cluster potrebuje adresu v tvare nats://POUŽÍVATEĽ:HESLO@broker.example.org:4222
think-unreachable = Sprostredkovateľ správ je nedostupný ({ $reason }). Skontrolujte --cluster a či beží nats-server.
think-not-installed = Na premýšľanie pre klaster treba ďalšie balíky: pip install rawsiko[cluster]
think-other-content = Tento počítač má iný obsah ako servery (RAWsiko { $here } tu, { $there } tam). Nainštalujte na oboch rovnakú verziu a obsah.
think-other-version = Táto verzia RAWsika sa nehodí k verzii na serveroch ({ $here } tu, { $there } tam). Nainštalujte na oboch rovnakú verziu.
