import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Rounds that are too rare to wait for, as the provider publishes them (`services/demo-provider/samples`). */
interface Samples {
  title: { gameId: string; vassalage: string; names: { vi: string } };
  settled: Round;
  freeSpins: Round;
  hugeWin: Round;
}

/** A settled round, or its outcome alone, in the form that the game page receives. */
export type Round = Record<string, unknown>;

const file = join(import.meta.dirname, '../../../services/demo-provider/samples/rounds.json');
const { title, settled, ...outcomes } = JSON.parse(readFileSync(file, 'utf8')) as Samples;

export const SLOT = `/game?gameId=${title.gameId}&vassalage=${title.vassalage}&name=${encodeURIComponent(title.names.vi)}`;

/** Six free spins, and a celebration of the first tier after them. */
export const freeSpins = (): Round => outcomes.freeSpins;

/** A celebration of the second tier, without a feature before it. */
export const hugeWin = (): Round => outcomes.hugeWin;

/** The round as the provider responds with it; the platform does not know it. */
export const answered = (outcome: Round): Round => ({ ...outcome, ...settled });
