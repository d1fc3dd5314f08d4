import { randomInt } from 'node:crypto';
import { roundAt, type BeaconChain, type DrawName } from '#libs/lottery-engine/fairness';

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

/** Moves the close of a draw to so many seconds from now, and its round of the beacon with it. */
export async function moveClose(
  query: Query,
  chain: BeaconChain,
  { gameCode, numero }: DrawName,
  seconds: number,
): Promise<void> {
  const closesAt = new Date(Date.now() + seconds * 1_000);
  const round = roundAt(chain, new Date(closesAt.getTime() + 1_000));
  // One statement: the job that draws what is due must not see the one without the other.
  await query(
    `WITH moved AS (
       UPDATE draw SET close_at = $3, draw_at = $3::timestamptz + interval '500 ms'
        WHERE game_code = $1 AND numero = $2 RETURNING game_code, numero)
     UPDATE draw_commitment AS commitment SET beacon_round = $4
       FROM moved WHERE commitment.game_code = moved.game_code AND commitment.numero = moved.numero`,
    [gameCode, numero, closesAt, round],
  );
}

/** Ends the time of bets on a draw and makes it due, whatever the clock says. */
export const closeDraw = (query: Query, chain: BeaconChain, draw: DrawName): Promise<void> =>
  moveClose(query, chain, draw, -10);
