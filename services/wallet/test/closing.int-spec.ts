import { randomUUID } from 'node:crypto';
import { ClosingService } from '../src/closing/closing.service.js';
import { channelDifference, ledgerDifference } from '../src/closing/closing.rules.js';
import { key } from './support/wallet-app.js';
import { onePicture, WithdrawalDesk } from './support/withdrawal-desk.js';

describe('the closing of a day', () => {
  let desk: WithdrawalDesk;
  let closings: ClosingService;
  beforeAll(async () => {
    desk = await WithdrawalDesk.start({ DEPOSIT_TURNOVER: '0' });
    closings = desk.wallet.service.app.get(ClosingService);
  });
  afterAll(() => desk?.close());

  const bank = async () => (await closings.close()).channels.find(({ channel }) => channel === 'BANK')!;

  /** A deposit that matches, one that is refused, a withdrawal that is paid, one that comes back, and one that is disputed. */
  async function trade(): Promise<void> {
    const player = await desk.player();
    const { body } = await player.post('/wps/v2/deposits', { channel: 'BANK', amount: '500000.00' }, key());
    const { transferCode } = body.value as unknown as { transferCode: string };
    await desk.wallet.arrive({ bankTxnId: randomUUID(), amount: '50000000', content: transferCode });
    await desk.wallet.arrive({ bankTxnId: randomUUID(), amount: '700', content: 'nothing known' });
    const cashier = desk.wallet.cashier();
    const reviews = (await cashier.get('/wps/v2/ops/deposits/review')).body.value as unknown as {
      list: { id: string }[];
    };
    await cashier.post(
      `/wps/v2/ops/deposits/review/${reviews.list[0]!.id}/refusal`,
      { reason: 'sent back' },
      key(),
    );
    const { order, noticeId } = await desk.disbursed(player);
    const payoutNo = await desk.payoutOf(order.id);
    await desk.wallet.reportPayout({
      ...{ noticeId: randomUUID(), payoutNo, outcome: 'RETURNED', amount: '50000000', refersTo: noticeId },
    });
    await desk.disbursed(await desk.player());
    const other = await desk.player();
    const { order: disputed } = await desk.disbursed(other);
    await desk.dispute(other, disputed.id, [await onePicture()]);
    await desk.decide(cashier, disputed.id, 'resolution', { resolution: 'GIVE_BACK' });
  }

  it('REG-G32.1 compares both books and each channel with its orders, and shows no difference', async () => {
    await trade();
    const { books, channels } = await closings.close();
    expect(books.map(ledgerDifference)).toEqual([0n, 0n]);
    expect(channels.map(channelDifference)).toEqual([0n, 0n, 0n, 0n]);
    expect(await bank()).toMatchObject({
      ...{ arrived: 50_000_700n, refused: 700n, paid: 150_000_000n, returned: 50_000_000n },
      ledger: -50_000_000n,
    });
    const { body } = await desk.wallet.cashier('ledger').get('/wps/v2/ops/ledger/closings');
    const [day] = body.value as unknown as { books: unknown[]; channels: unknown[] }[];
    expect(day!.books).toMatchObject([
      { book: 'REAL', difference: '0.00' },
      { book: 'PLAY', difference: '0.00' },
    ]);
  });

  it('raises the figure of the alarm by what the ledger has beyond the orders', async () => {
    await desk.wallet.rows(`UPDATE bank_arrival SET amount = amount + 500 WHERE amount = 50000000`);
    expect(channelDifference(await bank())).toBe(-500n);
    const metrics = await desk.wallet.service.app
      .get<{ metrics(): Promise<string> }>((await import('prom-client')).Registry)
      .metrics();
    expect(metrics).toMatch(/^channel_closing_difference\{[^}]*channel="BANK"[^}]*\} -500$/m);
    expect(metrics).toMatch(/^ledger_closing_difference\{[^}]*book="REAL"[^}]*\} 0$/m);
    await desk.wallet.rows(`UPDATE bank_arrival SET amount = amount - 500 WHERE amount = 50000500`);
  });

  it('keeps the first figures of a day', async () => {
    const before = (await closings.days(1))[0]!;
    await trade();
    await closings.close();
    expect((await closings.days(1))[0]).toEqual(before);
  });
});
