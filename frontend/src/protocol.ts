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

/** What follows from a view. Rows are by artist, by seat in `wall_now`. `ranking` are the artists that would be ranked if the round ended now, the first first, and `pays_now` what a painting of each would pay. `pays_next` is what a painting of an artist would pay after one more of that artist was offered, and `ends_round` whether that one would end the round. `lot_pays` is what the lot on the easel would pay its buyer now; `wall_now` the same for each wall. `unseen` counts the cards of each artist that the viewer has not seen. `sellers` are who gets the price, and `order` the seats in the order in which they are asked; both are empty when nothing is being sold or all are asked at once. */
export interface ModernArtFacts {
  pays_now: Array<number>;
  pays_next: Array<number>;
  ends_round: Array<boolean>;
  ranking: Array<number>;
  lot_pays: number | null;
  wall_now: Array<number>;
  unseen: Array<number>;
  sellers: Array<number>;
  order: Array<number>;
}

/** One payment; -1 is the bank. */
export interface AllesFutschPayment {
  payer: number;
  payee: number;
  amount: number;
  why: "object" | "third" | "too_many";
}

/** One way to use an object: `taker` gets it, as the `count`th of its kind. `payments` are in the order they are made. `ruin` says whether the taker is bankrupt then, and why; a taker whose money the viewer may not see needs at least `needs` not to be. `gets_it` is False for a taker who cannot pay the seller. `owner_has` and `taker_has` are their money after it, null where it is secret. */
export interface AllesFutschWay {
  taker: number;
  count: number;
  payments: Array<AllesFutschPayment>;
  needs: number;
  ruin: "could_not_pay" | "no" | "nothing_left" | "unknown";
  gets_it: boolean;
  owner_has: number | null;
  taker_has: number | null;
}

/** A kind of object that the buyer of the card has `left` to use, and every way to use one. `is_taken`: the buyer must take it; else it is sold, or, if there is no way, left unused. */
export interface AllesFutschUse {
  kind: number;
  left: number;
  is_taken: boolean;
  ways: Array<AllesFutschWay>;
}

/** What a card that lies open or is up for auction would lead to. `brings` is by seat what its objects would bring to the buyer, before the price and if nobody goes bankrupt meanwhile. `fates` says for each object on the card what becomes of it if the viewer buys; it is empty for a viewer without a seat. For the card up for auction, and for those that may be chosen now, `changes` says by buyer and by seat how that seat's money changes, the price not counted: the least and the most, as the buyer chooses whom to sell to. `ruins` names by buyer whom the buyer can make bankrupt so, of those whose money the viewer may see. */
export interface AllesFutschProspect {
  card: number;
  brings: Array<number>;
  fates: Array<"sold" | "taken" | "third" | "useless">;
  changes: Array<Array<[number, number]>>;
  ruins: Array<Array<number>>;
}

/** What the rules make of the view. `uses` is what the buyer of the card can still do with its objects; the one that must be sold now stands alone. `prospects` has a card for each that lies open and for the one up for auction. `takes` says by seat and kind whether a buyer of a card would have to take such an object; `if_sold` what the seat's money changes by if somebody sells one to it, null if nobody can. `objects` counts each collection. `ruinous_bid` is the bid that would make the viewer bankrupt. */
export interface AllesFutschFacts {
  uses: Array<AllesFutschUse>;
  prospects: Array<AllesFutschProspect>;
  takes: Array<Array<boolean>>;
  if_sold: Array<Array<number | null>>;
  objects: Array<number>;
  ruinous_bid: number | null;
}

/** A type that may be sold next, at the value of one tile, and what each seat would get. */
export interface CanalettoSale {
  treasure: number;
  value: number;
  gains: Array<number>;
}

/** What follows from a view of Canaletto. `lands` is where bids would take the gondola: the first is the `least` bid, each next one is 1 more, once round the loop; a bid higher by a whole loop leads to the same palace. `stops` is where the next round would be then, -1 if nowhere. Both are empty when nobody bids. `stop` is where the next round would be after the bids so far. `left` counts the tiles of each type that are in palaces. `last` lists, for each palace, the types whose last tile is there; for all but the lot of this round, as it will be when that lot is gone. `completes` are the types that the lot on offer completes, `markers` what a tile of them would pay, next sale first (null: not turned up yet). `lot_gains` is by buyer what each seat would get when the lot is taken; it is empty where it depends on the buyer's order or on a marker nobody has seen, and where nothing is sold. `ends` says that the game ends with this lot. `sales` are the types the buyer may choose from. `covered` is by seat the highest bid that makes no debt. `scores` are after the debts. `bribers` may still take the lot with their masks at this price, once it is their turn. `unseen` are the markers that have not been on the scale. */
export interface CanalettoFacts {
  least: number;
  lands: Array<number>;
  stops: Array<number>;
  stop: number | null;
  left: Array<number>;
  last: Array<Array<number>>;
  completes: Array<number>;
  markers: Array<number | null>;
  lot_gains: Array<Array<number>>;
  ends: boolean;
  sales: Array<CanalettoSale>;
  covered: Array<number>;
  scores: Array<number>;
  bribers: Array<number>;
  unseen: Array<number>;
}

