### What the others did since one's last go.

web-recap = Depuis que tu as joué
web-recap-go = À moi
web-recap-points = Tes points : { $before }, maintenant { $after }
web-recap-kind-lost = Perdu
web-recap-kind-held = Défendu
web-recap-kind-risk = En danger
web-recap-lost-materials = { $territory }, avec { $materials }
web-recap-risk-materials = { $territory } : ton seul endroit avec { $materials }
web-recap-lost-points = { $player } : { $points ->
    [one] −{ $points } point
   *[other] −{ $points } points
}
web-recap-held = Pertes : { $player } { $theirs }, toi { $own }
web-recap-risk = { $player } : { $theirs } à côté, toi : { $own }
