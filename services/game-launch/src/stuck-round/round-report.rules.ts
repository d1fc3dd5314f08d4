import { sameJackpots, storedJackpots, type JackpotPart } from '../jackpot/jackpot.rules.js';
import type { ProviderTransaction } from '../provider/transaction.repository.js';
import type { RoundReport } from './dto/round-report.response.js';

export type QueryOutcome = 'OPEN' | 'CLOSED' | 'CANCELLED' | 'MISMATCH' | 'UNREACHABLE' | 'FAILED';

type Known = Pick<ProviderTransaction, 'transactionId' | 'kind' | 'status' | 'amount'> &
  Partial<Pick<ProviderTransaction, 'jackpots'>>;

export interface ReportedWin {
  transactionId: string;
  amount: bigint;
  jackpots?: JackpotPart[];
}

/** What has to be done so that the round stands here as it does at the provider. */
export type Plan =
  | { kind: 'WAIT' }
  | { kind: 'MISMATCH'; why: string }
  | {
      kind: 'END';
      cancelled: boolean;
      reverse: string[];
      wins: ReportedWin[];
    };

/**
 * Compares a report with the transactions of the round. A bet that the provider does not name is given back, a win that is
 * missing here is paid; amounts that differ are left to an operator.
 */
export function planOf(report: RoundReport, known: readonly Known[]): Plan {
  if (report.state === 'OPEN') return { kind: 'WAIT' };
  const isCancelled = report.state !== 'CLOSED';
  const reported = new Map([...report.bets, ...report.wins].map((one) => [one.transactionId, one]));
  const of = (kind: 'BET' | 'WIN') => known.filter((one) => one.kind === kind);
  const standing = of('BET').filter(({ status }) => status === 'DONE' || status === 'PENDING');
  const paid = of('WIN').filter(({ status }) => status === 'DONE' || status === 'PENDING');

  if (isCancelled && (reported.size > 0 || paid.length > 0))
    return { kind: 'MISMATCH', why: 'a cancelled round has transactions that stand' };
  const unreported = paid.find(
    ({ transactionId }) => !report.wins.some((win) => win.transactionId === transactionId),
  );
  if (unreported) return { kind: 'MISMATCH', why: `win ${unreported.transactionId} is not reported` };
  const unknownBet = report.bets.find(
    (bet) => !standing.some((one) => one.transactionId === bet.transactionId),
  );
  if (unknownBet) return { kind: 'MISMATCH', why: `bet ${unknownBet.transactionId} does not stand here` };
  const differing = known.find((one) => {
    const other = reported.get(one.transactionId);
    const list = one.kind === 'BET' ? report.bets : report.wins;
    return other && (BigInt(other.amount) !== one.amount || !list.includes(other));
  });
  if (differing) return { kind: 'MISMATCH', why: `transaction ${differing.transactionId} differs` };
  const otherJackpots = report.wins.find(({ transactionId, jackpots }) => {
    const here = paid.find((one) => one.transactionId === transactionId);
    return here && !sameJackpots(here.jackpots ?? null, storedJackpots(jackpots));
  });
  if (otherJackpots) return { kind: 'MISMATCH', why: `jackpots of ${otherJackpots.transactionId} differ` };
  return {
    kind: 'END',
    cancelled: isCancelled,
    reverse: standing.filter((one) => !reported.has(one.transactionId)).map((one) => one.transactionId),
    wins: report.wins
      .filter((win) => !paid.some((one) => one.transactionId === win.transactionId))
      .map(({ transactionId, amount, jackpots }) => {
        const parts = storedJackpots(jackpots);
        return { transactionId, amount: BigInt(amount), ...(parts && { jackpots: parts }) };
      }),
  };
}

/** Seconds until a round is asked about again: 1, 2, 4 … minutes, at most an hour. */
export const nextAskSeconds = (attempts: number): number =>
  Math.min(3600, 60 * 2 ** Math.min(attempts - 1, 6));

/** What two operators have decided: the closing win, and the correction of what was paid too much. */
export const decidedTransaction = (betId: string, kind: 'WIN' | 'ADJUST'): string =>
  `~decided~${kind.toLowerCase()}~${betId}`;

/** A closing win of our own, whose id no provider can form. */
export const closingTransaction = (betId: string): string => `~close~${betId}`;
