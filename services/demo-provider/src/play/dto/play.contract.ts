/**
 * What the game page and the game server say to each other, as types alone: no decorator and no import,
 * so that the page may read this file as it is.
 *
 * Every answer is the platform's envelope: `{ success: true, value }` or `{ success: false, code, message, requestId }`.
 * Every amount is a whole number of minor units in a string ("100000" is 1,000.00).
 * All calls but `POST /play/session` carry `Authorization: Bearer <token>`.
 */

export type Language = 'vi' | 'en' | 'zh' | 'th' | 'id' | 'pt' | 'ja';

export interface Names {
  vi: string;
  en: string;
}

/** Symbols are keys of the theme: W wild, S scatter, C coin, H1..H4 high, L1..L6 low. '' is an empty cell of a hold round. */
export type SymbolKey = string;

/** [reel, row], both from 0; row 0 is the top. */
export type Cell = [reel: number, row: number];

/** Commit–reveal: SHA-256 of the server seed is known before the round, the seed itself after it has been rotated. */
export interface Fairness {
  commitment: string;
  clientSeed: string;
  nonce: number;
  /**
   * Digest of the outcome table, or of the reels and pay table; the commitment is then the hash of the seed followed by it.
   * Absent in games without either, and with seeds from before.
   */
  mathsDigest?: string;
  /** The seed that will follow is committed to as well, so that it cannot be chosen to fit a new client seed. */
  nextCommitment?: string;
}

/** `POST /play/session` */
export interface SessionRequest {
  ticket: string;
  /** Code of the game, as in the page's address: a ticket is good for one game of one vendor. */
  game: string;
  lang: Language;
}

export interface SessionResponse {
  token: string;
  game: GameInfo;
  currency: string;
  mode: 'REAL' | 'PLAY';
  balance: string;
  language: Language;
  /** `nonce` is the one the next round will use. */
  fairness: Fairness;
  /** A round the player has not seen to its end: show it before the next spin. */
  unfinished?: SpinResult;
}

/** `GET /play/session`: the same as SessionResponse, by the token, after a reload. */
export type ResumeResponse = SessionResponse;

export type Volatility = 1 | 2 | 3 | 4 | 5;

export interface GameInfo {
  gameId: string;
  code: string;
  names: Names;
  theme: ThemeChoice;
  layout: { reels: number; rows: number };
  /** Lines, ways or groups: the rows of each payline (one per reel), or the number of ways. */
  lines?: number[][];
  ways?: number;
  paytable: PaytableEntry[];
  /** Percent with two places, "96.21", from the exact evaluation. */
  rtp: string;
  /** Percent with two places: rounds that pay anything at all. */
  hitFrequency: string;
  /** One free-spin or hold feature in so many rounds, "142.7"; absent where there is none. */
  featureEvery?: string;
  volatility: Volatility;
  /** Highest possible win of one round, in whole stakes. */
  maxWin: number;
  /** "12345.6", or "1.2e+17" from a thousand million millions on: it comes once in so many rounds. */
  topOneIn: string;
  mathematicsId: string;
  /** Present where every round is a row of a weighted outcome table. */
  table?: OutcomeTableInfo;
  /** The feature can be bought at these stakes, for so many of them. */
  buy?: { price: number; stakes: string[] };
  /** A win can be doubled or lost, so many times in a row. */
  gamble?: { most: number };
  stakes: string[];
  defaultStake: string;
  features: Features;
  /** Present where each bet feeds jackpots: their part of `rtp`, and what each tier takes, in percent. */
  jackpots?: { rtp: string; tiers: JackpotInfo[] };
  /** The rounds of one game are at least so many milliseconds apart. */
  minimumRoundMs: number;
}

export interface JackpotInfo {
  tier: JackpotTierName;
  /** Percent of each stake. */
  share: string;
  seed: string;
  mustDropBy?: string;
  /** One in so many for each 1,000.00 of stake. */
  oneIn?: number;
}

export interface OutcomeTableInfo {
  digest: string;
  modes: OutcomeTableMode[];
}

export interface OutcomeTableMode {
  mode: 'base' | 'buy';
  /** In stakes. */
  price: number;
  /** Stored rounds. */
  rounds: number;
  /** Percent with two places. */
  rtp: string;
  hitFrequency: string;
  /** In stakes, and once in so many rounds. */
  maxWin: number;
  topOneIn: string;
  /** Percent of rounds that pay nothing, less than the price, and up to 5, 20, 100 times it, and more. */
  distribution: string[];
  /** Root of the table's hash tree: hash, sum of weights, sum of weights × units. */
  hash: string;
  weight: number;
  paid: number;
}

