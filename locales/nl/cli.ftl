### Wat de opdrachtregel over zichzelf zegt.

help-rawsiko =
    RAWsiko, het bordspel over grondstoffen: tafels voor iedereen in het netwerk, hele spellen vanaf de
    opdrachtregel, een wereldbord dat op feiten berust. Zonder opdracht start de server van het spel.
help-version = Toon de versie en stop.
help-lang = Taal van de teksten: en, it, nl, sk, de, fr of es.
help-run = Voor ontwikkelaars kent run.py ook test, web, pictures, map, types, release, site en bench: zie CONTRIBUTING.md.

help-content = Controleer, exporteer, toon en teken bord en kaarten.
help-demo = Speel één spel in de terminal, beurt voor beurt.
help-replay = Toon een opgenomen spel als verhaal.
help-simulate = Laat bots veel spellen spelen en toon statistieken.
help-verify = Controleer opgenomen spellen regel voor regel aan de hand van de spelregels.

cli-unknown-language = De taal “{ $language }” is er niet. Kies uit { $known }.
cli-unknown-language-variable = { $variable }: de taal “{ $language }” is er niet, alleen { $known }. Het wordt Engels.
cli-empty-name = de naam is leeg
cli-output-not-written = De uitvoer kan niet geschreven worden ({ $reason }).
