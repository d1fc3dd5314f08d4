import { randomUUID } from 'node:crypto';
import type { Principal } from '#libs/auth';
import {
  memberLabelled,
  memberPlaced,
  memberRegistered,
  payloadKeyState,
  sessionOpened,
  vipRanked,
} from '#libs/events';
import { InProcessBus } from '#libs/messaging';
import { startTestService, type FakeClock, type TestService } from '#libs/testing';
import { memberService } from '../src/service.js';

describe('member info', () => {
  let service: TestService<FakeClock>;

  beforeAll(async () => {
    const bus = new InProcessBus();
    await bus.publishState(payloadKeyState, payloadKeyState.example);
    service = await startTestService(memberService, { bus });
  });
  afterAll(() => service?.close());

  const as = (memberId: string, accountType: 0 | 1 | 2 | 4 = 0): Principal => ({
    kind: 'member',
    memberId,
    accountType,
    sessionId: 's',
  });
  const info = (principal: Principal, language = 'vi') =>
    service.as(principal).get('/wps/member/info', { 'accept-language': language });
  const registered = (memberId: string, more: object = {}) =>
    service.bus.publish(memberRegistered, {
      ...memberRegistered.example,
      memberId,
      account: 'lan1990',
      ...more,
    });

  it('SPEC-3.4 SPEC-7.1.3 shows the data of the registration', async () => {
    const id = randomUUID();
    await registered(id);
    expect((await info(as(id))).body.value).toEqual({
      id,
      account: 'lan1990',
      nickname: null,
      type: 0,
      toUpline: 0,
      clubLabel: { labelName: 'Thành viên', rankLevel: 0 },
      memberLabel: [],
      createdAt: memberRegistered.example.registeredAt,
      lastLogin: null,
    });
    expect((await info(as(id), 'en-GB')).body.value).toMatchObject({ clubLabel: { labelName: 'Member' } });
  });

  it('answers a member who arrives before the event, which then finds the row there', async () => {
    const id = randomUUID();
    expect((await info(as(id, 4))).body.value).toMatchObject({ id, account: '', type: 4 });
    await registered(id, { accountType: 4, account: 'demo_1' });
    expect((await info(as(id, 4))).body.value).toMatchObject({ account: 'demo_1', type: 4 });
    const [row] = await service.pool.query(
      'SELECT count(*)::int AS n FROM member_profile WHERE member_id = $1',
      [id],
    );
    expect(row.n).toBe(1);
  });

  it('waits a moment for an event that is on its way', async () => {
    const id = randomUUID();
    const [answer] = await Promise.all([info(as(id)), registered(id)]);
    expect(answer.body.value).toMatchObject({ account: 'lan1990' });
  });

  it('REG-G5 shows the login before the present one, whatever is delivered twice', async () => {
    const id = randomUUID();
    await registered(id);
    for (const [at, event] of [
      ['2026-11-20T08:00:00.000Z', 'a'],
      ['2026-11-21T09:00:00.000Z', 'b'],
      ['2026-11-21T09:00:00.000Z', 'b'],
    ]) {
      await service.bus.publish(
        sessionOpened,
        { memberId: id, accountType: 0, at: at! },
        { id: `${id}-${event}` },
      );
    }
    expect((await info(as(id))).body.value).toMatchObject({ lastLogin: '2026-11-20T08:00:00.000Z' });
  });

  it('SPEC-6.7 lets a member with an upline transfer to it, and never a top agent', async () => {
    const [child, top] = [randomUUID(), randomUUID()];
    for (const [memberId, accountType] of [
      [child, 1],
      [top, 2],
    ] as const) {
      await service.bus.publish(memberPlaced, { ...memberPlaced.example, memberId });
      await registered(memberId, { accountType });
    }
    expect((await info(as(child, 1))).body.value).toMatchObject({ type: 1, toUpline: 1 });
    expect((await info(as(top, 2))).body.value).toMatchObject({ type: 2, toUpline: 0 });
  });

  it('SPEC-3.4 shows the newest VIP rank and labels of promotions, in the requested language', async () => {
    const id = randomUUID();
    await registered(id);
    const ranked = { ...vipRanked.example, memberId: id };
    await service.bus.publish(vipRanked, ranked);
    await service.bus.publish(vipRanked, { ...ranked, rankLevel: 2, at: '2026-11-20T07:10:00.000Z' });
    await service.bus.publish(memberLabelled, { ...memberLabelled.example, memberId: id });
    expect((await info(as(id))).body.value).toMatchObject({
      clubLabel: { labelName: 'Kim Cương', rankLevel: 5 },
      memberLabel: [{ labelName: 'Tháng sinh nhật' }],
    });
    expect((await info(as(id), 'en')).body.value).toMatchObject({
      clubLabel: { labelName: 'Diamond', rankLevel: 5 },
      memberLabel: [{ labelName: 'Birthday month' }],
    });
    await service.bus.publish(memberLabelled, {
      memberId: id,
      labels: [],
      at: new Date(Date.parse(memberLabelled.example.at) + 1).toISOString(),
    });
    expect((await info(as(id))).body.value).toMatchObject({ memberLabel: [] });
  });

  it('answers an id that is none as the caller’s mistake', async () => {
    expect((await info(as('m-1'))).status).toBe(400);
  });

  it('requires a session, and shows only its member', async () => {
    expect((await info({ kind: 'guest' })).body.code).toBe('SESSION_REQUIRED');
    expect((await service.as({ kind: 'guest' }).get('/wps/member/info/icon')).status).toBe(401);
  });
});