/** The row that a round has drawn, with the way from it to the root of its table. */
export interface RowProof {
  mode: 'base' | 'buy';
  /** Number of the stored round. */
  round: number;
  weight: number;
  units: number;
  proof: { hash: string; weight: number; paid: number; before: boolean }[];
}

export interface ThemeChoice {
  id: string;
  /** Variation of the art: degrees of hue, another scene, another hero. */
  hue?: number;
  scene?: string;
  hero?: { painter: string; a?: string; b?: string; cut?: string };
}

export interface PaytableEntry {
  symbol: SymbolKey;
  kind: 'line' | 'ways' | 'scatter' | 'cluster' | 'anywhere';
  /** Payment = stake × units ÷ stakeUnits, for each line or way; a scatter's once. */
  pays: { count: number; units: number; stakeUnits: number }[];
}

export interface Features {
  wild?: { multiplier?: number; expanding?: 'always' | 'free' };
  freeSpins?: {
    awards: { scatters: number; spins: number }[];
    retriggers: { scatters: number; spins: number }[];
    cap: number;
    multiplier:
      | { kind: 'fixed'; times: number }
      | { kind: 'rising'; steps: number[] }
      | { kind: 'random'; table: { times: number; weight: number }[] };
  };
  /** Wild reels stay and the others turn again, while a new wild reel comes. */
  wildRespins?: { reels: number[] };
  /** Coins stay, empty cells turn again; three respins, reset by each coin. */
  hold?: {
    trigger: number;
    respins: number;
    values: { units: number; weight: number; stakeUnits: number }[];
    fullUnits: number;
  };
  /** So many neighbours, or so many anywhere, pay. */
  group?: { kind: 'cluster' | 'anywhere'; least: number };
  /** Symbols a reel shows: from … to …, drawn with each spin. */
  heights?: { least: number; most: number };
  /** Winning symbols give way to others; each fall takes the next multiplier. */
  cascade?: { steps: number[]; freeSteps?: number[]; kept: boolean };
  sticky?: boolean;
  walking?: { most: number };
  mystery?: boolean;
  /** One of these symbols covers its reels in free spins. */
  special?: SymbolKey[];
  pick?: { picks: number; prizes: { units: number; stakeUnits: number }[] };
  wheel?: { segments: { units: number; weight: number; stakeUnits: number }[] };
  /** Highest win of one round in stakes, set by the rules. */
  winCap?: number;
}

/** `POST /play/spin`. The same clientSpinId gives the same round, however often it is sent. */
export interface SpinRequest {
  stake: string;
  /** UUID made by the page. */
  clientSpinId: string;
  /** `buy`: the stake is the price of the feature; `red`, `black`: the stake is the last round's win, doubled or lost. */
  choice?: 'buy' | 'red' | 'black';
}

export interface SpinResult {
  roundId: string;
  clientSpinId: string;
  stake: string;
  /** By reel, as the reels land (before wilds expand). */
  grid: SymbolKey[][];
  wins: Win[];
  /** Sum of `wins`. */
  amount: string;
  /** Reels whose wild grew over the whole reel before the wins were counted. */
  expanded?: number[];
  freeSpinsAwarded?: number;
  /** Every mystery cell of `grid` is this symbol. */
  mystery?: SymbolKey;
  sticky?: Cell[];
  capped?: boolean;
  steps: Step[];
  /** Row of the outcome table, and the number that drew it. */
  row?: { mode: 'base' | 'buy'; row: number; ticket: number };
  /** A round without reels: the colour that was chosen, and the card, 0..51 (even ones are red). */
  gamble?: { chosen: 'red' | 'black'; card: number };
  /** Absent in games that feed no jackpots. */
  jackpot?: JackpotResult;
  /** Without jackpots, which are paid on top. */
  totalWin: string;
  /** After stake and win. Absent while the platform has not yet confirmed the win. */
  balance?: string;
  /** ACCEPTED: the win is being paid and will be, without the player; CLOSED: paid. */
  state: 'ACCEPTED' | 'CLOSED';
  fairness: Fairness;
  at: string;
}

/** Numbers drawn after those of the reels: one below `wins` wins the tier, whose pool pays all that stands in it. */
export interface JackpotResult {
  draws: { tier: JackpotTierName; number: number; of: number; wins: number }[];
  /** Absent until the pools are counted. */
  awards?: { tier: JackpotTierName; amount: string }[];
}

