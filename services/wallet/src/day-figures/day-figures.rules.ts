import { accountNumber, gameTypes } from '../ledger/chart.rules.js';

/** Accounts of real money whose turnover makes the figures of a day. */
export const accountGroups = {
  channels: (['BANK', 'MOMO', 'ZALOPAY', 'USDT', 'MANUAL'] as const).map((name) =>
    accountNumber(`channel:${name}`, 'REAL'),
  ),
  houses: gameTypes.map((type) => accountNumber(`house:${type}`, 'REAL')),
  bonus: [accountNumber('bonus-cost', 'REAL')],
} as const;

/** Debits and credits of each group since the first posting, at the edge of an hour. */
export interface Standing {
  at: Date;
  /** Of the brand. */
  day: string;
  channelDebits: bigint;
  channelCredits: bigint;
  houseDebits: bigint;
  houseCredits: bigint;
  bonusDebits: bigint;
  bonusCredits: bigint;
}

/** Minor units of one hour. */
export interface HourFigures {
  deposits: bigint;
  withdrawals: bigint;
  bets: bigint;
  wins: bigint;
  houseResult: bigint;
  bonusCost: bigint;
}

export interface FiguredDay {
  day: string;
  hours: HourFigures[];
}

/** What moved between one edge and the next, by days. */
export function daysOf(standings: readonly Standing[]): FiguredDay[] {
  const days = new Map<string, HourFigures[]>();
  standings.slice(1).forEach((end, i) => {
    const start = standings[i]!;
    const hours = days.get(start.day) ?? [];
    days.set(start.day, [...hours, between(start, end)]);
  });
  return [...days].map(([day, hours]) => ({ day, hours }));
}

function between(start: Standing, end: Standing): HourFigures {
  const bets = end.houseCredits - start.houseCredits;
  const wins = end.houseDebits - start.houseDebits;
  return {
    deposits: end.channelDebits - start.channelDebits,
    withdrawals: end.channelCredits - start.channelCredits,
    ...{ bets, wins, houseResult: bets - wins },
    bonusCost: end.bonusDebits - start.bonusDebits - (end.bonusCredits - start.bonusCredits),
  };
}
