### Ciò che la riga di comando dice di sé.

help-rawsiko =
    RAWsiko, il gioco da tavolo delle materie prime: tavoli per tutta la rete, partite intere dalla riga
    di comando, un tabellone del mondo basato sui fatti. Senza comando offre il gioco in rete.
help-version = Mostra la versione e termina.
help-lang = Lingua dei testi: en, it, nl, sk, de, fr o es.
help-run = Per chi sviluppa, run.py conosce anche test, web, pictures, map, types, release, site e bench: vedi CONTRIBUTING.md.

help-content = Controlla, esporta, mostra e disegna tabellone e carte.
help-demo = Gioca una partita nel terminale, Turno per Turno.
help-replay = Racconta la storia di una partita registrata.
help-simulate = Fa giocare molte partite ai bot e mostra le statistiche.
help-verify = Controlla riga per riga che le partite registrate rispettino le regole.

cli-unknown-language = La lingua “{ $language }” non c’è. Scegline una tra { $known }.
cli-unknown-language-variable = { $variable }: la lingua “{ $language }” non c’è, solo { $known }. Si usa l’inglese.
cli-empty-name = il nome è vuoto
cli-output-not-written = Impossibile scrivere l’output ({ $reason }).
