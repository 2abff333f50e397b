// Made by `python3 run.py types` from src/rawsiko/protocol. Do not edit.

/**
 * A message from a client.
 */
export type ClientMessage = Hello | Order | ClassOrder | LookAs | Ping;
/**
 * What an Order asks for.
 */
export type Command =
  | Play
  | TakeBack
  | SetReady
  | Reveal
  | SetCompany
  | Leave
  | HurryBots
  | SetPace
  | AskHint
  | AskWhyNot
  | Say
  | SayFreely
  | ChangeSettings
  | Start
  | OpenSeat
  | GiveToBot
  | Pause
  | Resume
  | End
  | SetLastTurn
  | StopAtBell
  | ExtendTimer
  | Mute;
/**
 * An action of the match.
 */
export type Action =
  | ChooseContinent
  | DrawContinent
  | ChooseTerritory
  | PlaceAsset
  | OpenNews
  | Move
  | Recycle
  | EndActionPhase
  | ClaimMaterial
  | EndTrade;
/**
 * How long bots pause.
 */
export type Pace = 'normal' | 'fast' | 'instant';
export type PhraseId = string;
/**
 * A language of the texts.
 */
export type Language = 'en' | 'it' | 'nl' | 'sk' | 'de' | 'fr' | 'es';
/**
 * What may be said at a table.
 */
export type Chat = 'off' | 'phrases' | 'free';
/**
 * How much a table helps people who ask.
 */
export type Hints = 'off' | 'odds' | 'all';
/**
 * Where people may ask "Why not my move?".
 */
export type Questions = 'off' | 'bots' | 'all';
/**
 * What a ClassOrder asks for.
 */
export type ClassCommand =
  | SetLesson
  | SetDoor
  | ShowStage
  | DealTables
  | MoveMember
  | LockMember
  | AdmitMember
  | RemoveMember
  | RemoveMembers
  | GiveMemberToBot
  | RenameMember
  | SetHeads
  | SilenceChat
  | StartTables
  | PauseTables
  | ResumeTables
  | SetLastTurns
  | GiveMoreTime
  | RingBell
  | TakeBackBell
  | Nudge
  | SetSoftTimer
  | AcceptPhone
  | OpenRound
  | CloseRound
  | EndClass;
/**
 * What kind of lesson it is.
 */
export type LessonKind = 'first_match' | 'known_game' | 'two_lessons';
/**
 * Which house rules the matches of a class have besides those that fit a lesson.
 */
export type RuleSet = 'classic' | 'world_news' | 'recycling' | 'both';
/**
 * Whether somebody may still join.
 */
export type Door = 'open' | 'knock' | 'closed';
/**
 * What everybody should look at now. The teacher sets it.
 */
export type Stage = 'joining' | 'briefing' | 'play' | 'look_up' | 'pages' | 'end';
/**
 * How pupils are dealt to tables.
 */
export type DealOrder = 'random' | 'mixed' | 'together' | 'as_before';
/**
 * A preset message. Each client shows it in its own language (`class-pause-<id>`).
 */
export type PauseMessage = 'listen' | 'look_up' | 'question' | 'break' | 'help' | 'another_day';
/**
 * A round of questions.
 */
export type Round = 'before' | 'after';
/**
 * A message from the server.
 */
export type ServerMessage =
  | Welcome
  | Snapshot
  | Told
  | Applied
  | Refused
  | Hinted
  | WhyNot
  | Presence
  | Spoken
  | Timer
  | ServerStatus
  | Pong
  | Goodbye
  | ClassSnapshot
  | ClassTold
  | ClassPresence
  | LineTold
  | Nudged;
/**
 * The state of a table.
 */
export type Status =
  'lobby' | 'starting' | 'playing' | 'paused' | 'finished' | 'aborted' | 'expired';
/**
 * Who has a seat.
 */
export type SeatKind = 'open' | 'person' | 'bot';
/**
 * A phase of the match.
 */
export type Phase =
  | ContinentChoice
  | TerritoryChoice
  | InitialPlacement
  | NewsDraw
  | InvestmentPhase
  | ActionPhase
  | TradeWithChina
  | Finished;
/**
 * The two rounds of game setup.
 */
export type SetupRound = 'first' | 'second';
/**
 * Why a match ended.
 */
export type EndReason = 'last_turn' | 'one_left' | 'bell';
/**
 * What a Told tells.
 */
export type Change = MatchTold | TakenBack | MatchBegan | TableTold;
/**
 * Who decided on an action.
 */
export type PlayedBy = 'person' | 'bot' | 'stand_in' | 'program' | 'host';
/**
 * What an action led to.
 */
export type Event =
  | ContinentChosen
  | ContinentDrawn
  | TerritoryChosen
  | AssetPlaced
  | TurnBegan
  | NewsContinued
  | NewsOpened
  | InvestmentsReceived
  | ActionPhaseBegan
  | AssetsMoved
  | ClashFought
  | TerritoryConquered
  | MaterialRecycled
  | PlayerEliminated
  | TurnCounterAdvanced
  | TradeBegan
  | MaterialClaimed
  | LastTurnSet
  | StoppedAtBell
  | MatchEnded;
/**
 * What was done. The text is the message `bot-act-<act>`.
 */
export type Act =
  | 'attack'
  | 'occupy'
  | 'reinforce'
  | 'place'
  | 'begin'
  | 'settle'
  | 'draw'
  | 'claim'
  | 'recycle'
  | 'stop';
/**
 * The largest term of the evaluation. The text is the message `bot-why-<why>`; `materials` and `untold` have none. The first five speak of the card.
 */
