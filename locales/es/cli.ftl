### Lo que la línea de órdenes dice de sí misma.

help-rawsiko =
    RAWsiko, el juego de mesa de las materias primas: mesas para toda la red, partidas enteras desde la
    línea de órdenes, un tablero del mundo basado en datos. Sin orden, ofrece el juego en la red.
help-version = Muestra la versión y termina.
help-lang = Idioma de los textos: en, it, nl, sk, de, fr o es.
help-run = Para el desarrollo, run.py conoce también test, web, pictures, map, types, release, site y bench: véase CONTRIBUTING.md.

help-content = Comprueba, exporta, muestra y dibuja el tablero y las cartas.
help-demo = Juega una partida en el terminal, Turno a Turno.
help-replay = Cuenta la historia de una partida grabada.
help-simulate = Hace que los bots jueguen muchas partidas y muestra estadísticas.
help-verify = Comprueba línea a línea que las partidas grabadas siguen las reglas.

cli-unknown-language = No existe el idioma «{ $language }». Elige uno de { $known }.
cli-unknown-language-variable = { $variable }: no existe el idioma «{ $language }», solo { $known }. Se usa el inglés.
cli-empty-name = el nombre está vacío
cli-output-not-written = No se puede escribir la salida ({ $reason }).
