// Made by `python3 run.py types` from src/rawsiko/protocol. Do not edit.

export type ClientMessage = Hello | Order | LookAs | Ping;
export type Language = 'de' | 'en' | 'es' | 'fr' | 'it' | 'nl' | 'sk';
export type Chat = 'free' | 'off' | 'phrases';
/**
 * How far a table helps people who ask.
 */
export type Hints = 'all' | 'odds' | 'off';
export type ServerMessage =
  | Welcome
  | Snapshot
  | Told
  | Applied
  | Refused
  | Hinted
  | Presence
  | Spoken
  | Timer
  | ServerStatus
  | Pong
  | Goodbye;
export type Status =
  'aborted' | 'expired' | 'finished' | 'lobby' | 'paused' | 'playing' | 'starting';
export type SeatKind = 'bot' | 'open' | 'person';
export type SetupRound = 'first' | 'second';
export type EndReason = 'last_turn' | 'one_left';
/**
 * What was done: `bot-act-…`.
 */
export type Act =
  'attack' | 'begin' | 'claim' | 'draw' | 'occupy' | 'place' | 'reinforce' | 'settle' | 'stop';
/**
 * The largest term of the evaluation: `bot-why-…`. The first five speak of the card.
 */
export type Why =
  | 'advances'
  | 'completes'
  | 'eliminates'
  | 'exclusive'
  | 'forward'
  | 'guards'
  | 'income'
  | 'keeps'
  | 'materials'
  | 'nothing-better'
  | 'only'
  | 'open'
  | 'reaches'
  | 'room'
  | 'spare'
  | 'survives'
  | 'tried'
  | 'untold'
  | 'weakens';

export interface Protocol {
  client: ClientMessage;
  server: ServerMessage;
  report: MatchReport;
}
/**
 * Opens the conversation. Several seat tokens are one device with several seats: `seat` says whose eyes are on the screen now, and only that seat's private view is sent.
 */
export interface Hello {
  type: 'Hello';
  version: number;
  tokens: string[];
  seat?: string | null;
  after?: number | null;
}
/**
 * A command. Sent again with the same id, it is answered the same and applied once.
 */
export interface Order {
  type: 'Order';
  id: string;
  command:
    | Play
    | TakeBack
    | SetReady
    | Reveal
    | SetCompany
    | Leave
    | HurryBots
    | AskHint
    | Say
    | SayFreely
    | ChangeSettings
    | Start
    | OpenSeat
    | GiveToBot
    | Pause
    | Resume
    | End
    | ExtendTimer
    | Mute;
}
export interface Play {
  type: 'Play';
  action:
    | ChooseContinent
    | DrawContinent
    | ChooseTerritory
    | PlaceAsset
    | Move
    | EndActionPhase
    | ClaimMaterial
    | EndTrade;
}
/**
 * R3.1, R3.2.
 */
export interface ChooseContinent {
  type: 'ChooseContinent';
  player: string;
  continent: string;
}
/**
 * R3.6: with Advanced game setup, chance chooses the Continent.
 */
export interface DrawContinent {
  type: 'DrawContinent';
  player: string;
}
/**
 * R3.1, R3.2.
 */
export interface ChooseTerritory {
  type: 'ChooseTerritory';
  player: string;
  territory: string;
}
/**
 * R3.7, R4.2: one Asset at a time.
 */
export interface PlaceAsset {
  type: 'PlaceAsset';
  player: string;
  territory: string;
}
/**
 * R4.4. The target decides whether a Commercial Clash follows.
 */
export interface Move {
  type: 'Move';
  player: string;
  origin: string;
  target: string;
  assets: number;
}
/**
 * R4.3.
 */
export interface EndActionPhase {
  type: 'EndActionPhase';
  player: string;
}
/**
 * R6.2.
 */
export interface ClaimMaterial {
  type: 'ClaimMaterial';
  player: string;
  material: string;
}
/**
 * R6.2: a player may claim fewer.
 */
export interface EndTrade {
  type: 'EndTrade';
  player: string;
}
/**
 * One's own last placing or move without a Clash, while nobody has acted since.
 */
export interface TakeBack {
  type: 'TakeBack';
}
export interface SetReady {
  type: 'SetReady';
  is_ready: boolean;
}
/**
 * The share in the dice to which this seat committed itself when it was taken.
 */
export interface Reveal {
  type: 'Reveal';
  contribution: string;
}
export interface SetCompany {
  type: 'SetCompany';
  company: number;
  avatar: number;
  name?: string | null;
}
/**
 * Give up the seat: open again in the lobby, a bot's during the match.
 */
export interface Leave {
  type: 'Leave';
}
/**
 * Bots go on without their pause until a person has to decide something.
 */
export interface HurryBots {
  type: 'HurryBots';
}
/**
 * At one's own decision: 1 where to look, 2 also the odds, 3 also what to do and why.
 */
export interface AskHint {
  type: 'AskHint';
  step: number;
}
/**
 * A preset phrase with ids as arguments; each person reads it in their own language.
 */
