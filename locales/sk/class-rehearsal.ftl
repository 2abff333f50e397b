### Nácvik: trieda žiakov, za ktorých hrá program, len pre toho, kto vyučuje.

class-rehearsal = Nácvik
class-rehearsal-close = Ukončiť nácvik
class-rehearsal-over = Nácvik sa skončil. Nič z neho nezostalo.
class-rehearsal-three = Stlačte tmavé tlačidlo. Keď sa niečo pokazí, Všetky tlačidlá ukážu, čo sa dá urobiť.
class-rehearsal-join = Žiaci, za ktorých hrá program, prichádzajú. Ťuknite na niektorého a vyžrebujte mu iný názov alebo ho odoberte.
class-rehearsal-deal = Siedmi sú tu, jeden príde neskoro. Vyskúšajte plátno a otázky, potom rozdeľte stoly.
class-rehearsal-start = Presuňte spoločnosť k inému stolu alebo spojte dvoch žiakov. Potom spustite hru.
class-rehearsal-paused = Všetci čítajú vašu správu. Pozrite sa na plátno a potom stlačte Pokračovať.
class-rehearsal-door = Niekto je pri dverách. Pustite ho dnu: dostane miesto bota.
class-rehearsal-waits = Stôl čaká na niekoho, kto dlho premýšľa. Stlačte Dať znamenie alebo nastavte časový limit.
class-rehearsal-offline = Jeden telefón nie je pripojený. Skúste Priviesť späť (trvá to 20 sekúnd) alebo prenechajte miesto botovi.
class-rehearsal-play = Vyskúšajte pauzu, posledný ťah alebo mapu stola. O chvíľu sa niečo pokazí.
class-rehearsal-finished = Všetky zápasy sa skončili. Prejdite k rozboru.
class-rehearsal-debrief = Listujte šípkami, položte otázky znova, potom rozdajte stránky a vytlačte ich.
class-rehearsal-end = To je všetko. Ukončite nácvik: nič z neho nezostane.
