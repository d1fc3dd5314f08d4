import { randomUUID } from 'node:crypto';
import type { MemberPrincipal } from '#libs/auth';
import {
  betAdjusted,
  betSettled,
  realityCheckScheduled,
  sessionOpened,
  type EventContract,
  type PayloadOf,
} from '#libs/events';
import { EventTransport } from '#libs/messaging';
import { eventually } from '#libs/testing';
import { GamingPeers } from './support/gaming-peers.js';
import { startMember, type MemberTest } from './support/member-test.js';

const root = '/wps/v2/responsible-gaming';

describe('the reality check', () => {
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

  it('REG-G19 the reality check returns time and net result since the login, until it is acknowledged', async () => {
    const member = await test.newMember();
    const calls = test.as(member);
    const { memberId } = member;
    const at = (ms: number) => new Date(test.clock.now().getTime() + ms).toISOString();
    await test.bus.publish(sessionOpened, { memberId, accountType: 0, at: at(0) });
    const bet = { ...betSettled.example, memberId, settledAt: at(1000) };
    await test.bus.publish(betSettled, bet);
    await test.bus.publish(betSettled, { ...bet, stake: '1000000', win: '0' });
    await test.bus.publish(betSettled, { ...bet, settledAt: at(-1000) });
    expect((await calls.get(`${root}/reality-check`)).body.value).toMatchObject({
      intervalMinutes: null,
      due: false,
    });
    await calls.put(`${root}/reality-check`, { intervalMinutes: 30 });
    test.clock.advance(31 * 60_000);
    expect((await calls.get(`${root}/reality-check`)).body.value).toMatchObject({
      elapsedMinutes: 31,
      staked: '15000.00',
      returned: '12500.00',
      netResult: '-2500.00',
      due: true,
    });
    expect((await calls.post(`${root}/reality-check/acknowledgement`)).body.value).toMatchObject({
      due: false,
    });
    test.clock.advance(30 * 60_000);
    expect((await calls.get(`${root}/reality-check`)).body.value).toMatchObject({
      due: true,
      elapsedMinutes: 61,
    });
    await test.bus.publish(sessionOpened, { memberId, accountType: 0, at: at(0) });
    expect((await calls.get(`${root}/reality-check`)).body.value).toMatchObject({
      staked: '0.00',
      elapsedMinutes: 0,
      due: false,
    });
  });

  it('REG-G19 the net result includes late wins and rollbacks since the login', async () => {
    const member = await test.newMember();
    const { memberId } = member;
    const at = (ms: number) => new Date(test.clock.now().getTime() + ms).toISOString();
    const result = async () => {
      const { value } = (await test.as(member).get(`${root}/reality-check`)).body;
      const { staked, returned, netResult } = value as unknown as Record<string, string>;
      return [staked, returned, netResult];
    };
    const adjust = (change: { stake?: string; win?: string; settledAt?: string }) =>
      test.bus.publish(betAdjusted, {
        ...betAdjusted.example,
        ...{ memberId, stake: '0', win: '0', settledAt: at(2000), reason: 'RESETTLED' as const },
        ...change,
      });
    await test.bus.publish(sessionOpened, { memberId, accountType: 0, at: at(0) });
    await test.bus.publish(betSettled, {
      ...{ ...betSettled.example, memberId, settledAt: at(1000) },
      ...{ stake: '500000', win: '100000', validBet: '500000' },
    });
    await adjust({ win: '250000' });
    expect(await result()).toEqual(['5000.00', '3500.00', '-1500.00']);
    await adjust({ stake: '-500000' });
    expect(await result()).toEqual(['0.00', '3500.00', '3500.00']);
    await adjust({ win: '900000', settledAt: at(-1000) });
    expect(await result()).toEqual(['0.00', '3500.00', '3500.00']);
    // The bets of these changes were settled before the login, so the session does not hold them.
    await adjust({ stake: '-200000' });
    expect(await result()).toEqual(['0.00', '5500.00', '5500.00']);
    await adjust({ win: '-600000' });
    expect(await result()).toEqual(['500.00', '0.00', '-500.00']);
  });

  describe('in a batch of bets', () => {
    const at = (ms: number) => new Date(test.clock.now().getTime() + ms).toISOString();
    const sumsOf = async (memberIds: string[]) => {
      const rows = await test.pool.query<{ member_id: string; staked: string; returned: string }[]>(
        'SELECT member_id, staked, returned FROM play_session WHERE member_id = ANY ($1::uuid[])',
        [memberIds],
      );
      const held = new Map(rows.map(({ member_id, staked, returned }) => [member_id, [staked, returned]]));
      return memberIds.map((id) => held.get(id));
    };
    const logIn = async (count: number) => {
      const memberIds = Array.from({ length: count }, () => randomUUID());
      for (const memberId of memberIds)
        await test.bus.publish(sessionOpened, { memberId, accountType: 0, at: at(0) });
      return memberIds;
    };
    const bet = (memberId: string, stake: string, win: string, settledAt = at(1000)) => ({
      ...{ ...betSettled.example, memberId, sourceKey: `game-launch:bet:${randomUUID()}` },
      ...{ stake, win, settledAt },
    });
    const change = (memberId: string, stake: string, win: string): PayloadOf<typeof betAdjusted> => ({
      ...{ ...betAdjusted.example, memberId, reason: 'RESETTLED' as const, settledAt: at(2000) },
      ...{ sourceKey: `game-launch:adjustment:${randomUUID()}`, stake, win },
    });
    const deliver = <P extends { memberId: string; sourceKey: string }>(
      contract: EventContract<P>,
      events: P[],
    ) =>
      test.app.get(EventTransport).deliverBatch(
        events.map((payload) => ({
          ...{ id: payload.sourceKey, type: contract.type, topic: contract.topic, key: payload.memberId },
          ...{ value: JSON.stringify(payload), occurredAt: new Date(), source: 'test' },
        })),
      );

    it('REG-G19 counts the bets of each member since the login, several of one member too', async () => {
      const memberIds = await logIn(30);
      await deliver(betSettled, [
        ...memberIds.map((memberId, n) => bet(memberId, String(100 + n), '40')),
        ...memberIds.map((memberId) => bet(memberId, '1000', '0')),
        ...memberIds.map((memberId) => bet(memberId, '7', '7', at(-1000))),
      ]);
      expect(await sumsOf(memberIds)).toEqual(memberIds.map((_, n) => [String(1100 + n), '40']));
    });

    it('REG-G19 counts a bet once that is delivered again, in a batch or alone', async () => {
      const memberIds = await logIn(3);
      const bets = memberIds.map((memberId) => bet(memberId, '500', '200'));
      await test.bus.publish(betSettled, bets[0]!, { id: bets[0]!.sourceKey, source: 'test' });
      await deliver(betSettled, [...bets, bets[1]!]);
      await deliver(betSettled, bets);
      expect(await sumsOf(memberIds)).toEqual(memberIds.map(() => ['500', '200']));
      const [letters] = await test.pool.query('SELECT count(*)::int AS n FROM dead_letter');
      expect(letters).toEqual({ n: 0 });
    });

    it('REG-G19 lets no sum fall below zero, for those without a session too', async () => {
      const [seated = '', winner = ''] = await logIn(2);
      const stranger = randomUUID();
      await deliver(betSettled, [bet(seated, '500', '100'), bet(winner, '300', '900')]);
      await deliver(betAdjusted, [
        change(seated, '-700', '0'),
        change(winner, '0', '-1000'),
        change(stranger, '-400', '-100'),
      ]);
      expect(await sumsOf([seated, winner, stranger])).toEqual([
        ['0', '300'],
        ['400', '0'],
        ['0', '300'],
      ]);
    });
  });

  it('REG-G19 publishes when the next check is due with every change of it', async () => {
    const member = await test.newMember();
    const { memberId } = member;
    const calls = test.as(member);
    const at = () => test.clock.now().toISOString();
    const dueOf = async (count: number) => {
      const heard = () =>
        test.published.filter(({ type, key }) => type === realityCheckScheduled.type && key === memberId);
      await eventually(() => heard().length >= count);
      return heard().map(({ payload }) => (payload as { dueAt?: string }).dueAt ?? 'never');
    };
    const after = (minutes: number) => new Date(test.clock.now().getTime() + minutes * 60_000).toISOString();
    await test.bus.publish(sessionOpened, { memberId, accountType: 0, at: at() });
    await calls.put(`${root}/reality-check`, { intervalMinutes: 30 });
    const first = after(30);
    expect(await dueOf(1)).toEqual([first]);
    test.clock.advance(31 * 60_000);
    await calls.post(`${root}/reality-check/acknowledgement`);
    const second = after(30);
    expect(await dueOf(2)).toEqual([first, second]);
    test.clock.advance(60_000);
    await test.bus.publish(sessionOpened, { memberId, accountType: 0, at: at() });
    const third = after(30);
    expect(await dueOf(3)).toEqual([first, second, third]);
    await calls.put(`${root}/reality-check`, { intervalMinutes: null });
    expect(await dueOf(4)).toEqual([first, second, third, 'never']);
    const asked = await test
      .as({ kind: 'service', name: 'game-launch' })
      .get(`/internal/reality-checks/${memberId}`);
    expect(asked.body.value).toMatchObject({ due: false, nextAt: null });
    const stranger = '01936f2e-8a00-7c3e-9b1a-3f5d2c7e8fff';
    expect(
      (await test.as({ kind: 'service', name: 'game-launch' }).get(`/internal/reality-checks/${stranger}`))
        .status,
    ).toBe(404);
  });

  it('REG-G19 holds in the wallet once it is answered; the event repeats it if the wallet is unreachable', async () => {
    const member = await test.newMember();
    const { memberId } = member;
    const calls = test.as(member);
    const at = () => test.clock.now().toISOString();
    const after = (minutes: number) => new Date(test.clock.now().getTime() + minutes * 60_000).toISOString();
    const walletHeard = () => peers.receivedBy(member, 'wallet reality');
    await test.bus.publish(sessionOpened, { memberId, accountType: 0, at: at() });
    await calls.put(`${root}/reality-check`, { intervalMinutes: 30 });
    expect(walletHeard()).toEqual([{ dueAt: after(30), at: at() }]);
    test.clock.advance(31 * 60_000);
    await calls.post(`${root}/reality-check/acknowledgement`);
    expect(walletHeard().at(-1)).toEqual({ dueAt: after(30), at: at() });
    test.clock.advance(31 * 60_000);
    peers.unreachable = 'wallet reality';
    const answered = await calls
      .post(`${root}/reality-check/acknowledgement`)
      .finally(() => (peers.unreachable = undefined));
    expect([answered.status, answered.body.code]).toEqual([503, 'GAMING_DECISION_PENDING']);
    expect(walletHeard()).toHaveLength(2);
    expect((await calls.get(`${root}/reality-check`)).body.value).toMatchObject({
      due: false,
      nextAt: after(30),
    });
    const last = { memberId, dueAt: after(30), at: at() };
    const heard = () =>
      test.published.filter(({ type, key }) => type === realityCheckScheduled.type && key === memberId);
    await eventually(() => heard().length >= 3);
    expect(heard().at(-1)!.payload).toEqual(last);
    await calls.put(`${root}/reality-check`, { intervalMinutes: null });
    expect(walletHeard().at(-1)).toEqual({ at: at() });
  });

  describe('a reality check that waits for its answer', () => {
    const path = `${root}/reality-check`;
    const every = (member: MemberPrincipal, intervalMinutes: number | null) =>
      test.as(member).put(path, { intervalMinutes });
    const answer = (member: MemberPrincipal) => test.as(member).post(`${path}/acknowledgement`);
    const check = async (member: MemberPrincipal) =>
      (await test.as(member).get(path)).body.value as unknown as Record<string, unknown>;
    const logIn = (member: MemberPrincipal) =>
      test.bus.publish(sessionOpened, {
        memberId: member.memberId,
        accountType: 0,
        at: test.clock.now().toISOString(),
      });
    const heardOf = (member: MemberPrincipal) =>
      test.published
        .filter(({ type, key }) => type === realityCheckScheduled.type && key === member.memberId)
        .map(({ payload }) => (payload as { dueAt?: string }).dueAt ?? null);
    const dueMember = async () => {
      const member = await test.newMember();
      await logIn(member);
      await every(member, 30);
      test.clock.advance(30 * 60_000);
      return member;
    };

    it('REG-G19 is not removed by a switch-off or a longer interval, and no event says so', async () => {
      const member = await dueMember();
      const before = peers.receivedBy(member, 'wallet reality');
      for (const minutes of [null, 60]) {
        const refused = await every(member, minutes);
        expect([refused.status, refused.body.code]).toEqual([409, 'REALITY_CHECK_UNANSWERED']);
      }
      expect(await check(member)).toMatchObject({ intervalMinutes: 30, due: true });
      expect(peers.receivedBy(member, 'wallet reality')).toEqual(before);
      const changes = await test.pool.query(
        `SELECT detail FROM gaming_change WHERE member_id = $1 AND what = 'REALITY_CHECK'`,
        [member.memberId],
      );
      expect(changes).toEqual([{ detail: { minutes: 30 } }]);
      expect((await answer(member)).body.value).toMatchObject({ due: false });
      expect((await every(member, null)).body.value).toMatchObject({ intervalMinutes: null, due: false });
      expect(peers.receivedBy(member, 'wallet reality').at(-1)).toEqual({
        at: test.clock.now().toISOString(),
      });
    });

    it('REG-G19 keeps waiting with a shorter interval, which may be chosen', async () => {
      const member = await dueMember();
      expect((await every(member, 15)).body.value).toMatchObject({ intervalMinutes: 15, due: true });
      expect((await every(member, 15)).status).toBe(200);
      expect((await every(member, null)).status).toBe(409);
    });

    it('REG-G19 withstands many switch-offs at once', async () => {
      const member = await dueMember();
      const answers = await Promise.all([null, 60, 240, null, null, 120].map((one) => every(member, one)));
      expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set(['REALITY_CHECK_UNANSWERED']));
      expect(await check(member)).toMatchObject({ intervalMinutes: 30, due: true });
    });

    it('REG-G19 is judged at the time of the change: a request that waits past the due time is refused', async () => {
      const member = await dueMember();
      test.clock.advance(-1_000);
      const holder = test.pool.connection();
      await holder.startTransaction();
      await holder.query('SELECT 1 FROM gaming_account WHERE member_id = $1 FOR UPDATE', [member.memberId]);
      const asked = every(member, null);
      await waitingFor('gaming_account');
      test.clock.advance(1_000);
      await holder.commitTransaction();
      await holder.release();
      expect((await asked).body.code).toBe('REALITY_CHECK_UNANSWERED');
    });

    it('REG-G19 answered and switched off concurrently: off only after the answer, and events agree', async () => {
      for (let n = 0; n < 12; n++) {
        const member = await dueMember();
        const [off, answered] = await Promise.all([every(member, null), answer(member)]);
        expect(answered.status).toBe(200);
        const now = await check(member);
        expect([off.body.code ?? 'ok', now.intervalMinutes]).toEqual(
          off.status === 200 ? ['ok', null] : ['REALITY_CHECK_UNANSWERED', 30],
        );
        expect(now.due).toBe(false);
        await heardCount(member, off.status === 200 ? 3 : 2);
        expect(heardOf(member).at(-1)).toBe(now.nextAt);
      }
    });

    it('REG-G19 an answer given ahead of it moves nothing', async () => {
      const member = await dueMember();
      test.clock.advance(-60_000);
      const { nextAt } = await check(member);
      expect((await answer(member)).body.value).toMatchObject({ nextAt, due: false });
      test.clock.advance(60_000);
      expect(await check(member)).toMatchObject({ nextAt, due: true });
    });

    it('REG-G19 a login and a change concurrently: the last event holds', async () => {
      for (let n = 0; n < 20; n++) {
        const member = await test.newMember();
        await logIn(member);
        if (n % 2) await every(member, 30);
        test.clock.advance(5 * 60_000);
        await Promise.all([logIn(member), every(member, n % 2 ? null : 30)]);
        const { nextAt, startedAt } = await check(member);
        expect(startedAt).toBe(test.clock.now().toISOString());
        await eventually(
          () => heardOf(member).at(-1),
          (at) => at === nextAt,
        );
      }
    });

    it('REG-G19 is due although no login event has arrived', async () => {
      const member = await test.newMember();
      await every(member, 30);
      test.clock.advance(30 * 60_000);
      expect(await check(member)).toMatchObject({ due: true, elapsedMinutes: 30 });
      expect((await every(member, null)).status).toBe(409);
    });

    const heardCount = async (member: MemberPrincipal, count: number) => {
      await eventually(() => heardOf(member).length >= count);
      expect(heardOf(member)).toHaveLength(count);
    };
    const waitingFor = async (table: string) => {
      const waiting = `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%' || $1 || '%'`;
      await eventually(async () => (await test.pool.query(waiting, [table])).length > 0, {
        what: `a transaction waits for ${table}`,
      });
    };
  });
});