export interface Say {
  type: 'Say';
  phrase: string;
  arguments?: {
    [k: string]: string;
  };
}
export interface SayFreely {
  type: 'SayFreely';
  text: string;
}
export interface ChangeSettings {
  type: 'ChangeSettings';
  settings: Settings;
}
/**
 * All that a host may decide.
 */
export interface Settings {
  type: 'Settings';
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
  absence_seconds?: number;
  stand_in_level?: string;
  phase_seconds?: number | null;
  extra_seconds?: {
    [k: string]: number;
  };
}
export interface Options {
  type: 'Options';
  turns?: number;
  advanced_setup?: boolean;
  monopoly_stranglehold?: boolean;
  trade_with_china?: boolean;
  leave_one_behind?: boolean;
}
export interface Start {
  type: 'Start';
}
/**
 * Remove who sits there, before the match.
 */
export interface OpenSeat {
  type: 'OpenSeat';
  seat: string;
}
/**
 * For the rest of the match, or until the seat is opened again in the lobby.
 */
export interface GiveToBot {
  type: 'GiveToBot';
  seat: string;
  level: string;
}
export interface Pause {
  type: 'Pause';
}
export interface Resume {
  type: 'Resume';
}
export interface End {
  type: 'End';
}
export interface ExtendTimer {
  type: 'ExtendTimer';
  seconds: number;
}
/**
 * One seat, or everybody.
 */
export interface Mute {
  type: 'Mute';
  seat: string | null;
  is_muted: boolean;
}
/**
 * Hand the device to another of its seats; None shows nobody's card.
 */
export interface LookAs {
  type: 'LookAs';
  seat: string | null;
}
export interface Ping {
  type: 'Ping';
  number: number;
}
export interface Welcome {
  type: 'Welcome';
  version: number;
  content: string;
  seats: string[];
  is_host: boolean;
  heartbeat_seconds: number;
}
/**
 * All there is to know now.
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
 * The table without its match. The same for everybody.
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
 * A place at the table, as everybody may see it.
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
 * How often a seat asked for each step of a hint; no score counts it.
 */
export interface HintsUsed {
  type: 'HintsUsed';
  look?: number;
  odds?: number;
  plan?: number;
}
/**
 * The match as one seat, or a spectator, may know it (R7).
 */
export interface MatchView {
  type: 'MatchView';
  order: string[];
  turn: number;
  phase:
    | ContinentChoice
    | TerritoryChoice
    | InitialPlacement
    | InvestmentPhase
    | ActionPhase
    | TradeWithChina
    | Finished;
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
}
export interface ContinentChoice {
  type: 'ContinentChoice';
  player: string;
  round: SetupRound;
}
export interface TerritoryChoice {
  type: 'TerritoryChoice';
  player: string;
  round: SetupRound;
  continent: string;
  chosen: string[];
}
export interface InitialPlacement {
  type: 'InitialPlacement';
  player: string;
  to_place: {
    [k: string]: number;
  };
}
export interface InvestmentPhase {
  type: 'InvestmentPhase';
  player: string;
  to_place: {
    [k: string]: number;
  };
}
export interface ActionPhase {
  type: 'ActionPhase';
  player: string;
  ready: {
    [k: string]: number;
  };
}
export interface TradeWithChina {
  type: 'TradeWithChina';
  player: string;
  claims: {
    [k: string]: number;
  };
}
export interface Finished {
  type: 'Finished';
  reason: EndReason;
  ranking: Score[];
}
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
 * What only this seat is told.
 */
export interface Yours {
  type: 'Yours';
  moves?: Moves | null;
  choices?: Choices | null;
  may_take_back?: boolean;
  must_reveal?: boolean;
}
/**
 * Legal moves by origin and target: the most Assets that may go. An origin that is None has none any more; origins that are not named are as before.
 */
export interface Moves {
  type: 'Moves';
  origins: {
    [k: string]: {
      [k: string]: number;
    } | null;
  };
}
/**
 * What else may be chosen now, by name; the kind of choice follows from the phase.
 */
export interface Choices {
  type: 'Choices';
  continents?: string[];
  territories?: string[];
  materials?: string[];
}
export interface Told {
  type: 'Told';
  seq: number;
  head: string;
  change: MatchTold | TakenBack | MatchBegan | TableTold;
  yours?: Yours | null;
}
/**
 * What an action led to. Phase and next Investments are those after it.
 */
