import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { betSettled, creditCompleted, creditRefused, creditRequested, depositSucceeded } from '#libs/events';
import type { EventMessage } from '#libs/messaging';
import { startTestService, type FakeClock, type TestService } from '#libs/testing';
import { pointsService } from '../src/service.js';

const crowd = 3;
const who = fc.nat(crowd - 1);
const action = fc.oneof(
  fc.record({ do: fc.constant('bet' as const), who, amount: fc.bigInt(1n, 900_000_000n) }),
  fc.record({ do: fc.constant('deposit' as const), who, amount: fc.bigInt(1n, 900_000_000n) }),
  fc.record({ do: fc.constant('convert' as const), who, points: fc.integer({ min: 1, max: 1200 }) }),
  fc.record({ do: fc.constant('answer' as const), refused: fc.boolean() }),
);

describe('points after any sequence of bets, deposits, conversions and answers of the wallet', () => {
  let points: TestService<FakeClock>;
  const heard: EventMessage[] = [];
  beforeAll(async () => {
    points = await startTestService(pointsService);
    points.bus.observe((message) => heard.push(message));
  });
  afterAll(() => points?.close());

  const query = (sql: string, values: unknown[] = []) => points.pool.query(sql, values);
  async function rows(): Promise<Record<string, unknown[]>> {
    const found: Record<string, unknown[]> = {};
    for (const table of ['point_source', 'point_remainder', 'point_ledger', 'point_account', 'mall_order'])
      found[table] = await query(`SELECT * FROM ${table} ORDER BY ${table}::text`);
    return found;
  }

  async function convert(memberId: string, amount: number): Promise<void> {
    const member = points.as({
      kind: 'member',
      memberId,
      accountType: 0,
      sessionId: 's',
      fundPassword: true,
    });
    const key = { 'idempotency-key': randomUUID() };
    const send = () => member.post('/wps/relay/passwordCheck/MCS2_convertPoint', { points: amount }, key);
    const [first, again] = [await send(), await send()];
    expect([first.status, again.status]).toEqual(first.status === 200 ? [200, 200] : [422, 422]);
  }

  async function answer(refused: boolean): Promise<void> {
    const last = heard.findLast(({ type }) => type === creditRequested.type);
    if (!last) return;
    const { creditKey, memberId, amount, kind } = JSON.parse(last.value!);
    const contract = (refused ? creditRefused : creditCompleted) as typeof creditCompleted;
    const at = points.clock.now().toISOString();
    const about = { creditKey, memberId, amount, kind, requestedBy: 'points', at };
    for (let times = 0; times < 2; times += 1)
      await points.bus.publish(contract, { ...contract.example, ...about });
  }

  it('each balance is the sum of its ledger and not negative, and events that come again change nothing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 10, maxLength: 30 }), async (actions) => {
        heard.length = 0;
        const members = Array.from({ length: crowd }, () => randomUUID() as string);
        for (const one of actions) {
          if (one.do === 'answer') await answer(one.refused);
          else if (one.do === 'convert') await convert(members[one.who]!, one.points);
          else {
            const [memberId, at] = [members[one.who]!, points.clock.now().toISOString()];
            const sourceKey = `game-launch:bet:${randomUUID()}`;
            if (one.do === 'bet')
              await points.bus.publish(betSettled, {
                ...betSettled.example,
                ...{ memberId, sourceKey, validBet: String(one.amount), settledAt: at },
              });
            else
              await points.bus.publish(depositSucceeded, {
                ...depositSucceeded.example,
                ...{ memberId, depositId: randomUUID(), amount: String(one.amount), at },
              });
          }
          const wrong = await query(
            `SELECT member_id, balance FROM point_account account
              WHERE balance < 0 OR balance <> (SELECT sum(delta) FROM point_ledger WHERE member_id = account.member_id)`,
          );
          expect(wrong).toEqual([]);
        }
        const before = await rows();
        // Delivered again, and published again under other ids.
        const again = heard.slice();
        await points.bus.send(again);
        await points.bus.send(again.map((message) => ({ ...message, id: randomUUID() })));
        expect(await rows()).toEqual(before);
        const [letters] = await query('SELECT count(*)::int AS n FROM dead_letter');
        expect(letters).toEqual({ n: 0 });
      }),
      { numRuns: 12 },
    );
  });
});
