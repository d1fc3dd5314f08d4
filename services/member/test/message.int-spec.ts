import {
  bonusChanged,
  bonusIssued,
  depositFailed,
  depositSucceeded,
  deviceSeen,
  messageReceived,
  pointsEarned,
  redemptionDecided,
  securityChanged,
  vipRanked,
  withdrawalApproved,
  withdrawalRejected,
  type EventContract,
} from '#libs/events';
import { eventually } from '#libs/testing';
import { guest, memberOf, startMember, type MemberTest } from './support/member-test.js';

interface Message {
  id: string;
  kind: string;
  title: string;
  content: string;
  read: boolean;
}
interface Page {
  list: Message[];
  totalCount: number;
}

describe('the inbox', () => {
  let test: MemberTest;

  beforeAll(async () => {
    test = await startMember();
  });
  afterAll(() => test?.close());

  const publish = <P extends { memberId: string }>(
    contract: EventContract<P>,
    memberId: string,
    over: object = {},
  ) => test.bus.publish(contract, { ...contract.example, memberId, ...over });
  const unread = async (who: Parameters<MemberTest['as']>[0]) =>
    ((await test.as(who).get('/wps/relay/CSP_unreadCount')).body.value as unknown as { unreadCount: number })
      .unreadCount;
  const list = async (who: Parameters<MemberTest['as']>[0], query = '', language = 'vi') =>
    (await test.as(who).get(`/wps/v2/messages?pageNo=1&pageSize=20${query}`, { 'accept-language': language }))
      .body.value as unknown as Page;

  it('is fed by wallet, points and promotions, a message for each kind', async () => {
    const member = await test.newMember();
    const { memberId } = member;
    await publish(depositSucceeded, memberId);
    await publish(depositFailed, memberId);
    await publish(withdrawalApproved, memberId);
    await publish(withdrawalRejected, memberId);
    await publish(pointsEarned, memberId, { pointType: 'deposit', points: 40 });
    await publish(pointsEarned, memberId, { pointType: 'rng' });
    await publish(redemptionDecided, memberId);
    await publish(redemptionDecided, memberId, { status: 'REJECTED' });
    await publish(bonusIssued, memberId);
    await publish(vipRanked, memberId);
    const { list: messages, totalCount } = await list(member);
    expect(totalCount).toBe(9);
    expect(messages.map(({ kind }) => kind).sort()).toEqual([
      'BONUS_ISSUED',
      'DEPOSIT_ARRIVED',
      'DEPOSIT_FAILED',
      'POINTS_EARNED',
      'POINTS_EXCHANGED',
      'POINTS_REJECTED',
      'VIP_RANKED',
      'WITHDRAWAL_APPROVED',
      'WITHDRAWAL_REJECTED',
    ]);
    const deposit = messages.find(({ kind }) => kind === 'DEPOSIT_ARRIVED')!;
    expect(deposit.content).toBe('Khoản nạp 1.250.000,00 VND đã vào tài khoản của bạn.');
    expect((await list(member, '', 'en')).list.find(({ id }) => id === deposit.id)!.title).toBe(
      'Deposit arrived',
    );
    expect(await unread(member)).toBe(9);
  });

  it('says how a bonus ended and with how much, once; not while it continues, and not of play money', async () => {
    const member = await test.newMember();
    const { memberId } = member;
    const ended = { taken: '5000000', kept: '12500000' };
    for (const status of ['ACTIVE', 'EXPIRING'] as const) await publish(bonusChanged, memberId, { status });
    for (const status of ['DONE', 'EXPIRED', 'FORFEITED', 'CLEARED'] as const)
      await publish(bonusChanged, memberId, { status, ...ended });
    await publish(bonusChanged, memberId, { status: 'DONE', ...ended, book: 'PLAY' });
    const again = { ...bonusChanged.example, memberId, ...ended };
    for (let n = 0; n < 2; n++) await test.bus.publish(bonusChanged, again, { id: `bonus-${memberId}` });
    const { list: messages } = await list(member, '', 'en');
    expect(messages.map(({ kind, content }) => [kind, /[\d,.]+ VND/.exec(content)?.[0]]).sort()).toEqual([
      ['BONUS_DONE', '125,000.00 VND'],
      ['BONUS_DONE', '125,000.00 VND'],
      ['BONUS_EXPIRED', '50,000.00 VND'],
      ['BONUS_GIVEN_UP', '50,000.00 VND'],
      ['BONUS_LOST', '100,000.00 VND'],
    ]);
  });

  it('SEC-S8 reports account changes and logins from a new device', async () => {
    const member = await test.newMember();
    await publish(securityChanged, member.memberId, { what: 'fund-password' });
    await publish(deviceSeen, member.memberId);
    const contents = (await list(member, '', 'en')).list.map(({ content }) => content);
    expect(contents.sort()).toEqual([
      'Somebody has just logged in to your account from Chrome, Android. If it was not you, change your password now.',
      'The fund password has just been changed. If it was not you, contact customer service at once.',
    ]);
  });

  it('SPEC-7.5.3 SPEC-3.16.1 counts what is unread, reads one and all, and deletes', async () => {
    const member = await test.newMember();
    for (let n = 0; n < 3; n++) await publish(depositSucceeded, member.memberId);
    const [first, second] = (await list(member)).list;
    const calls = test.as(member);
    expect((await calls.put(`/wps/v2/messages/${first!.id}/read`)).body.value).toEqual({ unreadCount: 2 });
    expect((await calls.put(`/wps/v2/messages/${first!.id}/read`)).body.value).toEqual({ unreadCount: 2 });
    expect((await list(member, '&unread=true')).totalCount).toBe(2);
    expect((await calls.delete(`/wps/v2/messages/${second!.id}`)).body.value).toEqual({ unreadCount: 1 });
    expect((await calls.delete(`/wps/v2/messages/${second!.id}`)).body.code).toBe('MESSAGE_NOT_FOUND');
    expect((await list(member)).totalCount).toBe(2);
    expect((await calls.put('/wps/v2/messages/read')).body.value).toEqual({ unreadCount: 0 });
    expect((await list(member)).list.every(({ read }) => read)).toBe(true);
  });

  it("SEC-S18 says of others' messages that there are none", async () => {
    const [owner, other] = [await test.newMember(), await test.newMember()];
    await publish(depositSucceeded, owner.memberId);
    const [{ id }] = (await list(owner)).list as [Message];
    const calls = test.as(other);
    expect((await calls.put(`/wps/v2/messages/${id}/read`)).status).toBe(404);
    expect((await calls.delete(`/wps/v2/messages/${id}`)).status).toBe(404);
    expect((await list(other)).totalCount).toBe(0);
    await calls.put('/wps/v2/messages/read');
    expect(await unread(owner)).toBe(1);
  });

  it('publishes each message with the unread count, for the live push, and a repeated event once', async () => {
    const member = await test.newMember();
    const payload = { ...depositSucceeded.example, memberId: member.memberId };
    for (let n = 0; n < 2; n++)
      await test.bus.publish(depositSucceeded, payload, { id: `d-${member.memberId}` });
    await publish(bonusIssued, member.memberId);
    const heard = () =>
      test.published.filter(({ type, key }) => type === messageReceived.type && key === member.memberId);
    await eventually(() => heard().length >= 2);
    expect(heard().map(({ payload: published }) => published)).toMatchObject([
      { kind: 'DEPOSIT_ARRIVED', unread: 1 },
      { kind: 'BONUS_ISSUED', unread: 2 },
    ]);
    expect((await list(member)).totalCount).toBe(2);
  });

  it('is for those who are logged in; demo players have none', async () => {
    expect((await test.as(guest).get('/wps/relay/CSP_unreadCount')).status).toBe(401);
    const demo = memberOf('01936f2e-8a00-7c3e-9b1a-3f5d2c7e8b02', 4);
    expect(await unread(demo)).toBe(0);
    expect((await test.as(demo).get('/wps/v2/messages?pageNo=1&pageSize=20')).body.code).toBe(
      'REAL_ACCOUNT_REQUIRED',
    );
  });
});
