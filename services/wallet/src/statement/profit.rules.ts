import type { GameType } from '../ledger/chart.rules.js';
import type { StatementKind } from './statement.rules.js';

/** What postings of one day, kind and game type have moved together. */
export interface MovementSum {
  /** Of the brand's calendar, YYYY-MM-DD. */
  day: string;
  kind: StatementKind;
  gameType: GameType | null;
  amount: bigint;
}

export interface GameProfit {
  gameType: GameType;
  stake: bigint;
  win: bigint;
}

/** What came in and went out by each kind that is neither play nor a payment. */
export interface KindSum {
  kind: StatementKind;
  amount: bigint;
}

export interface ProfitReport {
  games: GameProfit[];
  /** Bonuses, cashback, salaries, corrections, transfers. */
  others: KindSum[];
  deposits: bigint;
  /** Less what was returned; fees are among the others. */
  withdrawals: bigint;
  /** Won less lost in play. */
  play: bigint;
  /** Play and the others together: what the member gained in the period. */
  total: bigint;
  days: { day: string; play: bigint; total: bigint }[];
}

const payments: Partial<Record<StatementKind, 'deposits' | 'withdrawals'>> = {
  DEPOSIT: 'deposits',
  WITHDRAWAL: 'withdrawals',
  PAYOUT_RETURN: 'withdrawals',
};

/** A bet that was taken back lessens the stake; a round that was corrected, what was won. */
function isStake(kind: StatementKind): boolean {
  return kind === 'BET' || kind === 'ROLLBACK' || kind === 'JACKPOT_SHARE';
}

export function profitOf(sums: readonly MovementSum[]): ProfitReport {
  const games = new Map<GameType, GameProfit>();
  const others = new Map<StatementKind, bigint>();
  const days = new Map<string, { play: bigint; total: bigint }>();
  const paid = { deposits: 0n, withdrawals: 0n };
  for (const { day, kind, gameType, amount } of sums) {
    // Bonus money that becomes own: the pair adds up to nothing.
    if (kind === 'CONVERSION') continue;
    const payment = payments[kind];
    if (payment) {
      paid[payment] += payment === 'deposits' ? amount : -amount;
      continue;
    }
    const ofDay = days.get(day) ?? { play: 0n, total: 0n };
    ofDay.total += amount;
    if (gameType) {
      const game = games.get(gameType) ?? { gameType, stake: 0n, win: 0n };
      if (isStake(kind)) game.stake -= amount;
      else game.win += amount;
      games.set(gameType, game);
      ofDay.play += amount;
    } else others.set(kind, (others.get(kind) ?? 0n) + amount);
    days.set(day, ofDay);
  }
  const play = [...games.values()].reduce((sum, { stake, win }) => sum + win - stake, 0n);
  const rest = [...others.values()].reduce((sum, amount) => sum + amount, 0n);
  return {
    games: [...games.values()].toSorted((a, b) => (a.gameType < b.gameType ? -1 : 1)),
    others: [...others].map(([kind, amount]) => ({ kind, amount })),
    ...paid,
    play,
    total: play + rest,
    days: [...days].map(([day, of]) => ({ day, ...of })).toSorted((a, b) => (a.day < b.day ? -1 : 1)),
  };
}
