### Een oefenles: een klas met leerlingen die het programma speelt, alleen voor de leerkracht.

class-rehearsal = Oefenles
class-rehearsal-close = Oefenles beëindigen
class-rehearsal-over = De oefenles is voorbij. Er is niets van bewaard.
class-rehearsal-three = Druk op de donkere knop. Als er iets misgaat, toont Alle knoppen wat je kunt doen.
class-rehearsal-join = De leerlingen komen binnen, gespeeld door het programma. Druk op iemand om een andere naam te loten of om die leerling te verwijderen.
class-rehearsal-deal = Zeven zijn er, één komt te laat. Probeer het grote scherm en de vragen uit en deel dan de tafels in.
class-rehearsal-start = Sleep een bedrijf naar een andere tafel of laat er twee samenspelen. Start daarna.
class-rehearsal-paused = Iedereen leest je bericht. Kijk naar het grote scherm en druk dan op Verder.
class-rehearsal-door = Er staat iemand voor de deur. Laat die leerling binnen: die krijgt de plaats van een bot.
class-rehearsal-waits = Een tafel wacht op iemand die lang nadenkt. Druk op Seintje geven of stel een tijdslimiet in.
class-rehearsal-offline = Een telefoon is niet verbonden. Probeer Terughalen (dat duurt 20 seconden) of geef de plaats aan een bot.
class-rehearsal-play = Probeer een pauze, de laatste beurt of de kaart van een tafel uit. Zo meteen gaat er iets mis.
class-rehearsal-finished = Alle spellen zijn afgelopen. Ga verder met de nabespreking.
class-rehearsal-debrief = Blader met de pijltjestoetsen, stel de vragen nog een keer, deel dan de pagina’s uit en print ze.
class-rehearsal-end = Dat was alles. Beëindig de oefenles: er wordt niets van bewaard.
