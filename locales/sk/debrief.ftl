### Čo vypisuje `rawsiko debrief` popri grafoch.

help-debrief = Čo sa trieda môže naučiť zo svojich zápasov a čo sa naučili viaceré triedy.
help-debrief-figures = Vypočíta, čo sa trieda môže naučiť zo svojich zápasov, a vypíše to ako JSON. „debrief FILE“ je to isté.
help-debrief-files = Záznamy stolov v poradí alebo priečinky s takými súbormi (*.jsonl).
help-debrief-out = Prázdny alebo nový priečinok na export: dva súbory ZIP a hodnoty grafov.
help-debrief-content = Priečinok s obsahom, s ktorým sa hralo, ak nie je štandardný.
debrief-left-out = { $file }: vynechané, zápas nemá výsledok
debrief-other-content = { $file }: vynechané, hralo sa s iným obsahom ako v prvom zápase
debrief-nothing = Žiadny z týchto zápasov nemá výsledok.
debrief-written = Export je v priečinku { $folder }.

help-debrief-pool = Ukáže, čo hovoria otázky pred hodinou a po nej o viacerých triedach spolu.
help-debrief-pool-files = Súbory ZIP, ktoré vyexportovali ich vyučujúci.
debrief-pool-nothing = Žiadna z týchto tried nemá odpovede z oboch kôl otázok.
debrief-pool-twice = { $file }: vynechané, lebo tá istá trieda tu už je
debrief-pool-unanswered = { $file }: kolo otázok chýba alebo malo príliš málo odpovedí
debrief-pool-no_zip = toto nie je súbor ZIP
debrief-pool-no_export = toto nie je export triedy
debrief-pool-bad_counts = questions.csv obsahuje nemožnú odpoveď
debrief-pool-classes = { $classes ->
    [one] Jedna trieda s odpoveďami z oboch kôl.
    [few] { $classes } triedy s odpoveďami z oboch kôl.
   *[other] { $classes } tried s odpoveďami z oboch kôl.
}
debrief-pool-item = { $question }: správne { $before } % pred hodinou (n = { $before_count }), { $after } % po nej (n = { $after_count }); triedy: { $classes }; účinok { $effect }
debrief-pool-effect = { $mean } (95-percentný interval: { $low } až { $high })
debrief-pool-effect-one = { $mean } (z jednej triedy sa interval nedá určiť)
debrief-pool-gain = Všetky otázky, o ktorých je hodina: účinok { $effect }.
debrief-pool-unit = Účinok je zmena v smerodajných odchýlkach jednej odpovede; intervaly vychádzajú z toho, ako sa triedy líšia.
debrief-pool-needed = Aby sa účinok { $difference } ukázal v štyroch prípadoch z piatich, treba približne toľkoto podobných tried: { $classes }.
debrief-pool-one = Z jednej triedy sa nedá povedať, koľko tried treba.
