### The teacher’s guide. What is said to pupils is in the imperative plural where the language has one.

long-guide-lead = RAWsiko is a game about critical raw materials. It fits into one lesson: play first, then talk about what happened. Nobody has to know anything beforehand.
long-guide-print = Print
long-guide-goals = What pupils learn
long-guide-goals-1 = Everyday things are made of materials from all over the world.
long-guide-goals-2 = For many materials, a few countries do nearly all the mining or refining. If we also need them a lot, they are critical.
long-guide-goals-3 = Recycling, substitutes and careful mining help, and none of them is easy.
long-guide-before = Before the lesson
long-guide-before-1 = Start the program once at home, play a match against bots and press “Rehearse”: eight scripted pupils, and things that go wrong.
long-guide-before-2 = Choose “Open a class” and enter when the bell rings. Pupils join with a code on their own devices; two or three can share one.
long-guide-before-3 = Read the page “Why critical?” and pick two Materials to talk about.
long-guide-before-4 = Print the worksheet, one for each pupil.
long-guide-intro = Five minutes to introduce the game
long-guide-intro-1 = Hold up your phone. Ask: what is in it, and where does that come from?
long-guide-intro-2 = You lead a company. Your Objective card shows four Applications, such as electric motors. Each needs certain Materials.
long-guide-intro-3 = Materials are found in Territories. Place your Assets there: what you control at the end counts.
long-guide-intro-4 = If somebody else is in a Territory that you want, there is a Commercial Clash. Dice decide. On a tie, the attacker loses an Asset.
long-guide-intro-5 = China is closed. Nobody can go there, though much of the world’s supply comes from there. Remember that for later.
long-guide-intro-6 = At the end, every Application scores points if you have all its Materials. Off you go!
long-guide-plan = Plan for { $minutes } minutes
long-guide-plan-minutes = Minutes
long-guide-plan-45 = 4 Turns with Advanced game setup. Tables of three pupils and a bot.
long-guide-plan-60 = 5 Turns. Tables of four pupils.
long-guide-plan-90 = 8 Turns. Tables of four pupils.

long-guide-talk = Questions to discuss
long-guide-talk-1 = Which Material did everyone want? Why that one?
long-guide-talk-2 = Was one company too strong at your table? What could the others have done?
long-guide-talk-3 = China was closed. Which Applications were hard to complete for that reason?
long-guide-talk-4 = Look at the chart of “Why critical?”. Why isn’t every scarce material critical?
long-guide-talk-5 = Many countries limit exports. When do you think that’s fair, and when isn’t it?
long-guide-talk-6 = A mine brings jobs and harms nature. Who should decide whether it may open?
long-guide-talk-7 = Why is so little recycled? What could you change? What could a shop or a law change?
long-guide-talk-8 = Imagine a phone that lasts ten years. Who would be glad, and who wouldn’t?
long-guide-sheet = Worksheet
long-guide-sheet-name = Name
long-guide-sheet-class = Class
long-guide-sheet-company = Company
long-guide-sheet-1 = Which Applications were on my card? Which of them did I complete?
long-guide-sheet-2 = The Material that I missed most: what is it for, and who mines or refines most of it?
long-guide-sheet-3 = How much of it is recycled, and why not more?
long-guide-sheet-4 = What could replace it, and what is the drawback?
long-guide-sheet-5 = What does it cost people and nature?
long-guide-sheet-6 = Is it critical? Explain with its importance and its supply risk.
long-guide-look = All answers with their sources are on the pages “Materials” and “Why critical?”.

## The pack

long-guide-assess = After the lesson, pupils
long-guide-assess-1 = can name three things from home and two Materials in each.
long-guide-assess-2 = can explain “critical” with two words: importance and supply risk.
long-guide-assess-3 = can say why a second source helps, with an example from their own match.
long-guide-assess-4 = can weigh recycling, a substitute and a new mine against each other for one Material.

long-guide-page = The lesson on one page
long-guide-plan-part = Part
long-guide-plan-press = Press
long-guide-plan-say = Say
long-guide-plan-fails = If it fails
long-guide-plan-note = The minutes are those of the program’s own plan. Without the questions, there is more time to play.
long-guide-say-join = Open the address, type the code, remember your company.
long-guide-fails-join = Two or three pupils share a device. Late pupils can still join.
long-guide-say-questions_before = This is no test. Nobody sees your answers.
long-guide-fails-questions_before = Carry on when nearly all have answered.
long-guide-say-briefing = Read the pictures with me. What is in your phone, and where does it come from?
long-guide-fails-briefing = If time is short, show only the first picture.
long-guide-say-seats = Find your table. Take your phone along.
long-guide-fails-seats = Somebody can’t find their table: its number is on the projector and on their phone.
long-guide-say-play = Look at your card: what do you need, and who has it?
long-guide-fails-play = A table is stuck: press Pause and look. A phone drops out: a bot plays on until it is back.
long-guide-say-debrief = How did it feel? Who did you depend on? Is the world like that?
long-guide-fails-debrief = Little time: one chart and its two questions are enough.
long-guide-say-questions_after = The same questions again. What would you answer now?
long-guide-fails-questions_after = No time: leave them out.
long-guide-say-last_figure = That’s what we have learned. What is one thing you will do with an old phone?
long-guide-fails-last_figure = This chart needs six devices in both rounds. With fewer, ask for a show of hands.

