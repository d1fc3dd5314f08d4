import { randomUUID } from 'node:crypto';
import { eventually, key, WalletApp } from './support/wallet-app.js';

interface Order {
  id: string;
  transferCode: string;
}

describe('a deposit that fails', () => {
  let wallet: WalletApp;
  beforeAll(async () => {
    wallet = await WalletApp.start();
  });
  afterAll(() => wallet?.close());

  async function ordered(): Promise<Order & { memberId: string }> {
    const player = wallet.member();
    const body = { channel: 'BANK', amount: '500000.00' };
    const answer = await player.post('/wps/v2/deposits', body, key());
    return { ...(answer.body.value as unknown as Order), memberId: player.memberId };
  }

  const failures = (depositId: string) =>
    wallet.published
      .filter(
        ({ type, payload }) => type === 'wallet.deposit.failed.v1' && payload['depositId'] === depositId,
      )
      .map(({ payload }) => payload);

  /** Money from another account than the order names, refused by a cashier. */
  async function refusedPayment({ transferCode }: Order): Promise<void> {
    const bankTxnId = `FT${randomUUID().replaceAll('-', '').toUpperCase()}`;
    await wallet.arrive({ bankTxnId, account: '999999', amount: '50000000', content: transferCode });
    const cashier = wallet.cashier();
    const { body } = await cashier.get('/wps/v2/ops/deposits/review?pageSize=100');
    const { list } = body.value as unknown as { list: { id: string; bankTxnId: string }[] };
    const { id } = list.find((review) => review.bankTxnId === bankTxnId)!;
    const path = `/wps/v2/ops/deposits/review/${id}/refusal`;
    const answer = await cashier.post(path, { reason: 'checked by hand' }, key());
    expect(answer.body).toMatchObject({ success: true });
  }

  it('is published once when its time is over', async () => {
    const order = await ordered();
    wallet.service.clock.advance(20 * 60_000);
    const published = await eventually(
      () => Promise.resolve(failures(order.id)),
      (events) => events.length > 0,
    );
    expect(published).toEqual([
      expect.objectContaining({ memberId: order.memberId, amount: '50000000', reason: 'EXPIRED' }),
    ]);
  });

  it('is published once when a cashier refuses its money, however often money comes', async () => {
    const order = await ordered();
    await refusedPayment(order);
    await refusedPayment(order);
    const later = await ordered();
    await refusedPayment(later);
    await eventually(
      () => Promise.resolve(failures(later.id)),
      (events) => events.length > 0,
    );
    expect(failures(order.id)).toEqual([
      expect.objectContaining({ memberId: order.memberId, reason: 'REFUSED' }),
    ]);
  });
});
