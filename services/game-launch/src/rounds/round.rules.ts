import { validBetOf, type RoundFacts, type ValidBet } from './valid-bet.rules.js';
import type { OddsFormat } from './odds.rules.js';

export type RoundStatus = 'OPEN' | 'SETTLED' | 'VOID';

/** What a provider told of a finished round, as it is stored: amounts as strings of minor units. */
export interface StoredFacts {
  result?: RoundFacts['result'];
  odds?: { format: OddsFormat; value: string };
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

export interface RoundState {
  status: RoundStatus;
  gameType: 'RNG' | 'FISH' | 'LIVE' | 'SPORTS' | 'ESPORTS' | 'PVP' | 'LOTT' | 'ELOTT';
  mode: 'REAL' | 'PLAY';
  stake: bigint;
  /** Including the stake. */
  payout: bigint;
  validBet: bigint;
  exclusionReason: string | null;
  /** Bets that stand. */
  bets: number;
  facts: StoredFacts;
  /** Whether the end of this round has been told to the others. */
  settledBefore: boolean;
}

export interface RoundDelta {
  stake: bigint;
  payout: bigint;
  validBet: bigint;
}

/** What the others are to hear: the end of the round once, differences after that. */
export type RoundNews = { kind: 'NONE' } | { kind: 'SETTLED' } | { kind: 'ADJUSTED'; delta: RoundDelta };

export interface RoundChange {
  round: RoundState;
  news: RoundNews;
}

/** A win, of zero too; `finished` ends the round with the totals of all its bets and wins. */
export function withWin(
  before: RoundState,
  win: { amount: bigint; finished: boolean; facts?: StoredFacts | undefined },
): RoundChange {
  const round = { ...before, payout: before.payout + win.amount, facts: { ...before.facts, ...win.facts } };
  if (before.settledBefore) return adjusted(before, { ...round, status: 'SETTLED' });
  // Money that comes after every bet was taken back ends the round as well: there is nothing left to wait for.
  if (!win.finished && before.status === 'OPEN') return { round, news: { kind: 'NONE' } };
  return { round: valued({ ...round, status: 'SETTLED', settledBefore: true }), news: { kind: 'SETTLED' } };
}

/** A bet of the round is taken back. A round without a bet and without a win is void. */
export function withoutBet(before: RoundState, amount: bigint): RoundChange {
  const round = { ...before, stake: before.stake - amount, bets: before.bets - 1 };
  const empty = round.bets === 0 && round.payout === 0n;
  if (before.settledBefore) return adjusted(before, { ...round, status: empty ? 'VOID' : 'SETTLED' });
  return { round: { ...round, status: empty ? 'VOID' : before.status }, news: { kind: 'NONE' } };
}

function adjusted(before: RoundState, after: RoundState): RoundChange {
  const round = valued(after);
  const delta = {
    stake: round.stake - before.stake,
    payout: round.payout - before.payout,
    validBet: round.validBet - before.validBet,
  };
  const changed = delta.stake !== 0n || delta.payout !== 0n || delta.validBet !== 0n;
  return { round, news: changed ? { kind: 'ADJUSTED', delta } : { kind: 'NONE' } };
}

function valued(round: RoundState): RoundState {
  const { validBet, exclusionReason }: ValidBet =
    round.status === 'VOID' ? { validBet: 0n, exclusionReason: 'VOID' } : valueOf(round);
  return { ...round, validBet, exclusionReason: exclusionReason ?? null };
}

function valueOf(round: RoundState): ValidBet {
  const { cockFight, ...facts } = round.facts;
  return validBetOf({
    kind: cockFight ? 'COCK_FIGHT' : round.gameType,
    stake: round.stake,
    payout: round.payout,
    playMoney: round.mode === 'PLAY',
    facts: readFacts(facts),
  });
}

function readFacts(stored: Omit<StoredFacts, 'cockFight'>): RoundFacts {
  const { player, banker, turnover, gamble, free, ...plain } = stored;
  return {
    ...plain,
    ...(player !== undefined && { player: BigInt(player) }),
    ...(banker !== undefined && { banker: BigInt(banker) }),
    ...(turnover !== undefined && { turnover: BigInt(turnover) }),
    ...(gamble !== undefined && { gamble: BigInt(gamble) }),
    ...(free !== undefined && { free: BigInt(free) }),
  };
}
