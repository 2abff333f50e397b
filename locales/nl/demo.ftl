### Wat `rawsiko demo` schrijft naast het verhaal van het spel.

demo-intro = Een demonstratiespel: vier bedrijven, gespeeld door het programma, willen zo snel mogelijk grondstoffen. Ctrl-C stopt.
demo-stopped = Gestopt.
demo-next = En nu?
demo-next-again = toont dit spel opnieuw
demo-next-simulate = speelt honderd spellen en telt wat erin gebeurt
demo-next-replay = vertelt het verhaal van het eerste
demo-next-content = zegt waar een materiaal ligt, en waarom
demo-next-rules = de spelregels, om te lezen (in het Engels)
demo-next-help = noemt alles wat RAWsiko kan

help-demo-seed = Getal dat het hele spel bepaalt; zonder opgave elke keer een nieuw.
help-demo-fast = Zonder pauzes.
