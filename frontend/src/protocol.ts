// The words of the protocol, written by `saleroom protocol` from the server's own structs.
// Not to be edited; docs/protocol.md explains them.

/** One viewer's table. Seats and artists are numbers, cards are their numbers 0 to 69. `hands`, `money` and `sealed` hold null where the viewer may not look. `to_act` is who may be waited for as far as everybody knows: in an open auction all but the leader. */
export interface ModernArtView {
  viewer: number;
  players: number;
  edition: string;
  new_seller_takes_all: boolean;
  mystery_hand: boolean;
  open_money: boolean;
  phase: string;
  round: number;
  first_seller: number | null;
  to_act: Array<number>;
  seller: number | null;
  opener: number | null;
  lot: Array<number>;
  auction: string | null;
  price: number;
  leader: number | null;
  fists: Array<number>;
  let_go: boolean;
  sealed: Array<number | null>;
  money: Array<number | null>;
  hand_sizes: Array<number>;
  hands: Array<Array<number> | null>;
  mystery_size: number;
  mystery: Array<number> | null;
  walls: Array<Array<number>>;
  unsold: Array<number>;
  discarded: Array<number>;
  offered: Array<number>;
  markers: Array<Array<number>>;
}

/** One viewer's table. Seats, kinds of object and cards are their numbers. `cards` says which kinds each card shows. `boards` names the kind that each seat does not collect. `collections` counts by seat and kind. `unused` counts by kind what the buyer still has to use. `money` holds null where the viewer may not look. */
export interface AllesFutschView {
  viewer: number;
  players: number;
  open_money: boolean;
  zero_is_bankrupt: boolean;
  phase: string;
  first_chooser: number | null;
  chooser: number | null;
  to_act: Array<number>;
  cards: Array<Array<number>>;
  stock: Array<number>;
  turned_up: Array<number>;
  discarded: Array<number>;
  lot: number | null;
  price: number;
  leader: number | null;
  passed: Array<number>;
  unused: Array<number>;
  for_sale: number | null;
  boards: Array<number | null>;
  collections: Array<Array<number>>;
  money: Array<number | null>;
  why_ended: number | null;
  bankrupt: number | null;
}

/** One viewer's table. Seats, palaces and types of treasure are numbers from 0. `treasures` are the types in each palace, `held` the tiles of each type before each player. `values` are all 14 markers, lowest first; `used` those that have left the scale and `scale` those that lie open on it, next first. `due` are the types that are complete and not yet sold. */
export interface CanalettoView {
  viewer: number;
  players: number;
  hidden_values: boolean;
  highest_bid: number;
  phase: string;
  round: number;
  first_player: number | null;
  to_act: Array<number>;
  column: number | null;
  gondola: number | null;
  price: number;
  leader: number | null;
  passed: Array<number>;
  buyer: number | null;
  masks: Array<number>;
  points: Array<number>;
  debts: Array<number>;
  treasures: Array<Array<number>>;
  held: Array<Array<number>>;
  due: Array<number>;
  sold: Array<number>;
  values: Array<number>;
  used: Array<number>;
  scale: Array<number>;
}

/** One viewer's table. Seats, cities and industries are numbers. `hands` and `money` hold null where the viewer may not look. `track` lists spaces as city * 5 + industry, `owners` whose square lies on each. A zeppelin stands on 0 (Start), on a space 1 to 30, or on 31 (Goal). `turn_of` is whose action it is, or who is dealt to; `to_come` is how many shares chance still brings. `points` are told when the game is over. */
export interface ModerneZeitenView {
  viewer: number;
  players: number;
  open_money: boolean;
  shares: Array<number>;
  city_points: Array<number>;
  phase: string;
  turn: number;
  first_initiative: number | null;
  initiative: number | null;
  to_act: Array<number>;
  turn_of: number | null;
  to_come: number;
  laid_now: number;
  idle: number;
  finisher: number | null;
  track: Array<number>;
  owners: Array<number | null>;
  zeppelins: Array<number>;
  white: number;
  crash_limit: number;
  lot: Array<number>;
  price: number;
  leader: number | null;
  passed: Array<number>;
  money: Array<number | null>;
  hand_sizes: Array<number>;
  hands: Array<Array<number> | null>;
  laid: Array<Array<number>>;
  stock_size: number;
  stock: Array<number> | null;
  discards: Array<number>;
  points: Array<number>;
}

/** One seat: `bot` is who plays there as long as no person does; `away` has a bot sitting in. */
export interface SeatShown {
  name: string;
  is_free: boolean;
  bot: string | null;
  away: boolean;
  online: boolean;
  mixed: boolean;
}

/** Times on the server's clock, in milliseconds since 1970. `until` is when the time of each seat waited for is up. In an open auction `once`, `twice` and `sold` are when the calls come if nobody bids; `calls` counts the seller's; `waits_for` is whose line was lost. */
export interface Clock {
  until: { [name: string]: number };
  once: number | null;
  twice: number | null;
  sold: number | null;
  calls: number;
  waits_for: number | null;
}

