### Čo vypisuje `rawsiko debrief` popri grafoch.

help-debrief = Vypočíta, čo sa trieda môže naučiť zo svojich zápasov, a vypíše to ako JSON.
help-debrief-files = Záznamy stolov v poradí alebo priečinky s takými súbormi (*.jsonl).
help-debrief-out = Prázdny alebo nový priečinok na export: dva súbory ZIP a hodnoty grafov.
help-debrief-content = Priečinok s obsahom, s ktorým sa hralo, ak nie je štandardný.
debrief-left-out = { $file }: vynechané, zápas nemá výsledok
debrief-other-content = { $file }: vynechané, hralo sa s iným obsahom ako v prvom zápase
debrief-nothing = Žiadny z týchto zápasov nemá výsledok.
debrief-written = Export je v priečinku { $folder }.
