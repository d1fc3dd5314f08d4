/** The calls of the seamless wallet, as a provider writes and reads them. Amounts are strings of minor units. */

/** Whose session it is, as the answer of `session` named it. */
export interface Seated {
  sessionId: string;
  playerRef: string;
}

export interface StatedOdds {
  format: 'DEC' | 'HK' | 'MY' | 'ID';
  value: string;
}

/** What the player reads in the record of bets; `awaitsConfirmation` if the final price follows by `confirm`. */
interface BetDetails {
  selection?: string;
  odds?: StatedOdds;
  awaitsConfirmation?: boolean;
}

export interface BetMessage extends Seated, BetDetails {
  transactionId: string;
  roundId: string;
  gameId: string;
  amount: string;
}

/** One to twenty bets of a player in a round. */
export interface BetsMessage extends Seated {
  roundId: string;
  gameId: string;
  bets: ({ transactionId: string; amount: string } & BetDetails)[];
}

/** `transactionId` is that of the bet whose price is final. */
export interface ConfirmMessage extends Seated {
  transactionId: string;
  odds: StatedOdds;
}

/** What turnover depends on beyond the amounts, which are parts of the stake; a slot states nothing of it. */
export interface Settlement {
  result?: 'WIN' | 'LOSS' | 'HALF_WIN' | 'HALF_LOSS' | 'DRAW' | 'VOID' | 'CASH_OUT';
  odds?: StatedOdds;
  player?: string;
  banker?: string;
  tie?: boolean;
  coveredPpm?: number;
  bothSides?: boolean;
  turnover?: string;
  gamble?: string;
  free?: string;
  cockFight?: boolean;
}

/** What a round gives to a pool of the vendor and what the pool pays in it, in minor units; at least one of the two. */
export interface JackpotPart {
  pool: string;
  share?: string;
  award?: string;
}

export interface WinMessage extends Seated {
  transactionId: string;
  roundId: string;
  gameId?: string;
  amount: string;
  roundFinished?: boolean;
  settlement?: Settlement;
  /** One to four pools; an award is paid on top of `amount`. */
  jackpots?: JackpotPart[];
}

/** The end of a round for at most 200 of its players. */
export interface SettleMessage {
  roundId: string;
  gameId?: string;
  results: (Seated & {
    transactionId: string;
    amount: string;
    settlement?: Settlement;
    jackpots?: JackpotPart[];
  })[];
}

/** `transactionId` is that of the bet to take back. */
export interface RollbackMessage extends Seated {
  transactionId: string;
  roundId?: string;
  gameId?: string;
}

/** At most 200 bets of a round that does not count. */
export interface CancelMessage {
  roundId: string;
  gameId?: string;
  bets: (Seated & { transactionId: string })[];
}

/** A correction of what a settled round has paid; the amount is signed. */
export interface AdjustMessage extends Seated {
  transactionId: string;
  roundId: string;
  amount: string;
  settlement?: Settlement;
}

export interface CreditMessage extends Seated {
  transactionId: string;
  gameId?: string;
  amount: string;
  reason: 'FREE_ROUND' | 'PROMOTION' | 'TOURNAMENT' | 'JACKPOT';
  /** The pool that pays a `JACKPOT`, which has to be named. */
  pool?: string;
}

/** About a transaction, a round or both. */
export type StatusMessage = Seated &
  ({ transactionId: string; roundId?: string } | { transactionId?: undefined; roundId: string });

export interface SessionOpened extends Seated {
  currency: string;
  mode: 'REAL' | 'PLAY';
  language: string;
  /** The game the ticket was made for. */
  gameId?: string;
  roomId?: string;
  /** ISO instant after which bets are refused. */
  expiresAt: string;
  balance: string;
}

export interface Money {
  balance: string;
}

/** Of a call for many each part is answered by itself, in their order. */
export type PartAnswer = ({ status: 'OK' } & Money) | { status: 'REFUSED'; code: string };

export interface Standing {
  transaction?: {
    transactionId: string;
    state: 'UNKNOWN' | 'PENDING' | 'ROLLBACK_PENDING' | 'DONE' | 'REFUSED' | 'ROLLED_BACK';
  };
  round?: {
    roundId: string;
    state: 'UNKNOWN' | 'OPEN' | 'SETTLED' | 'VOID';
    stake?: string;
    payout?: string;
  };
}
