### What the others did since one's last go.

web-recap = Čo sa stalo medzitým
web-recap-go = Som na rade
web-recap-points = Vaše body: { $before }, teraz { $after }
web-recap-kind-lost = Stratené
web-recap-kind-held = Ubránené
web-recap-kind-risk = Ohrozené
web-recap-lost-materials = { $territory }, stratené: { $materials }
web-recap-risk-materials = { $territory }: len tam máte { $materials }
web-recap-lost-points = { $player }: { $points ->
    [one] −{ $points } bod
    [few] −{ $points } body
   *[other] −{ $points } bodov
}
web-recap-held = Straty: { $player } { $theirs }, vy { $own }
web-recap-risk = { $player }: { $theirs } vedľa, vy: { $own }
