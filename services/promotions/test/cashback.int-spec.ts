import { randomUUID } from 'node:crypto';
import {
  betAdjusted,
  betSettled,
  creditCompleted,
  creditRefused,
  creditRequested,
  type PayloadOf,
} from '#libs/events';
import { eventually, type FakeClock, startTestService, type TestService } from '#libs/testing';
import { promotionsService } from '../src/service.js';

type Bet = PayloadOf<typeof betSettled>;
type Command = PayloadOf<typeof creditRequested>;

interface Cashback {
  hasRebate: boolean;
  claimable: string;
  pots: { day: string; gameType: string; sequence: number; validBet: string; amount: string }[];
  claims: { id: string; amount: string; status: string }[];
}

describe('cashback pots', () => {
  let promotions: TestService<FakeClock>;
  let next = 0;
  const commands: Command[] = [];

  beforeAll(async () => {
    promotions = await startTestService(promotionsService);
    promotions.bus.observe((message) => {
      if (message.type === creditRequested.type) commands.push(JSON.parse(message.value!));
    });
  });

  afterAll(() => promotions?.close());

  const bet = (memberId: string, more: Partial<Bet>): Bet => ({
    ...betSettled.example,
    sourceKey: `game-launch:bet:${(next += 1)}`,
    memberId,
    ...more,
  });

  const member = (memberId: string) =>
    promotions.as({ kind: 'member', memberId, accountType: 0, sessionId: 's' });

  const key = () => ({ 'idempotency-key': randomUUID() as string });
  const rewards = () =>
    promotions.as({
      ...{ kind: 'operator', operatorId: randomUUID(), roles: ['operator', 'rewards'], sessionId: 's' },
      since: 0,
    });

  async function cashbackOf(memberId: string): Promise<Cashback> {
    return (await member(memberId).get('/wps/v2/cashback')).body.value as unknown as Cashback;
  }

  async function deadLetters(): Promise<number> {
    const [row] = await promotions.pool.query('SELECT count(*)::int AS n FROM dead_letter');
    return row.n;
  }

  it('accrues by vendor, game type and day of settlement, in the brand’s zone', async () => {
    const m = randomUUID();
    const settled = (category: 'RNG' | 'LIVE', validBet: string, settledAt: string) =>
      promotions.bus.publish(betSettled, bet(m, { category, validBet, settledAt }));
    await settled('RNG', '50000000', '2026-11-20T16:59:59.000Z');
    await settled('RNG', '50000000', '2026-11-20T17:00:00.000Z');
    await settled('LIVE', '20000000', '2026-11-20T17:00:00.000Z');
    const pot = { vassalage: 'SENG', sequence: 1 };
    expect(await cashbackOf(m)).toEqual({
      hasRebate: true,
      claimable: '9000.00',
      pots: [
        { ...pot, day: '2026-11-21', gameType: 'LIVE', validBet: '200000.00', amount: '1000.00' },
        { ...pot, day: '2026-11-21', gameType: 'RNG', validBet: '500000.00', amount: '4000.00' },
        { ...pot, day: '2026-11-20', gameType: 'RNG', validBet: '500000.00', amount: '4000.00' },
      ],
      claims: [],
    });
  });

  it('SPEC-7.4.7 holds what the worked example says: 143,728.39', async () => {
    const m = randomUUID();
    await promotions.bus.publish(betSettled, bet(m, { category: 'LIVE', validBet: '1234567800' }));
    await promotions.bus.publish(betSettled, bet(m, { category: 'RNG', validBet: '800000000' }));
    await promotions.bus.publish(betSettled, bet(m, { category: 'SPORTS', validBet: '300000000' }));
    expect(await cashbackOf(m)).toMatchObject({ hasRebate: true, claimable: '143728.39' });
  });

  it('counts one bet once, whether its event is delivered again or published under another id', async () => {
    const m = randomUUID();
    const settled = bet(m, { validBet: '50000000' });
    await Promise.all(
      Array.from({ length: 5 }, () => promotions.bus.publish(betSettled, settled, { id: `event-${m}` })),
    );
    await Promise.all(Array.from({ length: 5 }, () => promotions.bus.publish(betSettled, settled)));
    expect((await cashbackOf(m)).claimable).toBe('4000.00');
    expect(await deadLetters()).toBe(0);
  });

  it('reverses a rolled-back bet at the rate it had', async () => {
    const m = randomUUID();
    const now = promotions.clock.now().getTime();
    const operator = rewards();
    const from = (ms: number) => new Date(now + ms).toISOString();
    const change = { category: 'PVP', ratePpm: 1, validFrom: from(60_000) };
    const propose = (more: object) =>
      operator.post('/wps/v2/ops/cashback/rates', { ...change, reason: 'new tables', ...more }, key());
    const { id } = (await propose({ version: 1 })).body.value as unknown as { id: string };
    const decision = `/wps/v2/ops/approvals/promotions/${id}/approval`;
    expect((await rewards().post(decision, { note: 'as agreed' }, key())).status).toBe(200);
    const again = (await propose({ version: 2 })).body.value as unknown as { id: string };
    const second = `/wps/v2/ops/approvals/promotions/${again.id}/approval`;
    expect((await rewards().post(second, { note: 'twice' }, key())).body.code).toBe('RATE_EXISTS');
    expect((await propose({ version: 2, validFrom: from(59_999) })).body.code).toBe('RATE_TOO_SOON');

    const settled = bet(m, { category: 'PVP', validBet: '50000000', settledAt: from(59_000) });
    await promotions.bus.publish(betSettled, settled);
    await promotions.bus.publish(betSettled, bet(m, { category: 'PVP', settledAt: from(60_000) }));
    await promotions.bus.publish(betAdjusted, {
      ...betAdjusted.example,
      sourceKey: 'game-launch:adjustment:1',
      refersTo: settled.sourceKey,
      memberId: m,
      category: 'PVP',
      stake: '-50000000',
      validBet: '-50000000',
      reason: 'ROLLBACK',
      settledAt: from(61_000),
    });
    expect(await cashbackOf(m)).toMatchObject({ hasRebate: false, claimable: '0.00' });
    const history = (await operator.get('/wps/v2/ops/cashback/rates')).body.value as unknown as object[];
    expect(history).toContainEqual(expect.objectContaining({ ...change, changedBy: expect.any(String) }));
  });

  it('accrues nothing on the part of a bet that a bonus consumed', async () => {
    const m = randomUUID();
    await promotions.bus.publish(betSettled, bet(m, { validBet: '50000000', bonusShare: '30000000' }));
    expect((await cashbackOf(m)).pots).toEqual([
      expect.objectContaining({ validBet: '200000.00', amount: '1600.00' }),
    ]);
  });

  it('pays a claim by a command; a bet after it on the same day is in the next pot', async () => {
    const m = randomUUID();
    await promotions.bus.publish(betSettled, bet(m, { validBet: '50000000' }));
    const { body } = await member(m).post('/wps/v2/cashback/claims');
    const claim = body.value as unknown as { id: string; status: string };
    expect(claim).toMatchObject({ amount: '4000.00', status: 'REQUESTED' });
    await eventually(() => commands.some(({ memberId }) => memberId === m));
    expect(commands.filter(({ memberId }) => memberId === m)).toEqual([
      expect.objectContaining({ creditKey: `rebate:${claim.id}`, kind: 'CASHBACK', amount: '400000' }),
    ]);
    expect((await cashbackOf(m)).pots).toEqual([]);

    await promotions.bus.publish(betSettled, bet(m, { validBet: '20000000' }));
    expect((await cashbackOf(m)).pots).toEqual([
      expect.objectContaining({ sequence: 2, validBet: '200000.00', amount: '1600.00' }),
    ]);
    await answer(creditCompleted, claim.id, m);
    await answer(creditCompleted, claim.id, m);
    expect(await cashbackOf(m)).toMatchObject({
      claimable: '1600.00',
      claims: [{ id: claim.id, amount: '4000.00', status: 'CREDITED' }],
    });
    expect((await member(m).post('/wps/v2/cashback/claims')).status).toBe(200);
    await eventually(() => commands.filter(({ memberId }) => memberId === m).length === 2);
  });

  it('opens the pots of a refused claim again, and takes a late answer for what it is', async () => {
    const m = randomUUID();
    await promotions.bus.publish(betSettled, bet(m, { validBet: '50000000' }));
    const claim = (await member(m).post('/wps/v2/cashback/claims')).body.value as unknown as { id: string };
    await answer(creditRefused, claim.id, m);
    await answer(creditCompleted, claim.id, m);
    expect(await cashbackOf(m)).toMatchObject({
      claimable: '4000.00',
      pots: [{ sequence: 2, validBet: '500000.00' }],
      claims: [{ status: 'REFUSED' }],
    });
  });

  it('refuses a claim below the minimum, and pays parallel claims once while bets flow', async () => {
    const m = randomUUID();
    expect((await member(m).post('/wps/v2/cashback/claims')).body.code).toBe('CASHBACK_BELOW_MINIMUM');
    await promotions.bus.publish(betSettled, bet(m, { validBet: '50000000' }));
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, () => member(m).post('/wps/v2/cashback/claims')),
      ...Array.from({ length: 6 }, async () => {
        await promotions.bus.publish(betSettled, bet(m, { validBet: '33333333' }));
        return undefined;
      }),
    ]);
    expect(answers.some((answered) => answered?.status === 200)).toBe(true);
    await promotions.bus.publish(betSettled, bet(m, { validBet: '50000000' }));
    expect((await member(m).post('/wps/v2/cashback/claims')).status).toBe(200);
    // 2 × 500,000.00 and 6 × 333,333.33 at 0.8 %: 23,999.99(84), whichever claim paid which part.
    const { claims } = await cashbackOf(m);
    const paid = claims.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0);
    expect(paid).toBe(2_399_999);
    expect(await deadLetters()).toBe(0);
  });

  const answer = (
    contract: typeof creditCompleted | typeof creditRefused,
    claimId: string,
    memberId: string,
  ): Promise<unknown> =>
    promotions.bus.publish(contract as typeof creditCompleted, {
      ...(contract.example as PayloadOf<typeof creditCompleted>),
      creditKey: `rebate:${claimId}`,
      requestedBy: 'promotions',
      memberId,
      kind: 'CASHBACK',
    });
});
