### What the others did since one's last go.

web-recap = Dalla tua ultima mossa
web-recap-go = Tocca a me
web-recap-points = I tuoi punti: { $before }, ora { $after }
web-recap-kind-lost = Perso
web-recap-kind-held = Difeso
web-recap-kind-risk = In pericolo
web-recap-lost-materials = { $territory }, con { $materials }
web-recap-risk-materials = { $territory }: solo lì hai { $materials }
web-recap-lost-points = { $player }: { $points ->
    [one] −{ $points } punto
   *[other] −{ $points } punti
}
web-recap-held = Asset persi: { $player } { $theirs }, tu { $own }
web-recap-risk = { $player }: { $theirs } accanto, tu: { $own }