/** What one more share of an industry would bring the player who lays. `majorities` and `could_fly` are as they would be then, before any crash: the flight comes first (MZ-18). `crash` lists the industries that would go if the player stopped there, the first crash first; it is empty if none came. */
export interface ModerneZeitenLay {
  industry: number;
  majorities: Array<number | null>;
  could_fly: Array<number | null>;
  crash: Array<number>;
}

/** Who leads in a city or an industry of the valuation table, and what each would get now. */
export interface ModerneZeitenPrize {
  leaders: Array<number>;
  points: number;
}

/** What a player would score now, by what it is for. `money` is null as long as the viewer cannot know who has most; `total` leaves it out then. */
export interface ModerneZeitenPoints {
  shares: number;
  industries: number;
  cities: number;
  finish: number;
  money: number | null;
  total: number;
}

/** What follows from a view by the rules. By industry: `majorities`, who has it (MZ-14); `lying`, how many shares lie before all players. `at_risk` are the industries that a crash now would take (MZ-17), `crash` those that would go if the player who lays stopped now. By seat and industry: `ahead`, the first free space ahead (MZ-15); `could_fly`, the same where the majority is held; `needs`, how many more shares would bring the majority, 0 where it is held. By seat, null where the viewer does not know the hand: `in_reach`, where the hand could take the zeppelin (MZ-14); `with_lot`, the same if the player bought the lot, while it is auctioned. `lays` are previews for the player who lays, if the viewer knows the hand. `at_the_end` are the seats that must fly to the Goal next (MZ-21). `cities` and `industries` are the prizes of the valuation table (MZ-25, MZ-26), and `points`, by seat, all points if the game ended now. */
export interface ModerneZeitenFacts {
  majorities: Array<number | null>;
  lying: Array<number>;
  at_risk: Array<number>;
  crash: Array<number>;
  ahead: Array<Array<number | null>>;
  could_fly: Array<Array<number | null>>;
  needs: Array<Array<number>>;
  in_reach: Array<Array<number | null> | null>;
  with_lot: Array<Array<number | null> | null>;
  lays: Array<ModerneZeitenLay>;
  at_the_end: Array<number>;
  cities: Array<ModerneZeitenPrize>;
  industries: Array<ModerneZeitenPrize>;
  points: Array<ModerneZeitenPoints>;
}

/** One seat: `bot` is who plays there as long as no person does; `away` has a bot sitting in. `program`: who sits there is a registered program. */
export interface SeatShown {
  name: string;
  is_free: boolean;
  bot: string | null;
  away: boolean;
  online: boolean;
  mixed: boolean;
  program: boolean;
}

/** Times on the server's clock, in milliseconds since 1970. `until` is when the time of each seat waited for is up. In an open auction `once`, `twice` and `sold` are when the calls come if nobody bids; `calls` counts the seller's; `waits_for` is whose socket was lost. */
export interface Clock {
  until: { [name: string]: number };
  once: number | null;
  twice: number | null;
  sold: number | null;
  calls: number;
  waits_for: number | null;
}

/** The end of a round: the game goes on at `until`, or when nobody is `looking` any more. */
export interface IntervalShown {
  until: number;
  looking: Array<number>;
}