long-guide-key = Answer key for the worksheet
long-guide-key-1 = From the pupil’s own page or the end of the match. Completed means: all Materials were held at the end.
long-guide-key-2 = What it is for: on the page of the Material, under “What it’s for”. Who mines or refines most: on the same page, under “Who makes it”, with year and source.
long-guide-key-3 = The share is on the page of the Material, and the sentence beside it says why it isn’t more. Often it is used up, spread thin, or in things that nobody collects.
long-guide-key-4 = The page says what and at what price. A good answer names both: Aluminium can replace copper in cables, but the wires must be thicker.
long-guide-key-5 = The page gives one example with its source. A good answer says that it is one mine and not all of them.
long-guide-key-6 = Critical means both: we need it a lot, and its supply could fail. A good answer names a number for each, from the chart of “Why critical?”.

long-guide-exit = Exit ticket
long-guide-exit-1 = Choose one Material from your card. Is it critical? Give one reason for its importance and one for its risk.
long-guide-exit-2 = Your company needs cobalt. What would you do so that it doesn’t run out? Name one drawback.
long-guide-rubric = Marks for the exit ticket
long-guide-rubric-1 = Beginning: says that it is rare or comes from far away.
long-guide-rubric-2 = Developing: names importance or supply risk, with a fact from the match or the pages.
long-guide-rubric-3 = Secure: names both, with a fact each, and one drawback of the solution.

long-guide-links = Links to curricula
long-guide-links-greencomp = GreenComp, the EU’s framework (2022)
long-guide-links-greencomp-text = 2.1 systems thinking, 2.2 critical thinking, 4.1 political agency
long-guide-links-sdg = United Nations, goal 12 (2015)
long-guide-links-sdg-text = 12.2 efficient use of raw materials, 12.5 less waste through recycling, 12.8 knowing about it
long-guide-links-fr = France
long-guide-links-fr-text = Programme of cycle 4 (2020), geography, year 5e: “Des ressources limitées, à gérer et à renouveler”
long-guide-links-it = Italy
long-guide-links-it-text = Civic education, law 92 of 2019 and guidelines of 2024: Agenda 2030, economic development and sustainability
long-guide-links-de = Germany
long-guide-links-de-text = Framework for global development (KMK and BMZ, 2016), lower secondary: globalisation, environment, fairness
long-guide-links-es = Spain
long-guide-links-es-text = Royal Decree 217 of 2022 (ESO): sustainability and responsible consumption, in all subjects
long-guide-links-nl = Netherlands
long-guide-links-nl-text = Core goals of lower secondary (2006): 30, technology can help or harm the environment; 36, a reasoned view on questions of society
long-guide-links-gb = England
long-guide-links-gb-text = National curriculum (2013), geography, key stage 3: diverse places, people and environments, and how they are connected
long-guide-links-note = We have looked these texts up. For Slovakia and for other countries we found none that we could cite. Please check with your own curriculum.

long-guide-sensitive = Sensitive subjects
long-guide-sensitive-1 = China is closed only in this game. It stands for any source that we can’t count on. It is no judgement on people, and pupils may have family there.
long-guide-sensitive-2 = The sentences about mines are examples. Many are from Africa and Asia, because much is mined there. Ask as well who buys the things.
long-guide-sensitive-3 = Children work in some mines. Say it as it is, without pictures. Ask what families would live on if nobody bought any more.
long-guide-sensitive-4 = Ukraine, Russia and DR Congo are on the board. There is war, and pupils may know it at first hand. Nobody has to speak about it.
long-guide-sensitive-5 = The map shows Territories of a game, not borders that anybody recognises. The game’s word for a fight is Commercial Clash: companies compete, nobody is hurt.

long-guide-careers = Three careers
long-guide-careers-1 = Geologist: finds out what lies in the ground, and whether it can be mined without doing much harm.
long-guide-careers-2 = Recycler: takes apart batteries and phones and gets back cobalt, copper and gold.
long-guide-careers-3 = Materials chemist: looks for substances that can replace rare ones, such as batteries without cobalt.

## Print and play

long-guide-playprint = Print and play
long-guide-playprint-lead = For a room without a network: the board, a card for each Material, the Objective cards and the news cards on A4. You also need dice, counters and the page “Rules”.
long-guide-playprint-board = Board
long-guide-playprint-materials = Material cards
long-guide-playprint-objectives = Objective cards
long-guide-playprint-news = News cards
