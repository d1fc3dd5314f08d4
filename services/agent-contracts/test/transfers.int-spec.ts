import { randomUUID } from 'node:crypto';
import type { AccountType, Principal } from '#libs/auth';
import { brandState } from '#libs/events';
import { startTestService, FakeClock, type TestService } from '#libs/testing';
import { agentContractsService } from '../src/service.js';
import { AgentTransferService } from '../src/transfer/transfer.service.js';
import { idOf } from './support/member-ids.js';
import { Team } from './support/team.js';
import { WalletDesk } from './support/wallet-desk.js';

const down = '/wps/v2/agent/transfers';
const up = '/wps/v2/transfers/upline';
const days = 'from=2026-11-20&to=2026-11-20';

describe('transfers between agents and their downline', () => {
  let service: TestService<FakeClock>;
  let team: Team;
  let wallet: WalletDesk;

  beforeAll(async () => {
    wallet = await WalletDesk.start();
    service = await startTestService(agentContractsService, {
      clock: new FakeClock(new Date('2026-11-20T03:00:00Z')),
      peers: { wallet: wallet.url },
    });
    team = new Team(service);
    await setSwitch('1');
    await team.add('t', 2);
    await team.add('a', 1, { agent: 't' });
    await team.add('m', 0, { agent: 'a' });
    await team.add('other', 2);
    await team.add('n', 0, { agent: 'other' });
  });

  afterAll(async () => {
    await service?.close();
    await wallet?.close();
  });

  beforeEach(() => {
    wallet.balances.clear();
    wallet.turnover.clear();
    wallet.balances.set(idOf('t'), 100_000_000n);
    wallet.moved.length = 0;
  });

  const setSwitch = (enabled: '0' | '1', above: '0' | '1' = '1') =>
    service.bus.publishState(brandState, {
      ...brandState.example,
      whitelabel: [
        { modId: 'MEMBERCENTER3', enabled: above, childrenNodes: [{ modId: 'TRANSFERUPLINE3', enabled }] },
      ],
    });
  const as = (name: string, accountType: AccountType, proof = true) => {
    const principal: Principal = {
      ...{ kind: 'member', memberId: idOf(name), accountType, sessionId: 'session' },
      ...(proof && { fundPassword: true }),
    };
    return service.as(principal);
  };
  const send = (name: string, type: AccountType, body: object, key: string = randomUUID(), path = down) =>
    as(name, type).post(path, body, { 'idempotency-key': key });
  const to = (name: string, amount = '100000.00') => ({ memberId: idOf(name), amount });

  it('SEC-S15 REG-G24 need the fund password', async () => {
    const key = { 'idempotency-key': randomUUID() };
    expect((await as('t', 2, false).post(down, to('a'), key)).status).toBe(403);
    expect((await as('m', 0, false).post(up, { amount: '100000.00' }, key)).status).toBe(403);
  });

  it('SPEC-1.10.2 REG-G24.1 move once per key, and stand in a report of their own', async () => {
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => send('t', 2, { ...to('a'), note: 'week 47' }, key)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body.value))).size).toBe(1);
    expect(wallet.moved).toMatchObject([{ toMemberId: idOf('a'), amount: '10000000', turnover: '1' }]);
    expect((await send('t', 2, to('a', '200000.00'), key)).body.code).toBe('IDEMPOTENCY_KEY_REUSED');
    const report = await team.operator().get(`/wps/v2/ops/agents/transfers?${days}&pageNo=1&pageSize=20`);
    expect(report.body.value).toMatchObject({
      list: [{ from: 't', to: 'a', direction: 'DOWN', amount: '100000.00', status: 'DONE', note: 'week 47' }],
      sums: [{ direction: 'DOWN', count: 1, amount: '100000.00' }],
    });
    const overview = await team.as('t', 2).get(`/wps/v2/agent/reports/overview?${days}`);
    expect(overview.body.value).toMatchObject({
      totals: { transferIn: '100000.00', transferOut: '100000.00', deposit: '0.00', withdrawal: '0.00' },
    });
    const listed = await team
      .as('t', 2)
      .get(`/wps/v2/agent/reports/transactions?${days}&kind=TRANSFER_IN&pageNo=1&pageSize=20`);
    expect(listed.body.value).toMatchObject({ list: [{ account: 'a', amount: '100000.00' }] });
  });

  it('go to members directly below, and up to the upline of a member', async () => {
    for (const name of ['m', 'n', 'other'])
      expect([name, (await send('t', 2, to(name))).body.code]).toEqual([name, 'TRANSFER_RECEIVER_INVALID']);
    expect((await send('t', 2, to('t'))).body.code).toBe('TRANSFER_RECEIVER_INVALID');
    expect((await send('t', 2, { amount: '100000.00' }, randomUUID(), up)).body.code).toBe(
      'TRANSFER_NOT_ALLOWED',
    );
    wallet.balances.set(idOf('m'), 50_000_000n);
    expect((await send('m', 0, { amount: '20000.00' }, randomUUID(), up)).status).toBe(200);
    expect(wallet.moved).toMatchObject([{ fromMemberId: idOf('m'), toMemberId: idOf('a') }]);
    expect((await as('m', 0).get(`${up}?pageNo=1&pageSize=20`)).body.value).toMatchObject({
      list: [{ direction: 'UP', to: 'a', amount: '20000.00' }],
    });
  });

  it('SPEC-6.7.1 go up only from a member below an agent, while the brand has switched them on', async () => {
    wallet.balances.set(idOf('m'), 50_000_000n);
    wallet.balances.set(idOf('other'), 50_000_000n);
    const attempt = async (name: string, type: AccountType) =>
      (await send(name, type, { amount: '20000.00' }, randomUUID(), up)).body.code ?? 'moved';
    await setSwitch('0');
    expect(await attempt('m', 0)).toBe('TRANSFER_NOT_ALLOWED');
    await setSwitch('1', '0');
    expect(await attempt('m', 0)).toBe('TRANSFER_NOT_ALLOWED');
    await setSwitch('1');
    expect(await attempt('other', 2)).toBe('TRANSFER_NOT_ALLOWED');
    expect(wallet.moved).toEqual([]);
    expect(await attempt('m', 0)).toBe('moved');
  });

  it('keep to limits, also when many are sent at once', async () => {
    expect((await send('t', 2, to('a', '1.00'))).body.code).toBe('TRANSFER_AMOUNT_INVALID');
    const limit = { transferLimit: '50000.00' };
    const path = `/wps/v2/agent/team/${idOf('a')}/limits`;
    expect((await as('other', 2).put(path, limit)).status).toBe(422);
    expect((await as('t', 2).put(path, limit)).status).toBe(200);
    wallet.balances.set(idOf('a'), 100_000_000n);
    const answers = await Promise.all(Array.from({ length: 8 }, () => send('a', 1, to('m', '20000.00'))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.find(({ status }) => status !== 200)!.body.code).toBe('TRANSFER_LIMIT_REACHED');
    expect((await as('t', 2).put(path, { transferLimit: null })).status).toBe(200);
    expect((await send('a', 1, to('m', '20000.00'))).status).toBe(200);
  });

  it('wait for open turnover, debts and the end of a freeze', async () => {
    wallet.turnover.set(idOf('t'), 1n);
    expect((await send('t', 2, to('a'))).body.code).toBe('TRANSFER_TURNOVER_OPEN');
    wallet.turnover.clear();
    const freeze = (frozen: boolean) => as('t', 2).put(`/wps/v2/agent/team/${idOf('a')}/freeze`, { frozen });
    expect((await freeze(true)).status).toBe(200);
    expect((await send('t', 2, to('a'))).body.code).toBe('TRANSFER_FROZEN');
    expect((await freeze(false)).status).toBe(200);
    const byOperator = (frozen: boolean) =>
      team.operator().put(`/wps/v2/ops/agents/members/${idOf('a')}/freeze`, { frozen });
    await byOperator(true);
    expect((await freeze(false)).body.code).toBe('NOT_DIRECTLY_BELOW');
    await byOperator(false);
    expect((await send('t', 2, to('a'))).status).toBe(200);
  });

  it('are refused where the balance is too small, and continue after a lost answer', async () => {
    wallet.balances.set(idOf('t'), 1n);
    expect((await send('t', 2, to('a'))).body.code).toBe('TRANSFER_REFUSED');
    wallet.balances.set(idOf('t'), 100_000_000n);
    wallet.losesAnswer = true;
    const lost = await send('t', 2, to('a', '30000.00'));
    expect(lost.status).toBeGreaterThanOrEqual(500);
    service.clock.set(new Date(service.clock.now().getTime() + 60_000));
    const transfers = service.app.get(AgentTransferService, { strict: false });
    await Promise.all([transfers.resume(), transfers.resume()]);
    expect(wallet.moved).toHaveLength(1);
    const list = (await as('t', 2).get(`${down}?pageNo=1&pageSize=20`)).body.value as unknown as {
      list: { status: string }[];
    };
    expect(list.list[0]).toMatchObject({ status: 'DONE', amount: '30000.00' });
  });

  it('SPEC-1.10.3 shows the account of a member of the team with balance and figures', async () => {
    wallet.balances.set(idOf('m'), 12_345n);
    const path = `/wps/v2/agent/reports/members/${idOf('m')}?${days}`;
    expect((await as('t', 2).get(path)).body.value).toMatchObject({
      ...{ member: { account: 'm', level: 2, frozen: false }, balance: '123.45' },
      totals: { transferIn: '60000.00' },
    });
    expect((await as('other', 2).get(path)).status).toBe(404);
  });
});
