### What the others did since one's last go.

web-recap = Since your last go
web-recap-go = My go
web-recap-points = Your points: { $before }, now { $after }
web-recap-kind-lost = Lost
web-recap-kind-held = Held
web-recap-kind-risk = At risk
web-recap-lost-materials = { $territory } and its { $materials }
web-recap-risk-materials = { $territory }: your only { $materials }
web-recap-lost-points = { $player }: { $points ->
    [one] −{ $points } point
   *[other] −{ $points } points
}
web-recap-held = Assets lost: { $player } { $theirs }, you { $own }
web-recap-risk = Assets: { $player } { $theirs } next door, you { $own }
