import { randomUUID } from 'node:crypto';
import { RetentionJob } from '../src/retention/retention.job.js';
import { World } from './support/world.js';

describe('old play', () => {
  let world: World;

  beforeAll(async () => {
    world = await World.start();
  });
  afterAll(() => world?.close());

  const run = () => world.service.app.get(RetentionJob).run();
  const count = async (table: string) =>
    (await world.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${table}`))[0]!.n;
  const counts = async () => ({
    launches: await count('launch'),
    sessions: await count('game_session'),
    rounds: await count('game_round'),
    transactions: await count('provider_transaction'),
    adjustments: await count('round_adjustment'),
  });

  /** A settled round with a late win, and an open one, of a member of its own. */
  async function play(): Promise<{ settled: string; open: string }> {
    const player = await world.player({ balance: 100_000n });
    const [settled, open] = [randomUUID(), randomUUID()];
    await world.bet(player, randomUUID(), settled, '1000');
    await world.win(player, randomUUID(), settled, '2000');
    await world.win(player, randomUUID(), settled, '500');
    await world.bet(player, randomUUID(), open, '1000');
    return { settled, open };
  }

  const age = async (roundIds: string[], interval: string) => {
    await world.query(`UPDATE game_round SET placed_at = placed_at - $2::interval WHERE round_id = ANY($1)`, [
      roundIds,
      interval,
    ]);
    await world.query(
      `UPDATE provider_transaction SET created_at = created_at - $2::interval WHERE round_id = ANY($1)`,
      [roundIds, interval],
    );
  };

  it('is kept for five years, tickets for ninety days', async () => {
    const { settled, open } = await play();
    await age([settled, open], '4 years 11 months');
    await world.query(`UPDATE launch SET created_at = created_at - interval '89 days'`);
    await world.query(`UPDATE game_session SET opened_at = opened_at - interval '4 years 11 months'`);
    const before = await counts();
    await run();
    expect(await counts()).toEqual(before);
  });

  it('is deleted after that with all that belongs to it, but for what is open', async () => {
    const young = await play();
    const { settled, open } = await play();
    await age([settled, open], '5 years 1 day');
    await world.query(`UPDATE launch SET created_at = created_at - interval '91 days'`);
    await run();
    const left = await world.query<{ round_id: string }>('SELECT round_id FROM game_round');
    const ids = left.map(({ round_id: id }) => id);
    expect(ids).not.toContain(settled);
    expect(ids).toEqual(expect.arrayContaining([open, young.settled, young.open]));
    expect(await world.query('SELECT 1 FROM provider_transaction WHERE round_id = $1', [settled])).toEqual(
      [],
    );
    expect(await world.query('SELECT 1 FROM provider_transaction WHERE round_id = $1', [open])).toHaveLength(
      1,
    );
    expect(
      await world.query('SELECT 1 FROM provider_transaction WHERE round_id = $1', [young.settled]),
    ).toHaveLength(3);
    expect((await counts()).launches).toBe(0);
  });
});
