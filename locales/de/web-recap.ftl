### What the others did since one's last go.

web-recap = Seit du zuletzt dran warst
web-recap-go = Ich bin dran
web-recap-points = Deine Punkte: { $before }, jetzt { $after }
web-recap-kind-lost = Verloren
web-recap-kind-held = Gehalten
web-recap-kind-risk = In Gefahr
web-recap-lost-materials = { $territory } und damit { $materials }
web-recap-risk-materials = { $territory }: nur dort hast du { $materials }
web-recap-lost-points = { $player }: { $points ->
    [one] −{ $points } Punkt
   *[other] −{ $points } Punkte
}
web-recap-held = { $player } verlor { $theirs }, du { $own }
web-recap-risk = { $player }: { $theirs } nebenan, du: { $own }
