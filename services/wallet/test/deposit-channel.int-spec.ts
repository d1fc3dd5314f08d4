import { randomUUID } from 'node:crypto';
import { key, WalletApp } from './support/wallet-app.js';

interface Order {
  id: string;
  channel: string;
  transferCode: string;
  qr: string;
  payee: { bankName: string; accountNumber: string };
}

const momo = '99100000012345';

describe('deposits by an e-wallet', () => {
  let wallet: WalletApp;
  beforeAll(async () => {
    wallet = await WalletApp.start({ PAYEE_WALLETS: `MOMO=${momo}` });
  });
  afterAll(() => wallet?.close());

  const channels = async () => {
    const { body } = await wallet.member().get('/wps/v2/deposits/channels');
    return body.value as unknown as { channel: string; min: string; max: string; presets: string[] }[];
  };
  const order = async (player: ReturnType<WalletApp['member']>, channel = 'MOMO'): Promise<Order> => {
    const { body } = await player.post('/wps/v2/deposits', { channel, amount: '500000.00' }, key());
    if (!body.success) throw new Error(JSON.stringify(body));
    return body.value as unknown as Order;
  };
  const balanceOf = async (memberId: string) => {
    const rows = await wallet.rows(
      `SELECT balance FROM player_account WHERE member_id = $1 AND book = 'REAL'`,
      [memberId],
    );
    return rows[0]?.['balance'] ?? '0';
  };
  const bookedOn = async (number: number) => {
    const [row] = await wallet.rows(
      `SELECT coalesce(sum(CASE WHEN debit = $1 THEN amount ELSE -amount END), 0) AS sum FROM posting
        WHERE $1 IN (debit, credit)`,
      [number],
    );
    return BigInt(row!['sum'] as string);
  };
  const change = (role: string, code: string, body: object) =>
    wallet.cashier(role).send('PUT', `/wps/v2/ops/deposit-channels/${code}`, JSON.stringify(body), {
      'content-type': 'application/json',
    });

  it('are offered where the platform has an account for it', async () => {
    expect((await channels()).map(({ channel }) => channel)).toEqual(['BANK', 'MOMO']);
    const { body } = await wallet.cashier().get('/wps/v2/ops/deposit-channels');
    expect(body.value).toMatchObject([
      { code: 'BANK', connected: true },
      { code: 'MOMO', connected: true },
      { code: 'ZALOPAY', connected: false },
      { code: 'USDT', connected: false },
    ]);
  });

  it('are paid by VietQR to the account of the e-wallet, and booked on its own account', async () => {
    const player = wallet.member();
    const before = await bookedOn(1120);
    const made = await order(player);
    expect(made.payee).toMatchObject({ bankName: 'MoMo (BVBank)', accountNumber: momo });
    expect(made.qr).toContain(`000697045401${momo.length}${momo}`);
    expect(wallet.bank.orders.at(-1)).toMatchObject({ channel: 'MOMO', account: momo });
    const arrival = { bankTxnId: randomUUID(), channel: 'MOMO', account: momo, amount: '50000000' };
    const notices = await Promise.all(
      Array.from({ length: 5 }, () => wallet.arrive({ ...arrival, content: made.transferCode })),
    );
    for (const { body } of notices) expect(body.value).toMatchObject({ outcome: 'MATCHED' });
    expect(await balanceOf(player.memberId)).toBe('50000000');
    expect((await bookedOn(1120)) - before).toBe(50_000_000n);
    expect(wallet.deposited(player.memberId)).toMatchObject([{ channel: 'MOMO', amount: '50000000' }]);
  });

  it('REG-G25.2 are not matched by money at another channel, even on the same number, which is booked at once', async () => {
    const player = wallet.member();
    const made = await order(player);
    const before = [await bookedOn(1110), await bookedOn(2900)];
    const { body } = await wallet.arrive({
      ...{ bankTxnId: randomUUID(), channel: 'BANK', account: momo, amount: '50000000' },
      content: made.transferCode,
    });
    expect(body.value).toMatchObject({ outcome: 'REVIEW' });
    expect(await balanceOf(player.memberId)).toBe('0');
    expect([await bookedOn(1110), await bookedOn(2900)]).toEqual([
      before[0]! + 50_000_000n,
      before[1]! - 50_000_000n,
    ]);
  });

  it('one number at two channels is two transactions', async () => {
    const bankTxnId = randomUUID();
    const of = (channel: string, account: string) =>
      wallet.arrive({ bankTxnId, channel, account, amount: '100', content: 'nothing known' });
    expect((await of('BANK', '113366668888')).body.success).toBe(true);
    expect((await of('MOMO', momo)).body.success).toBe(true);
    const rows = await wallet.rows('SELECT channel FROM bank_arrival WHERE bank_txn_id LIKE $1 ORDER BY 1', [
      `%${bankTxnId}`,
    ]);
    expect(rows).toEqual([{ channel: 'BANK' }, { channel: 'MOMO' }]);
  });

  it('are limited and switched off by an administrator, at once', async () => {
    const settings = { enabled: true, min: '600000.00', max: '2000000.00' };
    expect((await change('cashier', 'MOMO', settings)).status).toBe(403);
    expect((await change('admin', 'MOMO', { ...settings, max: '1.00' })).body.code).toBe(
      'DEPOSIT_CHANNEL_BOUNDS',
    );
    expect((await change('admin', 'MOMO', settings)).body.success).toBe(true);
    expect((await channels())[1]).toMatchObject({
      ...{ channel: 'MOMO', min: '600000.00', max: '2000000.00' },
      presets: ['1000000.00', '2000000.00'],
    });
    const player = wallet.member();
    const send = () => player.post('/wps/v2/deposits', { channel: 'MOMO', amount: '500000.00' }, key());
    expect((await send()).body.code).toBe('DEPOSIT_AMOUNT_OUT_OF_BOUNDS');
    await change('admin', 'MOMO', { ...settings, enabled: false });
    expect((await send()).body.code).toBe('DEPOSIT_CHANNEL_UNAVAILABLE');
    expect((await channels()).map(({ channel }) => channel)).toEqual(['BANK']);
  });
});
