import { startTestService, FakeClock, type TestService } from '#libs/testing';
import { ContractService } from '../src/contract/contract.service.js';
import { agentContractsService } from '../src/service.js';
import { idOf } from './support/member-ids.js';
import { Team, tier } from './support/team.js';
import { WalletDesk } from './support/wallet-desk.js';

const daily = '/wps/relay/MCS2_processDailySalContract';
interface Shown {
  id: string;
  status: string;
  version: number;
  party: string;
  type: string;
  effectiveFrom: string;
  effectiveTo: string | null;
  awaits: string | null;
}

describe('contracts', () => {
  let service: TestService<FakeClock>;
  let team: Team;
  let wallet: WalletDesk;
  let number = 0;

  beforeAll(async () => {
    wallet = await WalletDesk.start();
    service = await startTestService(agentContractsService, {
      clock: new FakeClock(new Date('2026-11-20T03:00:00Z')),
      peers: { wallet: wallet.url },
    });
    team = new Team(service);
  });

  afterAll(async () => {
    await service?.close();
    await wallet?.close();
  });

  /** A line of agents of its own: t1 above a1 above b1 above c1, and e1 and f1 below b1 and c1. */
  async function line(): Promise<(name: string) => string> {
    const at = (number += 1);
    const name = (letter: string) => `${letter}${at}`;
    await team.add(name('t'), 2);
    for (const [below, above] of ['at', 'ba', 'cb', 'eb', 'fc'])
      await team.add(name(below!), 1, { agent: name(above!) });
    return name;
  }

  const list = async (name: string): Promise<Shown[]> =>
    (await team.as(name).get('/wps/v2/agent/contracts')).body.value as unknown as Shown[];
  const one = async (party: string, status = 'ACTIVE'): Promise<Shown> =>
    (await list(party)).find((contract) => contract.party === party && contract.status === status)!;

  const offer = (from: string, to: string, tiers: object[], call = daily) =>
    team.as(from).post(call, { action: 'REQUEST_NEW', memberId: idOf(to), tiers });
  const act = (name: string, { id, version }: Shown, action: string, confirmed?: string[]) =>
    team.as(name).post(daily, { action, contractId: id, version, confirmed });

  async function offerByPlatform(name: string, tiers: object[], type = 'DAILY'): Promise<void> {
    const body = { action: 'REQUEST_NEW', type, memberId: idOf(name), tiers };
    expect((await team.operator().post('/wps/v2/ops/agents/contracts', body)).status).toBe(200);
    expect((await act(name, await one(name, 'PENDING_SIGN'), 'SIGN')).status).toBe(200);
  }

  async function agree(above: string, party: string, tiers: object[]): Promise<void> {
    expect((await offer(above, party, tiers)).body).toMatchObject({ success: true });
    expect((await act(party, await one(party, 'PENDING_SIGN'), 'SIGN')).body).toMatchObject({
      success: true,
    });
  }

  it('SPEC-4.10.1 SPEC-4.10.3 SPEC-7.4.4 SPEC-3.29.2 are offered down the line and hold from the next day', async () => {
    const n = await line();
    expect((await offer(n('t'), n('a'), [tier(0, 0, 5000)])).body.code).toBe('CONTRACT_UPLINE_MISSING');
    await offerByPlatform(n('t'), [tier(100, 1, 8000)]);
    expect((await offer(n('t'), n('b'), [tier(100, 1, 5000)])).body.code).toBe('CONTRACT_PARTY_INVALID');
    expect((await offer(n('t'), n('a'), [tier(100, 1, 9000)])).body.code).toBe('CONTRACT_ABOVE_UPLINE');
    expect((await offer(n('t'), n('a'), [tier(100, 1, 2), tier(100, 1, 2)])).body).toMatchObject({
      ...{ code: 'CONTRACT_TIERS_INVALID', value: { fault: 'RATES_NOT_RISING' } },
    });
    await agree(n('t'), n('a'), [tier(100, 1, 5000)]);
    expect(await one(n('a'))).toMatchObject({ effectiveFrom: '2026-11-20T17:00:00.000Z', effectiveTo: null });
    const history = await team.as(n('a')).get(`/wps/v2/agent/contracts/${(await one(n('a'))).id}/history`);
    expect(history.body.value).toMatchObject([
      { action: 'REQUEST_NEW', actor: 'MEMBER', account: n('t'), from: null, to: 'PENDING_SIGN' },
      { action: 'SIGN', actor: 'MEMBER', account: n('a'), from: 'PENDING_SIGN', to: 'ACTIVE' },
    ]);
  });

  it('SPEC-4.10.4 are refused, cancelled and expire, and then hold nothing', async () => {
    const n = await line();
    await offerByPlatform(n('t'), [tier(100, 1, 8000)]);
    const ask = async () => {
      await offer(n('a'), n('a'), [tier(100, 1, 4000)]);
      return one(n('a'), 'PENDING_SIGN');
    };
    expect((await act(n('a'), await ask(), 'SIGN')).body.code).toBe('CONTRACT_NOT_ALLOWED');
    const asked = await one(n('a'), 'PENDING_SIGN');
    expect(asked.awaits).toBe('COUNTERPARTY');
    expect((await act(n('t'), { ...asked, version: 7 }, 'SIGN')).body.code).toBe('CONTRACT_CHANGED');
    expect((await act(n('b'), asked, 'SIGN')).body.code).toBe('CONTRACT_NOT_FOUND');
    expect((await act(n('t'), asked, 'REJECT')).status).toBe(200);
    expect((await act(n('a'), await ask(), 'CANCEL')).status).toBe(200);
    await ask();
    service.clock.advance(8 * 86_400_000);
    await service.app.get(ContractService, { strict: false }).expire();
    expect((await list(n('a'))).map(({ status }) => status)).toEqual(['EXPIRED', 'CANCELLED', 'REJECTED']);
  });

  it('SPEC-4.10.2 SPEC-4.10.5 end by agreement with the period, and with them all below', async () => {
    const n = await line();
    await offerByPlatform(n('t'), [tier(100, 1, 8000)]);
    await agree(n('t'), n('a'), [tier(100, 1, 5000)]);
    await agree(n('a'), n('b'), [tier(100, 1, 4000)]);
    expect((await act(n('a'), await one(n('a')), 'REQUEST_TERMINATE')).status).toBe(200);
    const asked = await one(n('a'), 'TERMINATING');
    expect((await offer(n('t'), n('a'), [tier(100, 1, 6000)])).body.code).toBe('CONTRACT_PENDING');
    expect((await act(n('a'), asked, 'ACCEPT_TERMINATE')).body.code).toBe('CONTRACT_NOT_ALLOWED');
    wallet.balances.set(idOf(n('t')), 125_000_050n);
    const consolidated = await team.as(n('t'), 2).get('/wps/member/info/funds/consolidated');
    expect(consolidated.body.value).toMatchObject({
      ...{ agent: 2, types: ['DAILY'], funds: { sumBalance: '1250000.50', held: '0.00', currency: 'VND' } },
      ...{ dailysalreqtype: 2, divtypereq: 0, contracthoursalreq: 0, realtimesalreqtype: 0 },
    });
    expect((await act(n('t'), asked, 'ACCEPT_TERMINATE')).status).toBe(200);
    const [ended, below] = [await one(n('a'), 'TERMINATED'), await one(n('b'), 'AUTO_TERMINATED')];
    expect(new Date(ended.effectiveTo!).getUTCHours()).toBe(17);
    // What had not begun yet never earns: its interval is empty.
    expect(below.effectiveTo).toBe(ended.effectiveTo);
  });

  it('SPEC-4.10.6 with lower terms end the downline contracts that the signer has seen', async () => {
    const n = await line();
    await offerByPlatform(n('t'), [tier(100, 1, 9000)]);
    await agree(n('t'), n('a'), [tier(100, 1, 9000)]);
    await agree(n('a'), n('b'), [tier(100, 1, 8000)]);
    for (const [above, party, rate] of ['bc7', 'be5', 'cf3'])
      await agree(n(above!), n(party!), [tier(100, 1, Number(rate) * 1000)]);
    expect((await offer(n('a'), n('b'), [tier(100, 1, 6000)])).status).toBe(200);
    const lower = await one(n('b'), 'PENDING_SIGN');
    const preview = await team.as(n('b')).get(`/wps/v2/agent/contracts/${lower.id}/terminations`);
    const hit = preview.body.value as unknown as Shown[];
    expect(hit.map(({ party }) => party)).toEqual([n('c'), n('f')]);
    expect((await act(n('b'), lower, 'SIGN')).body.code).toBe('CONTRACT_TERMINATIONS_UNCONFIRMED');
    expect((await act(n('b'), lower, 'SIGN', [hit[0]!.id])).status).toBe(409);
    const ids = hit.map(({ id }) => id);
    expect((await act(n('b'), lower, 'SIGN', ids)).status).toBe(200);
    const statuses = await Promise.all(
      ['b', 'c', 'e', 'f'].map(async (one) => (await list(n(one)))[0]!.status),
    );
    expect(statuses).toEqual(['ACTIVE', 'AUTO_TERMINATED', 'ACTIVE', 'AUTO_TERMINATED']);
    expect(await one(n('b'), 'SUPERSEDED')).toMatchObject({ effectiveTo: (await one(n('b'))).effectiveFrom });
  });

  it('SPEC-4.10.6 with thresholds that are harder to reach end the downline contracts that they do not cover', async () => {
    const n = await line();
    await offerByPlatform(n('t'), [tier(0, 0, 8000)]);
    await agree(n('t'), n('a'), [tier(0, 0, 6000)]);
    await agree(n('a'), n('b'), [tier(0, 0, 5000)]);
    expect((await offer(n('t'), n('a'), [tier(9_000_000_000, 1_000_000, 6000)])).status).toBe(200);
    const harder = await one(n('a'), 'PENDING_SIGN');
    const preview = await team.as(n('a')).get(`/wps/v2/agent/contracts/${harder.id}/terminations`);
    const hit = preview.body.value as unknown as Shown[];
    expect(hit.map(({ party }) => party)).toEqual([n('b')]);
    expect((await act(n('a'), harder, 'SIGN')).body.code).toBe('CONTRACT_TERMINATIONS_UNCONFIRMED');
    expect(await one(n('b'))).toMatchObject({ status: 'ACTIVE' });
    const ids = hit.map(({ id }) => id);
    expect((await act(n('a'), harder, 'SIGN', ids)).status).toBe(200);
    expect((await list(n('b')))[0]).toMatchObject({ status: 'AUTO_TERMINATED', endReason: 'UNDERCUT' });
  });

  it('SPEC-4.10.6 asked for by an agent at the top end what an operator has seen and confirmed', async () => {
    const n = await line();
    await offerByPlatform(n('t'), [tier(0, 0, 8000)]);
    await agree(n('t'), n('a'), [tier(0, 0, 6000)]);
    expect((await offer(n('t'), n('t'), [tier(500, 3, 9000)])).status).toBe(200);
    const { id: contractId, version } = await one(n('t'), 'PENDING_SIGN');
    const path = `/wps/v2/ops/agents/contracts/${contractId}/terminations`;
    const seen = (await team.operator().get(path)).body.value as unknown as Shown[];
    expect(seen.map(({ party }) => party)).toEqual([n('a')]);
    const sign = (confirmed: string[]) =>
      team.operator().post('/wps/v2/ops/agents/contracts', {
        ...{ action: 'SIGN', type: 'DAILY', contractId, version, confirmed },
      });
    expect((await sign([])).body.code).toBe('CONTRACT_TERMINATIONS_UNCONFIRMED');
    expect((await sign(seen.map(({ id }) => id))).status).toBe(200);
    expect((await list(n('a')))[0]).toMatchObject({ status: 'AUTO_TERMINATED' });
  });

  it('SPEC-4.10.2 between two agents are not asked to end by an operator, nor as another type', async () => {
    const n = await line();
    await offerByPlatform(n('t'), [tier(100, 1, 8000)]);
    await agree(n('t'), n('a'), [tier(100, 1, 5000)]);
    const { id: contractId, version } = await one(n('a'));
    const byOperator = async (body: object) =>
      (await team.operator().post('/wps/v2/ops/agents/contracts', { contractId, version, ...body })).body
        .code;
    expect(await byOperator({ action: 'REQUEST_TERMINATE', type: 'DAILY' })).toBe('CONTRACT_NOT_ALLOWED');
    expect(await byOperator({ action: 'TERMINATE', type: 'HOURLY' })).toBe('CONTRACT_NOT_FOUND');
    expect(await one(n('a'))).toMatchObject({ version });
  });

  it('SPEC-4.10.2 stay in force when no party answers that they shall end', async () => {
    const n = await line();
    await offerByPlatform(n('t'), [tier(100, 1, 8000)]);
    await agree(n('t'), n('a'), [tier(100, 1, 5000)]);
    expect((await act(n('a'), await one(n('a')), 'REQUEST_TERMINATE')).status).toBe(200);
    service.clock.advance(6 * 86_400_000);
    await service.app.get(ContractService, { strict: false }).expire();
    expect((await list(n('a')))[0]).toMatchObject({ status: 'TERMINATING' });
    service.clock.advance(86_400_000);
    await service.app.get(ContractService, { strict: false }).expire();
    expect((await list(n('a')))[0]).toMatchObject({ status: 'ACTIVE' });
    expect((await offer(n('t'), n('a'), [tier(100, 1, 6000)])).status).toBe(200);
  });

  it('SPEC-4.10.5 are ended at once by an operator, with them all below', async () => {
    const n = await line();
    await offerByPlatform(n('t'), [tier(100, 1, 9000)]);
    await agree(n('t'), n('a'), [tier(100, 1, 8000)]);
    const { id: contractId, version } = await one(n('t'));
    const body = { action: 'TERMINATE', type: 'DAILY', contractId, version };
    expect((await team.operator().post('/wps/v2/ops/agents/contracts', body)).status).toBe(200);
    expect((await list(n('a')))[0]).toMatchObject({ status: 'AUTO_TERMINATED', endReason: 'UPLINE_ENDED' });
    expect((await team.operator().post('/wps/v2/ops/agents/contracts', body)).status).toBe(409);
  });

  it('are signed once, however many sign conflicting offers at the same time', async () => {
    const n = await line();
    await offerByPlatform(n('t'), [tier(100, 1, 9000)]);
    await agree(n('t'), n('a'), [tier(100, 1, 8000)]);
    const offers = await Promise.all(
      Array.from({ length: 50 }, (_none, at) =>
        at % 2 === 0
          ? offer(n('a'), n('b'), [tier(100, 1, 1000 + at)])
          : offer(n('b'), n('b'), [tier(100, 1, 1000 + at)]),
      ),
    );
    expect(offers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(offers.map(({ body }) => body.code))).toEqual(new Set([undefined, 'CONTRACT_PENDING']));
    // While the fifty answers race, the upline signs lower terms that end whatever they bring about.
    const pending = await one(n('b'), 'PENDING_SIGN');
    const signer = pending.awaits === 'PARTY' ? n('b') : n('a');
    const offered = await offer(n('t'), n('a'), [tier(100, 1, 500)]);
    const answers = await Promise.all([
      ...Array.from({ length: 50 }, (_none, at) => act(signer, pending, at % 3 === 0 ? 'REJECT' : 'SIGN')),
      ...(offered.status === 200 ? [act(n('a'), await one(n('a'), 'PENDING_SIGN'), 'SIGN')] : []),
    ]);
    expect(answers.slice(0, 50).filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    const [broken] = await service.pool.query(
      `SELECT count(*)::int AS n FROM contract one JOIN contract other ON other.party_id = one.party_id
          AND other.type = one.type AND other.id <> one.id AND one.signed_at IS NOT NULL AND other.signed_at IS NOT NULL
        WHERE tstzrange(one.effective_from, one.effective_to) && tstzrange(other.effective_from, other.effective_to)`,
    );
    expect(broken).toEqual({ n: 0 });
    const [loose] = await service.pool.query(
      `SELECT count(*)::int AS n FROM contract one WHERE status IN ('ACTIVE', 'TERMINATING') AND counterparty_id IS NOT NULL
          AND NOT EXISTS (SELECT FROM contract above WHERE above.party_id = one.counterparty_id AND above.type = one.type
                            AND above.status IN ('ACTIVE', 'TERMINATING'))`,
    );
    expect(loose).toEqual({ n: 0 });
  });

  it('SPEC-7.4.3 SPEC-7.4.5 SPEC-7.4.6 have a call for each kind, and real-time ones begin at once', async () => {
    const n = await line();
    for (const [type, call] of [
      ['DIVIDEND', '/wps/relay/MCS2_processDividendReq'],
      ['HOURLY', '/wps/relay/MCS2_processContractHourSalary'],
      ['REALTIME', '/wps/relay/MCSFE_processRealTimeSalaryContract'],
    ] as const) {
      const body = { action: 'REQUEST_NEW', type, memberId: idOf(n('t')), tiers: [tier(100, 0, 8000)] };
      await team.operator().post('/wps/v2/ops/agents/contracts', body);
      const { id, version } = await one(n('t'), 'PENDING_SIGN');
      expect((await act(n('t'), { id, version } as Shown, 'SIGN')).body.code).toBe('CONTRACT_NOT_FOUND');
      const signed = await team.as(n('t')).post(call, { action: 'SIGN', contractId: id, version });
      expect([type, signed.status]).toEqual([type, 200]);
    }
    const real = (await list(n('t'))).find(({ type }) => type === 'REALTIME')!;
    expect(real.effectiveFrom).toBe(service.clock.now().toISOString());
  });
});
