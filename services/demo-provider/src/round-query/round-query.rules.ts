import { betTransaction, winTransaction, type RoundState } from '../play/round.rules.js';

import type { JackpotPart } from '#libs/provider-sdk';

export interface RoundReport {
  status: 'OK';
  roundId: string | null;
  state: 'OPEN' | 'CLOSED' | 'CANCELLED' | 'UNKNOWN';
  /** Bets that stand. */
  bets: { transactionId: string; amount: string }[];
  wins: { transactionId: string; amount: string; jackpots?: JackpotPart[] }[];
}

export interface ReportedRound {
  id: string;
  state: RoundState;
  stake: bigint;
  totalWin: bigint | null;
  /** Absent where a round feeds no pool. */
  jackpots?: JackpotPart[] | null;
}

/** A round is closed for the platform once its outcome is decided, because the win is then owed. */
export function reportOf(round: ReportedRound | undefined, asked: string | null): RoundReport {
  const nothing = { status: 'OK' as const, bets: [], wins: [] };
  if (!round) return { ...nothing, roundId: asked, state: 'UNKNOWN' };
  const roundId = round.id;
  if (['REFUSED', 'ROLLBACK', 'ROLLED_BACK'].includes(round.state))
    return { ...nothing, roundId, state: 'CANCELLED' };
  const bets = [{ transactionId: betTransaction(roundId), amount: round.stake.toString() }];
  if (round.totalWin === null) return { ...nothing, roundId, state: 'OPEN', bets };
  const { totalWin, jackpots } = round;
  const transactionId = winTransaction(roundId);
  const wins = [{ transactionId, amount: totalWin.toString(), ...(jackpots && { jackpots }) }];
  return { ...nothing, roundId, state: 'CLOSED', bets, wins };
}

export interface ReportedSeat {
  id: string;
  roundId: string;
  state: 'OPEN' | 'PAYING' | 'CLOSED' | 'VOID';
  totalWin: string | null;
  bets: { transactionId: string; amount: string }[];
}

/** A player's part of a round of a table: the round is closed for the platform once the part is decided. */
export function reportOfSeat({ id, roundId, state, totalWin, bets }: ReportedSeat): RoundReport {
  if (state === 'VOID') return { status: 'OK', roundId, state: 'CANCELLED', bets: [], wins: [] };
  if (totalWin === null) return { status: 'OK', roundId, state: 'OPEN', bets, wins: [] };
  const wins = [{ transactionId: winTransaction(id), amount: totalWin }];
  return { status: 'OK', roundId, state: 'CLOSED', bets, wins };
}

/** The round of a transaction id of ours. */
export const roundOfTransaction = (transactionId: string): string => transactionId.replace(/-(bet|win)$/, '');