export type JackpotTierName = 'mini' | 'major' | 'grand';

/** `GET /jackpots?mode=`: what stands in the pools, in minor units. */
export interface JackpotAmount {
  tier: JackpotTierName;
  amount: string;
  /** It falls by then at the latest. */
  mustDropBy?: string;
}

export interface Win {
  kind: 'line' | 'ways' | 'scatter' | 'hold' | 'cluster' | 'anywhere';
  /** Index into `lines`. */
  line?: number;
  symbol: SymbolKey;
  count: number;
  ways?: number;
  /** Product of all multipliers within the amount, where there are any. */
  multiplier?: number;
  cells: Cell[];
  amount: string;
}

export interface Step {
  kind: 'free' | 'respin' | 'hold' | 'cascade' | 'walk' | 'pick' | 'wheel';
  grid: SymbolKey[][];
  wins: Win[];
  amount: string;
  /** After this step. */
  freeSpinsLeft?: number;
  freeSpinsAwarded?: number;
  respinsLeft?: number;
  multiplier?: number;
  expanded?: number[];
  /** Hold: every coin now locked, with its value. The first hold step shows the coins that triggered it. */
  coins?: { cell: Cell; amount: string }[];
  mystery?: SymbolKey;
  /** Wilds that stay, or that walk on, after this step. */
  sticky?: Cell[];
  special?: SymbolKey;
  /** Reels that the special symbol covers. */
  covered?: number[];
  /** What the chests hold, in the order in which they are opened. */
  prizes?: { amount: string }[];
  /** Index of the segment at which the wheel stops. */
  segment?: number;
  /** The win limit ended the round here. */
  capped?: boolean;
}

/** `GET /play/state` */
export interface StateResponse {
  balance: string;
  fairness: Fairness;
  unfinished?: SpinResult;
}

/** `POST /play/seen`: the page has shown this round to its end, so that a reload does not show it again. */
export interface SeenRequest {
  roundId: string;
}

/** `POST /play/client-seed`: 1..64 printable characters; holds from the next round on, with a new server seed. */
export interface ClientSeedRequest {
  clientSeed: string;
}

/** `POST /play/client-seed` and `POST /play/reveal`: the old seed is shown and never used again. */
export interface RevealResponse {
  serverSeed: string;
  commitment: string;
  clientSeed: string;
  /** Rounds whose bets were accepted with this seed: their nonces are 0 and up without a gap. */
  nonces: number;
  next: Fairness;
}

/**
 * `GET /play/history`: the last 50 rounds of this player in this game, newest first, or with `commitment` a page of 100 of one
 * seed, those before the round `before`.
 */
export interface HistoryResponse {
  rounds: HistoryRound[];
  /** There may be further rounds of the seed before the last one. */
  more?: boolean;
}

export interface HistoryRound {
  roundId: string;
  at: string;
  stake: string;
  totalWin: string;
  state: 'OPEN' | 'CLOSED' | 'REFUSED' | 'ROLLED_BACK';
  /** What the player chose, where the game asked for it. */
  choice?: string;
  /** Absent until the outcome exists. */
  result?: SpinResult;
  /** What a refused or cancelled round would have shown and paid; present once the seed has been revealed. */
  unpaid?: Omit<SpinResult, 'state' | 'balance'>;
  fairness: Fairness;
  /** The nonce in `fairness` was not taken: the next accepted bet has it. */
  unused?: true;
  /** Present once the seed has been revealed: the page can now recompute the round by `verifyRound`. */
  serverSeed?: string;
  /** With the seed, where the round is a row of a table. */
  proof?: RowProof;
}

/** Codes of the server's own refusals; those of the platform come through as they are (e.g. INSUFFICIENT_FUNDS). */
export type PlayErrorCode =
  | 'PLAY_TICKET_REFUSED'
  | 'PLAY_SESSION_UNKNOWN'
  | 'PLAY_STAKE_NOT_OFFERED'
  | 'PLAY_CHOICE_NOT_OFFERED'
  | 'PLAY_ROUND_OPEN'
  | 'PLAY_TOO_FAST'
  | 'PLAY_SPIN_ID_REUSED'
  | 'PLAY_ROUND_UNKNOWN'
  | 'PLAY_ROUND_VOID'
  | 'PLAY_GAME_UNKNOWN'
  | 'PLAY_BET_UNCERTAIN'
  | 'PLAY_PLATFORM_UNREACHABLE';
