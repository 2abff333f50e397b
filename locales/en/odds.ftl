### What `rawsiko odds` prints.

help-odds = Print the exact odds of Commercial Clashes.
help-odds-attackers = Assets that may attack, from 1 to 40.
help-odds-defenders = Assets on the Territory, from 1 to 40; several numbers for several Territories, one after the other.

odds-title = { $attackers } against { $defenders }
odds-conquer = Chance of conquering if you attack until the Territory is yours or no attacker is left: { $chance }
odds-losses = Mean losses: attacker { NUMBER($attacker, minimumFractionDigits: 2, maximumFractionDigits: 2) }, defender { NUMBER($defender, minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-first-clash = The first Clash
odds-attacker-loses = Attacker loses
odds-defender-loses = Defender loses
odds-chance = Chance
odds-exact = Exactly
odds-endings = How it ends
odds-won = conquered, attackers left: { $left }
odds-failed = not conquered, defenders left: { $left }
odds-around = Chance of conquering with more or fewer Assets
odds-attackers = attackers: { $attackers }
odds-defenders = defenders: { $defenders }
odds-note = Up to three dice a side; on a tie the attacker loses an Asset. Endings with a chance below 1 in 1,000 aren’t listed.
odds-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%

odds-territories = Territories
odds-guards = Defenders
odds-sweep = In one Action Phase
odds-march = One in each Turn
odds-sweep-note = In one Action Phase: all Territories are attacked from the same one. Assets that have conquered a Territory or followed into one have already moved, so only those left behind attack the next. The best number of dice is used each time.
odds-march-note = One in each Turn: the Territories lie one behind the other and all Assets follow. This is the chance if nobody interferes in between.

odds-wrong-assets = The number of Assets must be from 1 to { $most }, not { $assets }.
odds-too-many-targets = { $targets } Territories are too many: at most { $most }.
