### Wat `rawsiko replay` schrijft naast het verhaal.

replay-stops = De opname stopt hier
replay-aborted = Het spel is voortijdig beëindigd: er is geen score.
replay-position-setup-end = Stand na de spelopzet
replay-position-setup-stopped = Stand tijdens de spelopzet, waar de opname stopt
replay-position-turn-end = Stand aan het einde van beurt { $turn }
replay-position-turn-traded = Stand aan het einde van het spel: beurt { $turn }, daarna Handel met China
replay-position-turn-advanced = Stand in beurt { $turn }, voordat de beurtteller verder sprong
replay-position-turn-stopped = Stand in beurt { $turn }, waar de opname stopt
replay-no-such-turn = Beurt { $turn } staat niet in de opname: die loopt van 0 (de spelopzet) tot { $last }.

help-replay-file = Een bestand met een opname; - is de standaardinvoer.
help-replay-turn = Toon in plaats van het verhaal de stand aan het einde van deze beurt; 0 is het einde van de spelopzet.
help-replay-content = Map van de inhoud waarmee het spel gespeeld is, als het geen standaardinhoud is.