export type Why =
  | 'completes'
  | 'advances'
  | 'spare'
  | 'keeps'
  | 'reaches'
  | 'income'
  | 'materials'
  | 'guards'
  | 'weakens'
  | 'eliminates'
  | 'survives'
  | 'exclusive'
  | 'forward'
  | 'room'
  | 'gathers'
  | 'open'
  | 'nothing-better'
  | 'only'
  | 'tried'
  | 'untold';
export type RefusalCode = string;
/**
 * How the action compares. The text is the message `why-not-<verdict>`.
 */
export type Verdict = 'best' | 'even' | 'unsure' | 'costs' | 'brings' | 'untried';
/**
 * What is wrong with a Move. The text is the message `why-not-<flaw>`.
 */
export type Flaw = 'breaks' | 'gives-up' | 'leaves' | 'odds' | 'exposed';
/**
 * What would make a Move right. The text is the message `why-not-<cure>`.
 */
export type Cure = 'with' | 'reinforced';
/**
 * Who holds a class token.
 */
export type ClassRole = 'class_host' | 'class_display' | 'member';
/**
 * The state of a class.
 */
export type ClassStatus = 'joining' | 'playing' | 'ended';
/**
 * Why somebody holds up a table.
 */
export type HoldUpReason = 'thinking' | 'away';

export interface Protocol {
  client: ClientMessage;
  server: ServerMessage;
  report: MatchReport;
  debrief: Debrief;
  page: PupilPage;
}
/**
 * The first message of a conversation.
 */
export interface Hello {
  type: 'Hello';
  version: number;
  tokens: string[];
  seat?: string | null;
  after?: number | null;
  head?: string | null;
}
/**
 * A command. Sent again with the same id, it gets the same answer and is applied once.
 */
export interface Order {
  type: 'Order';
  id: string;
  command: Command;
}
/**
 * Play an action of the match.
 */
export interface Play {
  type: 'Play';
  action: Action;
}
/**
 * Choose the Continent to deploy on (R3.1, R3.2).
 */
export interface ChooseContinent {
  type: 'ChooseContinent';
  player: string;
  continent: string;
}
/**
 * With Advanced game setup, the Continent is drawn at random (R3.6).
 */
export interface DrawContinent {
  type: 'DrawContinent';
  player: string;
}
/**
 * Choose a Territory of the Continent just chosen (R3.1, R3.2).
 */
export interface ChooseTerritory {
  type: 'ChooseTerritory';
  player: string;
  territory: string;
}
/**
 * Place one Asset on a Territory of one's own (R3.7, R4.2).
 */
export interface PlaceAsset {
  type: 'PlaceAsset';
  player: string;
  territory: string;
}
/**
 * With World news, a card is drawn at the beginning of a Turn (R4.10).
 */
export interface OpenNews {
  type: 'OpenNews';
  player: string;
}
/**
 * Move Assets (R4.4). The target decides whether a Commercial Clash follows.
 */
export interface Move {
  type: 'Move';
  player: string;
  origin: string;
  target: string;
  assets: number;
}
/**
 * Give up Assets for the control of a Material (R4.11).
 */
export interface Recycle {
  type: 'Recycle';
  player: string;
  origin: string;
  material: string;
}
/**
 * End one's Action Phase (R4.3).
 */
export interface EndActionPhase {
  type: 'EndActionPhase';
  player: string;
}
/**
 * Claim a Material in Trade with China (R6.2).
 */
export interface ClaimMaterial {
  type: 'ClaimMaterial';
  player: string;
  material: string;
}
/**
 * Claim no more Materials in Trade with China (R6.2).
 */
export interface EndTrade {
  type: 'EndTrade';
  player: string;
}
/**
 * Take back one's last choice of setup, placing or Move without a Clash, if nobody has acted since.
 */
export interface TakeBack {
  type: 'TakeBack';
}
/**
 * In the lobby: say whether one is ready. The host may start either way.
 */
export interface SetReady {
  type: 'SetReady';
  is_ready: boolean;
}
/**
 * Reveal one's contribution to the dice, when `must_reveal` asks for it.
 */
export interface Reveal {
  type: 'Reveal';
  contribution: string;
}
/**
 * Change how one's company looks and is called.
 */
export interface SetCompany {
  type: 'SetCompany';
  company: number;
  avatar: number;
  name?: string | null;
}
/**
 * Give up the seat. In the lobby it becomes open, later a bot plays on.
 */
export interface Leave {
  type: 'Leave';
}
/**
 * Skip the bots' pauses until a person has to decide something.
 */
export interface HurryBots {
  type: 'HurryBots';
}
/**
 * How fast bots play as long as this seat is connected. The slowest pace that somebody at the table wants counts; it's `normal` for those who say nothing.
 */
export interface SetPace {
  type: 'SetPace';
  pace: Pace;
}
/**
 * Ask for help with one's own decision. Hinted comes before Applied.
 */
export interface AskHint {
  type: 'AskHint';
  step: number;
}
/**
 * Ask what a legal action of one's own decision costs or brings, before doing it. WhyNot comes before Applied.
 */
export interface AskWhyNot {
  type: 'AskWhyNot';
  action: Action;
}
/**
 * Say a preset phrase. Each client shows it in its own language.
 */
export interface Say {
  type: 'Say';
  phrase: PhraseId;
  arguments?: {
    [k: string]: string;
  };
}
/**
 * Say something in one's own words, if the table's `chat` allows it.
 */
export interface SayFreely {
  type: 'SayFreely';
  text: string;
}
/**
 * Replace the table's settings. After the lobby, `options` and `seats` must stay the same.
 */
export interface ChangeSettings {
  type: 'ChangeSettings';
  settings: Settings;
}
/**
 * What a host may set.
 */
