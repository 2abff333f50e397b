### A plan for one's next go, made while others play.

web-plan = Plánovať dopredu
web-plan-title = Váš plán
web-plan-secret = Vidíte ho iba vy. Môžete ho kedykoľvek zmeniť.
web-plan-count = { $count ->
    [one] Váš plán: { $count } krok
    [few] Váš plán: { $count } kroky
   *[other] Váš plán: { $count } krokov
}
web-plan-done = Hotovo
web-plan-moves = Plánovať presuny
web-plan-auto = Zahrá sa sám
web-plan-auto-help = Hneď ako ste na rade. Ak sa šance zhoršili, zastaví sa a opýta sa.
web-plan-move = Naplánovať presun: { $assets }
web-plan-attack = Naplánovať útok: { $assets }
web-plan-attacks = { $assets ->
    [one] { $origin } → { $target }: útok, { $assets } aktívum
    [few] { $origin } → { $target }: útok, { $assets } aktíva, koniec pri { $left }
   *[other] { $origin } → { $target }: útok, { $assets } aktív, koniec pri { $left }
}
web-plan-stop-at = Zastaviť, keď ich ostane
web-plan-if-fails = Len ak sa predchádzajúci útok nepodarí
web-plan-odds = { $count } z 10
web-plan-odds-over = Viac ako 9 z 10
web-plan-odds-under = Menej ako 1 z 10
web-plan-gone = Už sa nedá
web-plan-worse = Šance sa zhoršili
web-plan-remove = Odstrániť: { $step }
web-plan-removed = Odstránené: { $step }
web-plan-play = Zahrať plán
web-plan-stop = Zastaviť po tomto kroku
web-plan-discard = Zahodiť plán
web-plan-asked = { $assets ->
    [one] { $target }: teraz je v obrane { $assets } aktívum. Šanca: { $odds }. Napriek tomu zaútočiť?
    [few] { $target }: teraz sú v obrane { $assets } aktíva. Šanca: { $odds }. Napriek tomu zaútočiť?
   *[other] { $target }: teraz je v obrane { $assets } aktív. Šanca: { $odds }. Napriek tomu zaútočiť?
}
web-plan-insist = Aj tak zaútočiť
web-plan-leave-out = Vynechať
web-plan-full = V pláne môže byť najviac šesť presunov.
