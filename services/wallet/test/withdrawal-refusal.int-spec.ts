import { randomUUID } from 'node:crypto';
import { key } from './support/wallet-app.js';
import { WithdrawalDesk } from './support/withdrawal-desk.js';

describe('a withdrawal that breaks a condition', () => {
  let desk: WithdrawalDesk;
  beforeAll(async () => {
    desk = await WithdrawalDesk.start({ WITHDRAWAL_DAILY_COUNT: '2', WITHDRAWAL_FREE_PER_DAY: '1' });
  });
  afterAll(() => desk?.close());
  const codeOf = async (order: Promise<{ body: { code?: string } }>) => (await order).body.code;

  it('names the amount that is too small, too large, not whole, or more than there is', async () => {
    const player = await desk.player();
    expect(await codeOf(desk.order(player, '49999.00'))).toBe('WITHDRAWAL_AMOUNT_OUT_OF_BOUNDS');
    expect(await codeOf(desk.order(player, '300000001.00'))).toBe('WITHDRAWAL_AMOUNT_OUT_OF_BOUNDS');
    expect(await codeOf(desk.order(player, '50000.50'))).toBe('WITHDRAWAL_AMOUNT_NOT_WHOLE');
    expect(await codeOf(desk.order(player, '1000001.00'))).toBe('WITHDRAWAL_INSUFFICIENT_FUNDS');
    expect(await desk.money(player.memberId)).toEqual({ balance: '100000000', held: '0' });
  });

  it('names the requirements that are open, and what is left of each', async () => {
    const player = await desk.player(0n);
    const ordered = await player.post('/wps/v2/deposits', { channel: 'BANK', amount: '200000.00' }, key());
    const { transferCode } = ordered.body.value as unknown as { transferCode: string };
    await desk.wallet.arrive({ bankTxnId: randomUUID(), amount: '20000000', content: transferCode });
    const { body } = await desk.order(player, '100000.00');
    expect(body).toMatchObject({
      code: 'WITHDRAWAL_TURNOVER_REQUIRED',
      value: { requirements: [{ kind: 'DEPOSIT', required: '200000.00', left: '200000.00' }] },
    });
    const terms = await player.get('/wps/v2/withdrawals/terms');
    expect(terms.body.value).toMatchObject({ turnoverLeft: '200000.00', withdrawable: '0.00', usedCount: 0 });
  });

  it('names an order that is under way; two at once make one', async () => {
    const player = await desk.player();
    const answers = await Promise.all([desk.order(player, '100000.00'), desk.order(player, '100000.00')]);
    expect(answers.map(({ body }) => body.code ?? 'ordered').toSorted()).toEqual([
      'WITHDRAWAL_OPEN',
      'ordered',
    ]);
    expect(await desk.money(player.memberId)).toMatchObject({ held: '10000000' });
  });

  it('names the number and the sum of the day, and takes the fee of a further one', async () => {
    const player = await desk.player(100_000_000_000n);
    const cancel = async (id: string) => player.post(`/wps/v2/withdrawals/${id}/cancellation`, {}, key());
    await cancel((await desk.ordered(player)).id);
    await desk.disbursed(player);
    expect(await desk.ordered(player)).toMatchObject({ fee: '11000.00', net: '489000.00' });
    const { body } = await player.get('/wps/v2/withdrawals/terms');
    expect(body.value).toMatchObject({ usedCount: 2, usedTotal: '1000000.00', dailyCount: 2 });
    const open = (body.value as unknown as { openOrder: string }).openOrder;
    await desk.decide(desk.wallet.cashier(), open, 'approval');
    await desk.pay(await desk.payoutOf(open), 48_900_000n);
    expect(await desk.money(player.memberId)).toEqual({ balance: '99900000000', held: '0' });
    expect(await codeOf(desk.order(player))).toBe('WITHDRAWAL_DAILY_COUNT');
    desk.wallet.service.clock.advance(24 * 3_600_000);
    expect((await desk.ordered(player)).id).toBeDefined();
  });

  it('names a lock and a debt', async () => {
    const locked = await desk.player();
    await desk.wallet.rows(`UPDATE player_account SET status = 'LOCKED' WHERE member_id = $1`, [
      locked.memberId,
    ]);
    expect(await codeOf(desk.order(locked))).toBe('WITHDRAWAL_ACCOUNT_LOCKED');
    const indebted = await desk.player();
    await desk.wallet.rows(`UPDATE player_account SET owed = 5 WHERE member_id = $1`, [indebted.memberId]);
    expect(await codeOf(desk.order(indebted))).toBe('WITHDRAWAL_DEBT_OPEN');
  });

  it('needs the fund password and a real account', async () => {
    const player = await desk.player();
    const body = { accountId: player.accountId, amount: '100000.00' };
    const unproven = desk.wallet.member(player.memberId, 0, false);
    expect((await unproven.post('/wps/v2/withdrawals', body, key())).status).toBe(403);
    const guest = desk.wallet.member(randomUUID(), 4);
    expect((await guest.post('/wps/v2/withdrawals', body, key())).status).toBe(403);
  });
});

describe('withdrawals by the clock and the channel', () => {
  it('are refused outside the hours of the brand', async () => {
    const desk = await WithdrawalDesk.start({
      WITHDRAWAL_OPEN_FROM_HOUR: '9',
      WITHDRAWAL_OPEN_TO_HOUR: '10',
    });
    try {
      const player = await desk.player();
      const hour = 3_600_000;
      const now = desk.wallet.service.clock.now().getTime();
      // 12:00 in the brand's zone is 5:00 UTC.
      desk.wallet.service.clock.advance((29 * hour - (now % (24 * hour))) % (24 * hour));
      expect((await desk.order(player)).body).toMatchObject({
        ...{ code: 'WITHDRAWAL_OUTSIDE_HOURS', value: { openFromHour: 9, openToHour: 10 } },
      });
      desk.wallet.service.clock.advance(21 * hour + hour / 2);
      expect((await desk.order(player)).body.success).toBe(true);
    } finally {
      await desk.close();
    }
  });

  it('are refused where no channel pays', async () => {
    const desk = await WithdrawalDesk.start({ BANK_CHANNEL: 'none' });
    try {
      expect((await desk.order(await desk.player())).body.code).toBe('WITHDRAWAL_CHANNEL_UNAVAILABLE');
    } finally {
      await desk.close();
    }
  });
});
