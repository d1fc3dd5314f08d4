import { identityChanged } from '#libs/events';
import { WithdrawalDesk } from './support/withdrawal-desk.js';

describe('a withdrawal that needs a verified identity', () => {
  let desk: WithdrawalDesk;
  beforeAll(async () => {
    desk = await WithdrawalDesk.start({
      WITHDRAWAL_IDENTITY_FIRST: 'on',
      WITHDRAWAL_IDENTITY_FACE_FROM: '2000000',
      WITHDRAWAL_DOCUMENT_DAILY_TOTAL: '3000000',
    });
  });
  afterAll(() => desk?.close());

  async function verify(memberId: string, level: number, validUntil = '2099-01-01', at = new Date()) {
    await desk.wallet.service.bus.publish(identityChanged, {
      ...{ memberId, level, at: at.toISOString() },
      ...(level > 0 && { validUntil }),
    });
  }

  it('REG-G28 names the rule and the level of the first one, and takes it after the check', async () => {
    const player = await desk.player(1_000_000_000n);
    const { body } = await desk.order(player);
    expect(body).toMatchObject({
      code: 'WITHDRAWAL_IDENTITY_REQUIRED',
      value: { rule: 'FIRST_WITHDRAWAL', level: 1, held: 0 },
    });
    const terms = async () => (await player.get('/wps/v2/withdrawals/terms')).body.value;
    expect(await terms()).toMatchObject({
      identity: { level: 0, need: { level: 1, rule: 'FIRST_WITHDRAWAL' }, dailyTotal: '500000000.00' },
    });
    await verify(player.memberId, 1);
    expect(await terms()).toMatchObject({ identity: { level: 1, need: null, dailyTotal: '3000000.00' } });
    expect((await desk.order(player, '2000000.00')).body).toMatchObject({
      value: { rule: 'AMOUNT', level: 2, held: 1 },
    });
    expect((await desk.ordered(player)).status).toBe('RISK_REVIEW');
  });

  it('counts a document that ran out as none, and ignores an event that comes late', async () => {
    const player = await desk.player(1_000_000_000n);
    const now = desk.wallet.service.clock.now();
    await verify(player.memberId, 1, '2000-01-01', now);
    expect((await desk.order(player)).body.code).toBe('WITHDRAWAL_IDENTITY_REQUIRED');
    await verify(player.memberId, 2, '2099-01-01', now);
    await verify(player.memberId, 0, undefined, new Date(now.getTime() - 1000));
    expect((await desk.ordered(player, '2000000.00')).status).toBe('RISK_REVIEW');
  });
});
