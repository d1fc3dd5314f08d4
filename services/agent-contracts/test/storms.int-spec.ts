import { randomUUID } from 'node:crypto';
import { brandState } from '#libs/events';
import { FakeClock, startTestService, type TestAnswer, type TestService } from '#libs/testing';
import { agentContractsService } from '../src/service.js';
import { idOf } from './support/member-ids.js';
import { Team } from './support/team.js';
import { WalletDesk } from './support/wallet-desk.js';

const down = '/wps/v2/agent/transfers';
const up = '/wps/v2/transfers/upline';
const amount = 10_000_000n;
/** Twice the connections of a replica's pool, and many more. */
const crowds = [16, 100];

describe('storms on transfers between agents and members', () => {
  let service: TestService<FakeClock>;
  let wallet: WalletDesk;

  beforeAll(async () => {
    wallet = await WalletDesk.start();
    service = await startTestService(agentContractsService, {
      clock: new FakeClock(new Date('2026-11-20T03:00:00Z')),
      peers: { wallet: wallet.url },
      env: { TRANSFERS_PER_DAY: '1000' },
    });
    const childrenNodes = [{ modId: 'TRANSFERUPLINE3', enabled: '1' as const }];
    await service.bus.publishState(brandState, {
      ...brandState.example,
      whitelabel: [{ modId: 'MEMBERCENTER3', enabled: '1', childrenNodes }],
    });
    const team = new Team(service);
    await team.add('t', 2);
    for (let at = 0; at < Math.max(...crowds); at++) await team.add(`m${at}`, 0, { agent: 't' });
  });

  afterAll(async () => {
    await service?.close();
    await wallet?.close();
  });

  beforeEach(() => {
    wallet.balances.clear();
    wallet.moved.length = 0;
  });

  const send = (name: string, accountType: 0 | 2, body: object, key: string = randomUUID()) =>
    service
      .as({ kind: 'member', memberId: idOf(name), accountType, sessionId: 'session', fundPassword: true })
      .post(accountType === 2 ? down : up, { amount: '100000.00', ...body }, { 'idempotency-key': key });
  const together = (count: number, call: (at: number) => Promise<TestAnswer>) =>
    Promise.all(Array.from({ length: count }, (_, at) => call(at)));
  const countOf = (answers: readonly TestAnswer[]): Record<string, number> => {
    const counts: Record<string, number> = {};
    for (const { status, body } of answers) {
      const name = status === 200 ? 'DONE' : String(body.code);
      counts[name] = (counts[name] ?? 0) + 1;
    }
    return counts;
  };
  const balanceOf = (name: string): bigint => wallet.balances.get(idOf(name)) ?? 0n;
  const moved = () => wallet.moved.reduce((sum, transfer) => sum + BigInt(transfer.amount), 0n);
  /** What the reports count, which each transfer adds to in the transaction that settles it. */
  const done = async (): Promise<{ n: number; sum: string }> => {
    const rows: { n: number; sum: string }[] = await service.pool.query(
      `SELECT count(*)::int AS n, coalesce(sum(amount), 0)::text AS sum FROM agent_transfer WHERE status = 'DONE'`,
    );
    return rows[0]!;
  };

  it.each(crowds)('%i transfers of an agent at once move the money that is there', async (count) => {
    const affordable = Math.floor(count / 3);
    wallet.balances.set(idOf('t'), amount * BigInt(affordable) + 1n);
    const before = await done();
    const answers = await together(count, (at) => send('t', 2, { memberId: idOf(`m${at}`) }));
    expect(countOf(answers)).toEqual({ DONE: affordable, TRANSFER_REFUSED: count - affordable });
    expect([balanceOf('t'), moved()]).toEqual([1n, amount * BigInt(affordable)]);
    const after = await done();
    expect(after.n - before.n).toBe(affordable);
    expect(BigInt(after.sum) - BigInt(before.sum)).toBe(amount * BigInt(affordable));
  });

  it.each(crowds)('%i members who send to their upline at once are all served', async (count) => {
    for (let at = 0; at < count; at++) wallet.balances.set(idOf(`m${at}`), amount);
    const answers = await together(count, (at) => send(`m${at}`, 0, {}));
    expect(countOf(answers)).toEqual({ DONE: count });
    expect([balanceOf('t'), moved()]).toEqual([amount * BigInt(count), amount * BigInt(count)]);
  });

  it('sixteen transfers with one key move money once', async () => {
    wallet.balances.set(idOf('t'), amount * 16n);
    const key = randomUUID();
    const answers = await together(16, () => send('t', 2, { memberId: idOf('m0') }, key));
    expect(countOf(answers)).toEqual({ DONE: 16 });
    expect([balanceOf('t'), balanceOf('m0')]).toEqual([amount * 15n, amount]);
  });
});
