### Che cosa scrive `rawsiko demo` oltre alla storia della partita.

demo-intro = Una partita dimostrativa: quattro aziende, guidate dal programma, nella corsa alle materie prime. Ctrl-C la ferma.
demo-stopped = Fermata.
demo-next = E adesso?
demo-next-again = mostra di nuovo questa partita
demo-next-simulate = gioca cento partite e conta che cosa vi succede
demo-next-replay = racconta la storia della prima
demo-next-content = dice dove si trova una Materia Prima, e perché
demo-next-rules = le regole del gioco, da leggere (in inglese)
demo-next-help = elenca tutti i comandi

help-demo-seed = Seme casuale della partita; se manca, ogni volta uno nuovo.
help-demo-fast = Senza pause.
