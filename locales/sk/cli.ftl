### Čo o sebe hovorí príkazový riadok.

help-rawsiko =
    RAWsiko, stolová hra o surovinách: stoly pre všetkých v sieti, celé zápasy z príkazového riadka,
    hracia plocha sveta, ktorá vychádza z faktov. Bez príkazu sprístupní hru v sieti.
help-version = Vypíše verziu a skončí.
help-lang = Jazyk textov: en, it, nl, sk, de, fr alebo es.
help-run = Pre vývojárov pozná run.py aj test, web, pictures, map, types, release, site a bench: pozrite CONTRIBUTING.md.

help-content = Skontroluje, exportuje, ukáže a nakreslí plochu a karty.
help-demo = Odohrá jeden zápas v termináli, ťah po ťahu.
help-replay = Vyrozpráva príbeh zaznamenaného zápasu.
help-simulate = Nechá botov odohrať veľa zápasov a vypíše štatistiky.
help-verify = Skontroluje zaznamenané zápasy riadok po riadku podľa pravidiel.

cli-unknown-language = Jazyk „{ $language }“ nie je k dispozícii. Vyberte si z { $known }.
cli-unknown-language-variable = { $variable }: jazyk „{ $language }“ nie je k dispozícii, iba { $known }. Použije sa angličtina.
cli-empty-name = názov je prázdny
cli-output-not-written = Výstup sa nedá zapísať ({ $reason }).
