import { randomUUID } from 'node:crypto';
import { key, WalletApp } from './support/wallet-app.js';

interface Order {
  id: string;
  status: string;
  transferCode: string;
}

describe('limits of deposits', () => {
  let wallet: WalletApp;
  beforeAll(async () => {
    wallet = await WalletApp.start();
  });
  afterAll(() => wallet?.close());

  type Player = ReturnType<WalletApp['member']>;
  const order = (player: Player, amount: string) =>
    player.post('/wps/v2/deposits', { channel: 'BANK', amount }, key());
  const made = async (player: Player, amount: string) =>
    (await order(player, amount)).body.value as unknown as Order;
  const limit = ({ memberId }: Player, amount: string) =>
    wallet.caller('member').put(`/internal/limits/${memberId}`, {
      book: 'REAL',
      limits: [{ kind: 'DEPOSIT', period: 'day', amount }],
    });
  const arrive = async (transferCode: string, amount: string) => {
    const bankTxnId = `FT${randomUUID().replaceAll('-', '').toUpperCase()}`;
    await wallet.arrive({ bankTxnId, amount, content: transferCode });
    return bankTxnId;
  };
  const review = async (bankTxnId: string) =>
    (
      await wallet.rows('SELECT id, reason, status FROM deposit_review WHERE bank_txn_id = $1', [bankTxnId])
    )[0];
  const balanceOf = async (player: Player) =>
    ((await player.get('/wps/v2/wallets/balance')).body.value as unknown as { sumBalance: string })
      .sumBalance;

  it('REG-G13 refuses an order that, with what is open and what was credited, would pass the limit', async () => {
    const player = wallet.member();
    await limit(player, '100000000');
    const first = await made(player, '500000.00');
    expect((await order(player, '500000.01')).body.code).toBe('DEPOSIT_AMOUNT_NOT_WHOLE');
    const over = await order(player, '500001.00');
    expect([over.status, over.body.code]).toEqual([422, 'DEPOSIT_LIMIT_REACHED']);
    expect((await order(player, '400000.00')).status).toBe(200);
    await arrive(first.transferCode, '50000000');
    expect(await balanceOf(player)).toBe('500000.00');
    expect((await order(player, '100001.00')).body.code).toBe('DEPOSIT_LIMIT_REACHED');
    expect((await order(player, '100000.00')).status).toBe(200);
  });

  it('REG-G17 lets only as many of eight orders at once through as the limit covers', async () => {
    const player = wallet.member();
    await limit(player, '15000000');
    const answers = await Promise.all(Array.from({ length: 8 }, () => order(player, '50000.00')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  });

  it('brings money that comes over a limit before a person, who may credit it', async () => {
    const player = wallet.member();
    const { id, transferCode } = await made(player, '500000.00');
    await limit(player, '49999999');
    const bankTxnId = await arrive(transferCode, '50000000');
    const asked = await review(bankTxnId);
    expect(asked).toMatchObject({ reason: 'OVER_LIMIT', status: 'OPEN' });
    expect((await player.get(`/wps/v2/deposits/${id}`)).body.value).toMatchObject({ status: 'REVIEW' });
    expect(await balanceOf(player)).toBe('0.00');
    const path = `/wps/v2/ops/deposits/review/${String(asked!['id'])}/credit`;
    expect((await wallet.cashier().post(path, { reason: 'asked the member' }, key())).status).toBe(200);
    expect(await balanceOf(player)).toBe('500000.00');
    expect((await order(player, '50000.00')).body.code).toBe('DEPOSIT_LIMIT_REACHED');
  });

  it('REG-G18 takes no order of who is excluded, and brings his money before a person', async () => {
    const player = wallet.member();
    const { transferCode } = await made(player, '500000.00');
    await wallet.caller('member').put(`/internal/accounts/${player.memberId}/exclusion`, { book: 'REAL' });
    const refused = await order(player, '50000.00');
    expect([refused.status, refused.body.code]).toEqual([422, 'DEPOSIT_SELF_EXCLUDED']);
    const bankTxnId = await arrive(transferCode, '50000000');
    expect(await review(bankTxnId)).toMatchObject({ reason: 'SELF_EXCLUDED' });
    expect(await balanceOf(player)).toBe('0.00');
  });
});