export interface Settings {
  type?: 'Settings';
  options?: Options;
  seats?: number;
  language?: Language;
  chat?: Chat;
  free_names?: boolean;
  spectators?: boolean;
  listed?: boolean;
  odds?: boolean;
  reasons?: boolean;
  hints?: Hints;
  why_not?: Questions;
  absence_seconds?: number;
  stand_in_level?: string;
  phase_seconds?: number | null;
  extra_seconds?: {
    [k: string]: number;
  };
}
/**
 * The options of a match (R1.2).
 */
export interface Options {
  type?: 'Options';
  turns?: number;
  advanced_setup?: boolean;
  monopoly_stranglehold?: boolean;
  trade_with_china?: boolean;
  leave_one_behind?: boolean;
  head_start?: boolean;
  host_keeps_time?: boolean;
  world_news?: boolean;
  recycling?: boolean;
}
/**
 * Start the match. Every seat must have a person or a bot.
 */
export interface Start {
  type: 'Start';
}
/**
 * In the lobby: remove whoever has the seat.
 */
export interface OpenSeat {
  type: 'OpenSeat';
  seat: string;
}
/**
 * Give a seat to a bot, in the lobby or for the rest of the match.
 */
export interface GiveToBot {
  type: 'GiveToBot';
  seat: string;
  level: string;
}
/**
 * Pause the match: no action is accepted until Resume.
 */
export interface Pause {
  type: 'Pause';
}
/**
 * Continue a paused match.
 */
export interface Resume {
  type: 'Resume';
}
/**
 * End the table for good, without a winner.
 */
export interface End {
  type: 'End';
}
/**
 * With Host keeps time: set which Turn is the last (R1.5), also while the match is paused.
 */
export interface SetLastTurn {
  type: 'SetLastTurn';
  turn: number;
}
/**
 * With Host keeps time: end the match. What counts is the last completed Turn (R6.6).
 */
export interface StopAtBell {
  type: 'StopAtBell';
}
/**
 * Add time to the running timer.
 */
export interface ExtendTimer {
  type: 'ExtendTimer';
  seconds: number;
}
/**
 * Turn the chat off or on again, for one seat or for everybody.
 */
export interface Mute {
  type: 'Mute';
  seat: string | null;
  is_muted: boolean;
}
/**
 * A command to a class. Sent again with the same id, it gets the same answer and is applied once.
 */
export interface ClassOrder {
  type: 'ClassOrder';
  id: string;
  command: ClassCommand;
}
/**
 * Replace what the teacher set: another bell time, another language.
 */
export interface SetLesson {
  type: 'SetLesson';
  lesson: Lesson;
}
/**
 * What the teacher sets for a lesson.
 */
export interface Lesson {
  type?: 'Lesson';
  bell_at: number;
  language?: Language;
  kind?: LessonKind;
  questions?: boolean;
  briefing?: boolean;
  seats_minutes?: number;
  debrief_minutes?: number | null;
  pupils?: number | null;
  options?: Options | null;
  keep_to_time?: boolean;
  bot_level?: string;
  hints?: Hints;
  why_not?: boolean;
  board?: string | null;
  rules?: RuleSet;
}
/**
 * Open the door, let people knock, or close it.
 */
export interface SetDoor {
  type: 'SetDoor';
  door: Door;
}
/**
 * Say what everybody should look at.
 */
export interface ShowStage {
  type: 'ShowStage';
  stage: Stage;
  page?: number;
  table?: number | null;
  all_charts?: boolean;
  is_black?: boolean;
}
/**
 * Deal all pupils to tables. Those who are locked stay where they are.
 */
export interface DealTables {
  type: 'DealTables';
  order?: DealOrder;
}
/**
 * Move a pupil to another table. After the start they leave a bot behind and take a bot's seat; where there's none they become a second head, if `may_share` allows it. Before the start those who share the pupil's company move along.
 */
export interface MoveMember {
  type: 'MoveMember';
  member: string;
  table: number;
  may_share?: boolean;
  share_with?: string | null;
}
/**
 * Keep a pupil at their table when tables are dealt again.
 */
export interface LockMember {
  type: 'LockMember';
  member: string;
  is_locked: boolean;
}
/**
 * Let in a pupil who knocked.
 */
export interface AdmitMember {
  type: 'AdmitMember';
  member: string;
}
/**
 * Remove a pupil from the class. A bot plays on. They may join again.
 */
export interface RemoveMember {
  type: 'RemoveMember';
  member: string;
}
/**
 * Remove many at once: all whose device never connected, or all from one address.
 */
export interface RemoveMembers {
  type: 'RemoveMembers';
  like?: string | null;
}
/**
 * Give a pupil's seats to a bot. The pupil stays in the class, without a seat (`is_replaced`), and may knock for one.
 */
export interface GiveMemberToBot {
  type: 'GiveMemberToBot';
  member: string;
  level?: string | null;
}
/**
 * Draw another company name for a pupil.
 */
export interface RenameMember {
  type: 'RenameMember';
  member: string;
}
/**
 * Correct how many pupils share a device.
 */
export interface SetHeads {
  type: 'SetHeads';
  member: string;
  heads: number;
}
/**
 * Turn the chat off or on again: for everybody, a table or a pupil.
 */
export interface SilenceChat {
  type: 'SilenceChat';
  is_silenced: boolean;
  table?: number | null;
  member?: string | null;
}
/**
 * Start all tables that were dealt and not started yet. From now on the door is set to `knock`.
 */
export interface StartTables {
  type: 'StartTables';
}
/**
 * Pause all tables, or one.
 */
export interface PauseTables {
  type: 'PauseTables';
  message: PauseMessage;
  table?: number | null;
}
/**
 * Go on at all tables, or at one.
 */
export interface ResumeTables {
  type: 'ResumeTables';
  table?: number | null;
}
/**
 * Set the last Turn of all tables, or of one (R1.5). It must not have begun.
 */
