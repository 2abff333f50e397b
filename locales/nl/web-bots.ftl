### Bots in de browser: niveaus, wat ze zeggen, hints, en terugkijken op een spel.

## Niveaus

web-bots-level-easy = Bot, makkelijk
web-bots-level-medium = Bot, gemiddeld
web-bots-level-hard = Bot, moeilijk
web-bots-level-expert = Bot, expert
web-bots-level-easy-help = Kijkt alleen naar de eigen doelkaart en één zet vooruit, en bewaakt niets.
web-bots-level-medium-help = Weegt alles af met de precieze kansen, maar kijkt maar één zet vooruit.
web-bots-level-hard-help = Speelt elke goede zet in gedachten door tot het einde van de volgende beurt, maar bedenkt maar één zet tegelijk.
web-bots-level-expert-help = Net als Moeilijk, met meer zetten en één beurt verder, maar ook deze bedenkt maar één zet tegelijk.
web-bots-levels-guide = Hoe de bots denken
web-bots-levels-fair = Geen enkele bot ziet de kaarten van anderen of de volgende worp.
web-bots-preparing = Moeilijk en Expert worden klaargemaakt ({ $percent }%). Tot die tijd spelen ze zonder vooruit te denken.
web-bots-slow = Op deze server spelen Moeilijk en Expert zonder vooruit te denken.
web-bots-level-of-play-now = Niveau van de bots
web-bots-give-level = Welke bot verder speelt

## Wat de gastheer beslist

web-bots-reasons = Bots leggen hun zetten uit
web-bots-reasons-help = Na elke zet, met wat iedereen kan zien. Wat het met hun kaart te maken had, vertellen ze na het spel.
web-bots-hints = Hints
web-bots-hints-off = Geen
web-bots-hints-odds = Waar te kijken, en de kansen
web-bots-hints-all = Met een plan
web-bots-hints-off-help = Geen hints, voor niemand.
web-bots-hints-odds-help = Als je erom vraagt, hoor je waar je moet kijken en hoe groot de kans is.
web-bots-hints-all-help = Als je erom vraagt, hoor je waar je moet kijken, hoe groot de kans is en wat een sterke bot zou doen.

## Terwijl bots spelen

web-bots-line = Wat bots doen
web-bots-skip = Overslaan
web-bots-skip-help = Bots gaan zonder pauze door, tot er iemand aan de beurt is

## Hints

web-bots-hint = Hint
web-bots-hint-thinking = Even nadenken…
web-bots-hint-step-1 = Waar moet je kijken?
web-bots-hint-step-2 = Hoe groot is de kans?
web-bots-hint-step-3 = Wat kun je doen?
web-bots-hint-odds = { $origin } → { $target }: { $percent }%
web-bots-hint-plan = Het plan
web-bots-hint-best = Niets anders lijkt beter.
web-bots-hint-either = Allebei goed. Bijna even goed: { $action }.
web-bots-hint-do = Doen
web-bots-hint-again = Opnieuw proberen
web-bots-hint-close = Hint sluiten
web-bots-times = { $action }, { $times } ×

## Waarom niet mijn zet?

web-bots-why-not = Waarom niet mijn zet?
web-bots-why-not-left = { $count ->
    [0] Dat was je laatste vraag in deze beurt.
    [one] Nog { $count } vraag in deze beurt.
   *[other] Nog { $count } vragen in deze beurt.
}
web-bots-why-not-off = Uit
web-bots-why-not-bots = Tegen bots
web-bots-why-not-all = Altijd
web-bots-why-not-off-help = Niemand kan vragen wat een actie kost.
web-bots-why-not-bots-help = Aan een tafel met één mens: vraag vóór een actie wat die kost. Vijf vragen per beurt.
web-bots-why-not-all-help = Iedereen kan vragen wat een actie kost voordat die bevestigd wordt. Vijf vragen per beurt.

## Wat er te doen is

web-bots-do-continent = { $continent } kiezen
web-bots-do-draw = Een continent loten
web-bots-do-territory = { $territory } kiezen
web-bots-do-place = { $assets ->
    [one] Eén middel → { $territory }
   *[other] { $assets } middelen → { $territory }
    }
web-bots-do-move = { $assets ->
    [one] { $origin } → { $target }, { $assets } middel
   *[other] { $origin } → { $target }, { $assets } middelen
}
web-bots-do-claim = { $material } kiezen

## Terugkijken

web-bots-report = Analyse
web-bots-report-coming = Het spel wordt geanalyseerd. Dat duurt een paar seconden…
web-bots-report-missing = Het spel kon nu niet worden geanalyseerd.
web-bots-report-again = Opnieuw proberen
web-bots-report-file = Keerpunten worden berekend op de server waar je hebt gespeeld. Open het spel via de link.
web-bots-turning = Keerpunten
web-bots-turning-of = Keerpunten van
web-bots-turning-help = De keuzes die de kans op winst het meest verkleinden, als bots vanaf daar verder spelen, en wat de punten het meest veranderde.
web-bots-turning-none = Geen keuze verkleinde de kans op winst veel.
web-bots-turning-turn = Beurt { $turn }
web-bots-turning-chance = Kans op winst: van { $before } naar { $after }.
web-bots-turning-done = Gespeeld:
web-bots-turning-better = Beter:
web-bots-turning-see = Bekijken
web-bots-hints-used = Hints
web-bots-hints-used-line = { $player }: { $look } × waar te kijken, { $odds } × de kansen, { $plan } × het plan, { $why_not } × waarom niet
web-bots-hints-used-help = Ze tellen niet mee in de score.
