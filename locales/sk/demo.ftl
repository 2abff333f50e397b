### Čo vypisuje `rawsiko demo` okrem príbehu zápasu.

demo-intro = Ukážkový zápas: štyri spoločnosti, za ktoré hrá program, v surovinovej horúčke. Ctrl-C ho zastaví.
demo-stopped = Zastavené.
demo-next = Čo ďalej?
demo-next-again = ukáže tento zápas znova
demo-next-simulate = odohrá sto zápasov a spočíta, čo sa v nich deje
demo-next-replay = vyrozpráva príbeh prvého z nich
demo-next-content = povie, kde leží materiál a prečo
demo-next-rules = pravidlá hry na prečítanie (po anglicky)
demo-next-help = vymenuje všetko, čo RAWsiko vie

help-demo-seed = Číslo, ktoré určuje celý zápas; ak chýba, zakaždým nové.
help-demo-fast = Bez prestávok.