export interface SetLastTurns {
  type: 'SetLastTurns';
  turn?: number | null;
  table?: number | null;
}
/**
 * Move the bell, so that the plan of all tables has more time; or let one table play on while the others are done, at most until the bell.
 */
export interface GiveMoreTime {
  type: 'GiveMoreTime';
  minutes: number;
  table?: number | null;
}
/**
 * Ring the bell: matches are scored as the last completed Turn left them (R6.6).
 */
export interface RingBell {
  type: 'RingBell';
  when_turn_ends?: boolean;
  table?: number | null;
}
/**
 * Take back a bell that waits for the end of a Turn: the matches go on as planned.
 */
export interface TakeBackBell {
  type: 'TakeBackBell';
  table?: number | null;
}
/**
 * Show a friendly sign on a pupil's screen.
 */
export interface Nudge {
  type: 'Nudge';
  member: string;
}
/**
 * Set or end the soft timer of a table.
 */
export interface SetSoftTimer {
  type: 'SetSoftTimer';
  table: number;
  seconds: number | null;
}
/**
 * Make the phone that shows these digits a second remote control of the teacher.
 */
export interface AcceptPhone {
  type: 'AcceptPhone';
  digits: string;
}
/**
 * Begin a round of questions, or open it again: it goes on from its totals, and whose answers aren't in them is asked again.
 */
export interface OpenRound {
  type: 'OpenRound';
  round: Round;
}
/**
 * End a round of questions. Only now the totals can be seen. If it was opened again after that, they change only by the answers of six devices or more.
 */
export interface CloseRound {
  type: 'CloseRound';
  round: Round;
}
/**
 * End the class for good. Matches that still run are ended without a winner.
 */
export interface EndClass {
  type: 'EndClass';
}
/**
 * See as another of the seats held. The answer is a Snapshot, also for the current seat.
 */
export interface LookAs {
  type: 'LookAs';
  seat: string | null;
}
/**
 * A heartbeat. The answer is a Pong.
 */
export interface Ping {
  type: 'Ping';
  number?: number;
}
/**
 * The answer to Hello: the conversation is open.
 */
export interface Welcome {
  type: 'Welcome';
  version: number;
  content: string;
  seats: string[];
  is_host: boolean;
  heartbeat_seconds: number;
}
/**
 * Everything that this conversation may know now. It replaces what was known before.
 */
export interface Snapshot {
  type: 'Snapshot';
  seq: number;
  head: string;
  seat: string | null;
  table: TableView;
  match: MatchView | null;
  yours: Yours;
  seconds_left?: number | null;
}
/**
 * The table without its match. It's the same for everybody.
 */
export interface TableView {
  type: 'TableView';
  id: string;
  code: string;
  status: Status;
  settings: Settings;
  seats: Seat[];
  commitment: string;
  names: {
    [k: string]: string;
  };
  present: string[];
  secret?: string | null;
  hints_used?: {
    [k: string]: HintsUsed;
  };
}
/**
 * A seat, as everybody may see it.
 */
export interface Seat {
  type: 'Seat';
  player: string;
  kind?: SeatKind;
  company?: number;
  avatar?: number;
  level?: string | null;
  stand_in?: string | null;
  is_ready?: boolean;
  contribution?: string | null;
}
/**
 * How often a seat asked for each step of a hint, and what an action costs. It doesn't count for any score.
 */
export interface HintsUsed {
  type: 'HintsUsed';
  look?: number;
  odds?: number;
  plan?: number;
  why_not?: number;
}
/**
 * The match as one seat, or a spectator, may see it (R7).
 */
export interface MatchView {
  type: 'MatchView';
  order: string[];
  turn: number;
  last_turn: number;
  phase: Phase;
  holdings: {
    /**
     * @minItems 2
     * @maxItems 2
     */
    [k: string]: [string, number];
  };
  claimed: {
    [k: string]: string[];
  };
  eliminated: string[];
  objectives: {
    [k: string]: string;
  };
  next_investments: {
    [k: string]: number;
  };
  cards: {
    [k: string]: string;
  };
  news?: News;
  recycled?: {
    [k: string]: string;
  };
}
/**
 * Game setup: the player chooses a Continent. With Advanced game setup one is drawn.
 */
export interface ContinentChoice {
  type: 'ContinentChoice';
  player: string;
  round: SetupRound;
}
/**
 * Game setup: the player chooses Territories of a Continent.
 */
export interface TerritoryChoice {
  type: 'TerritoryChoice';
  player: string;
  round: SetupRound;
  continent: string;
  chosen: string[];
}
/**
 * Game setup: players place their initial Assets, one at a time (R3.7).
 */
export interface InitialPlacement {
  type: 'InitialPlacement';
  player: string;
  to_place: {
    [k: string]: number;
  };
}
/**
 * With World news, a card is opened at the beginning of a Turn (R4.10).
 */
export interface NewsDraw {
  type: 'NewsDraw';
  player: string;
}
/**
 * Players place what they received, one Asset at a time (R4.2).
 */
export interface InvestmentPhase {
  type: 'InvestmentPhase';
  player: string;
  to_place: {
    [k: string]: number;
  };
}
/**
 * The player moves Assets and fights Clashes (R4.3).
 */
export interface ActionPhase {
  type: 'ActionPhase';
  player: string;
  ready: {
    [k: string]: number;
  };
}
/**
 * Players claim Materials at the end of the match (R6.2).
 */
export interface TradeWithChina {
  type: 'TradeWithChina';
  player: string;
  claims: {
    [k: string]: number;
  };
}
/**
 * The match is over.
 */
export interface Finished {
  type: 'Finished';
  reason: EndReason;
  ranking: Score[];
}
/**
 * One player's final score (R6).
 */
export interface Score {
  type: 'Score';
  place: number;
  player: string;
  points: number;
  applications: string[];
  materials: number;
  territories: number;
  eliminated: boolean;
}
/**
 * The news cards of a match (R4.10).
 */
