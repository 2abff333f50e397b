### What the others did since one's last go.

web-recap = Desde que jugaste
web-recap-go = Me toca
web-recap-points = Tus puntos: { $before }, ahora { $after }
web-recap-kind-lost = Perdido
web-recap-kind-held = Defendido
web-recap-kind-risk = En peligro
web-recap-lost-materials = { $territory }, con { $materials }
web-recap-risk-materials = { $territory }: solo allí tienes { $materials }
web-recap-lost-points = { $player }: { $points ->
    [one] −{ $points } punto
   *[other] −{ $points } puntos
}
web-recap-held = Activos perdidos: { $player } { $theirs }, tú { $own }
web-recap-risk = { $player }: { $theirs } al lado, tú: { $own }
