### The start page: its story and the phone taken apart.

web-start-title = China heeft zijn grenzen gesloten.
web-start-question = Wie bouwt jouw telefoon?
web-start-against = tegen
web-start-minutes = { $minutes } minuten
web-start-change = Wijzigen
web-start-teaching = Geef je vandaag les?
web-start-guide = Lesplannen en werkblad
web-start-more = Meer
# On a stamp, under the name of the country
web-start-closed = grenzen dicht
# A Material is …
web-start-part-screen = in het scherm
web-start-part-chips = in de chips
web-start-part-battery = in de batterij
web-start-part-speaker = in de luidspreker
web-start-from-china = { $share } uit China
web-start-first-time = Voor het eerst hier? Rondleiding, vijf minuten
web-start-shelf = Mijn plank