/** Any whole amount from `least` to `most`, both included, with this verb. */
export interface Amounts {
  verb: string;
  least: number;
  most: number;
}

/** The seat's own standing order. */
export interface OrderShown {
  up_to: number;
  then: string;
}

/** What is the seat's own business: what it may do now, and what it has told the house. `actions` are in named form; `turn` goes back with the one that is chosen. */
export interface Mine {
  seat: number;
  turn: number;
  actions: Array<{ [name: string]: number | boolean }>;
  amounts: Array<Amounts>;
  paragraph: string;
  out: boolean;
  order: OrderShown | null;
}

/** How a game ended: scores and ranks by seat (1 is best, equals share), winners, and why. */
export interface Outcome {
  scores: Array<number>;
  ranks: Array<number>;
  winners: Array<number>;
  why: string;
  paragraph: string;
}

/** Where the chance of a game came from, shown when it is over. `seed` and `commitment` are in hexadecimal; `nonces` are by seat, empty where none was mixed in. Outcomes before number `first` were taken over from another game. */
export interface Deal {
  table: string;
  rules: string;
  seed: string;
  commitment: string;
  nonces: Array<string>;
  first: number;
}

/** A table as one viewer sees it. `n` is how many lines the viewer has heard. */
export interface Shown {
  n: number;
  status: string;
  seats: Array<SeatShown>;
  view: View;
  paragraph: string;
  clock: Clock;
  mine: Mine | null;
  takes_orders: boolean;
  commitment: string;
  next_table: string | null;
  why_frozen: string;
  result: Outcome | null;
  deal: Deal | null;
}

/** Something the viewer heard: its number, a name, and what goes with it. */
export interface Line {
  n: number;
  name: string;
  data: { [name: string]: number | string };
}

/** Who shall sit on a seat; `bot` names one of the ladder or a guest. */
export interface Place {
  who: "bot" | "open" | "person";
  bot: string | null;
}

/** A table's settings. `clock` is how long a decision may take live, `hammer` how an open auction is run live, `hours` how long a decision may take over days. `absent` says what becomes of a seat whose time is up: a bot takes it over, or it passes. `ceilings` are standing orders: by default only over days. */
export interface Settings {
  game: string;
  edition: string | null;
  options: { [name: string]: unknown };
  seats: Array<Place>;
  pace: "days" | "live";
  clock: "fast" | "none" | "normal" | "relaxed";
  hammer: "fast" | "none" | "normal" | "relaxed" | "seller";
  hours: number;
  absent: "bot" | "pass";
  ceilings: boolean | null;
  chat: boolean;
  language: "de" | "en" | "fr" | "pl";
  public: boolean;
}

/** A table for the lobby and at the top of its page: what everybody may know from the start. */
export interface About {
  table: string;
  settings: Settings;
  status: string;
  names: Array<string>;
  free: number;
  opened: number;
  commitment: string;
  rules: string;
  source: string | null;
}

/** The table as the viewer sees it, and what was heard since the last one. `about` comes with the first of a connection only: nothing in it that matters changes. */
export interface Snapshot {
  t: "table";
  shown: Shown;
  lines: Array<Line>;
  about: About | null;
}

/** A command was carried out, or was before. `n` counts the lines the seat has heard since. */
export interface Answer {
  t: "answer";
  id: string;
  n: number;
  ok: true;
}

/** A command was not carried out, and why. */
export interface Refusal {
  t: "answer";
  id: string;
  code: string;
  text: string;
  paragraph: string;
  ok: false;
}

/** The server's clock, for who asked at its own `at`. */
export interface Pong {
  t: "pong";
  at: number;
  now: number;
}

/** A frame that was no command, or that cannot be answered now. */
export interface Problem {
  t: "error";
  code: string;
  text: string;
}

/** A table that was opened. `invite` is the secret of its link, `recovery` that of the opener's seat. `token` is there for a program that came without one; a page gets a cookie instead. */
export interface Opened {
  table: string;
  invite: string;
  seat: number | null;
  recovery: string | null;
  token?: string;
}

/** A seat that was taken, the secret that brings it back, and `token` as when opening. */
export interface Seat {
  table: string;
  seat: number;
  recovery: string;
  token?: string;
}

/** The seat that came back, and `token` as when opening. */
export interface Recovered {
  table: string;
  seat: number;
  token?: string;
}

/** A table where a person has a seat; `waits` for that person or not. */
export interface MyTable {
  about: About;
  seat: number;
  waits: boolean;
}

/** The game after `at` of `moves` moves; `made` is the last of them and `lines` what was heard. `seat` made it; null is chance. */
export interface Replay {
  at: number;
  moves: number;
  seat: number | null;
  made: { [name: string]: number | boolean } | null;
  view: View;
  paragraph: string;
  lines: Array<Line>;
  result: Outcome | null;
}

/** One game as it is written. */
export interface GameRecord {
  format: number;
  game: string;
  edition: string;
  players: number;
  options: { [name: string]: unknown };
  seats: Array<string>;
  rules: string;
  moves: Array<[number | string, { [name: string]: unknown }]>;
  result: Outcome | null;
  deal?: Deal;
}

