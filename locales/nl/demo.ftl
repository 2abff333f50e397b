### Wat `rawsiko demo` schrijft naast het verhaal van de partij.

demo-intro = Een demonstratiepartij: vier bedrijven, gespeeld door het programma, in een stormloop op grondstoffen. Ctrl-C stopt.
demo-stopped = Gestopt.
demo-next = En nu?
demo-next-again = toont deze partij opnieuw
demo-next-simulate = speelt honderd partijen en telt wat erin gebeurt
demo-next-replay = vertelt het verhaal van de eerste
demo-next-content = zegt waar een materiaal ligt, en waarom
demo-next-rules = de spelregels, om te lezen (in het Engels)
demo-next-help = noemt alles wat RAWsiko kan

demo-company-1 = Boreale Legeringen
demo-company-2 = Meridiaan Metalen
demo-company-3 = Koperpoort
demo-company-4 = Blauwe Groeve
demo-company-5 = Noorderader
demo-company-6 = Barnsteen Mineralen
demo-company-7 = Horizon Mijnbouw
demo-company-8 = Zilverhaven

help-demo-seed = Getal dat de hele partij bepaalt; zonder opgave elke keer een nieuw.
help-demo-fast = Zonder pauzes.
