import { createHash, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signatureHeader, signBody } from '#libs/platform';
import { eventually, key, WalletApp } from './support/wallet-app.js';

const keys = { live: 'a-key-of-the-custodian' };
const letters = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

function address(): string {
  const payload = Buffer.concat([Buffer.of(0x41), randomBytes(20)]);
  let number = BigInt(
    `0x${Buffer.concat([payload, sha256(sha256(payload)).subarray(0, 4)]).toString('hex')}`,
  );
  let text = '';
  for (; number > 0n; number /= 58n) text = letters[Number(number % 58n)]! + text;
  return text;
}

interface Said {
  address: string;
  rate: string;
}

/** A custodian that answers as it is told, or not at all. */
class Custodian {
  answer: ((said: Said) => Said) | 'silent' | 'slow' | 'unsigned' = (said) => said;
  orders = 0;
  private readonly known = new Map<string, Said>();

  private constructor(
    private readonly server: Server,
    private readonly now: () => Date,
  ) {
    server.on('request', (request, response) => {
      let text = '';
      request.on('data', (chunk: Buffer) => (text += String(chunk)));
      request.on('end', () => {
        this.orders += 1;
        const { orderNo } = JSON.parse(text) as { orderNo: string };
        const usual = this.known.get(orderNo) ?? { address: address(), rate: '2615000' };
        this.known.set(orderNo, usual);
        if (this.answer === 'silent') return;
        const said = typeof this.answer === 'function' ? this.answer(usual) : usual;
        const signed = this.answer === 'unsigned' ? { live: 'a key of nobody' } : keys;
        const signature = signBody(signed, `${orderNo}\n${said.address}\n${said.rate}`, this.now());
        const send = () => {
          response.writeHead(200, { 'content-type': 'application/json' });
          response.end(JSON.stringify({ success: true, value: { ...said, signature } }));
        };
        // As late as can be: once the wallet has given up.
        if (this.answer === 'slow') response.once('close', send);
        else send();
      });
    });
  }

  static async start(now: () => Date): Promise<Custodian> {
    const server = createServer();
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    return new Custodian(server, now);
  }

  static url = (custodian: Custodian) =>
    `http://127.0.0.1:${(custodian.server.address() as AddressInfo).port}`;

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }
}

interface Order {
  id: string;
  status: string;
  payee: { accountNumber: string };
  usdt: { amount: string; confirmations: number } | null;
}

