### What the others did since one's last go.

web-recap = Sinds je vorige beurt
web-recap-go = Ik ben aan de beurt
web-recap-points = Je punten: { $before }, nu { $after }
web-recap-kind-lost = Verloren
web-recap-kind-held = Behouden
web-recap-kind-risk = In gevaar
web-recap-lost-materials = { $territory }, met { $materials }
web-recap-risk-materials = { $territory }: alleen daar heb je { $materials }
web-recap-lost-points = { $player }: { $points ->
    [one] −{ $points } punt
   *[other] −{ $points } punten
}
web-recap-held = { $player } verloor er { $theirs }, jij { $own }
web-recap-risk = { $player }: { $theirs } ernaast, jij: { $own }
