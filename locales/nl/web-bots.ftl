### Bots in de browser: niveaus, wat ze zeggen, hints, en terugkijken op een partij.

## Niveaus

web-bots-level-easy = Bot, makkelijk
web-bots-level-medium = Bot, gemiddeld
web-bots-level-hard = Bot, moeilijk
web-bots-level-expert = Bot, expert
web-bots-level-collector = Bot, verzamelaar
web-bots-level-guardian = Bot, bewaker
web-bots-level-raider = Bot, aanvaller
web-bots-level-easy-help = Kijkt naar de eigen kaart en één zet vooruit, en bewaakt niets.
web-bots-level-medium-help = Weegt alles af, met exacte kansen, maar kijkt één zet vooruit.
web-bots-level-hard-help = Speelt elke kansrijke zet eerst in gedachten verder.
web-bots-level-expert-help = Doet dat met meer zetten, vaker en verder vooruit.
web-bots-level-collector-help = Gemiddeld, en vooral uit op allerlei materialen en de middelen die ze opleveren.
web-bots-level-guardian-help = Gemiddeld, en vooral zuinig op wat er al is.
web-bots-level-raider-help = Gemiddeld, en het liefst in de aanval.
web-bots-levels = Niveaus
web-bots-characters = Karakters
web-bots-levels-guide = Hoe de bots denken
web-bots-levels-fair = Geen van hen ziet de kaarten van anderen of dobbelstenen die nog komen.
web-bots-level-of-play-now = Niveau van de bots
web-bots-give-level = Welke bot verder speelt

## Wat de gastheer beslist

web-bots-reasons = Bots zeggen waarom
web-bots-reasons-help = Na elke zet, uit wat iedereen kan zien. Wat ze van hun kaart dachten, staat er na de partij.
web-bots-hints = Hints
web-bots-hints-off = Geen
web-bots-hints-odds = Blik en kansen
web-bots-hints-all = Ook een plan
web-bots-hints-off-help = Niemand wordt geholpen.
web-bots-hints-odds-help = Wie erom vraagt, hoort waar te kijken, en de kansen.
web-bots-hints-all-help = Wie erom vraagt, hoort waar te kijken, de kansen, en wat een sterke bot zou doen.

## Terwijl bots spelen

web-bots-line = Wat bots doen
web-bots-skip = Overslaan
web-bots-skip-help = Bots gaan zonder pauze door, tot er iemand aan de beurt is

## Hints

web-bots-hint = Hint
web-bots-hint-thinking = Er wordt nagedacht…
web-bots-hint-step-1 = Waar kijken
web-bots-hint-step-2 = Hoe groot is de kans?
web-bots-hint-step-3 = Wat te doen?
web-bots-hint-odds = { $origin } → { $target }: { $percent }%
web-bots-hint-plan = Het plan
web-bots-hint-do = Doen
web-bots-hint-again = Opnieuw proberen
web-bots-hint-close = De hint sluiten
web-bots-times = { $action }, { $times } ×

## Wat er te doen is

web-bots-do-continent = { $continent } kiezen
web-bots-do-draw = Een continent loten
web-bots-do-territory = { $territory } kiezen
web-bots-do-place = Een middel op { $territory }
web-bots-do-move = { $assets ->
    [one] { $origin } → { $target }, { $assets } middel
   *[other] { $origin } → { $target }, { $assets } middelen
}
web-bots-do-end = De actiefase beëindigen
web-bots-do-claim = { $material } claimen
web-bots-do-end-trade = Niets meer claimen

## Terugkijken

web-bots-report = Terugblik
web-bots-report-coming = De partij wordt nog eens bekeken. Dat duurt een paar seconden…
web-bots-report-missing = De partij kon nu niet worden bekeken.
web-bots-report-again = Opnieuw proberen
web-bots-report-file = Keerpunten worden berekend waar de partij gespeeld is: open haar met haar link.
web-bots-turning = Keerpunten
web-bots-turning-of = Keerpunten van
web-bots-turning-help = De keuzes die de meeste kans op winst kostten, als bots vandaar verder spelen.
web-bots-turning-none = Geen keuze kostte veel kans op winst.
web-bots-turning-turn = Beurt { $turn }
web-bots-turning-chance = De kans op winst daalde van { $before } naar { $after }.
web-bots-turning-done = Gedaan:
web-bots-turning-better = Beter:
web-bots-turning-see = Bekijken
web-bots-hints-used = Hints
web-bots-hints-used-line = { $player }: { $look } × waar kijken, { $odds } × de kansen, { $plan } × het plan
web-bots-hints-used-help = Ze tellen niet mee in de score.
