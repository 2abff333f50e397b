### Stránka učiteľa s tromi tlačidlami, pre prvé hodiny.

class-first-all = Všetky tlačidlá
class-first-three = Tri tlačidlá
class-first-start = Štart
class-first-pause = Pauza
class-first-debrief = Rozbor
class-first-tables = Stoly
class-first-all-right = V poriadku
class-first-seats = Všetci si hľadajú stôl.
class-first-picture = Obrázok { $page } z { $pages }.
class-first-playing = { $pupils ->
    [one] Hrá jeden žiak. Nič netreba robiť.
    [few] Hrajú všetci { $pupils } žiaci. Nič netreba robiť.
   *[other] Hrá všetkých { $pupils } žiakov. Nič netreba robiť.
}
class-first-some = Hrajú: { $here } z { $pupils }.
class-first-pages = Každý číta svoju stránku.
class-first-debriefing = Prebieha rozbor.
class-first-help-join = Na plátne je kód. Stlačte Štart, keď sú tu skoro všetci: kto mešká, môže sa ešte pripojiť.
class-first-help-close = Stlačte Štart, keď všetci odpovedali na otázky.
class-first-help-picture = Prečítajte si ho s triedou a potom stlačte Štart.
class-first-help-play = Na plátne je, kto kde sedí. Stlačte Štart, keď všetci sedia.
class-first-help-playing = Choďte pomedzi stoly a počúvajte. O { $time } sa zápasy skončia samy; potom stlačte Rozbor.
class-first-help-paused = Na všetkých zariadeniach je napísané: pozrite sa na plátno. Keď skončíte, stlačte Pokračovať.
class-first-help-finished = Stlačte Rozbor: grafy z vašich vlastných zápasov a na čo sa pýtať.
class-first-help-pages = Na plátne je príbeh triedy. V časti Tlačiť je list pre triedu a všetky stránky.
class-first-help-debriefing = Ukazujte jeden graf za druhým a položte dve otázky vedľa neho.
class-first-start-ask = Najprv osem otázok, na všetkých zariadeniach.
class-first-start-close = Ukončiť otázky a pokračovať.
class-first-start-picture = Ukázať ďalší obrázok vysvetlenia.
class-first-start-deal = Rozdeliť stoly.
class-first-start-play = Spustiť zápasy pri všetkých stoloch.
class-first-start-done = Hotovo
class-first-started = Zápasy sa už začali. Netreba nič spúšťať.
class-first-pause-note = Všetky zariadenia zastanú a vyzvú pozrieť sa na plátno. Ďalším stlačením sa pokračuje.
class-first-pause-on = Všetky stoly pokračujú tam, kde prestali.
class-first-debrief-note = Od { $time }. Dá sa aj skôr: program sa raz spýta.
class-first-debrief-on = Je na plátne.
class-first-still = { $tables ->
    [one] Jeden stôl ešte hrá. Ukončiť zápas?
    [few] { $tables } stoly ešte hrajú. Ukončiť zápasy?
   *[other] Ešte hrá { $tables } stolov. Ukončiť zápasy?
}
class-first-play-on = Nechať hrať
class-first-end = Ukončiť a prejsť na rozbor
class-first-bar-play = Pripojenie a hra, do { $time }
class-first-bar-debrief = Rozbor, do { $time }
