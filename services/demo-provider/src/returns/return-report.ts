import type { DataSource } from 'typeorm';
import { titleOf } from '../catalogue/catalogue.js';
import { figureOf } from '../mathematics/figures.js';
import { playedGames } from './return.repository.js';
import { actualReturn, type ActualReturn, type Played } from './return.rules.js';

export interface ReportLine extends ActualReturn {
  mathematics: string;
}

/** The return really paid by each mathematics, real and play money together: they are the same games. */
export async function returnReport(source: DataSource): Promise<ReportLine[]> {
  const sums = new Map<string, Played>();
  for (const { gameCode, rounds, staked, paid, stakeSquares } of await playedGames(source)) {
    const { mathematics } = titleOf(gameCode)!;
    const sum = sums.get(mathematics) ?? { rounds: 0, staked: 0n, paid: 0n, stakeSquares: 0n };
    sums.set(mathematics, {
      rounds: sum.rounds + rounds,
      staked: sum.staked + staked,
      paid: sum.paid + paid,
      stakeSquares: sum.stakeSquares + stakeSquares,
    });
  }
  return [...sums].flatMap(([mathematics, played]) => {
    const line = actualReturn(played, figureOf(mathematics));
    return line ? [{ mathematics, ...line }] : [];
  });
}
