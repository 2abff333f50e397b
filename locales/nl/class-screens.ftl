### The screens of a class: briefing, questions, what the teacher shows.

## Shown

class-step = { $page } van { $pages }
class-slide = Dia { $page } van { $pages }
class-look-up = Kijk op!
class-look-up-more = Daarna komt je eigen pagina.
class-look-down = Kijk nu naar je eigen pagina.
class-look-questions = Kijk op je apparaat: acht vragen.

## The briefing in four pictures

class-brief-1-title = Je kaart
class-brief-1 = Veel van wat in je telefoon zit, komt uit China. In dit spel heeft China zijn grenzen gesloten. Je leidt een bedrijf. Op je kaart staat wat het toch moet kunnen maken.
class-brief-1-more = Houd hem geheim.
class-brief-2-title = Materialen
class-brief-2 = Toepassingen hebben materialen nodig uit gebieden over de hele wereld. Veel daarvan zijn kritiek: belangrijk, en de aanvoer kan stilvallen.
class-brief-2-more = Bezit je één gebied met een materiaal, dan heb je het. Je middelen zijn je pionnen op de kaart.
class-brief-3-title = De commerciële strijd
class-brief-3 = Ga je een gebied van een ander in, dan beslissen de dobbelstenen: hoogste tegen hoogste, dan het volgende paar.
class-brief-3-more = De kant met de laagste dobbelsteen verliest een middel. Bij gelijke ogen is dat de aanvaller.
class-brief-attacker = Aanvaller
class-brief-defender = Verdediger
class-brief-4-title = De score
class-brief-4 = Alleen gehaalde toepassingen leveren punten op. Ontbreekt er ook maar één materiaal, dan telt de toepassing niet.
class-brief-4-more = Na de laatste beurt wint wie de meeste punten heeft.
class-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}

## The teacher decides what everyone looks at

class-show = Op het grote scherm
class-show-joining = Code
class-show-briefing = Uitleg
class-show-clock = Klok
class-show-table = Kaart van een tafel
class-show-debrief = Nabespreking
class-show-pages = Pagina’s van leerlingen uitdelen
class-show-which = Welke tafel?
class-show-back = Terug
class-show-next = Verder
class-show-all = Alle grafieken

## Questions before and after

class-ask-before = Vragen vooraf
class-ask-after = Vragen achteraf
class-ask-lead = { $count } vragen, één tik per vraag. Geen cijfers en geen namen: alleen de totalen van de klas blijven bewaard.
class-ask-begin = Beginnen
class-ask-back = Terug
class-ask-done = Verstuur nu je antwoorden
class-ask-privacy = Niemand ziet wat je hebt geantwoord.
class-ask-send = Versturen
class-ask-thanks = Dank je wel! Je antwoorden zijn binnen.
class-ask-next = Geef het apparaat door
class-ask-next-help = Leerling { $head } van { $heads } antwoordt nu. Niemand ziet wat de anderen kozen.
class-round-open = Vragen stellen
class-round-close = Sluiten
class-round-closed = gesloten
class-round-again = Opnieuw openen
class-round-later = als een tafel klaar is
class-round-so-far = Antwoorden: { $answers } van { $pupils }
class-round-answers = { $answers ->
    [one] Eén antwoord
   *[other] { $answers } antwoorden
}
class-round-few = Te zien als { $least } apparaten geantwoord hebben.
