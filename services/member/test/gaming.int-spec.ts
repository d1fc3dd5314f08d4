import type { MemberPrincipal } from '#libs/auth';
import { exclusionBegan } from '#libs/events';
import { eventually } from '#libs/testing';
import { GamingPeers } from './support/gaming-peers.js';
import { guest, memberOf, operator, startMember, type MemberTest } from './support/member-test.js';

const root = '/wps/v2/responsible-gaming';
const hourMs = 3_600_000;

interface State {
  limits: {
    kind: string;
    period: string;
    amount: string | null;
    minutes: number | null;
    pending: object | null;
  }[];
  exclusion: object | null;
  applied: boolean;
}

describe('responsible gaming', () => {
  let test: MemberTest;
  let peers: GamingPeers;

  beforeAll(async () => {
    peers = await GamingPeers.start();
    test = await startMember({ peers: peers.urls });
    test.clock.set('2026-11-21T10:00:00.000Z');
  });
  afterAll(async () => {
    await test?.close();
    await peers?.close();
  });

  const set = (member: MemberPrincipal, limit: string, body: object) =>
    test.as(member).put(`${root}/limits/${limit}`, body);
  const state = async (member: MemberPrincipal) =>
    (await test.as(member).get(root)).body.value as unknown as State;
  const receivedBy = (member: MemberPrincipal, to: string) => peers.receivedBy(member, to);
  const confirm = (member: MemberPrincipal, limit: string) =>
    test.as(member).post(`${root}/limits/${limit}/confirmation`);

  it('REG-G13 REG-G15 REG-G16 a first or lower limit holds in wallet and auth before the member is answered', async () => {
    const member = await test.newMember();
    expect((await set(member, 'DEPOSIT/week', { amount: '1234567.89' })).status).toBe(200);
    await set(member, 'SESSION/day', { minutes: 90 });
    const answer = await set(member, 'DEPOSIT/week', { amount: '1000000.00' });
    expect(receivedBy(member, 'wallet limits').at(-1)).toEqual({
      book: 'REAL',
      limits: [{ kind: 'DEPOSIT', period: 'week', amount: '100000000' }],
    });
    expect(receivedBy(member, 'auth limits').at(-1)).toEqual({ limits: [{ period: 'day', minutes: 90 }] });
    expect(answer.body.value).toMatchObject({
      applied: true,
      limits: [
        { kind: 'DEPOSIT', period: 'week', amount: '1000000.00', minutes: null, pending: null },
        { kind: 'SESSION', period: 'day', amount: null, minutes: 90, usedMinutes: 12, usedAmount: null },
      ],
    });
  });

  it('REG-G16 a higher limit waits 24 hours and for a confirmation; until then the lower one holds', async () => {
    const member = await test.newMember();
    await set(member, 'LOSS/day', { amount: '500.00' });
    const before = peers.received.length;
    expect((await set(member, 'LOSS/day', { amount: '900.00' })).body.value).toMatchObject({
      limits: [{ amount: '500.00', usedAmount: '-25.00', pending: { amount: '900.00', lifted: false } }],
    });
    expect(peers.received).toHaveLength(before);
    expect((await confirm(member, 'LOSS/day')).body.code).toBe('LIMIT_RAISE_TOO_SOON');
    test.clock.advance(24 * hourMs - 1);
    expect((await confirm(member, 'LOSS/day')).status).toBe(422);
    test.clock.advance(1);
    expect((await state(member)).limits[0]).toMatchObject({ amount: '500.00' });
    expect((await confirm(member, 'LOSS/day')).body.value).toMatchObject({
      limits: [{ amount: '900.00', pending: null }],
    });
    expect(receivedBy(member, 'wallet limits').at(-1)).toMatchObject({ limits: [{ amount: '90000' }] });
    expect((await confirm(member, 'LOSS/day')).body.code).toBe('LIMIT_NOTHING_PENDING');
  });

  it('REG-G16 a limit is lifted the same way, and a request can be withdrawn', async () => {
    const member = await test.newMember();
    await set(member, 'WAGER/month', { amount: '500.00' });
    const calls = test.as(member);
    expect((await calls.delete(`${root}/limits/WAGER/month`)).body.value).toMatchObject({
      limits: [{ amount: '500.00', pending: { amount: null, lifted: true } }],
    });
    expect((await calls.delete(`${root}/limits/WAGER/month/pending`)).body.value).toMatchObject({
      limits: [{ pending: null }],
    });
    await calls.delete(`${root}/limits/WAGER/month`);
    test.clock.advance(24 * hourMs);
    expect((await confirm(member, 'WAGER/month')).body.value).toMatchObject({ limits: [] });
    expect(receivedBy(member, 'wallet limits').at(-1)).toMatchObject({ limits: [] });
    expect((await calls.delete(`${root}/limits/WAGER/month`)).body.code).toBe('LIMIT_NOT_SET');
  });

  it('REG-G16 of many concurrent changes the tightest accepted one holds, here and in wallet', async () => {
    const member = await test.newMember();
    const amounts = [900, 300, 700, 200, 800, 400];
    await Promise.all(amounts.map((amount) => set(member, 'DEPOSIT/day', { amount: `${amount}.00` })));
    expect((await state(member)).limits[0]).toMatchObject({ amount: '200.00' });
    expect(receivedBy(member, 'wallet limits').at(-1)).toMatchObject({ limits: [{ amount: '20000' }] });
  });

  it.each(['wallet limits', 'auth limits'])(
    'REG-G16 answers 503 if %s is unreachable, keeps the decision, and applies it as soon as possible',
    async (to) => {
      const member = await test.newMember();
      peers.unreachable = to;
      try {
        const answer = await set(member, 'DEPOSIT/day', { amount: '10.00' });
        expect([answer.status, answer.body.code]).toEqual([503, 'GAMING_DECISION_PENDING']);
        expect(await state(member)).toMatchObject({ applied: false, limits: [{ amount: '10.00' }] });
      } finally {
        peers.unreachable = undefined;
      }
      await eventually(async () => (await state(member)).applied);
      expect(receivedBy(member, to).at(-1)).toMatchObject({
        limits: to.startsWith('wallet') ? [{ amount: '1000' }] : [],
      });
    },
  );

  it('REG-G18 a self-exclusion holds in wallet, then in auth, before the response, and is published', async () => {
    const member = await test.newMember();
    const before = peers.received.length;
    const request = { kind: 'SELF_EXCLUSION', months: 6, confirmed: true };
    expect(
      (await test.as(member).post(`${root}/exclusion`, { ...request, confirmed: false })).body.code,
    ).toBe('EXCLUSION_NOT_CONFIRMED');
    const answer = await test.as(member).post(`${root}/exclusion`, request);
    const { until } = (answer.body.value as unknown as State).exclusion as { until: string };
    const own = peers.received.slice(before).filter(({ to }) => to.endsWith('exclusion'));
    expect(own).toEqual([
      { to: 'wallet exclusion', memberId: member.memberId, body: { book: 'REAL', until } },
      { to: 'auth exclusion', memberId: member.memberId, body: { until } },
    ]);
    const heard = () =>
      test.published.find(({ type, key }) => type === exclusionBegan.type && key === member.memberId);
    expect((await eventually(heard)).payload).toMatchObject({ kind: 'SELF_EXCLUSION', until });
  });

  it('REG-G18 is never shortened, only extended, up to a permanent one', async () => {
    const member = await test.newMember();
    const ask = (request: object) =>
      test.as(member).post(`${root}/exclusion`, { ...request, confirmed: true });
    expect((await ask({ kind: 'SELF_EXCLUSION', months: 12 })).status).toBe(200);
    for (const shorter of [
      { kind: 'SELF_EXCLUSION', months: 6 },
      { kind: 'COOL_OFF', days: 42 },
    ])
      expect((await ask(shorter)).body.code).toBe('EXCLUSION_CANNOT_BE_SHORTENED');
    expect((await ask({ kind: 'SELF_EXCLUSION', permanent: true })).body.value).toMatchObject({
      exclusion: { until: null },
    });
    expect(receivedBy(member, 'auth exclusion').at(-1)).toEqual({});
    expect((await ask({ kind: 'SELF_EXCLUSION', months: 60 })).status).toBe(409);
  });

  it('REG-G18 a cool-off closes play and the login until it is over', async () => {
    const member = await test.newMember();
    await test.as(member).post(`${root}/exclusion`, { kind: 'COOL_OFF', days: 1, confirmed: true });
    expect(receivedBy(member, 'wallet exclusion')).toHaveLength(1);
    expect(receivedBy(member, 'auth exclusion')).toEqual([
      { until: new Date(test.clock.now().getTime() + 24 * hourMs).toISOString() },
    ]);
    expect((await state(member)).exclusion).toMatchObject({ kind: 'COOL_OFF' });
    test.clock.advance(24 * hourMs);
    expect((await state(member)).exclusion).toBeNull();
  });

  it('REG-G44.1 REG-G44.2 each kind of decision is on record, with its time and the address it came from', async () => {
    const member = await test.newMember();
    const calls = test.as(member);
    await calls.put(`${root}/notices`, { facts: true });
    await set(member, 'LOSS/week', { amount: '5.00' });
    await set(member, 'LOSS/week', { amount: '9.00' });
    await calls.delete(`${root}/limits/LOSS/week/pending`);
    await set(member, 'LOSS/week', { amount: '8.00' });
    test.clock.advance(24 * hourMs);
    await confirm(member, 'LOSS/week');
    await calls.put(`${root}/reality-check`, { intervalMinutes: 30 });
    // Without a notice that is due there is nothing to answer.
    await calls.post(`${root}/reality-check/acknowledgement`);
    test.clock.advance(hourMs / 2);
    await calls.post(`${root}/reality-check/acknowledgement`);
    await calls.post(`${root}/exclusion`, { kind: 'COOL_OFF', days: 2, confirmed: true });
    const rows: { what: string; address: string; changed_at: Date }[] = await test.pool.query(
      'SELECT what, host(client_ip) AS address, changed_at FROM gaming_change WHERE member_id = $1 ORDER BY changed_at, id',
      [member.memberId],
    );
    expect(rows.map(({ what }) => what)).toEqual([
      'NOTICES_ANSWERED',
      'LIMIT_REQUESTED',
      'LIMIT_REQUESTED',
      'LIMIT_REQUEST_WITHDRAWN',
      'LIMIT_REQUESTED',
      'LIMIT_CONFIRMED',
      'REALITY_CHECK',
      'REALITY_CHECK_ANSWERED',
      'EXCLUDED',
    ]);
    expect(new Set(rows.map(({ address }) => address))).toEqual(new Set(['127.0.0.1']));
    expect(rows.at(-1)!.changed_at).toEqual(test.clock.now());
    // The record is only added to.
    await expect(
      test.pool.query('DELETE FROM gaming_change WHERE member_id = $1', [member.memberId]),
    ).rejects.toThrow('append-only');
  });

  it('REG-G14 REG-G20 asks for limits and shows the facts until each is answered', async () => {
    const member = await test.newMember();
    expect(await state(member)).toMatchObject({ limitsPromptDue: true, factsDue: true });
    expect((await test.as(member).put(`${root}/notices`, { facts: true })).body.value).toMatchObject({
      limitsPromptDue: true,
      factsDue: false,
    });
    await test.as(member).put(`${root}/notices`, { limitsPrompt: true });
    expect(await state(member)).toMatchObject({ limitsPromptDue: false, factsDue: false });
  });

  it.each<[string, object, number]>([
    ['DEPOSIT/day', {}, 422],
    ['DEPOSIT/day', { minutes: 60 }, 422],
    ['SESSION/day', { amount: '10.00' }, 422],
    ['DEPOSIT/day', { amount: '10.00', minutes: 5 }, 422],
    ['DEPOSIT/day', { amount: '0.00' }, 400],
    ['DEPOSIT/day', { amount: 10 }, 400],
    ['SESSION/day', { minutes: 4 }, 400],
    ['DEPOSIT/year', { amount: '10.00' }, 400],
    ['JOY/day', { amount: '10.00' }, 400],
  ])('refuses %s %j', async (limit, body, status) => {
    const member = await test.newMember();
    expect((await set(member, limit, body)).status).toBe(status);
    expect((await state(member)).limits).toEqual([]);
  });

  it('is read by support, who change nothing and are not members', async () => {
    const member = await test.newMember();
    await set(member, 'DEPOSIT/day', { amount: '700.00' });
    const sheet = `/wps/v2/ops/members/${member.memberId}/responsible-gaming`;
    expect((await test.as(operator('support')).get(sheet)).body.value).toMatchObject({
      limits: [{ kind: 'DEPOSIT', period: 'day', amount: '700.00' }],
    });
    for (const who of [member, operator('content')]) expect((await test.as(who).get(sheet)).status).toBe(403);
  });

  it('SEC-S18 is about the one who asks, who has a real account', async () => {
    const [one, other] = [await test.newMember(), await test.newMember()];
    await set(one, 'DEPOSIT/day', { amount: '10.00' });
    expect((await state(other)).limits).toEqual([]);
    expect((await test.as(guest).get(root)).status).toBe(401);
    const demo = memberOf('01936f2e-8a00-7c3e-9b1a-3f5d2c7e8b03', 4);
    expect((await test.as(demo).get(root)).body.code).toBe('REAL_ACCOUNT_REQUIRED');
  });
});