export interface News {
  type: 'News';
  open: {
    [k: string]: number;
  };
  opened: string[];
}
/**
 * What only this seat is told: what it may do now.
 */
export interface Yours {
  type: 'Yours';
  moves?: Moves | null;
  choices?: Choices | null;
  may_take_back?: boolean;
  must_reveal?: boolean;
}
/**
 * The legal Moves of an Action Phase.
 */
export interface Moves {
  type: 'Moves';
  origins: {
    [k: string]: {
      [k: string]: number;
    };
  };
}
/**
 * What else may be chosen. At most one list isn't empty; the phase says which.
 */
export interface Choices {
  type: 'Choices';
  continents?: string[];
  territories?: string[];
  materials?: string[];
  recycling?: {
    [k: string]: string[];
  };
}
/**
 * One change. Numbers follow each other without gaps.
 */
export interface Told {
  type: 'Told';
  seq: number;
  head: string;
  change: Change;
  yours?: Yours | null;
}
/**
 * An action was played, by a player or by the host.
 */
export interface MatchTold {
  type: 'MatchTold';
  by: PlayedBy | null;
  events: Event[];
  phase: Phase;
  next_investments: {
    [k: string]: number;
  };
  objectives?: {
    [k: string]: string;
  } | null;
  why?: Reason | null;
}
/**
 * A player chose the Continent to deploy on.
 */
export interface ContinentChosen {
  type: 'ContinentChosen';
  player: string;
  continent: string;
}
/**
 * A Continent was drawn for a player (Advanced game setup).
 */
export interface ContinentDrawn {
  type: 'ContinentDrawn';
  player: string;
  continent: string;
}
/**
 * A player deployed on a Territory: one Asset is placed there.
 */
export interface TerritoryChosen {
  type: 'TerritoryChosen';
  player: string;
  territory: string;
}
/**
 * A player placed one Asset on a Territory.
 */
export interface AssetPlaced {
  type: 'AssetPlaced';
  player: string;
  territory: string;
}
/**
 * A Turn began.
 */
export interface TurnBegan {
  type: 'TurnBegan';
  turn: number;
}
/**
 * A Turn began while news cards were open (R4.10). All others are set aside.
 */
export interface NewsContinued {
  type: 'NewsContinued';
  open: {
    [k: string]: number;
  };
}
/**
 * A news card was drawn and opened (R4.10).
 */
export interface NewsOpened {
  type: 'NewsOpened';
  player: string;
  card: string;
  turns: number;
}
/**
 * An Investment Phase began.
 */
export interface InvestmentsReceived {
  type: 'InvestmentsReceived';
  assets: {
    [k: string]: number;
  };
}
/**
 * A player's Action Phase began.
 */
export interface ActionPhaseBegan {
  type: 'ActionPhaseBegan';
  player: string;
}
/**
 * Assets moved to a Territory of one's own or to an empty one (R4.5).
 */
export interface AssetsMoved {
  type: 'AssetsMoved';
  player: string;
  origin: string;
  target: string;
  assets: number;
}
/**
 * A Commercial Clash was fought (R4.6).
 */
export interface ClashFought {
  type: 'ClashFought';
  attacker: string;
  defender: string;
  origin: string;
  target: string;
  attacker_dice: number[];
  defender_dice: number[];
  attacker_losses: number;
  defender_losses: number;
}
/**
 * The Clash before it was won: the surviving attackers moved in (R4.7).
 */
export interface TerritoryConquered {
  type: 'TerritoryConquered';
  player: string;
  territory: string;
  assets: number;
}
/**
 * A player recycled: they control a Material from now on (R4.11).
 */
export interface MaterialRecycled {
  type: 'MaterialRecycled';
  player: string;
  origin: string;
  material: string;
  assets: number;
}
/**
 * A player lost their last Asset (R5.1).
 */
export interface PlayerEliminated {
  type: 'PlayerEliminated';
  player: string;
}
/**
 * Monopoly Stranglehold moved the Turn counter (R5.3).
 */
export interface TurnCounterAdvanced {
  type: 'TurnCounterAdvanced';
  turn: number;
}
/**
 * Trade with China began (R6.2).
 */
export interface TradeBegan {
  type: 'TradeBegan';
  claims: {
    [k: string]: number;
  };
}
/**
 * A player claimed a Material in Trade with China.
 */
export interface MaterialClaimed {
  type: 'MaterialClaimed';
  player: string;
  material: string;
}
/**
 * The host set which Turn is the last (R1.5).
 */
export interface LastTurnSet {
  type: 'LastTurnSet';
  turn: number;
}
/**
 * The host stopped the match. It counts as the last completed Turn left it (R6.6), without claims.
 */
export interface StoppedAtBell {
  type: 'StoppedAtBell';
  turn: number;
  holdings: {
    /**
     * @minItems 2
     * @maxItems 2
     */
    [k: string]: [string, number];
  };
  eliminated: string[];
  news?: News;
  recycled?: {
    [k: string]: string;
  };
}
/**
 * The match ended (R6).
 */
export interface MatchEnded {
  type: 'MatchEnded';
  reason: EndReason;
  ranking: Score[];
}
/**
 * Why a bot did something: ids and numbers for two messages, `bot-act-…` and `bot-why-…`.
 */
export interface Reason {
  type: 'Reason';
  act: Act;
  why: Why;
  territory?: string | null;
  continent?: string | null;
  material?: string | null;
  application?: string | null;
  player?: string | null;
  ahead?: string | null;
  points?: number | null;
  percent?: number | null;
  risk?: number | null;
  having?: number | null;
  needed?: number | null;
}
/**
 * The last action was taken back.
 */
export interface TakenBack {
  type: 'TakenBack';
  match: MatchView;
}
/**
 * The match began. The table's status is `playing` from now on.
 */
