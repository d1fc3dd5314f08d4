/** The books of the reference operator: sessions, parts of rounds, transactions and balances, all in memory. */

export type Book = 'REAL' | 'PLAY';

export interface Session {
  id: string;
  playerRef: string;
  book: Book;
  gameId: string;
  /** Plays every game of the vendor. */
  isLobby: boolean;
}

/** A player's part of a round, in one book. */
export interface Part {
  roundId: string;
  playerRef: string;
  book: Book;
  gameId: string;
  state: 'OPEN' | 'SETTLED' | 'VOID';
  stake: bigint;
  payout: bigint;
  /** Bets that stand. */
  bets: number;
  /** Bets that were ever accepted. */
  placed: number;
}

export interface Transaction {
  id: string;
  kind: 'BET' | 'WIN' | 'ADJUST' | 'CREDIT';
  state: 'DONE' | 'REFUSED' | 'ROLLED_BACK';
  /** What the call said; undefined for a bet that was rolled back before it came. */
  said: string | undefined;
  answer: string | undefined;
  rollbackAnswer?: string;
  playerRef: string;
  book: Book;
  roundId?: string;
  amount: bigint;
  price?: 'AWAITED' | { odds: string };
  /** The call that brought it. */
  by: string;
}

export interface ReferenceGame {
  gameId: string;
  maxBet?: bigint;
}

export class ReferenceBooks {
  readonly sessions = new Map<string, Session>();
  readonly transactions = new Map<string, Transaction>();
  readonly parts: Part[] = [];
  private readonly balances = new Map<string, bigint>();

  balanceOf(playerRef: string, book: Book): bigint {
    return this.balances.get(`${book}:${playerRef}`) ?? 0n;
  }

  move(playerRef: string, book: Book, amount: bigint): void {
    this.balances.set(`${book}:${playerRef}`, this.balanceOf(playerRef, book) + amount);
  }

  partOf(roundId: string, { playerRef, book }: Pick<Session, 'playerRef' | 'book'>): Part | undefined {
    return this.parts.find(
      (part) => part.roundId === roundId && part.playerRef === playerRef && part.book === book,
    );
  }

  partsOf(roundId: string): Part[] {
    return this.parts.filter((part) => part.roundId === roundId);
  }

  open(roundId: string, gameId: string, { playerRef, book }: Pick<Session, 'playerRef' | 'book'>): Part {
    const part: Part = {
      ...{ roundId, playerRef, book, gameId, state: 'OPEN' },
      ...{ stake: 0n, payout: 0n, bets: 0, placed: 0 },
    };
    this.parts.push(part);
    return part;
  }
}
