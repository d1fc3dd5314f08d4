import { randomUUID } from 'node:crypto';
import { systemClock } from '#libs/platform';
import { runOperatorConformance, type CaseResult } from '#libs/provider-sdk';
import { seedDemo } from '../src/seed/seed.js';
import { WeakenedOperator, type Defect } from './support/weakened-operator.js';
import { catalogue, secrets, World } from './support/world.js';

const ids = ['transactionId'];
let copies = 0;

/** A platform that forgets the ids of providers: every call is a new one. */
const renamed = (message: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(message).map(([name, value]) => [
      name,
      typeof value === 'string' && ids.includes(name) && value.length < 70
        ? `${value}.${(copies += 1)}`
        : Array.isArray(value)
          ? value.map((one) => renamed(one as Record<string, unknown>))
          : value,
    ]),
  );

const withBalance = (body: string, change: (balance: bigint) => bigint): string =>
  body.replaceAll(/"balance":"(\d+)"/g, (_, balance: string) => `"balance":"${change(BigInt(balance))}"`);

/** One platform without one defence each. */
const defects: Record<string, Defect> = {
  'any signature is accepted': { trustsEverybody: true },
  'clocks may not differ': { hasNoTolerance: true },
  'malformed calls are answered as good ones': {
    answer: ({ status, body }) =>
      status === 400 ? { status: 200, body: '{"status":"OK"}' } : { status, body },
  },
  'refusals are answered as done': {
    answer: ({ status, body }) => ({ status, body: body.replaceAll('"REFUSED"', '"OK"') }),
  },
  'ids of providers are forgotten': { call: ({ message }) => renamed(message) },
  'no money moves': { answer: ({ status, body }) => ({ status, body: withBalance(body, () => 400_000n) }) },
  'no session opens': {
    answer: ({ status, body }, { action }) => ({
      status,
      body: action === 'session' ? '{"status":"REFUSED","code":"NO"}' : body,
    }),
  },
  'everything is refused': {
    answer: ({ status, body }, { action }) => ({
      status,
      body: ['session', 'balance'].includes(action) ? body : '{"status":"REFUSED","code":"NO"}',
    }),
  },
};

describe('each defence taken out', () => {
  let world: World;
  let operator: WeakenedOperator;

  beforeAll(async () => {
    world = await World.start();
    const { vendors, games } = catalogue;
    const lobby = { ...games[0]!, gameId: 'seng-lobby', code: 'lobby', lobby: true };
    await seedDemo(world.service.app, { vendors, games: [...games, lobby] });
    operator = await WeakenedOperator.start(world.service.url, { k1: secrets.k1 });
  });
  afterAll(async () => {
    await operator?.close();
    await world?.close();
  });

  async function run(defect: Defect): Promise<CaseResult[]> {
    world.service.clock.set(systemClock.now());
    operator.defect = defect;
    const [memberId, another] = [randomUUID(), randomUUID()];
    for (const member of [memberId, another]) world.wallet.fund(member, 500_000n);
    return runOperatorConformance({
      ...{ url: operator.url, vassalage: 'SENG', keyId: 'k1', secret: secrets.k1 },
      ticket: () => world.ticket(memberId),
      ticketOfAnother: () => world.ticket(another),
      ticketOfOtherBook: () => world.ticket(memberId, 'seng-dragon-pearl', 4),
      lobby: {
        ticket: () => world.ticket(memberId, 'seng-lobby'),
        gameIds: ['seng-dragon-pearl', 'seng-lucky-koi'],
      },
    });
  }

  it('makes every case of the kit fail at least once, and none fails before', async () => {
    const whole = await run({});
    expect(whole.filter(({ failure }) => failure !== undefined)).toEqual([]);
    const unseen = new Set(whole.map(({ id }) => id));
    const found: Record<string, number> = {};
    for (const [name, defect] of Object.entries(defects)) {
      const failed = (await run(defect)).filter(({ failure }) => failure !== undefined);
      found[name] = failed.length;
      for (const { id } of failed) unseen.delete(id);
    }
    expect([...unseen]).toEqual([]);
    expect(Object.values(found).every((count) => count > 0)).toBe(true);
  });
});