export interface MatchTold {
  type: 'MatchTold';
  by: string;
  events: (
    | ContinentChosen
    | ContinentDrawn
    | TerritoryChosen
    | AssetPlaced
    | TurnBegan
    | InvestmentsReceived
    | ActionPhaseBegan
    | AssetsMoved
    | ClashFought
    | TerritoryConquered
    | PlayerEliminated
    | TurnCounterAdvanced
    | TradeBegan
    | MaterialClaimed
    | MatchEnded
  )[];
  phase:
    | ContinentChoice
    | TerritoryChoice
    | InitialPlacement
    | InvestmentPhase
    | ActionPhase
    | TradeWithChina
    | Finished;
  next_investments: {
    [k: string]: number;
  };
  objectives?: {
    [k: string]: string;
  } | null;
  why?: Reason | null;
}
export interface ContinentChosen {
  type: 'ContinentChosen';
  player: string;
  continent: string;
}
export interface ContinentDrawn {
  type: 'ContinentDrawn';
  player: string;
  continent: string;
}
export interface TerritoryChosen {
  type: 'TerritoryChosen';
  player: string;
  territory: string;
}
export interface AssetPlaced {
  type: 'AssetPlaced';
  player: string;
  territory: string;
}
export interface TurnBegan {
  type: 'TurnBegan';
  turn: number;
}
export interface InvestmentsReceived {
  type: 'InvestmentsReceived';
  assets: {
    [k: string]: number;
  };
}
export interface ActionPhaseBegan {
  type: 'ActionPhaseBegan';
  player: string;
}
/**
 * To a Territory of one's own or an empty one (R4.5).
 */
export interface AssetsMoved {
  type: 'AssetsMoved';
  player: string;
  origin: string;
  target: string;
  assets: number;
}
/**
 * Dice in the order rolled.
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
 * By a Clash: `assets` survivors moved in (R4.7).
 */
export interface TerritoryConquered {
  type: 'TerritoryConquered';
  player: string;
  territory: string;
  assets: number;
}
export interface PlayerEliminated {
  type: 'PlayerEliminated';
  player: string;
}
/**
 * By Monopoly Stranglehold (R5.3).
 */
export interface TurnCounterAdvanced {
  type: 'TurnCounterAdvanced';
  turn: number;
}
export interface TradeBegan {
  type: 'TradeBegan';
  claims: {
    [k: string]: number;
  };
}
export interface MaterialClaimed {
  type: 'MaterialClaimed';
  player: string;
  material: string;
}
export interface MatchEnded {
  type: 'MatchEnded';
  reason: EndReason;
  ranking: Score[];
}
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
}
/**
 * An action never was: the match is again as it is here.
 */
export interface TakenBack {
  type: 'TakenBack';
  match: MatchView;
}
export interface MatchBegan {
  type: 'MatchBegan';
  match: MatchView;
}
/**
 * What changed at the table: None means that it is as before.
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
export interface Applied {
  type: 'Applied';
  id: string;
  seq: number;
}
export interface Refused {
  type: 'Refused';
  id: string | null;
  code: string;
  clause?: string | null;
}
/**
 * What AskHint asked for, as far as the table allows it; only to who asked. Applied follows.
 */
export interface Hinted {
  type: 'Hinted';
  id: string;
  seq: number;
  step: number;
  look: Look;
  odds?: Odds | null;
  plan?: (
    | ChooseContinent
    | DrawContinent
    | ChooseTerritory
    | PlaceAsset
    | Move
    | EndActionPhase
    | ClaimMaterial
    | EndTrade
  )[];
  reason?: Reason | null;
}
/**
 * Where to look: a question, as the message `hint-look-…`.
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
 * Of the Clash that the plan ends with: attacking until it is conquered or lost.
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
export interface Presence {
  type: 'Presence';
  present: string[];
}
export interface Spoken {
  type: 'Spoken';
  player: string;
  phrase?: string | null;
  arguments?: {
    [k: string]: string;
  };
  text?: string | null;
}
export interface Timer {
  type: 'Timer';
  seconds_left: number;
}
export interface ServerStatus {
  type: 'ServerStatus';
  can_save: boolean;
  is_stopping?: boolean;
}
export interface Pong {
  type: 'Pong';
  number: number;
  seq: number;
}
/**
 * The server ends the conversation, and says why.
 */
export interface Goodbye {
  type: 'Goodbye';
  code: string;
  retry_seconds?: number | null;
}
/**
 * Of a match that is over; `players` by seat. One that was ended early has no turning points, because nobody won it.
 */
export interface MatchReport {
  players: PlayerReport[];
}
export interface PlayerReport {
  player: string;
  luck: Luck;
  turning_points: TurningPoint[];
  hints_used: HintsUsed;
}
/**
 * The Assets that a player's Clashes cost both sides, and what the exact odds say of it.
 */
export interface Luck {
  player: string;
  clashes?: number;
  lost?: number;
  expected_lost?: number;
  taken?: number;
  expected_taken?: number;
}
export interface TurningPoint {
  type: 'TurningPoint';
  n: number;
  turn: number;
  before: number;
  after: number;
  action:
    | ChooseContinent
    | DrawContinent
    | ChooseTerritory
    | PlaceAsset
    | Move
    | EndActionPhase
    | ClaimMaterial
    | EndTrade;
  better:
    | ChooseContinent
    | DrawContinent
    | ChooseTerritory
    | PlaceAsset
    | Move
    | EndActionPhase
    | ClaimMaterial
    | EndTrade;
  reason: Reason;
}