/** How fast it goes for who plays alone; `held`: nothing happens until `next`. */
export interface PaceShown {
  tempo: "fast" | "next" | "normal" | "slow";
  held: boolean;
  skipping: boolean;
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

/** Somebody asks to be let in; `number` goes back with the answer. */
export interface KnockShown {
  number: number;
  name: string;
}

/** What is the seat's own business: what it may do now, and what it has told the house. `actions` are in named form; `turn` goes back with the one that is chosen. `hint` says what a bot may be asked about now: what to do, or what the lot is worth. `knocks` are those who ask to be let in: the table sees them, nobody else does. From `out_holds` on `out` cannot be undone. */
export interface Mine {
  seat: number;
  turn: number;
  actions: Array<{ [name: string]: number | boolean }>;
  amounts: Array<Amounts>;
  paragraph: string;
  out: boolean;
  out_holds: number | null;
  order: OrderShown | null;
  hint: "decision" | "lot" | null;
  knocks: Array<KnockShown>;
}

/** A seat asks to take back what the viewer heard of the game from line `since` on. Everybody has until then, on the server's clock; `awaited` have not answered. `number` goes back with the answer. */
export interface RequestShown {
  number: number;
  seat: number;
  since: number;
  until: number;
  agreed: Array<number>;
  awaited: Array<number>;
}

/** Taking back: whether it can be done here, and to which of the viewer's lines. Each line in `to` is the first about a decision of the viewer's own seat. Where `asks`, the others have to agree. `practice`: somebody has gone back without asking anybody. */
export interface BackShown {
  allowed: boolean;
  asks: boolean;
  practice: boolean;
  to: Array<number>;
  request: RequestShown | null;
}

/** How a game ended: scores and ranks by seat (1 is best, equals share), winners, and why. `why` is the name of one of the game's endings. */
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

/** A table as one viewer sees it. `n` is how many lines the viewer has heard. `facts` is what follows from the view by the rules. `watchers` are counted up to 20. `hints`: people may ask a bot for advice here. `why_frozen` is `rules` or `damage`. */
export interface Shown {
  n: number;
  status: string;
  seats: Array<SeatShown>;
  watchers: number;
  view: View;
  facts: Facts;
  paragraph: string;
  clock: Clock;
  interval: IntervalShown | null;
  pace: PaceShown | null;
  mine: Mine | null;
  takes_orders: boolean;
  hints: boolean;
  back: BackShown;
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

/** Who shall sit on a seat; `bot` names one of the ladder or a guest. `program` names a registered program: the seat waits for that one. */
export interface Place {
  who: "bot" | "open" | "person" | "program";
  bot: string | null;
  program?: string;
}

/** A table's settings. `clock` is how long a decision may take live, `hammer` how an open auction is run live, `hours` how long a decision may take over days. `absent` says what becomes of a seat whose time is up: a bot takes it over, or it passes. `ceilings` are standing orders: by default only over days. `replay` says who may look at the finished game with all that was secret: whoever has the link, or only those who played. `tempo` is how fast bots are; `next`, for one person, lets them wait for a click each time. `intervals` says whether live the table waits at the end of a round until people have looked. `hints` lets people ask a bot for advice: by default where one person plays, never in public. `take_back` lets people go back to a decision of theirs; at a public table nobody does. */
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
  replay: "anybody" | "players";
  tempo: "fast" | "next" | "normal" | "slow";
  intervals: boolean;
  hints: boolean | null;
  take_back: boolean;
  chat: boolean;
  language: "de" | "en" | "fr" | "pl";
  public: boolean;
}

/** A table for the lobby and at the top of its page: what everybody may know from the start. `names` has bots by their kinds; `bots` are the seats they sit on, `programs` those of programs. `hints` as in what is shown; a table may have been listed before there were any. */
export interface About {
  table: string;
  settings: Settings;
  status: string;
  names: Array<string>;
  bots: Array<number>;
  programs: Array<number>;
  free: number;
  opened: number;
  commitment: string;
  rules: string;
  source: string | null;
  hints: boolean;
  practice: boolean;
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
export interface Declined {
  t: "answer";
  code: string;
  text: string;
  paragraph: string;
  reason: string;
  limits: { [name: string]: number };
  names: { [name: string]: string };
  id: string;
  ok: false;
}

/** What became of asking to be let in, for who asked: `lapsed` if nobody answered in time. */
export interface Knocking {
  t: "knock";
  name: string;
  answer: "lapsed" | "let_in" | "turned_away" | "waiting";
}

/** The server's clock, for who asked at its own `at`. */
export interface Pong {
  t: "pong";
  at: number;
  now: number;
}

/** A frame that was no command, or that cannot be answered now, and why; `id` if it had one. */
export interface Problem {
  t: "error";
  code: string;
  text: string;
  paragraph?: string;
  reason?: string;
  limits?: { [name: string]: number };
  names?: { [name: string]: string };
  id?: string;
}

/** A table that was opened. `invite` is the secret of its link, `recovery` that of the opener's seat. `token` is there for a program that came without one; a page gets a cookie instead. */
export interface TableOpened {
  table: string;
  invite: string;
  seat: number | null;
  recovery: string | null;
  token?: string;
}

/** A table where a person has a seat; `waits` for that person or not. */
export interface MyTable {
  about: About;
  seat: number;
  waits: boolean;
}

/** A seat that was taken, the secret that brings it back, and `token` as when opening. */
export interface SeatTaken {
  table: string;
  seat: number;
  recovery: string;
  token?: string;
}

/** Those at the table are asked; the answer comes over the socket. `token` as when opening. */
export interface KnockPassedOn {
  table: string;
  token?: string;
}

/** The seat that came back, and `token` as when opening. */
export interface Recovered {
  table: string;
  seat: number;
  token?: string;
}

/** Whether it is `legal`, and if not, why: as in a refusal. */
export interface Reason {
  code: string;
  text: string;
  paragraph: string;
  reason: string;
  limits: { [name: string]: number };
  names: { [name: string]: string };
  legal: boolean;
}

/** Something the bot thought of: how good it is in points, or how often it wins after it. `error` is the standard error of the value, `low` and `high` are the ends of the 95 % interval of the chance. */
export interface Alternative {
  action: { [name: string]: number | boolean };
  value: number | null;
  error: number | null;
  chance: number | null;
  low: number | null;
  high: number | null;
}

/** One decision and what it was based on; what does not apply is null or empty. decision: null where nothing is asked of the seat, and only the lot on offer was judged. worth: what the lot would bring each seat, in points, the price not counted. limit: the price the bot itself would go to; null where it has none, or only knows that the price has passed it. stops: why it goes no further, a code of STOPS. limits: the price each seat is thought to go to. alternatives: the best first, what was decided among them. only: why there is nothing else to compare it with, a code of ONLY. drawn_from: it drew one of so many, without a reason. worlds: so many ways the secrets could lie were played through. note: a code of NOTES. */
export interface Reasons {
  format: number;
  bot: string;
  seat: number;
  decision: { [name: string]: number | boolean } | null;
  worth: Array<number>;
  limit: number | null;
  stops: string | null;
  limits: Array<number>;
  alternatives: Array<Alternative>;
  only: string | null;
  drawn_from: number | null;
  worlds: number | null;
  note: string | null;
}

/** What the strongest bot that is ready would do in your seat, and why. `turn` is the number of your question then. `reasons.decision` is null where nothing is asked of you: then only the lot on offer is judged. `doubt` says whether another decision is about as good, null where nothing was measured. */
export interface Hint {
  turn: number;
  reasons: Reasons;
  doubt: "clear" | "close" | null;
}

/** What the same bot would have done in a finished game after `at` moves, and why. It knew what the seat that was asked there (`reasons.seat`) could know. */
export interface AdviceAt {
  at: number;
  reasons: Reasons;
  doubt: "clear" | "close" | null;
}

/** A chance of winning, and the ends of its 95 % interval. */
export interface Told {
  chance: number;
  low: number;
  high: number;
}

/** Something that could be done, and the seat's chance after it, in so many worlds. */
export interface Option {
  action: { [name: string]: number | boolean };
  told: Told;
  worlds: number;
}

/** Why another choice was better: a code, and what can be said with it. sum: what was bid, asked or paid. stop: the price at which the seat should have stopped. rival: whom it helped most. */
export interface Why {
  code: string;
  sum: number | null;
  stop: number | null;
  rival: number | null;
}

/** A decision of yours that lost much: what you did, what was better, and why. `before` is the chance of winning with what was better, `after` with what you did. */
export interface Costly {
  done: { [name: string]: number | boolean };
  better: Option;
  before: Told;
  after: Told;
  loss: number;
  error: number;
  grade: string;
  why: Why | null;
}

/** What the tutor says of your last decision; `costly` is null if it has nothing to say. `decisions` counts yours in this game. */
export interface Tutored {
  decisions: number;
  costly: Costly | null;
}

/** The game after `at` of `moves` moves; `made` is the last of them and `lines` what was heard. `seat` made it; null is chance. */
export interface Replay {
  at: number;
  moves: number;
  seat: number | null;
  made: { [name: string]: number | boolean } | null;
  view: View;
  facts: Facts;
  paragraph: string;
  lines: Array<Line>;
  result: Outcome | null;
}

/** A line of the log and how many moves had been made when it was heard. */
export interface StoryLine {
  at: number;
  line: Line;
}

/** Something that was bought: the move, the buyer, the price, and what it paid `back`. `things` is what was bought (cards, treasures, a number of shares), as the event of the sale names it. `back` is null where a game pays nothing for it. */
export interface Bought {
  move: number;
  seat: number;
  price: number;
  back: number | null;
  things: Array<number>;
}

/** The whole of a finished game of `moves` moves, as heard through somebody's eyes. `scores` are what everybody had after 0, 1, 2 ... moves, `money` the same in games where money is not what counts. `bought` is what was bought for how much, and what it paid back. */
export interface Story {
  moves: number;
  lines: Array<StoryLine>;
  scores: Array<Array<number>>;
  money: Array<Array<number>> | null;
  bought: Array<Bought>;
}

/** What a seat had taken back, and the others with it: all moves but the first `move`. `moves` are those that do not stand any more, as they were made. */
export interface TakenBack {
  seat: number;
  move: number;
  moves: Array<[number | string, { [name: string]: unknown }]>;
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
  taken_back?: Array<TakenBack>;
  practice?: boolean;
}

/** Everybody's chance after so many moves. */
export interface Point {
  move: number;
  told: Array<Told>;
}

/** What a lot was worth to a seat when it came up, and up to which price it should have gone. */
export interface SeatAtLot {
  seat: number;
  worth: number;
  low: number;
  high: number;
  stop: number;
  stop_low: number;
  stop_high: number;
}

/** How a lot went: to whom, for what, what it paid in the end, and whom that helped. `shift` says, by seat, how everybody's chance moved by this and not by leaving the lot to the keenest other. */
export interface Sold {
  move: number;
  seat: number;
  price: number;
  back: number | null;
  things: Array<number>;
  overpaid: number;
  shift: Array<number>;
  helped: number | null;
}

/** A lot: after how many moves it was on offer, how it was sold, what it was to everybody. */
export interface Lot {
  move: number;
  mechanism: string;
  seller: number | null;
  seats: Array<SeatAtLot>;
  sold: Sold | null;
}

/** One decision: what was done, the chance with the best that was found and with what was done. `shift` says, by seat, how everybody's chance moved by doing this and not what was better. `stake` is how far the best option and the worst are apart, 0 if that is within the error. */
export interface Decision {
  move: number;
  seat: number;
  done: { [name: string]: number | boolean };
  lot: number | null;
  is_forced: boolean;
  before: Told;
  after: Told;
  better: Option | null;
  loss: number;
  error: number;
  grade: string;
  why: Why | null;
  shift: Array<number>;
  stake: number;
  options: Array<Option>;
  worlds: number;
  fresh: number;
}

/** How well a seat decided: how many of each grade, the chance lost, and how much was kept. */
export interface Player {
  seat: number;
  decisions: number;
  grades: { [name: string]: number };
  lost: number;
  accuracy: number;
}

/** How far an analysis is, and what was found beyond what whoever asks has. `stage` is `none` if it was never begun, `waiting` until its turn comes, then as in an analysis; at `done` it is whole. `lots` and `decisions` begin after those that were said to be there; `course`, `accuracy` and `dearest` are as they are now. */
export interface AnalysisSoFar {
  eyes: "open" | "own";
  stage: string;
  part: number;
  worlds: number;
  course: Array<Point>;
  lots: Array<Lot>;
  decisions: Array<Decision>;
  accuracy: Array<Player>;
  dearest: Array<number>;
}

/** The names of a game's events that have a part to play at a table and in a replay. `sales` tell of a sale, at `rests` people look at the table in peace, `wins` say who has won. `chapters` begin one, and a number of theirs counts it: `round`, `turn` or `lot`. What is `quiet` stands in the log and is not read out; everything else is. */
export interface EventsShown {
  sales: Array<string>;
  rests: Array<string>;
  wins: Array<string>;
  chapters: { [name: string]: string };
  quiet: Array<string>;
}

/** An option of a game; `schema` is the JSON Schema of its values. */
export interface OptionShown {
  name: string;
  schema: { [name: string]: unknown };
  default: unknown;
  meaning: string;
}

/** A lesson in the list of contents. */
export interface LessonShown {
  lesson: string;
  game: string;
  minutes: number;
  steps: number;
}

/** A game of the house, and who plays it: `bots` the weakest first. `bot_sizes` are those bots that sit at tables of some numbers of players only, with those. `prefix` begins the numbers of its rules' paragraphs; `mechanisms` are the ways of selling that can occur, and only where `outcry` is one of them has the table a hammer. `board`, `poster` and `lessons` are what its package brings for the page, which has those of the house itself. */
export interface GameShown {
  name: string;
  title: string;
  prefix: string;
  mechanisms: Array<"ascending" | "fixed_price" | "once_around" | "outcry" | "sealed" | "steered">;
  events: EventsShown;
  editions: Array<string>;
  players: Array<number>;
  options: Array<OptionShown>;
  bots: Array<string>;
  usual_bot: string;
  bot_sizes: { [name: string]: Array<number> };
  rules: string;
  board: boolean;
  poster: boolean;
  lessons: Array<LessonShown>;
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

/** What a page needs to tell of a game that it was not built with. `messages` is a Fluent file, in English where the game does not speak the language; `kinds` says what the numbers of events and actions are, `components` and `event_codes` what they stand for. */
export interface WordsShown {
  messages: string;
  kinds: unknown;
  components: { [name: string]: unknown };
  event_codes: { [name: string]: Array<string> };
}

/** The table at one moment, and what was heard since the frame before. */
export interface LessonFrame {
  view: unknown;
  facts: unknown;
  paragraph: string;
  lines: Array<Line>;
}

/** A step: the frames that lead to it, what is said, and what the learner may and should do. Without frames nothing has happened since the step before. `mine` is there where something is expected. */
export interface WrittenStep {
  text: string;
  point: string | null;
  cites: Array<string>;
  expects: { [name: string]: number | boolean } | null;
  clears: boolean;
  mine: Mine | null;
  frames: Array<LessonFrame>;
}

/** A lesson as the page shows it. */
export interface WrittenLesson {
  lesson: string;
  game: string;
  edition: string;
  steps: Array<WrittenStep>;
}

/** A place where you are reminded: `says` is enough of it to be known again. `id` is the SHA-256 of the address, as a device can work out for its own. */
export interface AddressShown {
  id: string;
  kind: "mail" | "push";
  says: string;
  confirmed: boolean;
}

/** How this house can remind you, and where it does. `push` is the key that a browser subscribes with; `mail` says whether it sends e-mails. */
export interface RemindersShown {
  push: string;
  mail: boolean;
  left: Array<AddressShown>;
}

/** A program that was registered, and the token that it shows from now on; said once. `token` is its owner's, as when opening. */
export interface Registered {
  name: string;
  program_token: string;
  token?: string;
}

/** A program of yours, and since when it is registered. */
export interface ProgramShown {
  name: string;
  since: number;
}

/** The server is there; `ok` if all of it works. The `database` answers, signs of life reach the `disk`, the `sweep` looks after tables whose time has come, and the event `loop` comes round in time. */
export interface Health {
  ok: boolean;
  version: string;
  now: number;
  database: boolean;
  disk: boolean;
  sweep: boolean;
  loop: boolean;
}

/** Why something was not done; `paragraph` is the rule that forbids it. `reason` tells apart what has the same code; `limits` are the numbers in the text, `names` what it names: an option of a game, something that was typed. */
export interface ErrorShown {
  code: string;
  text: string;
  paragraph?: string;
  reason?: string;
  limits?: { [name: string]: number };
  names?: { [name: string]: string };
}

/** Do something the rules know, in named form. `turn` is the number that came with what was legal: an answer to an older question is refused as stale. A bid in an open auction says by itself how high it is, so there an older question will do, if it was about the same lot. */
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

/** The seller calls: once, twice, sold. `turn` and `calls`, if they are said, are what was shown to who meant it: another lot, or another number of calls, and it is refused as stale. */
export interface Call {
  do: "call";
  turn?: number | null;
  calls?: number | null;
  id: string;
}

/** Leave a standing order for the lot on offer; no ceiling takes it back. With the `turn` of another lot it is refused as stale. */
export interface LeaveOrder {
  do: "order";
  turn?: number | null;
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

/** At the end of a round: say that one has looked, and the game may go on. */
export interface Continue {
  do: "continue";
  id: string;
}

/** Who plays alone says how fast the bots are; `next`: they wait for a click each time. */
export interface Tempo {
  do: "tempo";
  tempo: "fast" | "next" | "normal" | "slow";
  id: string;
}

/** At the tempo `next`: let one thing happen. */
export interface Next {
  do: "next";
  id: string;
}

/** Who plays alone lets the bots play on at once, until asked again or a round ends. */
export interface Skip {
  do: "skip";
  id: string;
}

/** Go back to a decision of one's own: one of the lines in `back.to`, which it begins with. Where nobody else plays it is done at once, otherwise everybody is asked. */
export interface TakeBack {
  do: "take_back";
  to: number;
  id: string;
}

/** Answer the request of that number; who asked withdraws it by saying no. */
export interface AnswerBack {
  do: "answer_back";
  number: number;
  agree: boolean;
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

/** Let in somebody who asks to be, before the game, or not; whoever sits at the table may. */
export interface AnswerKnock {
  do: "answer_knock";
  number: number;
  let_in: boolean;
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

/** Say one of a dozen things that everybody reads in their own language. */
export interface Emote {
  do: "emote";
  emote: "bargain" | "good_game" | "good_luck" | "hello" | "hurry" | "laugh" | "oops" | "thanks" | "thinking" | "too_dear" | "well_played" | "wow";
  id: string;
}

/** Name a web address that is called when this seat is waited for; nothing: none. Devices and e-mail addresses belong to a person and not to a seat: see `/api/reminders`. */
export interface Remind {
  do: "remind";
  webhook?: string | null;
  id: string;
}

/** Ask for the server's time; `at` comes back. */
export interface Ping {
  do: "ping";
  at: number;
}

/** Who shall sit on a seat; `bot` names one of the ladder or a guest. `program` names a registered program: the seat waits for that one. */
export interface PlaceSent {
  who?: "bot" | "open" | "person" | "program";
  bot?: string | null;
  program?: string;
}

/** A table's settings. `clock` is how long a decision may take live, `hammer` how an open auction is run live, `hours` how long a decision may take over days. `absent` says what becomes of a seat whose time is up: a bot takes it over, or it passes. `ceilings` are standing orders: by default only over days. `replay` says who may look at the finished game with all that was secret: whoever has the link, or only those who played. `tempo` is how fast bots are; `next`, for one person, lets them wait for a click each time. `intervals` says whether live the table waits at the end of a round until people have looked. `hints` lets people ask a bot for advice: by default where one person plays, never in public. `take_back` lets people go back to a decision of theirs; at a public table nobody does. */
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
  replay?: "anybody" | "players";
  tempo?: "fast" | "next" | "normal" | "slow";
  intervals?: boolean;
  hints?: boolean | null;
  take_back?: boolean;
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

/** Ask those at a table to be let in without its link. */
export interface Knock {
  name: string;
}

/** Bring a seat back by the secret of its recovery link. */
export interface Recover {
  recovery: string;
}

/** Get a new recovery link for your seat; `others`: no other device holds the seat any more. */
export interface Renew {
  others?: boolean;
}

/** Ask why something cannot be done; nothing is done. */
export interface WhyNot {
  action: { [name: string]: unknown };
}

/** Play on from after a move, on the same seats or on others. */
export interface PlayOn {
  move: number;
  seats?: Array<PlaceSent> | null;
}

/** Ask what an analysis has found: with each seat's own eyes, or with all cards open. So many `lots` and `decisions` are there already, and are not told again. If there is none it is begun, unless whoever asks only wants to know. */
export interface AskAnalysis {
  eyes?: "open" | "own";
  begin?: boolean;
  lots?: number;
  decisions?: number;
}

/** The keys of a subscription, as a browser writes them: base64 for addresses. */
export interface Keys {
  p256dh: string;
  auth: string;
}

/** Remind a device: what its browser's push subscription says, and the reader's language. */
export interface RemindDevice {
  endpoint: string;
  keys: Keys;
  language?: "de" | "en" | "fr" | "pl";
}

/** Remind a mailbox, in the reader's language. */
export interface RemindMail {
  address: string;
  language?: "de" | "en" | "fr" | "pl";
}

/** Take a place away where you are reminded. */
export interface ForgetReminder {
  id: string;
}

/** Say yes, by the secret that was sent to a mailbox. */
export interface ConfirmMail {
  token: string;
}

/** Register a program of yours under a name that no other has. */
export interface RegisterProgram {
  name: string;
}

/** Take a program of yours off the list; its name is free again. With `revoke` its token is dead, too. */
export interface ForgetProgram {
  name: string;
  revoke?: boolean;
}

export interface Views {
  "modern-art": ModernArtView;
  "alles-futsch": AllesFutschView;
  "canaletto": CanalettoView;
  "moderne-zeiten": ModerneZeitenView;
}

export interface AllFacts {
  "modern-art": ModernArtFacts;
  "alles-futsch": AllesFutschFacts;
  "canaletto": CanalettoFacts;
  "moderne-zeiten": ModerneZeitenFacts;
}

export type GameName = keyof Views;

export type View = Views[GameName];

export type Facts = AllFacts[GameName];

export const LANGUAGES = ["en","fr","pl","de"] as const;

export const COMPONENTS = {"modern-art":{"OUTCRY":0,"ONCE_AROUND":1,"SEALED":2,"FIXED_PRICE":3,"DOUBLE":4,"AUCTION_NAMES":["open","once around","sealed","fixed price","double"],"ARTISTS":5,"EDITIONS":["1992","2009"],"ARTIST_NAMES":[["Lite Metal","Yoko","Christin P.","Karl Gitter","Krypto"],["Nex","Bahut","Darmoir","Sadland","Koriko"]],"CURRENCY":["$","€"],"SPLIT":[[3,3,2,2,2],[3,2,3,3,2],[3,3,3,3,2],[3,3,3,3,3],[4,3,3,3,3]],"CARDS":70,"ARTIST_OF":[0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,2,2,2,2,2,2,2,2,2,2,2,2,2,2,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4],"AUCTION_OF":[0,0,0,1,1,1,2,2,3,3,4,4,0,0,0,1,1,2,2,2,3,3,3,4,4,0,0,0,1,1,1,2,2,2,3,3,3,4,4,0,0,0,1,1,1,2,2,2,3,3,3,4,4,4,0,0,0,0,1,1,1,2,2,2,3,3,3,4,4,4],"ROUNDS":4,"DEALS":[[0,0,0,0],[0,0,0,0],[0,0,0,0],[10,6,6,0],[9,4,4,0],[8,3,3,0]],"LARGEST_HAND":22,"MYSTERY_PLAYERS":3,"STARTING_MONEY":100,"LAST_OFFER":5,"RANKED":3,"MARKERS":[30,20,10]},"alles-futsch":{"KIND_NAMES":["painting","sculpture","furniture","clock","vase"],"KINDS":5,"CARDS":35,"OBJECTS":3,"CARD_LIST":[[0,0,0],[0,0,1],[0,0,2],[0,0,3],[0,0,4],[0,1,1],[0,1,2],[0,1,3],[0,1,4],[0,2,2],[0,2,3],[0,2,4],[0,3,3],[0,3,4],[0,4,4],[1,1,1],[1,1,2],[1,1,3],[1,1,4],[1,2,2],[1,2,3],[1,2,4],[1,3,3],[1,3,4],[1,4,4],[2,2,2],[2,2,3],[2,2,4],[2,3,3],[2,3,4],[2,4,4],[3,3,3],[3,3,4],[3,4,4],[4,4,4]],"FEWEST_PLAYERS":2,"STARTING_MONEY":200,"TURNED_UP":5,"KEPT":2,"REWARDED":3,"REWARD":30,"MOST_OF_A_KIND":5,"PRICE_OF_OBJECT":20,"SURCHARGE":10},"canaletto":{"FEWEST_PLAYERS":3,"MOST_PLAYERS":4,"TYPES":12,"TYPE_NAMES":["mirror","chandelier","fan","lion","painting","glass","watch","bust","tankard","ring","lamp","necklace"],"COPIES":[4,4,3,3,3,3,3,3,2,2,2,2],"MOST_COPIES":4,"TILES":34,"MOST_IN_PALACE":3,"PALACES":16,"FEWEST_PALACES":14,"MOST_PALACES":24,"VALUES":[3,4,5,6,7,8,9,10,11,12,13,14,15,16],"MARKERS":14,"ON_SCALE":12,"LEAST_VALUE":1,"MOST_VALUE":99,"STARTING_POINTS":30,"HIGHEST_BID":99,"MOST_HIGHEST_BID":999,"BRIBE_LIMIT":15,"DEBT_FACTOR":2,"LAST_TYPES":2},"moderne-zeiten":{"INDUSTRIES":5,"INDUSTRY_NAMES":["shipping","aviation","construction","automobile","telecom"],"SHARES":[21,21,21,21,21],"ALL_SHARES":105,"CITIES":6,"CITY_NAMES":["New York","London","Paris","Berlin","Chicago","New Orleans"],"CITY_POINTS":[6,5,4,3,2,1],"MOST_CITY_POINTS":20,"SPACES":30,"GOAL":31,"PRINTED_TRACK":["New York/aviation","Chicago/automobile","Berlin/construction","London/shipping","New York/telecom","London/automobile","Chicago/telecom","Berlin/shipping","New Orleans/aviation","New York/construction","New Orleans/telecom","New York/shipping","Berlin/automobile","Paris/aviation","Chicago/construction","New Orleans/automobile","London/aviation","Paris/construction","Chicago/shipping","London/telecom","Berlin/aviation","Paris/shipping","New Orleans/construction","Paris/telecom","New York/automobile","New Orleans/shipping","London/construction","Paris/automobile","Chicago/aviation","Berlin/telecom"],"STARTING_MONEY":15,"DEALT":8,"DIE":6,"DRAWN":2,"CRASH_LIMIT":[0,0,0,21,25,25],"MOST_MONEY_POINTS":3,"MAJORITY_POINTS":1,"FINISH_POINTS":1,"INDUSTRY_POINTS":3,"TIED_POINTS":1}} as const;

export const EVENT_CODES = {"modern-art":{"why_paid":["price","own_share","other_share"],"why_free":["nobody_bid","nobody_added","price_was_zero"],"why_ended":["fifth_offered","hands_empty","no_cards"]},"alles-futsch":{"why_paid":["card","object","too_many"],"why_ended":["bid_everything","nothing_left","could_not_pay","nothing_usable","no_money"]},"canaletto":{},"moderne-zeiten":{"why":["most_money","share_majority","ended_it","industry_squares","city_squares"]}} as const;

export type Command =
  | Act
  | Out
  | Call
  | LeaveOrder
  | HandOver
  | TakeSeatBack
  | Continue
  | Tempo
  | Next
  | Skip
  | TakeBack
  | AnswerBack
  | Mix
  | Fill
  | AnswerKnock
  | Leave
  | Say
  | Emote
  | Remind;

export type Message =
  | Command
  | Ping;

export type Frame =
  | Snapshot
  | Answer
  | Declined
  | Knocking
  | Pong
  | Problem;