export interface MatchBegan {
  type: 'MatchBegan';
  match: MatchView;
}
/**
 * Something at the table changed. Null means unchanged.
 */
export interface TableTold {
  type: 'TableTold';
  status?: Status | null;
  settings?: Settings | null;
  seats?: Seat[];
  names?: {
    [k: string]: string;
  } | null;
  secret?: string | null;
  hints_used?: {
    [k: string]: HintsUsed;
  } | null;
}
/**
 * The order was applied and is on disk.
 */
export interface Applied {
  type: 'Applied';
  id: string;
  seq: number;
}
/**
 * The message was refused. For an Order nothing happened.
 */
export interface Refused {
  type: 'Refused';
  id: string | null;
  code: RefusalCode;
  clause?: string | null;
}
/**
 * What AskHint asked for, sent only to who asked. Applied follows.
 */
export interface Hinted {
  type: 'Hinted';
  id: string;
  seq: number;
  step: number;
  look: Look;
  has_clash?: boolean;
  odds?: Odds | null;
  plan?: Action[];
  reason?: Reason | null;
  either?: Action | null;
}
/**
 * Where to look: a question to think about.
 */
export interface Look {
  type: 'Look';
  text: string;
  territory?: string | null;
  continent?: string | null;
  material?: string | null;
  application?: string | null;
}
/**
 * The odds of the Clash at the end of the plan, attacking until it's conquered or lost.
 */
export interface Odds {
  type: 'Odds';
  origin: string;
  target: string;
  attackers: number;
  defenders: number;
  percent: number;
  losses: number;
}
/**
 * What AskWhyNot asked for, sent only to who asked. Applied follows.
 */
export interface WhyNot {
  type: 'WhyNot';
  id: string;
  seq: number;
  action: Action;
  comparison: Comparison;
  questions_left: number;
}
/**
 * What an action costs or brings in chance to win, compared with the best choice found.
 */
export interface Comparison {
  type: 'Comparison';
  verdict: Verdict;
  points?: number;
  uncertain?: number;
  better?: Action | null;
  reason?: Reason | null;
  objection?: Objection | null;
  remedy?: Remedy | null;
}
/**
 * The largest reason against a Move: an id and arguments of a message.
 */
export interface Objection {
  type: 'Objection';
  flaw: Flaw;
  territory?: string | null;
  assets?: number | null;
  player?: string | null;
  material?: string | null;
  application?: string | null;
  points?: number | null;
  percent?: number | null;
}
/**
 * What would make a Move right: an id and arguments of a message.
 */
export interface Remedy {
  type: 'Remedy';
  cure: Cure;
  assets: number;
  territory?: string | null;
}
/**
 * Who is connected.
 */
export interface Presence {
  type: 'Presence';
  present: string[];
}
/**
 * Somebody said something: either `phrase` or `text`.
 */
export interface Spoken {
  type: 'Spoken';
  player: string;
  phrase?: PhraseId | null;
  arguments?: {
    [k: string]: string;
  };
  text?: string | null;
}
/**
 * The timer started or changed.
 */
export interface Timer {
  type: 'Timer';
  seconds_left: number;
}
/**
 * The state of the server changed.
 */
export interface ServerStatus {
  type: 'ServerStatus';
  can_save: boolean;
  is_stopping?: boolean;
}
/**
 * The answer to Ping.
 */
export interface Pong {
  type: 'Pong';
  number: number;
  seq: number;
}
/**
 * The server ends the conversation.
 */
export interface Goodbye {
  type: 'Goodbye';
  code: RefusalCode;
  retry_seconds?: number | null;
}
/**
 * Everything that this conversation may know about the class. It replaces what was known.
 */
export interface ClassSnapshot {
  type: 'ClassSnapshot';
  seq: number;
  role: ClassRole;
  now: number;
  view: ClassView;
  member?: string | null;
  present?: string[];
  lines?: TableLine[];
}
/**
 * Everything about a class but its lines. A pupil sees only themselves among the members, and only their own table; the projector sees no one who waits.
 */
export interface ClassView {
  type: 'ClassView';
  id: string;
  code: string;
  status: ClassStatus;
  lesson: Lesson;
  opened_at: number;
  play_ends_at: number;
  door: Door;
  stage: Stage;
  page?: number;
  shown_table?: number | null;
  all_charts?: boolean;
  is_black?: boolean;
  is_shown_in_pause?: boolean;
  is_rehearsal?: boolean;
  members?: Member[];
  joined?: number;
  tables?: ClassTable[];
  pauses?: Pausing[];
  is_silenced?: boolean;
  rounds?: RoundView[];
}
/**
 * A pupil's device. It has no name but its company's.
 */
export interface Member {
  type: 'Member';
  id: string;
  company: number;
  avatar: number;
  language: Language;
  heads?: number;
  companies?: number;
  most_companies?: number;
  is_waiting?: boolean;
  table?: number | null;
  seats?: string[];
  is_replaced?: boolean;
  mate_plays?: boolean;
  is_locked?: boolean;
  is_silenced?: boolean;
  has_connected?: boolean;
  origin?: number;
  shares_with?: string | null;
}
/**
 * A table of the class.
 */
export interface ClassTable {
  type: 'ClassTable';
  number: number;
  members: string[];
  seats: number;
  turns: number;
  table?: string | null;
  is_silenced?: boolean;
  first_turns?: number | null;
  is_rung?: boolean;
  bell_after?: number | null;
  more_minutes?: number;
  ends_at?: number | null;
}
/**
 * All tables are paused, or one.
 */
export interface Pausing {
  type: 'Pausing';
  message: PauseMessage;
  table?: number | null;
}
/**
 * A round of questions, as everybody may see it.
 */