describe('deposits in USDT, whatever the custodian does', () => {
  let wallet: WalletApp;
  let custodian: Custodian;
  beforeAll(async () => {
    custodian = await Custodian.start(() => wallet.service.clock.now());
    wallet = await WalletApp.start({
      // The custodian is slower than the wallet waits.
      TIMEOUT_FACTOR: '1',
      USDT_CHANNEL: 'http',
      USDT_CHANNEL_URL: Custodian.url(custodian),
      USDT_TRANSFERS_URL: 'http://127.0.0.1:1/usdt-channel/v1/transfers',
      USDT_CHANNEL_KEYS: `live=${keys.live}`,
    });
  });
  beforeEach(() => {
    custodian.answer = (said) => said;
  });
  afterAll(async () => {
    await wallet?.close();
    await custodian?.close();
  });

  const order = async (player = wallet.member()) => {
    const { body } = await player.post('/wps/v2/deposits', { channel: 'USDT', amount: '500000.00' }, key());
    const { id } = body.value as unknown as Order;
    const read = async () => (await player.get(`/wps/v2/deposits/${id}`)).body.value as unknown as Order;
    return { player, id, read };
  };
  const transferTo = (to: string, more: object = {}) => ({
    ...{ txId: randomBytes(32).toString('hex'), logIndex: 0, network: 'TRC20', address: to },
    ...{ amount: '19130000', confirmations: 20, blockTime: wallet.service.clock.now().toISOString() },
    ...more,
  });
  const report = (transfer: object, signed: Record<string, string> = keys) => {
    const body = JSON.stringify(transfer);
    const signature = signBody(signed, body, wallet.service.clock.now());
    return wallet.service
      .as({ kind: 'guest' })
      .post('/usdt-channel/v1/transfers', body, { [signatureHeader]: signature });
  };
  const balanceOf = async (memberId: string) =>
    (
      await wallet.rows(`SELECT balance FROM player_account WHERE member_id = $1 AND book = 'REAL'`, [
        memberId,
      ])
    )[0]?.['balance'] ?? '0';
  const reviewOf = async (id: string) =>
    (await wallet.rows('SELECT reason FROM deposit_review WHERE deposit_id = $1', [id])).map(
      (row) => row['reason'],
    );

  it('silent or slow: the order waits for its address, and gets one', async () => {
    custodian.answer = 'slow';
    const { read } = await order();
    expect(await read()).toMatchObject({ status: 'CREATED', usdt: null });
    custodian.answer = 'silent';
    const second = await order();
    expect(await second.read()).toMatchObject({ status: 'CREATED', payee: { accountNumber: '' } });
    custodian.answer = (said) => said;
    for (const one of [read, second.read])
      await eventually(one, ({ status, usdt }) => status === 'PENDING' && usdt?.amount === '19.13');
  });

  it('lying: an answer that is not signed is no answer, and an address or a rate that cannot be right ends the order', async () => {
    custodian.answer = 'unsigned';
    const { read } = await order();
    expect(await read()).toMatchObject({ status: 'CREATED', usdt: null });
    for (const lie of [
      (said: Said) => ({
        ...said,
        address: `${said.address.slice(0, -1)}${said.address.endsWith('1') ? '2' : '1'}`,
      }),
      (said: Said) => ({ ...said, address: '0xdAC17F958D2ee523a2206206994597C13D831ec7' }),
      (said: Said) => ({ ...said, rate: '261500000' }),
      (said: Said) => ({ ...said, rate: '-1' }),
    ]) {
      custodian.answer = lie;
      expect(await (await order()).read()).toMatchObject({ status: 'FAILED', usdt: null });
    }
  });

  it('lying: an address is of one order only', async () => {
    const first = await order();
    const { accountNumber } = (await first.read()).payee;
    custodian.answer = (said) => ({ ...said, address: accountNumber });
    expect(await (await order()).read()).toMatchObject({ status: 'FAILED' });
  });

  it('lying: a transfer that another signed is refused, and one that changes is not booked again', async () => {
    const { player, read } = await order();
    const transfer = transferTo((await read()).payee.accountNumber);
    const footprint = await wallet.footprint();
    const forged = await report(transfer, { live: 'a key of nobody' });
    expect([forged.status, forged.body.code]).toEqual([401, 'USDT_SIGNATURE_INVALID']);
    expect(await wallet.footprint()).toEqual(footprint);
    expect((await report(transfer)).body.value).toMatchObject({ outcome: 'MATCHED' });
    const changed = await report({ ...transfer, amount: '99130000' });
    expect(changed.body.code).toBe('BANK_TRANSACTION_REUSED');
    expect(await balanceOf(player.memberId)).toBe('50024950');
  });

  it('repeating: five notices at once and more confirmations later credit once', async () => {
    const { player, id, read } = await order();
    const transfer = transferTo((await read()).payee.accountNumber);
    const waiting = await report({ ...transfer, confirmations: 19 });
    expect(waiting.body.value).toEqual({ outcome: 'UNCONFIRMED', depositId: id });
    expect(await read()).toMatchObject({ status: 'PENDING', usdt: { confirmations: 19 } });
    const notices = await Promise.all(Array.from({ length: 5 }, () => report(transfer)));
    for (const { body } of notices) expect(body.value).toEqual({ outcome: 'MATCHED', depositId: id });
    expect((await report({ ...transfer, confirmations: 400 })).body.value).toMatchObject({
      outcome: 'MATCHED',
    });
    expect(await balanceOf(player.memberId)).toBe('50024950');
    expect(wallet.deposited(player.memberId)).toMatchObject([{ channel: 'USDT', amount: '50024950' }]);
    expect(await reviewOf(id)).toEqual([]);
  });

  it('a transfer in time whose confirmations come after the quote has ended is credited at the locked rate', async () => {
    const { player, id, read } = await order();
    const { clock } = wallet.service;
    const transfer = transferTo((await read()).payee.accountNumber);
    await report({ ...transfer, confirmations: 2 });
    clock.advance(16 * 60_000);
    const other = await order();
    await eventually(
      async () =>
        (await wallet.rows(`SELECT 1 FROM deposit WHERE status = 'PENDING' AND id = $1`, [other.id])).length,
      (n) => n === 1,
    );
    expect(await read()).toMatchObject({ id, status: 'PENDING' });
    expect((await report(transfer)).body.value).toMatchObject({ outcome: 'MATCHED' });
    expect(await balanceOf(player.memberId)).toBe('50024950');
  });

  it('another amount and another network wait for a cashier, who credits what arrived', async () => {
    const { player, id, read } = await order();
    const to = (await read()).payee.accountNumber;
    expect((await report(transferTo(to, { amount: '18130000' }))).body.value).toMatchObject({
      outcome: 'REVIEW',
    });
    expect(await reviewOf(id)).toEqual(['WRONG_AMOUNT']);
    const { body } = await wallet.cashier().get('/wps/v2/ops/deposits/review?pageSize=50');
    const { list } = body.value as unknown as { list: { id: string; depositId: string; amount: string }[] };
    const review = list.find(({ depositId }) => depositId === id)!;
    expect(review).toMatchObject({ channel: 'USDT', amount: '474099.50', account: to });
    await wallet
      .cashier()
      .post(`/wps/v2/ops/deposits/review/${review.id}/credit`, { reason: 'seen on the chain' }, key());
    expect(await balanceOf(player.memberId)).toBe('47409950');

    const foreign = await order();
    const elsewhere = transferTo((await foreign.read()).payee.accountNumber, { network: 'BEP20' });
    expect((await report(elsewhere)).body.value).toMatchObject({ outcome: 'REVIEW' });
    expect(await reviewOf(foreign.id)).toEqual(['WRONG_NETWORK']);
  });
});
