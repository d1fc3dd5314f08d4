import { randomUUID } from 'node:crypto';
import type { TestAnswer } from '#libs/testing';
import { eventually, key, WalletApp } from './support/wallet-app.js';

interface Order {
  id: string;
  status: string;
  transferCode: string;
  qr: string;
  creditedAmount: string | null;
  expiresAt: string;
}

const request = { channel: 'BANK', amount: '500000.00' };
const units = '50000000';
const minutes = 60_000;

describe('deposits', () => {
  let wallet: WalletApp;
  beforeAll(async () => {
    wallet = await WalletApp.start();
  });
  afterAll(() => wallet?.close());

  const order = async (player: ReturnType<WalletApp['member']>, amount = request.amount): Promise<Order> => {
    const answer = await player.post('/wps/v2/deposits', { ...request, amount }, key());
    expect(answer.body).toMatchObject({ success: true });
    return answer.body.value as unknown as Order;
  };
  const statusOf = async (player: ReturnType<WalletApp['member']>, id: string): Promise<string> =>
    ((await player.get(`/wps/v2/deposits/${id}`)).body.value as unknown as Order).status;
  const balanceOf = async (player: ReturnType<WalletApp['member']>): Promise<string> =>
    ((await player.get('/wps/v2/wallets/balance')).body.value as unknown as { sumBalance: string })
      .sumBalance;
  const txn = (): string => `FT${randomUUID().replaceAll('-', '').toUpperCase()}`;
  const reviewOf = async (bankTxnId: string) => {
    const { body } = await wallet.cashier().get('/wps/v2/ops/deposits/review?pageSize=100');
    const { list } = body.value as unknown as {
      list: { id: string; bankTxnId: string; reason: string; memberId: string | null }[];
    };
    return list.find((review) => review.bankTxnId === bankTxnId);
  };
  const decide = (
    id: string,
    verb: 'credit' | 'refusal',
    body: Record<string, unknown> = { reason: 'checked by hand' },
    headers = key(),
  ): Promise<TestAnswer> => wallet.cashier().post(`/wps/v2/ops/deposits/review/${id}/${verb}`, body, headers);

  it('offers the bank channel with its limits, and suggestions that need no face check', async () => {
    const { body } = await wallet.member().get('/wps/v2/deposits/channels');
    const [channel] = body.value as unknown as { min: string; max: string; presets: string[] }[];
    expect(channel).toMatchObject({ channel: 'BANK', min: '50000.00', max: '499999999.00', currency: 'VND' });
    expect(channel!.presets.at(-1)).toBe('10000000.00');
  });

  it('makes an order with a code, a payee and a QR string, and tells the channel', async () => {
    const player = wallet.member();
    const made = await order(player);
    expect(made.qr).toMatch(/^00020101021238\d+.*5406500000.*6304[0-9A-F]{4}$/);
    expect(made.qr).toContain(made.transferCode);
    expect(new Date(made.expiresAt).getTime() - wallet.service.clock.now().getTime()).toBe(20 * minutes);
    expect(await statusOf(player, made.id)).toBe('PENDING');
    expect(wallet.bank.orders.filter((one) => one['orderNo'] === made.id)).toMatchObject([
      { amount: units, content: made.transferCode, expiresAt: made.expiresAt },
    ]);
  });

  it('requires the turnover of a deposit once before it can be withdrawn', async () => {
    const player = wallet.member();
    const made = await order(player);
    await wallet.arrive({ bankTxnId: txn(), amount: units, content: made.transferCode });
    expect((await player.get('/wps/v2/wallets/balance')).body.value).toMatchObject({
      ...{ available: '500000.00', withdrawable: '0.00', turnoverLeft: '500000.00' },
    });
  });

  it('answers the same key with the same order, and refuses it for another', async () => {
    const player = wallet.member();
    const same = key();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => player.post('/wps/v2/deposits', request, same)),
    );
    const ids = new Set(answers.map((answer) => (answer.body.value as unknown as Order).id));
    expect(ids.size).toBe(1);
    expect(
      await wallet.rows('SELECT count(*) AS n FROM deposit WHERE member_id = $1', [player.memberId]),
    ).toEqual([{ n: '1' }]);
    const other = await player.post('/wps/v2/deposits', { ...request, amount: '600000.00' }, same);
    expect([other.status, other.body.code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
  });

  it('REG-G22 credits the exact amount once, when it is there, and tells it: the first deposit as the first', async () => {
    const player = wallet.member();
    const made = await order(player);
    const arrival = {
      bankTxnId: txn(),
      amount: units,
      content: `MBVCB.991.${made.transferCode} chuyen tien`,
    };
    const answers = await Promise.all([
      wallet.arrive(arrival),
      wallet.arrive(arrival),
      wallet.arrive(arrival),
    ]);
    for (const answer of answers)
      expect([answer.status, answer.body.value]).toEqual([200, { outcome: 'MATCHED', depositId: made.id }]);
    expect(await balanceOf(player)).toBe('500000.00');
    const { body } = await player.get(`/wps/v2/deposits/${made.id}`);
    expect(body.value).toMatchObject({ status: 'SUCCESS', creditedAmount: '500000.00' });
    const second = await order(player);
    await wallet.arrive({ bankTxnId: txn(), amount: units, content: second.transferCode });
    const published = await eventually(
      () => wallet.deposited(player.memberId),
      (events) => events.length === 2,
    );
    expect(published.map((event) => [event['depositId'], event['amount'], event['first']])).toEqual([
      [made.id, units, true],
      [second.id, units, false],
    ]);
    const { list, totalCount } = (await player.get('/wps/v2/deposits?pageSize=1')).body.value as unknown as {
      list: Order[];
      totalCount: number;
    };
    expect([list.map((one) => one.id), totalCount]).toEqual([[second.id], 2]);
  });

  it('is found by cashiers in any status, by its id, its member, its code or the bank’s number', async () => {
    const player = wallet.member();
    const made = await order(player);
    const bankTxnId = txn();
    await wallet.arrive({ bankTxnId, amount: units, content: made.transferCode });
    const found = async (search: string) =>
      (await wallet.cashier().get(`/wps/v2/ops/deposits?search=${search}`)).body.value;
    for (const search of [made.id, player.memberId, made.transferCode.toLowerCase(), bankTxnId])
      expect(await found(search)).toMatchObject({
        list: [{ id: made.id, memberId: player.memberId, status: 'SUCCESS', creditedAmount: '500000.00' }],
        totalCount: 1,
      });
    expect(await found('none')).toMatchObject({ list: [] });
    expect((await wallet.cashier().get('/wps/v2/ops/deposits')).body.code).toBe('VALIDATION_FAILED');
    const path = `/wps/v2/ops/deposits?search=${made.id}`;
    expect((await player.get(path)).status).toBe(403);
    expect((await wallet.cashier('support').get(path)).status).toBe(403);
  });

  it('leaves late money to a cashier, whether the order was marked expired or not', async () => {
    const player = wallet.member();
    const [marked, unmarked] = [await order(player), await order(player)];
    wallet.service.clock.advance(20 * minutes);
    await eventually(
      () => statusOf(player, marked.id),
      (status) => status === 'EXPIRED',
    );
    const [late, later] = [txn(), txn()];
    expect(
      (await wallet.arrive({ bankTxnId: late, amount: units, content: marked.transferCode })).body.value,
    ).toEqual({ outcome: 'REVIEW', depositId: marked.id });
    await wallet.service.pool.query(`UPDATE deposit SET status = 'PENDING' WHERE id = $1`, [unmarked.id]);
    await wallet.arrive({ bankTxnId: later, amount: units, content: unmarked.transferCode });
    expect(await reviewOf(late)).toMatchObject({ reason: 'LATE', memberId: player.memberId });
    expect(await reviewOf(later)).toMatchObject({ reason: 'LATE' });
    expect([await statusOf(player, marked.id), await balanceOf(player)]).toEqual(['REVIEW', '0.00']);

    for (const search of [late, late.toLowerCase(), unmarked.transferCode, 'none']) {
      const { body } = await wallet.cashier().get(`/wps/v2/ops/deposits/review?search=${search}`);
      const { list } = body.value as unknown as { list: { bankTxnId: string }[] };
      const found = { [late]: [late], [unmarked.transferCode]: [later] }[search] ?? [];
      expect(list.map(({ bankTxnId }) => bankTxnId)).toEqual(found);
    }

    const review = await reviewOf(late);
    const same = key();
    const cashier = wallet.cashier();
    const path = `/wps/v2/ops/deposits/review/${review!.id}/credit`;
    const credits = await Promise.all(
      Array.from({ length: 5 }, () => cashier.post(path, { reason: 'seen at the bank' }, same)),
    );
    for (const credit of credits)
      expect(credit.body.value).toEqual({
        id: review!.id,
        status: 'CREDITED',
        postingId: expect.any(String),
      });
    const another = await decide(review!.id, 'credit');
    expect([another.status, another.body.code]).toEqual([409, 'REVIEW_ALREADY_DECIDED']);
    expect([await statusOf(player, marked.id), await balanceOf(player)]).toEqual(['SUCCESS', '500000.00']);
    await eventually(
      () => wallet.deposited(player.memberId),
      (events) => events.length === 1,
    );
    const [decided] = await wallet.rows(
      'SELECT status, decision, decided_by FROM deposit_review WHERE id = $1',
      [review!.id],
    );
    expect(decided).toMatchObject({
      status: 'CREDITED',
      decision: 'seen at the bank',
      decided_by: expect.any(String),
    });
  });

  it('credits money that came in time by the bank, although its notice came after the order expired', async () => {
    const player = wallet.member();
    const { id, transferCode } = await order(player);
    wallet.service.clock.advance(5 * minutes);
    const bookedAt = wallet.service.clock.now().toISOString();
    wallet.service.clock.advance(60 * minutes);
    await eventually(
      () => statusOf(player, id),
      (status) => status === 'EXPIRED',
    );
    const notice = { bankTxnId: txn(), amount: units, content: transferCode, bookedAt };
    expect((await wallet.arrive(notice)).body.value).toEqual({ outcome: 'MATCHED', depositId: id });
    expect([await statusOf(player, id), await balanceOf(player)]).toEqual(['SUCCESS', '500000.00']);
  });

  it('credits what came, not what was ordered, after a cashier has looked', async () => {
    const player = wallet.member();
    const made = await order(player);
    const bankTxnId = txn();
    await wallet.arrive({ bankTxnId, amount: '49999900', content: made.transferCode });
    expect(await statusOf(player, made.id)).toBe('REVIEW');
    const review = await reviewOf(bankTxnId);
    expect(review).toMatchObject({ reason: 'WRONG_AMOUNT' });
    await decide(review!.id, 'credit');
    expect(await balanceOf(player)).toBe('499999.00');
    expect((await player.get(`/wps/v2/deposits/${made.id}`)).body.value).toMatchObject({
      status: 'SUCCESS',
      amount: '500000.00',
      creditedAmount: '499999.00',
    });
  });

  it('holds a second payment of one order for review, and credits it as a deposit of its own', async () => {
    const player = wallet.member();
    const made = await order(player);
    await wallet.arrive({ bankTxnId: txn(), amount: units, content: made.transferCode });
    const bankTxnId = txn();
    await wallet.arrive({ bankTxnId, amount: units, content: made.transferCode });
    expect([await statusOf(player, made.id), await balanceOf(player)]).toEqual(['SUCCESS', '500000.00']);
    const review = await reviewOf(bankTxnId);
    expect(review).toMatchObject({ reason: 'REPEATED' });
    await decide(review!.id, 'credit');
    expect(await balanceOf(player)).toBe('1000000.00');
    const published = await eventually(
      () => wallet.deposited(player.memberId),
      (events) => events.length === 2,
    );
    expect(published.map((event) => event['depositId'])).toEqual([made.id, review!.id]);
  });

  it('keeps money that matches no order until a cashier names its owner or refuses it', async () => {
    const player = wallet.member();
    const [one, two] = [txn(), txn()];
    expect(
      (await wallet.arrive({ bankTxnId: one, amount: units, content: 'chuyen tien' })).body.value,
    ).toEqual({ outcome: 'REVIEW', depositId: null });
    await wallet.arrive({ bankTxnId: two, amount: units, content: 'SV0000000000' });
    const first = (await reviewOf(one))!;
    expect((await decide(first.id, 'credit')).body.code).toBe('REVIEW_MEMBER_REQUIRED');
    expect(
      (await decide(first.id, 'credit', { reason: 'slip shown', memberId: player.memberId })).status,
    ).toBe(200);
    expect(await balanceOf(player)).toBe('500000.00');
    const second = (await reviewOf(two))!;
    expect((await decide(second.id, 'refusal')).body.value).toEqual({
      id: second.id,
      status: 'REFUSED',
      postingId: null,
    });
    expect(await reviewOf(two)).toBeUndefined();
    expect(await balanceOf(player)).toBe('500000.00');
  });

  it('WAL-I1 keeps money without an owner in suspense until it is credited or goes back', async () => {
    const balances = async () => {
      const { body } = await wallet.cashier('ledger').get('/wps/v2/ops/ledger/trial-balance?book=REAL');
      const { accounts } = body.value as unknown as { accounts: { number: number; balance: string }[] };
      return Object.fromEntries(accounts.map(({ number, balance }) => [number, Number(balance)]));
    };
    const before = await balances();
    const moved = async () => {
      const now = await balances();
      return [1110, 2900, 2000].map((account) => (now[account] ?? 0) - (before[account] ?? 0));
    };
    const player = wallet.member();
    const [credited, returned] = [txn(), txn()];
    for (const bankTxnId of [credited, returned, returned])
      await wallet.arrive({ bankTxnId, amount: units, content: 'gui tien' });
    expect(await moved()).toEqual([1_000_000, 1_000_000, 0]);
    const { memberId } = player;
    await decide((await reviewOf(credited))!.id, 'credit', { reason: 'slip shown', memberId });
    expect(await moved()).toEqual([1_000_000, 500_000, 500_000]);
    await decide((await reviewOf(returned))!.id, 'refusal');
    expect(await moved()).toEqual([500_000, 0, 500_000]);
    expect(await balanceOf(player)).toBe('500000.00');
  });

  it('refuses a wrong payment: the order has failed, and later money for it waits again', async () => {
    const player = wallet.member();
    const made = await order(player);
    const bankTxnId = txn();
    await wallet.arrive({ bankTxnId, account: '999999', amount: units, content: made.transferCode });
    const review = (await reviewOf(bankTxnId))!;
    expect(review.reason).toBe('WRONG_ACCOUNT');
    expect((await decide(review.id, 'credit', { reason: 'x', memberId: randomUUID() })).body.code).toBe(
      'REVIEW_MEMBER_MISMATCH',
    );
    await decide(review.id, 'refusal');
    expect(await statusOf(player, made.id)).toBe('FAILED');
    const more = txn();
    await wallet.arrive({ bankTxnId: more, amount: units, content: made.transferCode });
    expect(await reviewOf(more)).toMatchObject({ reason: 'CLOSED' });
    expect(await balanceOf(player)).toBe('0.00');
  });

  it('SEC-S27 takes arrivals only as signed, just now, by a live key, and a transaction only as it was first told', async () => {
    const player = wallet.member();
    const made = await order(player);
    const arrival = { bankTxnId: txn(), amount: units, content: made.transferCode };
    const before = await wallet.footprint();
    expect((await wallet.arrive(arrival, { live: 'another key' })).body.code).toBe('BANK_SIGNATURE_INVALID');
    expect((await wallet.arrive(arrival, { unknown: 'a-key-of-the-bank' })).status).toBe(401);
    expect(
      (await wallet.service.as({ kind: 'guest' }).post('/bank-channel/v1/arrivals', arrival)).status,
    ).toBe(401);
    for (const broken of [
      { amount: '-5' },
      { amount: '1.5' },
      { amount: 5 },
      { channel: 'CASH' },
      { bankTxnId: '' },
      { bookedAt: 'now' },
      { more: 1 },
    ]) {
      expect((await wallet.arrive({ ...arrival, ...broken })).body.code).toBe('VALIDATION_FAILED');
    }
    expect(await wallet.footprint()).toEqual(before);
    expect((await wallet.arrive(arrival, { old: 'a-key-that-is-going' })).status).toBe(200);
    const changed = await wallet.arrive({ ...arrival, amount: '50000001' });
    expect([changed.status, changed.body.code]).toEqual([409, 'BANK_TRANSACTION_REUSED']);
    expect(await balanceOf(player)).toBe('500000.00');
  });

  it('SEC-S18 shows a member his own orders only, and refuses bad orders without a trace', async () => {
    const player = wallet.member();
    const stranger = wallet.member();
    const made = await order(player);
    const foreign = await stranger.get(`/wps/v2/deposits/${made.id}`);
    expect([foreign.status, foreign.body.code]).toEqual([404, 'DEPOSIT_NOT_FOUND']);
    const before = await wallet.footprint();
    const refusals: [Record<string, unknown>, Record<string, string>, number, string][] = [
      [request, {}, 400, 'IDEMPOTENCY_KEY_REQUIRED'],
      [{ ...request, amount: '49999.99' }, key(), 422, 'DEPOSIT_AMOUNT_OUT_OF_BOUNDS'],
      [{ ...request, amount: '499999999.01' }, key(), 422, 'DEPOSIT_AMOUNT_OUT_OF_BOUNDS'],
      [{ ...request, amount: '50000.50' }, key(), 422, 'DEPOSIT_AMOUNT_NOT_WHOLE'],
      [{ ...request, channel: 'GOLD' }, key(), 422, 'DEPOSIT_CHANNEL_UNAVAILABLE'],
      [{ ...request, amount: '-50000.00' }, key(), 400, 'VALIDATION_FAILED'],
      [{ ...request, amount: 50000 }, key(), 400, 'VALIDATION_FAILED'],
      [{ ...request, amount: '99999999999999999999.00' }, key(), 400, 'VALIDATION_FAILED'],
      [{ ...request, status: 'SUCCESS' }, key(), 400, 'VALIDATION_FAILED'],
    ];
    for (const [body, headers, status, code] of refusals) {
      const answer = await stranger.post('/wps/v2/deposits', body, headers);
      expect([answer.status, answer.body.code]).toEqual([status, code]);
    }
    const demo = wallet.member(undefined, 4);
    expect((await demo.post('/wps/v2/deposits', request, key())).body.code).toBe('REAL_ACCOUNT_REQUIRED');
    expect((await player.get('/wps/v2/deposits/nonsense')).status).toBe(400);
    expect((await player.get('/wps/v2/deposits?pageSize=101')).status).toBe(400);
    expect((await player.get('/wps/v2/ops/deposits/review')).body.code).toBe('FORBIDDEN');
    expect((await decide(randomUUID(), 'credit')).body.code).toBe('REVIEW_NOT_FOUND');
    expect((await decide(randomUUID(), 'refusal', {})).body.code).toBe('VALIDATION_FAILED');
    expect(await wallet.footprint()).toEqual(before);
  });

  it('lets a member have ten orders open, also when he asks for more at once', async () => {
    const player = wallet.member();
    const answers = await Promise.all(
      Array.from({ length: 14 }, () => player.post('/wps/v2/deposits', request, key())),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(10);
    expect(
      new Set(answers.filter((answer) => answer.status !== 200).map((answer) => answer.body.code)),
    ).toEqual(new Set(['DEPOSIT_TOO_MANY_OPEN']));
  });
});