export interface RoundView {
  type: 'RoundView';
  round: Round;
  is_open: boolean;
  answered?: string[];
  answers?: number;
  devices?: number;
  counts?: {
    [k: string]: {
      [k: string]: number;
    };
  } | null;
}
/**
 * How a table is doing. It never says anything about cards.
 */
export interface TableLine {
  type: 'TableLine';
  number: number;
  status: Status;
  turn?: number;
  last_turn?: number;
  phase?: string | null;
  acting?: string | null;
  acting_since?: number | null;
  holds_up?: HoldUp | null;
  present?: string[];
  stand_ins?: string[];
  people?: number;
  present_people?: number;
  play_ends_at?: number | null;
  projected_end?: number | null;
  suggested_last_turn?: number | null;
  usual_go?: number | null;
  phase_seconds?: number | null;
  is_out_of_reach?: boolean;
}
/**
 * Who holds up a table.
 */
export interface HoldUp {
  type: 'HoldUp';
  seat: string;
  why: HoldUpReason;
  since: number;
}
/**
 * The class changed. Duplicates and gaps do no harm: each message has the whole class.
 */
export interface ClassTold {
  type: 'ClassTold';
  seq: number;
  view: ClassView;
}
/**
 * Who is connected, for the teacher.
 */
export interface ClassPresence {
  type: 'ClassPresence';
  present: string[];
}
/**
 * How a table is doing now: at most four times a second for each table.
 */
export interface LineTold {
  type: 'LineTold';
  line: TableLine;
}
/**
 * The teacher sends a friendly sign to this pupil.
 */
export interface Nudged {
  type: 'Nudged';
}
/**
 * The report on a match. If the host ended it early, it has no turning points, because nobody won.
 */
export interface MatchReport {
  players: PlayerReport[];
}
/**
 * One player's part of the report.
 */
export interface PlayerReport {
  player: string;
  luck: Luck;
  turning_points: TurningPoint[];
  hints_used: HintsUsed;
}
/**
 * What a player's Clashes cost both sides, and what the exact odds say about it.
 */
export interface Luck {
  player: string;
  clashes?: number;
  lost?: number;
  expected_lost?: number;
  taken?: number;
  expected_taken?: number;
}
/**
 * A choice that cost a player much of their chance to win.
 */
export interface TurningPoint {
  type: 'TurningPoint';
  n: number;
  turn: number;
  before: number;
  after: number;
  action: Action;
  better: Action;
  reason: Reason;
  objection?: Objection | null;
}
/**
 * Everything that can be shown on the projector, in order.
 */
export interface Debrief {
  type: 'Debrief';
  content: string;
  tables: DebriefTable[];
  feelings: string[];
  ten_minutes: number[];
  our_matches: OurMatches;
  fought_over: FoughtOver;
  concentration: Concentration;
  china_closed: ChinaClosed;
  trade_opens: TradeOpens;
  dependence: Dependence;
  lead: Lead;
  before_after: BeforeAfter;
  news_did: NewsDid;
  transfer: string[];
  while_waiting?: Finding[];
}
/**
 * A match of the class.
 */
export interface DebriefTable {
  type: 'DebriefTable';
  table: number;
  turns: number;
  ended_by: string;
  companies: SeatedCompany[];
}
/**
 * Who sat where.
 */
export interface SeatedCompany {
  type: 'SeatedCompany';
  seat: string;
  company: number;
  avatar: number;
  kind: string | null;
  place: number;
  points: number;
}
/**
 * Figure 1: points by Turn.
 */
export interface OurMatches {
  type: 'OurMatches';
  frame: Frame;
  tables: TablePoints[];
}
/**
 * The title, findings, questions and sources of a chart.
 */
export interface Frame {
  type: 'Frame';
  number: number;
  title: string;
  findings: Finding[];
  questions: string[];
  not_shown: string;
  sources?: Source[];
  note?: string | null;
}
/**
 * The sentence above a figure, worked out from the data.
 */
export interface Finding {
  type: 'Finding';
  text: string;
  numbers?: {
    [k: string]: number;
  };
  names?: {
    [k: string]: string[];
  };
}
/**
 * Who says so.
 */
export interface Source {
  type: 'Source';
  key: string;
  title: string;
  publisher: string;
  year: string;
}
/**
 * A match in points.
 */
export interface TablePoints {
  type: 'TablePoints';
  table: number;
  turns: number[];
  companies: PointsByTurn[];
  largest_change: PointsChange | null;
  winners: string[];
  was_ahead: boolean;
}
/**
 * The points of a company.
 */
export interface PointsByTurn {
  type: 'PointsByTurn';
  seat: string;
  points: number[];
}
/**
 * What a Turn changed for a company.
 */
export interface PointsChange {
  type: 'PointsChange';
  seat: string;
  turn: number;
  points: number;
  completed: string[];
  lost: string[];
}
/**
 * Figure 2: Clashes by Territory and by Material.
 */
export interface FoughtOver {
  type: 'FoughtOver';
  frame: Frame;
  matches: number;
  clashes: number;
  territories: FoughtTerritory[];
  materials: FoughtMaterial[];
}
/**
 * A Territory and the Clashes for it.
 */
export interface FoughtTerritory {
  type: 'FoughtTerritory';
  territory: string;
  clashes: number;
  materials: string[];
}
/**
 * A Material and the Clashes for it: by companies whose card needed it and that lacked it.
 */
export interface FoughtMaterial {
  type: 'FoughtMaterial';
  material: string;
  clashes: number;
  territories: number;
  per_territory: number;
  cards: number;
  world: Share | null;
  stage: string | null;
  is_labelled: boolean;
}
/**
 * A country's part of the world.
 */
export interface Share {
  type: 'Share';
  country: string;
  percent: number;
}
/**
 * Figure 3: the largest holder, in the world and in the class.
 */
