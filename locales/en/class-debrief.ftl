### The debrief of a class: figures from its own matches beside the world. { $territories }, { $materials }, { $company } and { $country } are names.

debrief-title-1 = Our matches
debrief-title-2 = What we fought over
debrief-title-3 = Concentration
debrief-title-4 = China closed
debrief-title-5 = Trade opens
debrief-title-6 = Who depended on whom?
debrief-title-7 = Does an early lead last?
debrief-title-8 = Before and after
debrief-title-9 = What the news did

debrief-feelings-1 = How did it feel when somebody had what you needed?
debrief-feelings-2 = How did it feel to hold what others needed?

debrief-finding-1-turned = { $tables ->
    [one] At our table the winner was not yet ahead before the last Turn.
   *[other] At { $turned } of { $tables } tables the winner was not yet ahead before the last Turn.
}
debrief-finding-1-held = { $tables ->
    [one] At our table, whoever was ahead before the last Turn also won.
   *[other] At all { $tables } tables, whoever was ahead before the last Turn also won.
}
debrief-question-1-1 = When did you know how it would end?
debrief-question-1-2 = What would you do again?
debrief-not-shown-1 = What this chart doesn’t show: plans that changed, and what was said at the table.

debrief-finding-2-territories = We fought hardest here: { $territories }. What can be found there?
debrief-finding-2-materials = We attacked most for what our cards still lacked: { $materials }.
debrief-finding-2-chance = We didn’t attack more often for what our cards still lacked than chance alone would explain.
debrief-question-2-1 = Scarce, wanted by many, or held by few: which made you fight?
debrief-question-2-2 = Where did nobody fight? Why not?
debrief-question-2-3 = Which Material did nobody fight for? Why?
debrief-not-shown-2 = What this chart doesn’t show: who attacked whom, and how it ended. A Clash counts for what the attacker’s card still lacked. China is closed, so on the board the second-best sources are left.

debrief-finding-3 = { $material }: of every 100 kilos in the world, { $percent } come from one country ({ $country }). What if it stops selling?
debrief-question-3-1 = Who could stop selling?
debrief-question-3-2 = Who would notice first?
debrief-not-shown-3 = What this chart doesn’t show: stocks, and how quickly others could step in. Our share can’t be low, because each Material is found in only a few Territories.

debrief-finding-4 = { $above ->
    [one] { $above } of the { $dealt } Applications on our cards needs
   *[other] { $above } of the { $dealt } Applications on our cards need
} a Material of which China makes more than { $percent }%.
debrief-question-4-1 = Mine, refine, recycle, replace, store: what would you do first?
debrief-question-4-2 = What would you pay more for, to depend on nobody?
debrief-not-shown-4 = What this chart doesn’t show: trade with China. Our board leaves China out; in the world China sells, and can stop selling. Only compare bars with the same number of Materials: the more are needed, the more likely it is that one is missing.
debrief-goal-mine = At least { $percent }% mined in the EU
debrief-goal-refine = At least { $percent }% refined in the EU
debrief-goal-recycle = At least { $percent }% recycled in the EU
debrief-goal-one_country = At most { $percent }% from one country outside the EU

debrief-finding-5 =
    { $gaining ->
        [one] Thanks to Trade with China, one of { $companies } companies would have more points.
       *[other] Thanks to Trade with China, { $gaining } of { $companies } companies would have more points.
    } { $changed ->
        [0] No table would have a different winner.
        [one] One table would have a different winner.
       *[other] { $changed } tables would have a different winner.
    }
debrief-finding-5-nobody = Even with Trade with China, nobody would have more points.
debrief-question-5-1 = Who benefits when trade opens?
debrief-question-5-2 = Is that fair?
debrief-not-shown-5 = What this chart doesn’t show: how we’d have played if we’d known that trade was coming. In this rule only those who rule a Continent may trade.

debrief-finding-6 = At an average table, a single company held what was missing for { $percent } of every 100 missed points.
debrief-finding-6-none = Nobody was missing a Material at the end.
debrief-question-6-1 = What could you have offered?
debrief-question-6-2 = Who makes offers like that in real life?
debrief-not-shown-6 = What this chart doesn’t show: offers made aloud, and what a trade would have cost. Missed points are shared among the missing Materials and those who held them.

debrief-finding-7 = { $tables ->
    [one] Did the company with the most new Assets in Turn 2 also win? At our table { $won ->
        [0] it didn’t.
       *[other] it did.
    }
   *[other] In how many matches did the company with the most new Assets in Turn 2 also win? At { $won } of { $tables } tables. By chance it would be about { $chance }.
}
debrief-finding-7-lasted = The early lead lasted: at { $won } of { $tables } tables, whoever got the most new Assets in Turn 2 also won. By chance it would be about { $chance }.
debrief-question-7-1 = How does a newcomer get in?
debrief-question-7-2 = Who should help a newcomer, and how?
debrief-not-shown-7 = What this chart doesn’t show: why someone was in the lead. The lines are in the order of Turn 2; companies that were level then share a place.

debrief-finding-8-too-few = Fewer than { $least } devices answered in a round: too few to show the answers without giving somebody away.
debrief-finding-8-known = Before the lesson we already knew nearly everything.
debrief-question-8-1 = What surprised you?
debrief-question-8-2 = What are you still not sure about?
debrief-not-shown-8 = What this chart doesn’t show: who answered what, and whether it lasts. Ask again in a month.

debrief-finding-9-cost = The news cost us points: on average, companies that it hit ended { $cost ->
        [one] one point
       *[other] { $cost } points
    } worse off than companies it could have hit just as well.
debrief-finding-9 =
    { $hits ->
        [one] The news hit us once.
       *[other] The news hit us { $hits } times.
    } It made no more difference to our points than chance would.
debrief-finding-9-none = The news stopped nothing that one of us needed.
debrief-question-9-1 = Who had a second source? Was that luck or a plan?
debrief-question-9-2 = What could a country do before such news comes?
debrief-not-shown-9 = What this chart doesn’t show: why some had a second source. They chose that themselves, so the two lower bars show how the rule works and prove nothing. With more Territories a company is hit more often; so each company counts by its chance of being hit.

debrief-transfer-1 = Where have you seen this in the news?
debrief-transfer-2 = What’s one thing you’d do with an old phone now?

debrief-home-look = { $application }: find one at home. Where do its Materials come from, and where will they end up?
debrief-home-things = Which thing at home would you miss most? Find three of its Materials in the atlas.

debrief-no-facts = We have no facts about the world for this board, so you see only our matches.

debrief-waiting-all = While we waited, { $right ->
    [0] hardly any answers about our Materials were right.
    [one] one of 10 answers about our Materials was right.
   *[other] { $right } of 10 answers about our Materials were right.
}
debrief-waiting-surprise = One Material surprised us most: { $material }. { $right ->
    [one] One of { $answers } answers was right.
   *[other] { $right } of { $answers } answers were right.
}
