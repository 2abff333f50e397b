### De pagina voor leerkrachten met drie knoppen, voor de eerste lessen.

class-first-all = Alle knoppen
class-first-three = Drie knoppen
class-first-start = Start
class-first-pause = Pauze
class-first-debrief = Nabespreking
class-first-tables = Tafels
class-first-all-right = In orde
class-first-seats = Iedereen zoekt de juiste tafel.
class-first-picture = Plaatje { $page } van { $pages }.
class-first-playing = { $pupils ->
    [one] Eén leerling speelt. Je hoeft niets te doen.
   *[other] Alle { $pupils } spelen. Je hoeft niets te doen.
}
class-first-some = Aan het spelen: { $here } van de { $pupils } leerlingen.
class-first-pages = Iedereen leest de eigen pagina.
class-first-debriefing = De nabespreking is bezig.
class-first-help-join = Het grote scherm toont de code. Druk op Start als bijna iedereen er is: wie later komt, kan er nog bij.
class-first-help-close = Druk op Start als iedereen de vragen beantwoord heeft.
class-first-help-picture = Lees het samen met de klas en druk dan op Start.
class-first-help-play = Het grote scherm toont wie waar zit. Druk op Start als iedereen zit.
class-first-help-playing = Loop rond en luister. Om { $time } stoppen de spellen vanzelf; druk dan op Nabespreking.
class-first-help-paused = Op alle apparaten staat: kijk naar het grote scherm. Druk op Verder als je klaar bent.
class-first-help-finished = Druk op Nabespreking: grafieken van jullie eigen spellen, en wat je kunt vragen.
class-first-help-pages = Het grote scherm vertelt het verhaal van de klas. Onder Printen staan het klassenblad en alle pagina’s.
class-first-help-debriefing = Toon de grafieken een voor een en stel de twee vragen die ernaast staan.
class-first-start-ask = Eerst acht vragen, op alle apparaten.
class-first-start-close = De vragen sluiten en verdergaan.
class-first-start-picture = Het volgende plaatje van de uitleg tonen.
class-first-start-deal = De tafels indelen.
class-first-start-play = De spellen aan alle tafels starten.
class-first-start-done = Klaar
class-first-started = De spellen zijn begonnen. Er valt niets meer te starten.
class-first-pause-note = Alle apparaten stoppen en tonen: kijk naar het grote scherm. Druk nog eens om verder te gaan.
class-first-pause-on = Alle tafels gaan verder waar ze waren.
class-first-debrief-note = Vanaf { $time }. Eerder mag ook: dan moet je het één keer bevestigen.
class-first-debrief-on = Staat op het grote scherm.
class-first-still = { $tables ->
    [one] Eén tafel speelt nog. Het spel beëindigen?
   *[other] { $tables } tafels spelen nog. De spellen beëindigen?
}
class-first-play-on = Laat ze verderspelen
class-first-end = Beëindigen en nabespreken
class-first-bar-play = Meedoen en spelen, tot { $time }
class-first-bar-debrief = Nabespreking, tot { $time }
