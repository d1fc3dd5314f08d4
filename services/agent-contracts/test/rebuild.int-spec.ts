import { memberRegistered, affiliateCodeState } from '#libs/events';
import { BetOwner, startTestService, type FakeClock, type TestService } from '#libs/testing';
import { FigureRebuild } from '../src/facts/figure-rebuild.js';
import { agentContractsService } from '../src/service.js';
import { idOf } from './support/member-ids.js';

/** The owner of the bets is the test's own; the replay over the bus is tested where the owners are. */
describe('a rebuild of the daily figures', () => {
  let service: TestService<FakeClock>;
  let owner: BetOwner;
  let code: string;
  const members = Array.from({ length: 10 }, (_none, at) => `p${at}`);

  beforeAll(async () => {
    service = await startTestService(agentContractsService);
    owner = new BetOwner([service.bus], Date.parse('2026-11-20T16:00:00.000Z'));
    const codeOfTop = new Promise<string>((resolve) => {
      service.bus.observe((message) => {
        if (message.topic === affiliateCodeState.topic)
          resolve((JSON.parse(message.value!) as { code: string }).code);
      });
    });
    await register('top', 2);
    code = await codeOfTop;
    for (const name of members.slice(0, 8)) await register(name, 0);
  });

  afterAll(() => service?.close());

  const register = (name: string, accountType: 0 | 2) =>
    service.bus.publish(memberRegistered, {
      memberId: idOf(name),
      account: name,
      accountType,
      language: 'vi',
      registeredAt: '2026-11-20T03:00:00.000Z',
      ...(accountType === 0 && { affiliateCode: code }),
    });

  async function rows(): Promise<Record<string, unknown[]>> {
    const found: Record<string, unknown[]> = {};
    for (const table of ['play_source', 'member_day'])
      found[table] = await service.pool.query(`SELECT * FROM ${table} ORDER BY ${table}::text`);
    return found;
  }

  async function play(names: readonly string[], rounds: number): Promise<void> {
    await Promise.all(
      names.map(async (name, seed) => {
        for (let round = 1; round <= rounds; round++) {
          const bet = await owner.settle(idOf(name), BigInt(round * 1_000 + seed), {
            category: round % 3 === 0 ? 'COCK_FIGHT' : 'RNG',
            vassalage: round % 2 === 0 ? 'SENG' : 'LOTUS',
          });
          if (round % 4 === 0) await owner.rollBack(bet);
        }
      }),
    );
  }

  async function rebuild(between: () => Promise<void> = async () => undefined): Promise<void> {
    const rebuilding = service.app.get(FigureRebuild, { strict: false });
    await rebuilding.start();
    const began = owner.position;
    for await (const events of owner.replay()) await rebuilding.apply(events);
    await between();
    await rebuilding.finish(() => owner.replay(began));
  }

  it('equals the live figures row for row, with a member who moved and one who is not placed yet', async () => {
    await play(members.slice(0, 9), 6);
    await service.pool.query(
      `INSERT INTO placement (member_id, valid_from, parent_id, upline_id) VALUES ($1, '2026-11-20T16:30:00Z', NULL, 0)`,
      [idOf('p0')],
    );
    await play(members.slice(0, 9), 8);
    const live = await rows();
    expect(live['play_source']).toHaveLength(9 * (7 + 10));
    await rebuild();
    expect(await rows()).toEqual(live);
  });

  it('takes place while bets flow and a member registers who has bet before', async () => {
    const flow = play(members, 12);
    await rebuild(async () => {
      await register('p8', 0);
      await play(members, 3);
    });
    await flow;
    await register('p9', 0);
    await play(members, 4);
    const live = await rows();
    expect(live['play_source']).toHaveLength(owner.position);
    await rebuild();
    expect(await rows()).toEqual(live);
    const [sums] = await service.pool.query(
      `SELECT (SELECT sum(valid_bet) FROM member_day) AS days, (SELECT sum(valid_bet) FROM play_source) AS sources,
              (SELECT count(*)::int FROM play_source WHERE upline_id IS NULL) AS waiting,
              (SELECT count(*)::int FROM dead_letter) AS letters`,
    );
    expect(sums).toEqual({ days: sums.sources, sources: sums.sources, waiting: 0, letters: 0 });
  });
});
