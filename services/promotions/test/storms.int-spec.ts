import { pause } from '#libs/testing';
import { RedRainService } from '../src/red-rain/red-rain.service.js';
import type { TestAnswer } from '#libs/testing';
import { addressOf, PromotionsApp } from './support/promotions-app.js';

/** Runs the calls with at most `width` of them open at a time. */
async function all<T>(calls: readonly (() => Promise<T>)[], width = 100): Promise<T[]> {
  const results: T[] = [];
  const queue = [...calls.entries()];
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) results[next[0]] = await next[1]();
  };
  await Promise.all(Array.from({ length: width }, work));
  return results;
}

/** Attempts of one call; the pool refuses a caller that waited five seconds. */
const maxAttempts = 12;

/** A call that the service had no room for is made again after the time that it names, as a page does. */
function insisting(call: () => Promise<TestAnswer>): () => Promise<TestAnswer> {
  return async () => {
    for (let attempt = 1; ; attempt++) {
      const answer = await call();
      if (answer.status !== 503) return answer;
      if (attempt === maxAttempts) throw new Error(`refused ${attempt} times for want of room`);
      await pause(Number(answer.headers.get('retry-after') ?? 1) * 1000, 'the time that the answer names');
    }
  };
}

describe('storms on rewards', () => {
  let app: PromotionsApp;
  beforeAll(async () => {
    app = await PromotionsApp.start();
  });
  afterAll(() => app?.close());

  const members = (count: number): Promise<string[]> =>
    all(Array.from({ length: count }, () => () => app.register()));

  it('500 parallel claims of a stock of 100 pay exactly 100 members, each once', async () => {
    const id = await app.define({
      kind: 'NEW_PLAYER',
      formula: { amount: '10000.00' },
      stock: 100,
      budget: '5000000.00',
    });
    const crowd = await members(500);
    const answers = await all(crowd.map((m) => insisting(() => app.claim(m, id))));
    const codes = answers.map(({ status, body }) => (status === 200 ? 'PAID' : body.code));
    expect(codes.filter((code) => code === 'PAID')).toHaveLength(100);
    expect(codes.filter((code) => code === 'PROMOTION_EXHAUSTED')).toHaveLength(400);
    const [figures] = await app.query(
      `SELECT (SELECT stock_left FROM promotion_budget WHERE promotion_id = $1) AS stock,
              (SELECT budget_left FROM promotion_budget WHERE promotion_id = $1) AS budget,
              (SELECT count(*)::int FROM enrolment WHERE promotion_id = $1) AS enrolments,
              (SELECT count(*)::int FROM bonus_payment WHERE member_id = ANY ($2)) AS payments,
              (SELECT sum(amount)::text FROM bonus_payment WHERE member_id = ANY ($2)) AS paid`,
      [id, crowd],
    );
    expect(figures).toEqual({
      stock: 0,
      budget: '400000000',
      enrolments: 100,
      payments: 100,
      paid: '100000000',
    });
  });

  it('two devices that claim in the last second of a promotion are paid once', async () => {
    const endsAt = new Date(app.iso(1000));
    const id = await app.define({ kind: 'NEW_PLAYER', formula: { amount: '10000.00' }, endsAt, stock: 1000 });
    app.service.clock.set(new Date(endsAt.getTime() - 1));
    const crowd = await members(20);
    const answers = await all(
      crowd.flatMap((m) => [insisting(() => app.claim(m, id)), insisting(() => app.claim(m, id))]),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(200));
    app.service.clock.set(endsAt);
    const late = await app.register();
    expect((await app.claim(late, id)).body.code).toBe('PROMOTION_CLOSED');
    for (const m of crowd)
      expect(await app.query('SELECT FROM bonus_payment WHERE member_id = $1', [m])).toHaveLength(1);
    expect(await app.query('SELECT stock_left FROM promotion_budget WHERE promotion_id = $1', [id])).toEqual([
      { stock_left: 980 },
    ]);
  });

  it('parallel claims of different steps count against the limits of a day and of a member', async () => {
    const targets = ['10.00', '20.00', '30.00', '40.00', '50.00'];
    const steps = targets.map((target) => ({ target, reward: '1000.00' }));
    const formula = { metric: 'VALID_BET', period: 'DAILY', steps } as const;
    for (const limit of [{ perDay: 2 }, { perMember: 3 }, { perDay: 4, perMember: 1 }]) {
      const allowed = Math.min(...Object.values(limit));
      const id = await app.define({ kind: 'MISSION', formula, ...limit });
      const crowd = await members(10);
      await all(crowd.map((m) => () => app.bet(m, { validBet: '10000' })));
      const claims = crowd.map(async (m) => {
        const { cycles } = await app.offer(m, id);
        return all(
          (cycles as unknown as { cycleKey: string }[]).map(({ cycleKey }) =>
            insisting(() => app.claim(m, id, cycleKey)),
          ),
        );
      });
      for (const answers of await Promise.all(claims)) {
        const codes = answers.map(({ status, body }) => (status === 200 ? 'PAID' : body.code)).sort();
        const refused = Array<string>(5 - allowed).fill('PROMOTION_LIMIT_REACHED');
        expect(codes).toEqual([...Array<string>(allowed).fill('PAID'), ...refused]);
      }
      for (const m of crowd)
        expect(await app.query('SELECT FROM bonus_payment WHERE member_id = $1', [m])).toHaveLength(allowed);
    }
  });

  it('500 grabs of a red rain take its stock and budget exactly, one packet for each member', async () => {
    app.service.clock.set('2026-12-20T12:59:00.000Z');
    const amounts = [
      { amount: '1000.00', weight: 6 },
      { amount: '5000.00', weight: 3 },
      { amount: '20000.00', weight: 1 },
    ];
    const formula = {
      hours: ['20:00'],
      durationSeconds: 60,
      tiers: [{ bet: '100000.00', amounts }],
      roundBudget: '800000.00',
      roundStock: 200,
    };
    await app.define({ kind: 'RED_RAIN', formula });
    const redRain = app.service.app.get(RedRainService, { strict: false });
    await Promise.all([redRain.schedule(), redRain.schedule()]);
    const crowd = await members(500);
    await all(crowd.map((m) => () => app.bet(m, { validBet: '10000000' })));
    const grab = (m: string) =>
      insisting(() =>
        app.member(m).post('/wps/v2/red-rain/grabs', {}, { 'x-lotus-client-ip': addressOf(m) }),
      );
    expect((await grab(crowd[0]!)()).body.code).toBe('RED_RAIN_CLOSED');
    app.service.clock.set('2026-12-20T13:00:00.000Z');
    const answers = await all(crowd.map(grab));
    const again = await all(crowd.map(grab));
    const [round] = await app.query<{
      stock_left: number;
      budget_left: string;
      taken: number;
      paid: string;
      commands: number;
    }>(
      `SELECT stock_left, budget_left, (SELECT count(*)::int FROM red_grab WHERE round_id = round.id) AS taken,
              (SELECT sum(amount)::text FROM red_grab WHERE round_id = round.id) AS paid,
              (SELECT count(*)::int FROM bonus_payment WHERE source_kind = 'RED_RAIN') AS commands
         FROM red_round round WHERE starts_at = '2026-12-20T13:00:00Z'`,
    );
    const won = [...answers, ...again].filter(({ status }) => status === 200).length;
    expect(round!.taken).toBe(200 - round!.stock_left);
    expect(round!.commands).toBe(round!.taken);
    expect(BigInt(round!.paid) + BigInt(round!.budget_left)).toBe(80_000_000n);
    expect(BigInt(round!.budget_left) >= 0n && round!.stock_left >= 0).toBe(true);
    expect(won).toBeGreaterThanOrEqual(round!.taken);
    expect(new Set([...answers, ...again].map(({ status }) => status))).toEqual(new Set([200, 422]));
    expect(round!.stock_left === 0 || BigInt(round!.budget_left) < 2_000_000n).toBe(true);
  });
});
