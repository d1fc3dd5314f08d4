import { randomUUID } from 'node:crypto';
import { depositSucceeded } from '#libs/events';
import { RebuildIncomplete } from '#libs/platform';
import { BetOwner, startTestService, type FakeClock, type TestService } from '#libs/testing';
import { PointRebuild } from '../src/earning/point-rebuild.js';
import { pointsService } from '../src/service.js';

/** The owner of the bets is the test's own; the replay over the bus is tested where the owners are. */
describe('a rebuild of the points', () => {
  let points: TestService<FakeClock>;
  let owner: BetOwner;
  const members = Array.from({ length: 12 }, () => randomUUID());

  beforeAll(async () => {
    points = await startTestService(pointsService);
    owner = new BetOwner([points.bus], Date.parse('2026-11-20T16:00:00.000Z'));
    await points.pool.query(
      `INSERT INTO point_ratio VALUES ('', 'rng', '2026-11-20T16:30:00Z', 700000, NULL, now()),
                                      ('', 'deposit', '2026-11-20T00:00:00Z', 1000000, NULL, now())`,
    );
  });

  afterAll(() => points?.close());

  /** Every row of every table of the projection. */
  async function rows(): Promise<Record<string, unknown[]>> {
    const found: Record<string, unknown[]> = {};
    for (const table of ['point_source', 'point_remainder', 'point_ledger', 'point_account'])
      found[table] = await points.pool.query(`SELECT * FROM ${table} ORDER BY ${table}::text`);
    return found;
  }

  /** Several bets of each member, some taken back; the members play at the same time. */
  async function play(rounds: number): Promise<void> {
    await Promise.all(
      members.map(async (member, seed) => {
        for (let round = 1; round <= rounds; round++) {
          const category = round % 3 === 0 ? ('LIVE' as const) : ('RNG' as const);
          const bet = await owner.settle(member, BigInt(round * 333_333 + seed * 77_777), { category });
          if (round % 4 === 0) await owner.rollBack(bet);
        }
      }),
    );
  }

  async function rebuild(between: () => Promise<void> = async () => undefined): Promise<void> {
    const rebuilding = points.app.get(PointRebuild, { strict: false });
    await rebuilding.start();
    const began = owner.position;
    for await (const events of owner.replay()) await rebuilding.apply(events);
    await between();
    await rebuilding.finish(() => owner.replay(began));
  }

  it('equals the live projection row for row, deposits included', async () => {
    await play(12);
    const deposit = { ...depositSucceeded.example, memberId: members[0]!, at: '2026-11-20T17:00:00.000Z' };
    await points.bus.publish(depositSucceeded, deposit);
    const live = await rows();
    expect(live['point_source']).toHaveLength(members.length * 15 + 1);
    await rebuild();
    expect(await rows()).toEqual(live);
  });

  it('takes place while bets flow, and bets after it count as before', async () => {
    const flow = play(16);
    await rebuild(() => play(3));
    await flow;
    await play(4);
    const live = await rows();
    expect(live['point_source']).toHaveLength(owner.position + 1);
    await rebuild();
    expect(await rows()).toEqual(live);
    const [letters] = await points.pool.query('SELECT count(*)::int AS n FROM dead_letter');
    expect(letters).toEqual({ n: 0 });
  });

  it('is refused where the owner lacks a bet that was counted, and changes nothing', async () => {
    const live = await rows();
    const rebuilding = points.app.get(PointRebuild, { strict: false });
    await rebuilding.start();
    await expect(rebuilding.finish(() => owner.replay(1))).rejects.toThrow(RebuildIncomplete);
    expect(await rows()).toEqual(live);
  });
});
