import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { creditCompleted, creditRefused } from '#libs/events';
import type { EventMessage } from '#libs/messaging';
import { eventually } from '#libs/testing';
import { PromiseService } from '../src/promotion/promise.service.js';
import { PromotionsApp } from './support/promotions-app.js';

const crowd = 4;
const stock = 5;
const budget = 9_000_000n;
const tables = [
  ...['activity_source', 'activity_day', 'cashback_source', 'cashback_accrual', 'deposit_fact', 'bet_side'],
  ...['promotion_budget', 'enrolment', 'enrolment_change', 'bonus_payment', 'vip_member', 'referral'],
  'reward_member',
];

const who = fc.nat(crowd - 1);
const action = fc.oneof(
  fc.record({ do: fc.constant('claim' as const), who, times: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ do: fc.constant('bet' as const), who, amount: fc.bigInt(1n, 50_000_000n) }),
  fc.record({ do: fc.constant('deposit' as const), who, amount: fc.bigInt(1n, 50_000_000n) }),
  fc.record({ do: fc.constant('answer' as const), who, refused: fc.boolean(), times: fc.constantFrom(1, 2) }),
);

describe('rewards after any sequence of claims, bets, deposits and answers of the wallet', () => {
  let app: PromotionsApp;
  const heard: EventMessage[] = [];
  beforeAll(async () => {
    app = await PromotionsApp.start();
    app.service.bus.observe((message) => heard.push(message));
  });
  afterAll(() => app?.close());

  /** Every row of every table that events fill. */
  async function rows(): Promise<Record<string, unknown[]>> {
    const found: Record<string, unknown[]> = {};
    for (const table of tables)
      found[table] = await app.query(`SELECT * FROM ${table} ORDER BY ${table}::text`);
    return found;
  }

  /** What the facts so far have earned is promised; the job does it, or this call. */
  async function allPromised(): Promise<void> {
    const promises = app.service.app.get(PromiseService, { strict: false });
    await eventually(
      async () => {
        await promises.promiseDue();
        return app.query('SELECT member_id FROM reward_due');
      },
      (due) => due.length === 0,
      { what: 'all rewards are promised' },
    );
  }

  it('no budget falls below zero, each reward is paid once, and events that come again change nothing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 10, maxLength: 30 }), async (actions) => {
        heard.length = 0;
        const id = await app.define({
          kind: 'MISSION',
          formula: {
            ...{ metric: 'VALID_BET', period: 'DAILY' },
            steps: [
              { target: '100000.00', reward: '10000.00' },
              { target: '200000.00', reward: '30000.00' },
            ],
          },
          ...{ stock, budget: '90000.00' },
        });
        const members: string[] = [];
        for (let n = 0; n < crowd; n += 1) members.push(await app.register());
        for (const one of actions) {
          const member = members[one.who]!;
          if (one.do === 'bet') await app.bet(member, { validBet: String(one.amount) });
          else if (one.do === 'deposit') await app.deposit(member, one.amount, false);
          else if (one.do === 'claim')
            await Promise.all(Array.from({ length: one.times }, () => app.claim(member, id)));
          else {
            const command = app.commandsOf(member).at(-1);
            const contract = one.refused ? creditRefused : creditCompleted;
            if (command) for (let n = 0; n < one.times; n += 1) await app.walletAnswers(contract, command);
          }
          // One statement: the job that promises rewards runs at the same time.
          const [left] = await app.query<{
            budget_left: string;
            stock_left: number;
            held: string;
            holders: number;
            given: string;
          }>(
            `SELECT budget_left, stock_left,
                    (SELECT COALESCE(sum(held_amount), 0)::text FROM enrolment WHERE promotion_id = $1) AS held,
                    (SELECT count(held_amount)::int FROM enrolment WHERE promotion_id = $1) AS holders,
                    (SELECT COALESCE(sum(amount), 0)::text FROM bonus_payment
                      WHERE member_id = ANY ($2) AND status <> 'REFUSED') AS given
               FROM promotion_budget WHERE promotion_id = $1`,
            [id, members],
          );
          expect(BigInt(left!.budget_left)).toBe(budget - BigInt(left!.held));
          expect(left!.stock_left).toBe(stock - left!.holders);
          expect(BigInt(left!.given) <= BigInt(left!.held)).toBe(true);
          expect(BigInt(left!.budget_left) >= 0n && left!.stock_left >= 0).toBe(true);
        }
        const twice = await app.query(
          `SELECT member_id, cycle_key FROM enrolment WHERE promotion_id = $1 GROUP BY 1, 2 HAVING count(*) > 1`,
          [id],
        );
        expect(twice).toEqual([]);
        await allPromised();
        const before = await rows();
        // Delivered again, and published again under other ids.
        const again = heard.slice();
        await app.service.bus.send(again);
        await app.service.bus.send(again.map((message) => ({ ...message, id: randomUUID() })));
        await allPromised();
        expect(await rows()).toEqual(before);
        const [letters] = await app.query('SELECT count(*)::int AS n FROM dead_letter');
        expect(letters).toEqual({ n: 0 });
      }),
      { numRuns: 12 },
    );
  });
});
