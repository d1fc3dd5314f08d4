import { randomUUID } from 'node:crypto';
import { creditRefused } from '#libs/events';
import { BetOwner, startTestService, type FakeClock, type TestService } from '#libs/testing';
import { CashbackRebuild } from '../src/cashback/cashback-rebuild.js';
import { promotionsService } from '../src/service.js';

/** The owner of the bets is the test's own; the replay over the bus is tested where the owners are. */
describe('a rebuild of the cashback pots', () => {
  let promotions: TestService<FakeClock>;
  let owner: BetOwner;
  const members = Array.from({ length: 10 }, () => randomUUID());

  beforeAll(async () => {
    promotions = await startTestService(promotionsService);
    owner = new BetOwner([promotions.bus], Date.parse('2026-11-20T16:00:00.000Z'));
    await promotions.pool.query(
      `INSERT INTO cashback_rate VALUES ('RNG', '', '', '2026-11-20T16:40:00Z', 7777, NULL, now()),
                                        ('RNG', 'LOTUS', '', '2026-11-20T16:00:00Z', 4321, NULL, now())`,
    );
  });

  afterAll(() => promotions?.close());

  const member = (memberId: string) =>
    promotions.as({ kind: 'member', memberId, accountType: 0, sessionId: 's' });

  /** Every row of the projection, and the pots as each member sees them. */
  async function rows(): Promise<Record<string, unknown>> {
    const found: Record<string, unknown> = {};
    for (const table of ['cashback_source', 'cashback_accrual', 'cashback_pot', 'cashback_claim'])
      found[table] = await promotions.pool.query(`SELECT * FROM ${table} ORDER BY ${table}::text`);
    for (const memberId of members)
      found[memberId] = (await member(memberId).get('/wps/v2/cashback')).body.value;
    return found;
  }

  async function play(rounds: number): Promise<void> {
    await Promise.all(
      members.map(async (memberId, seed) => {
        for (let round = 1; round <= rounds; round++) {
          const bet = await owner.settle(memberId, BigInt(round * 3_333_333 + seed), {
            category: round % 3 === 0 ? 'LIVE' : 'RNG',
            vassalage: round % 2 === 0 ? 'SENG' : 'LOTUS',
          });
          if (round % 4 === 0) await owner.rollBack(bet);
        }
      }),
    );
  }

  async function claim(some: readonly string[]): Promise<void> {
    await Promise.all(some.map((memberId) => member(memberId).post('/wps/v2/cashback/claims')));
  }

  async function rebuild(between: () => Promise<void> = async () => undefined): Promise<void> {
    const rebuilding = promotions.app.get(CashbackRebuild, { strict: false });
    await rebuilding.start();
    const began = owner.position;
    for await (const events of owner.replay()) await rebuilding.apply(events);
    await between();
    await rebuilding.finish(() => owner.replay(began));
  }

  it('equals the live pots row for row, claimed and refused ones included', async () => {
    await play(8);
    await claim(members.slice(0, 5));
    const [{ id, member_id: memberId }] = await promotions.pool.query(
      'SELECT id, member_id FROM cashback_claim ORDER BY id LIMIT 1',
    );
    const { example } = creditRefused;
    await promotions.bus.publish(creditRefused, {
      ...example,
      creditKey: `rebate:${id}`,
      memberId,
      kind: 'CASHBACK',
    });
    await play(6);
    const live = await rows();
    expect(live['cashback_source']).toHaveLength(members.length * (10 + 7));
    expect((live['cashback_claim'] as object[]).length).toBe(5);
    await rebuild();
    expect(await rows()).toEqual(live);
  });

  it('takes place while bets flow and members claim', async () => {
    const flow = play(12);
    await rebuild(async () => {
      await claim(members.slice(3, 8));
      await play(3);
    });
    const claims = claim(members);
    await flow;
    await claims;
    await play(4);
    const live = await rows();
    expect(live['cashback_source']).toHaveLength(owner.position);
    await rebuild();
    expect(await rows()).toEqual(live);
    const [letters] = await promotions.pool.query('SELECT count(*)::int AS n FROM dead_letter');
    expect(letters).toEqual({ n: 0 });
  });
});