export interface Concentration {
  type: 'Concentration';
  frame: Frame;
  matches: number;
  rows: Concentrated[];
}
/**
 * A Material.
 */
export interface Concentrated {
  type: 'Concentrated';
  material: string;
  territories: number;
  largest_company: number;
  largest_country: Share | null;
  stage: string | null;
  hhi: number | null;
  is_shown: boolean;
}
/**
 * Figure 4: Applications built and missed, by dependence on China.
 */
export interface ChinaClosed {
  type: 'ChinaClosed';
  frame: Frame;
  sizes: SameSize[];
  applications: Dependent[];
  goals: Goal[];
}
/**
 * Applications that need the same number of Materials, and China as much.
 */
export interface SameSize {
  type: 'SameSize';
  materials: number;
  is_above: boolean;
  built: number;
  missed: number;
}
/**
 * An Application that was on dealt cards.
 */
export interface Dependent {
  type: 'Dependent';
  application: string;
  material: string;
  china: number;
  built: number;
  missed: number;
}
/**
 * A goal of the European Union for 2030.
 */
export interface Goal {
  type: 'Goal';
  text: string;
  percent: number;
}
/**
 * Figure 5: points without and with Trade with China.
 */
export interface TradeOpens {
  type: 'TradeOpens';
  frame: Frame;
  tables: TableTrade[];
}
/**
 * A match, scored twice.
 */
export interface TableTrade {
  type: 'TableTrade';
  table: number;
  companies: Trader[];
  winners_without: string[];
  winners_with: string[];
}
/**
 * A company, scored twice.
 */
export interface Trader {
  type: 'Trader';
  seat: string;
  claims: number;
  without: number;
  with_trade: number;
  claimed: string[];
}
/**
 * Figure 6: who held what others were missing.
 */
export interface Dependence {
  type: 'Dependence';
  frame: Frame;
  tables: TableDependence[];
  example: number | null;
}
/**
 * A match.
 */
export interface TableDependence {
  type: 'TableDependence';
  table: number;
  arrows: Arrow[];
  missed_points: number;
  points_of_nobody: number;
  missing_materials: number;
  held_by_one: number;
  held_by_several: number;
  held_by_nobody: number;
  missed_applications: number;
  one_short: number;
}
/**
 * From a company to one that held what it was missing.
 */
export interface Arrow {
  type: 'Arrow';
  origin: string;
  target: string;
  points: number;
}
/**
 * Figure 7: new Assets by Turn, from the most to the fewest in Turn 2.
 */
export interface Lead {
  type: 'Lead';
  frame: Frame;
  turns: number[];
  ranks: InvestmentByTurn[];
  held_alone: (number | null)[];
}
/**
 * The companies that were in one place in Turn 2.
 */
export interface InvestmentByTurn {
  type: 'InvestmentByTurn';
  rank: number;
  is_last: boolean;
  assets: (number | null)[];
}
/**
 * Figure 8: the questions, in totals.
 */
export interface BeforeAfter {
  type: 'BeforeAfter';
  frame: Frame;
  change: AnswersChange | null;
}
/**
 * Both rounds beside each other.
 */
export interface AnswersChange {
  type: 'AnswersChange';
  ballots_before: number;
  ballots_after: number;
  items: ItemChange[];
  right: [number, number] | null;
  gain_text: string | null;
  control_text: string | null;
}
/**
 * An item in both rounds. Shares are of all answers to it, "I don't know" included.
 */
export interface ItemChange {
  type: 'ItemChange';
  item: string;
  before: {
    [k: string]: number;
  };
  after: {
    [k: string]: number;
  };
  right_before: number | null;
  right_after: number | null;
  right?: string | null;
}
/**
 * Figure 9: what news cards did to the points.
 */
export interface NewsDid {
  type: 'NewsDid';
  frame: Frame;
  cards: number;
  hit: NewsGroup;
  spared: NewsGroup;
  second_source: NewsGroup;
  only_source: NewsGroup;
}
/**
 * Companies after a news card.
 */
export interface NewsGroup {
  type: 'NewsGroup';
  count: number;
  points: number | null;
}
/**
 * A pupil's own page.
 */
export interface PupilPage {
  type: 'PupilPage';
  table: number;
  seat: string;
  company: number;
  place: number;
  companies: SeatedCompany[];
  points: number;
  most_points: number;
  objective: string;
  card: CardLine[];
  so_close: SoClose | null;
  story: RealStory | null;
  turning_points: PointsChange[];
  question: Finding;
  content: string;
}
/**
 * An Application of the card.
 */
export interface CardLine {
  type: 'CardLine';
  application: string;
  points: number;
  materials: string[];
  missing: string[];
}
/**
 * The most valuable Application that was missed, and the Material that it lacked.
 */
export interface SoClose {
  type: 'SoClose';
  application: string;
  points: number;
  missing: string[];
  material: string;
  territories: number;
  turns: HeldAtTurn[];
  holder: string | null;
  since: number | null;
}
/**
 * Who held the Material when a Turn was over.
 */
export interface HeldAtTurn {
  type: 'HeldAtTurn';
  turn: number;
  territories: {
    [k: string]: number;
  };
}
/**
 * The Material in the world.
 */
export interface RealStory {
  type: 'RealStory';
  material: string;
  about: string;
  world: WorldMaterial | null;
  sources: Source[];
}
/**
 * A Material in the world.
 */
export interface WorldMaterial {
  type: 'WorldMaterial';
  material: string;
  stages: WorldStage[];
  recycled: number | null;
  recycled_source: string | null;
}
/**
 * Mining or refining of a Material.
 */
export interface WorldStage {
  type: 'WorldStage';
  stage: string;
  year: string;
  source: string;
  shares: Share[];
  hhi: number | null;
}
