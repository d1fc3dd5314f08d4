import { randomUUID } from 'node:crypto';
import { creditRevocationRequested, depositReversed } from '#libs/events';
import type { TestAnswer } from '#libs/testing';
import { eventually, key, WalletApp } from './support/wallet-app.js';

describe('a deposit that the bank took back', () => {
  let wallet: WalletApp;
  beforeAll(async () => {
    wallet = await WalletApp.start();
  });
  afterAll(() => wallet?.close());

  type Player = ReturnType<WalletApp['member']>;
  const codeOf = ({ body }: TestAnswer) => body.code ?? 'DONE';
  const idOf = ({ body }: TestAnswer) => (body.value as unknown as { id: string }).id;

  /** Ordered and arrived: 100,000. */
  async function deposit(player: Player): Promise<string> {
    const made = await player.post('/wps/v2/deposits', { channel: 'BANK', amount: '100000.00' }, key());
    const { id, transferCode } = made.body.value as unknown as { id: string; transferCode: string };
    const arrival = { content: transferCode, bankTxnId: `FT${randomUUID()}`, amount: '10000000' };
    expect(codeOf(await wallet.arrive(arrival))).toBe('DONE');
    return id;
  }
  const propose = (depositId: string, who = wallet.cashier()) =>
    who.post(`/wps/v2/ops/deposits/${depositId}/reversal`, { reason: 'recalled by the bank' }, key());
  const reverse = async (depositId: string) =>
    wallet.decide(wallet.cashier(), idOf(await propose(depositId)));
  const stateOf = async ({ memberId }: Player) => {
    const [row] = await wallet.rows(
      `SELECT balance, bonus, owed FROM player_account WHERE member_id = $1 AND book = 'REAL'`,
      [memberId],
    );
    return row;
  };
  const turnoverOf = async ({ memberId }: Player) => {
    const rows = await wallet.rows(
      'SELECT status FROM rollover WHERE member_id = $1 ORDER BY opened_at, id',
      [memberId],
    );
    return rows.map(({ status }) => status);
  };

  it('SEC-S40 is taken back by two operators against its channel, with its turnover, and shown to its member', async () => {
    const player = wallet.member();
    const id = await deposit(player);
    const bank = async () => {
      const [row] = await wallet.rows(
        `SELECT sum(CASE WHEN debit = 1110 THEN amount ELSE -amount END) AS sum FROM posting WHERE 1110 IN (debit, credit)`,
      );
      return BigInt(row!['sum'] as string);
    };
    const before = await bank();
    const first = wallet.cashier();
    const approval = idOf(await propose(id, first));
    expect(codeOf(await wallet.decide(first, approval))).toBe('APPROVAL_SECOND_PERSON');
    expect(await stateOf(player)).toMatchObject({ balance: '10000000' });
    expect(codeOf(await wallet.decide(wallet.cashier(), approval))).toBe('DONE');
    expect(await stateOf(player)).toEqual({ balance: '0', bonus: '0', owed: '0' });
    expect(await bank()).toBe(before - 10_000_000n);
    expect(await turnoverOf(player)).toEqual(['CLEARED']);
    expect((await player.get(`/wps/v2/deposits/${id}`)).body.value).toMatchObject({ status: 'REVERSED' });
    const announced = await eventually(
      () => Promise.resolve(wallet.published.filter(({ type }) => type === depositReversed.type)),
      ({ length }) => length > 0,
    );
    expect(announced.map(({ payload }) => payload)).toEqual([
      expect.objectContaining({ depositId: id, amount: '10000000', channel: 'BANK' }),
    ]);
    const list = await wallet.cashier('support').get(`/wps/v2/ops/members/${player.memberId}/deposits`);
    expect(list.body.value).toMatchObject([{ id, status: 'REVERSED', amount: '100000.00' }]);
  });

  it('takes own money and no bonus money; the rest is owed, and once is enough', async () => {
    const player = wallet.member();
    const id = await deposit(player);
    await wallet.bonus(player.memberId, 500_000n);
    await wallet.give(player.memberId, -4_000_000n);
    const second = idOf(await propose(id));
    expect(codeOf(await reverse(id))).toBe('DONE');
    expect(await stateOf(player)).toEqual({ balance: '500000', bonus: '500000', owed: '4000000' });
    expect(codeOf(await wallet.decide(wallet.cashier(), second))).toBe('DEPOSIT_NOT_CREDITED');
    expect(codeOf(await propose(id))).toBe('DEPOSIT_NOT_CREDITED');
    expect(codeOf(await propose(randomUUID()))).toBe('DEPOSIT_NOT_FOUND');
    expect((await propose(id, wallet.cashier('support'))).status).toBe(403);
  });

  it('counts back against the limit of deposits in the period in which it came', async () => {
    const player = wallet.member();
    const limits = [{ kind: 'DEPOSIT', period: 'day', amount: '15000000' }];
    await deposit(player);
    const path = `/internal/limits/${player.memberId}`;
    await wallet.caller('member').put(path, { book: 'REAL', limits });
    const usedOf = async () => {
      const { body } = await wallet.caller('member').get(`/internal/accounts/${player.memberId}?book=REAL`);
      return (body.value as unknown as { limits: { used: string }[] }).limits[0]!.used;
    };
    expect(await usedOf()).toBe('10000000');
    const [row] = await wallet.rows('SELECT id FROM deposit WHERE member_id = $1', [player.memberId]);
    await wallet.give(player.memberId, -10_000_000n);
    expect(codeOf(await reverse(row!['id'] as string))).toBe('DONE');
    expect(await usedOf()).toBe('0');
    await wallet.caller('member').put(path, { book: 'REAL', limits: [] });
    await wallet.caller('member').put(path, { book: 'REAL', limits });
    expect(await usedOf()).toBe('0');
  });

  describe('the bonus that was given for it', () => {
    const revoke = (memberId: string, creditKey: string) =>
      wallet.service.bus.publish(
        creditRevocationRequested,
        { creditKey, memberId, reason: 'The deposit was reversed', at: new Date().toISOString() },
        { source: '/lotus/promotions' },
      );
    const keyOf = async ({ memberId }: Player) => {
      const [row] = await wallet.rows('SELECT credit_key FROM rollover WHERE member_id = $1 AND is_bonus', [
        memberId,
      ]);
      return row!['credit_key'] as string;
    };
    const settled = (player: Player, expected: object) =>
      eventually(
        () => stateOf(player),
        (state) => JSON.stringify(state) === JSON.stringify(expected),
      );

    it('is forfeited while it runs, and only by the service that gave it', async () => {
      const player = wallet.member();
      await wallet.give(player.memberId, 70_000n);
      await wallet.bonus(player.memberId, 50_000n);
      const creditKey = await keyOf(player);
      const { memberId } = player;
      const request = { creditKey, memberId, reason: 'none', at: new Date().toISOString() };
      await wallet.service.bus.publish(creditRevocationRequested, request, { source: '/lotus/points' });
      for (let delivery = 1; delivery <= 2; delivery++) await revoke(memberId, creditKey);
      await settled(player, { balance: '70000', bonus: '0', owed: '0' });
      expect(await turnoverOf(player)).toEqual(['FORFEITED']);
    });

    it('is taken out of own money once it has become that, and the rest is owed', async () => {
      const player = wallet.member();
      await wallet.bonus(player.memberId, 50_000n);
      await wallet.rows(`UPDATE rollover SET done = required WHERE member_id = $1`, [player.memberId]);
      await wallet.rows(`SELECT close_due_rollovers($1, 'REAL')`, [player.memberId]);
      expect(await stateOf(player)).toEqual({ balance: '50000', bonus: '0', owed: '0' });
      await wallet.give(player.memberId, -20_000n);
      const creditKey = await keyOf(player);
      for (let delivery = 1; delivery <= 2; delivery++) await revoke(player.memberId, creditKey);
      await settled(player, { balance: '0', bonus: '0', owed: '20000' });
    });
  });
});
