import type { Pool } from '#libs/database';
import { titleOf } from '../catalogue/catalogue.js';
import { figuresOf } from '../catalogue/game-info.js';
import { playedGames } from './played-game.repository.js';
import { actualRtp, type ActualRtp, type Played } from './actual-rtp.rules.js';

export interface RtpReportRow extends ActualRtp {
  mathModel: string;
}

/** Actual RTP by math model, over real and play money: both play the same games. */
export async function rtpReport(pool: Pool): Promise<RtpReportRow[]> {
  const sums = new Map<string, Played>();
  for (const { gameCode, rounds, staked, paid, stakeSquares } of await playedGames(pool)) {
    const mathModel = titleOf(gameCode)?.mathModel;
    if (mathModel === undefined) continue;
    const sum = sums.get(mathModel) ?? { rounds: 0, staked: 0n, paid: 0n, stakeSquares: 0n };
    sums.set(mathModel, {
      rounds: sum.rounds + rounds,
      staked: sum.staked + staked,
      paid: sum.paid + paid,
      stakeSquares: sum.stakeSquares + stakeSquares,
    });
  }
  return [...sums].flatMap(([mathModel, played]) => {
    const line = actualRtp(played, figuresOf(mathModel));
    return line ? [{ mathModel, ...line }] : [];
  });
}
