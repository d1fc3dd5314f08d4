import type { Settlement } from '#libs/provider-sdk';
import { gameOf } from '../table-game/games.js';
import type { Deal, TableKind } from '../table-game/table-game.types.js';

export interface StakeOn {
  spot: string;
  stake: bigint;
}

export const sumOf = (bets: readonly StakeOn[]): bigint => bets.reduce((sum, { stake }) => sum + stake, 0n);

/** What the bets bring back, stakes included. Chips are whole multiples of 100 minor units, so nothing is rounded. */
export const winOf = (kind: TableKind, bets: readonly StakeOn[], deal: Deal): bigint =>
  bets.reduce((sum, { spot, stake }) => sum + (stake * BigInt(gameOf(kind).returnOf(spot, deal))) / 100n, 0n);

/** What the platform needs to count turnover: both sides in baccarat, else the share of outcomes that win something. */
export function settlementOf(kind: TableKind, bets: readonly StakeOn[], deal: Deal): Settlement {
  const game = gameOf(kind);
  if (kind === 'BAC') {
    const on = (side: string) => sumOf(bets.filter(({ spot }) => spot === side)).toString();
    return { player: on('player'), banker: on('banker'), tie: game.resultOf(deal).startsWith('T') };
  }
  let covered = 0;
  let all = 0;
  for (const { deal: other, weight } of game.outcomes!()) {
    all += weight;
    if (bets.some(({ spot }) => game.returnOf(spot, other) > 100)) covered += weight;
  }
  return { coveredPpm: Math.round((covered * 1_000_000) / all) };
}
