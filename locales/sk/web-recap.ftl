### What the others did since one's last go.

web-recap = Od tvojho posledného ťahu
web-recap-go = Som na ťahu
web-recap-points = Tvoje body: { $before }, teraz { $after }
web-recap-kind-lost = Stratené
web-recap-kind-held = Ubránené
web-recap-kind-risk = Ohrozené
web-recap-lost-materials = { $territory }, stratené: { $materials }
web-recap-risk-materials = { $territory }: len tam máš { $materials }
web-recap-lost-points = { $player }: { $points ->
    [one] −{ $points } bod
    [few] −{ $points } body
   *[other] −{ $points } bodov
}
web-recap-held = Straty: { $player } { $theirs }, ty { $own }
web-recap-risk = { $player }: { $theirs } vedľa tvojich { $own }