/** An option of a game; `schema` is the JSON Schema of its values. */
export interface OptionShown {
  name: string;
  schema: { [name: string]: unknown };
  default: unknown;
  meaning: string;
}

/** A game of the house, and who plays it: `bots` the weakest first. */
export interface GameShown {
  name: string;
  title: string;
  editions: Array<string>;
  players: Array<number>;
  options: Array<OptionShown>;
  bots: Array<string>;
  usual_bot: string;
  rules: string;
}

/** One paragraph of the rules, and the heading it stands under. */
export interface ParagraphShown {
  number: string;
  section: string;
  text: string;
}

/** The rules page of a game, whole and by paragraph, in Markdown. */
export interface RulesShown {
  game: string;
  title: string;
  text: string;
  paragraphs: Array<ParagraphShown>;
}

/** The server is there, and what is played is kept. */
export interface Health {
  ok: boolean;
  version: string;
  now: number;
}

/** Why something was not done; `paragraph` is the rule that forbids it. */
export interface ErrorShown {
  code: string;
  text: string;
  paragraph?: string;
}

/** Do something the rules know, in named form. `turn` is the number that came with what was legal: an answer to an older question is refused as stale, except for a bid in an open auction, which says by itself how high it is. */
export interface Act {
  do: "act";
  turn: number;
  action: { [name: string]: unknown };
  id: string;
}

/** In an open auction: say in private that one is out, or in again. */
export interface Out {
  do: "out";
  out?: boolean;
  id: string;
}

/** The seller calls: once, twice, sold. */
export interface Call {
  do: "call";
  id: string;
}

/** Leave a standing order for the lot on offer; no ceiling takes it back. */
export interface LeaveOrder {
  do: "order";
  up_to?: number | null;
  then?: "ask" | "pass";
  id: string;
}

/** Let a bot play on; the usual one if none is named. */
export interface HandOver {
  do: "hand_over";
  bot?: string | null;
  id: string;
}

/** Play again oneself. */
export interface TakeSeatBack {
  do: "take_seat_back";
  id: string;
}

/** Mix a nonce into the deal, before the game. */
export interface Mix {
  do: "mix";
  nonce: string;
  id: string;
}

/** Give a free seat to a bot, before the game; whoever sits at the table may. */
export interface Fill {
  do: "fill";
  seat: number;
  bot?: string | null;
  id: string;
}

/** Leave the table: before the game the seat is free again, later a bot plays on. */
export interface Leave {
  do: "leave";
  id: string;
}

/** Say something to everybody at the table. */
export interface Say {
  do: "say";
  text: string;
  id: string;
}

/** Say where to be told that one is waited for; nothing: nowhere. */
export interface Remind {
  do: "remind";
  webhook?: string | null;
  push?: string | null;
  id: string;
}

/** Ask for the server's time; `at` comes back. */
export interface Ping {
  do: "ping";
  at: number;
}

/** Who shall sit on a seat; `bot` names one of the ladder or a guest. */
export interface PlaceSent {
  who?: "bot" | "open" | "person";
  bot?: string | null;
}

/** A table's settings. `clock` is how long a decision may take live, `hammer` how an open auction is run live, `hours` how long a decision may take over days. `absent` says what becomes of a seat whose time is up: a bot takes it over, or it passes. `ceilings` are standing orders: by default only over days. */
export interface SettingsSent {
  game: string;
  edition?: string | null;
  options?: { [name: string]: unknown };
  seats: Array<PlaceSent>;
  pace?: "days" | "live";
  clock?: "fast" | "none" | "normal" | "relaxed";
  hammer?: "fast" | "none" | "normal" | "relaxed" | "seller";
  hours?: number;
  absent?: "bot" | "pass";
  ceilings?: boolean | null;
  chat?: boolean;
  language?: "de" | "en" | "fr" | "pl";
  public?: boolean;
}

/** Open a table; whoever gives a name sits down, on the seat that is named or any. */
export interface OpenTable {
  settings: SettingsSent;
  name?: string | null;
  seat?: number | null;
}

/** Take a seat; `invite` is the secret of the link, `nonce` is mixed into the deal. */
export interface TakeSeat {
  name: string;
  seat?: number | null;
  invite?: string | null;
  nonce?: string | null;
}

/** Bring a seat back by the secret of its recovery link. */
export interface Recover {
  recovery: string;
}

/** Play on from after a move, on the same seats or on others. */
export interface PlayOn {
  move: number;
  seats?: Array<PlaceSent> | null;
}

export interface Views {
  "modern-art": ModernArtView;
  "alles-futsch": AllesFutschView;
  "canaletto": CanalettoView;
  "moderne-zeiten": ModerneZeitenView;
}

export type GameName = keyof Views;

export type View = Views[GameName];

export type Command =
  | Act
  | Out
  | Call
  | LeaveOrder
  | HandOver
  | TakeSeatBack
  | Mix
  | Fill
  | Leave
  | Say
  | Remind;

export type Message =
  | Command
  | Ping;

export type Frame =
  | Snapshot
  | Answer
  | Refusal
  | Pong
  | Problem;
