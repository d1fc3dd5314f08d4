import { randomInt } from 'node:crypto';
import { Pool, Transactions } from '#libs/database';
import type { DrawName } from '#libs/lottery-engine/fairness';
import type { CommitmentRepository } from '../../src/fairness/commitment.repository.js';
import type { CommitmentService } from '../../src/fairness/commitment.service.js';

export type Query = (text: string, values: unknown[]) => Promise<unknown>;

/** Puts draws on the calendar that take bets until a test closes them: an hour, and one more for each further one. */
export async function openDraws(query: Query, gameCode: string, count = 1): Promise<string[]> {
  const day = `2031${String(randomInt(1, 13)).padStart(2, '0')}${String(randomInt(1, 29)).padStart(2, '0')}`;
  const first = randomInt(1, 9_000);
  const numeros = Array.from({ length: count }, (_, at) => `${day}-${String(first + at).padStart(4, '0')}`);
  for (const [at, numero] of numeros.entries())
    await query(
      `INSERT INTO draw (game_code, numero, business_day, open_at, close_at, draw_at)
       SELECT $1, $2, now(), now() - interval '1 minute', closes.at, closes.at + interval '500 ms'
         FROM (SELECT clock_timestamp() + $3 * interval '1 hour' AS at) AS closes`,
      [gameCode, numero, at + 1],
    );
  return numeros;
}

/** What a test needs to move a draw that is committed to. */
export interface CommittedLottery {
  /** As superuser: the service itself can change neither a commitment nor a draw's times. */
  adminUrl: string;
  commitments: CommitmentService;
  repository: CommitmentRepository;
}

/** Moves the close of a draw to so many seconds from now, and commits to it and those after it again. */
export async function moveClose(
  { adminUrl, commitments, repository }: CommittedLottery,
  { gameCode, numero }: DrawName,
  seconds: number,
): Promise<void> {
  const pool = await Pool.open({ url: adminUrl, applicationName: 'test-draws' });
  const now = new Date();
  try {
    // One transaction: the job that draws what is due must not see the one without the other.
    await new Transactions(pool).run(async (tx) => {
      await tx.query('SET LOCAL session_replication_role = replica');
      await repository.lockEnd(tx, gameCode);
      await tx.query(
        `UPDATE draw SET close_at = $3, draw_at = $3::timestamptz + interval '500 ms' WHERE game_code = $1 AND numero = $2`,
        [gameCode, numero, new Date(now.getTime() + seconds * 1_000)],
      );
      const draws: { numero: string; closeAt: Date }[] = await tx.query(
        `SELECT numero, close_at AS "closeAt" FROM draw JOIN draw_commitment AS committed USING (game_code, numero)
          WHERE game_code = $1 AND committed.revealed_at IS NULL AND position >=
                (SELECT position FROM draw_commitment WHERE game_code = $1 AND numero = $2)
          ORDER BY position`,
        [gameCode, numero],
      );
      await tx.query('DELETE FROM draw_commitment WHERE game_code = $1 AND numero = ANY($2)', [
        gameCode,
        draws.map((draw) => draw.numero),
      ]);
      const end = await repository.lockEnd(tx, gameCode);
      await repository.add(tx, commitments.commit(gameCode, draws, { ...end, now }));
    });
  } finally {
    await pool.close();
  }
}

/** Ends the time of bets on a draw and makes it due, whatever the clock says. */
export const closeDraw = (lottery: CommittedLottery, draw: DrawName): Promise<void> =>
  moveClose(lottery, draw, -10);
