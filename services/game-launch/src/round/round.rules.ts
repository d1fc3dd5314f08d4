import type { GameType } from '#libs/events';
import type { Book } from '#libs/money';
import { validBetOf, type Settlement, type ValidBet, type ValidBetSettings } from './valid-bet.rules.js';
import type { OddsFormat } from './odds.rules.js';

export type RoundStatus = 'OPEN' | 'SETTLED' | 'VOID';

/** Settlement details of a finished round as stored: amounts as strings of minor units. */
export interface StoredSettlement {
  result?: Settlement['result'];
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
  gameType: GameType;
  mode: Book;
  stake: bigint;
  /** Including the stake. */
  payout: bigint;
  validBet: bigint;
  exclusionReason: string | null;
  /** Bets that stand. */
  bets: number;
  settlement: StoredSettlement;
  /** Whether the settlement of this round has been published. */
  settledBefore: boolean;
  /** How bets of this vendor count as turnover. */
  validBetSettings: ValidBetSettings;
}

export interface RoundDelta {
  stake: bigint;
  payout: bigint;
  validBet: bigint;
}

/** The event of a change: settled once, then adjustments. */
export type RoundEvent = { kind: 'NONE' } | { kind: 'SETTLED' } | { kind: 'ADJUSTED'; delta: RoundDelta };

export interface RoundChange {
  round: RoundState;
  event: RoundEvent;
}

/** A win, of zero too; `finished` ends the round with the totals of all its bets and wins. */
export function withWin(
  before: RoundState,
  win: { amount: bigint; finished: boolean; settlement?: StoredSettlement | undefined },
): RoundChange {
  const round = {
    ...before,
    payout: before.payout + win.amount,
    settlement: { ...before.settlement, ...win.settlement },
  };
  if (before.settledBefore) return adjusted(before, { ...round, status: 'SETTLED' });
  // Money that comes after every bet was taken back ends the round as well: there is nothing left to wait for.
  if (!win.finished && before.status === 'OPEN') return { round, event: { kind: 'NONE' } };
  return { round: valued({ ...round, status: 'SETTLED', settledBefore: true }), event: { kind: 'SETTLED' } };
}

/** What a round has paid is corrected, and what is said about its result with it. Of an open round nothing is published. */
export function withAdjustment(
  before: RoundState,
  change: { amount: bigint; settlement?: StoredSettlement | undefined },
): RoundChange {
  const settlement = { ...before.settlement, ...change.settlement };
  const after = { ...before, payout: before.payout + change.amount, settlement };
  const status = isEmpty(after) ? 'VOID' : before.status;
  if (!before.settledBefore) return { round: { ...after, status }, event: { kind: 'NONE' } };
  return adjusted(before, { ...after, status });
}

/** A bet of the round is taken back. A round without a bet and without a win is void. */
export function withoutBet(before: RoundState, amount: bigint): RoundChange {
  const round = { ...before, stake: before.stake - amount, bets: before.bets - 1 };
  const empty = isEmpty(round);
  if (before.settledBefore) return adjusted(before, { ...round, status: empty ? 'VOID' : 'SETTLED' });
  return { round: { ...round, status: empty ? 'VOID' : before.status }, event: { kind: 'NONE' } };
}

/** Nothing was staked and nothing is paid. */
function isEmpty({ bets, payout }: RoundState): boolean {
  return bets === 0 && payout === 0n;
}

function adjusted(before: RoundState, after: RoundState): RoundChange {
  const round = valued(after);
  const delta = {
    stake: round.stake - before.stake,
    payout: round.payout - before.payout,
    validBet: round.validBet - before.validBet,
  };
  const changed = delta.stake !== 0n || delta.payout !== 0n || delta.validBet !== 0n;
  return { round, event: changed ? { kind: 'ADJUSTED', delta } : { kind: 'NONE' } };
}

function valued(round: RoundState): RoundState {
  const { validBet, exclusionReason }: ValidBet =
    round.status === 'VOID' ? { validBet: 0n, exclusionReason: 'VOID' } : valueOf(round);
  return { ...round, validBet, exclusionReason: exclusionReason ?? null };
}

function valueOf(round: RoundState): ValidBet {
  const { cockFight, ...settlement } = round.settlement;
  return validBetOf(
    {
      kind: cockFight ? 'COCK_FIGHT' : round.gameType,
      stake: round.stake,
      payout: round.payout,
      playMoney: round.mode === 'PLAY',
      settlement: parseSettlement(settlement),
    },
    round.validBetSettings,
  );
}

function parseSettlement(stored: Omit<StoredSettlement, 'cockFight'>): Settlement {
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
