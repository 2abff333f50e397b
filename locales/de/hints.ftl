### Der erste Schritt eines Tipps: eine Frage, mit der man den Rest selbst findet. Namen bleiben in der Grundform.

hint-look-missing = { $application }: Fast erfüllt! Welcher Rohstoff fehlt noch, und wo bekommst du ihn?
hint-look-lone-guard = { $material }: Das würde dir helfen. Wo steht nur ein einziges Asset Wache?
hint-look-guarded = { $material }: Das würde dir helfen. Wer in deiner Nachbarschaft hat das, und mit wie vielen Assets?
hint-look-empty = { $material }: Das würde dir helfen. Gibt es neben dir ein leeres Gebiet damit?
hint-look-own-guard = Du brauchst { $material }. Sind deine Gebiete damit gut bewacht?
hint-look-threat = { $territory }: Das gehört dir. Wer nebenan könnte dieses Gebiet erobern?
hint-look-reach = Schau hierhin: { $territory }. Aus welchem deiner Gebiete kommst du dorthin?
hint-look-alone = { $continent }: Wer außer dir ist noch da?
hint-look-rival = Schau hierhin: { $territory }. Was würde dem Besitzer ohne dieses Gebiet fehlen?
hint-look-more = Je drei Rohstoffe bringen dir ein Asset mehr. Was gibt es in Nachbargebieten?
hint-look-begin = Wo liegen viele Rohstoffe, die du brauchst, nah beieinander?
hint-look-claim = Welcher Rohstoff fehlt deinen Anwendungen noch?
hint-look-stop = Gibt es noch etwas, das das Risiko wert ist?

## Warum nicht mein Zug? Was eine Aktion gegenüber der besten gefundenen Wahl kostet, was daran falsch ist und womit sie richtig wäre

why-not-best = Etwas Besseres wurde nicht gefunden.
why-not-even = Beides ist gut: Der Unterschied zur besten gefundenen Wahl liegt unter zwei Prozentpunkten Gewinnchance.
why-not-unsure = Zu knapp, um es zu sagen: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} Gewinnchance, plus oder minus { $uncertain }.
why-not-costs = Gewinnchance: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} weniger als mit der besten gefundenen Wahl, plus oder minus { $uncertain }.
why-not-brings = Gut gefunden! Gewinnchance: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} mehr als mit der besten gefundenen Wahl, plus oder minus { $uncertain }.
why-not-untried = Hier lassen sich keine Partien simulieren. Darum ist nicht bekannt, was das kostet.
why-not-breaks = Damit gibst du { $material } auf. Nicht mehr erfüllt: { $application }, −{ $points }.
why-not-gives-up = Damit gibst du { $material } auf. Das brauchst du für { $application }.
why-not-leaves = { $assets ->
    [0] { $territory }: Das Gebiet bleibt leer zurück; { $player } ist gleich daneben.
    [one] In { $territory } bleibt ein Asset zurück; { $player } ist gleich daneben.
   *[other] In { $territory } bleiben { $assets } Assets zurück; { $player } ist gleich daneben.
}
why-not-odds = Der Angriff gelingt nur mit { $percent } % Wahrscheinlichkeit.
why-not-exposed = { $player } ist gleich neben { $territory } und würde das Gebiet mit { $percent } % Wahrscheinlichkeit zurückerobern.
why-not-with = Mit { $assets ->
    [one] einem Asset
   *[other] { $assets } Assets
} wäre es genauso gut.
why-not-reinforced = { $assets ->
    [one] Mit einem Asset mehr
   *[other] Mit { $assets } Assets mehr
} in { $territory } wäre es genauso gut.
