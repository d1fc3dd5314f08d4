import { randomUUID } from 'node:crypto';
import { loadConfig } from '#libs/config';
import { signatureHeader, signBody } from '#libs/platform';
import { WalletConfig } from '../src/wallet.config.js';
import { bankKeys, eventually, key, WalletApp } from './support/wallet-app.js';

describe('the bank channel of the wallet', () => {
  it('repeats the registration of an order until the bank accepts it', async () => {
    const wallet = await WalletApp.start();
    try {
      wallet.bank.status = 503;
      const player = wallet.member();
      const { body } = await player.post('/wps/v2/deposits', { channel: 'BANK', amount: '100000.00' }, key());
      const { id } = body.value as unknown as { id: string };
      const statusOf = async () =>
        (await wallet.rows('SELECT status FROM deposit WHERE id = $1', [id]))[0]!['status'];
      expect(await statusOf()).toBe('CREATED');
      wallet.bank.status = 200;
      await eventually(statusOf, (status) => status === 'PENDING');
      wallet.bank.status = 422;
      const second = await player.post('/wps/v2/deposits', { channel: 'BANK', amount: '100000.00' }, key());
      const { id: refused } = second.body.value as unknown as { id: string };
      expect((await wallet.rows('SELECT status FROM deposit WHERE id = $1', [refused]))[0]!['status']).toBe(
        'FAILED',
      );
      const failed = await eventually(
        () => Promise.resolve(wallet.published.filter(({ type }) => type === 'wallet.deposit.failed.v1')),
        (events) => events.length > 0,
      );
      expect(failed.map(({ payload }) => [payload['depositId'], payload['reason']])).toEqual([
        [refused, 'REJECTED_BY_CHANNEL'],
      ]);
    } finally {
      await wallet.close();
    }
  });

  it('is absent unless configured', () => {
    const test = { NODE_ENV: 'test' };
    expect(loadConfig(WalletConfig, test).bank.channel).toBe('none');
    expect(() => loadConfig(WalletConfig, { ...test, BANK_CHANNEL: 'http' })).toThrow(
      /BANK_CHANNEL_URL(.|\n)*BANK_CHANNEL_KEYS/,
    );
  });
});

describe('a wallet without a bank', () => {
  it('offers no deposits and registers no order', async () => {
    const wallet = await WalletApp.start({ BANK_CHANNEL: 'none' });
    try {
      const player = wallet.member();
      expect((await player.get('/wps/v2/deposits/channels')).body.value).toEqual([]);
      const { body } = await player.post('/wps/v2/deposits', { channel: 'BANK', amount: '100000.00' }, key());
      expect(body.code).toBe('DEPOSIT_CHANNEL_UNAVAILABLE');
      expect(wallet.bank.orders).toEqual([]);
    } finally {
      await wallet.close();
    }
  });

  it('REG-G22.1 credits nothing, whichever key that was left behind signs a bank arrival or a transfer in USDT', async () => {
    const custodian = { live: 'a-key-of-the-custodian' };
    const wallet = await WalletApp.start({
      ...{ BANK_CHANNEL: 'none', USDT_CHANNEL: 'none', USDT_CHANNEL_KEYS: `live=${custodian.live}` },
    });
    try {
      const before = await wallet.footprint();
      const left: Record<string, string>[] = [bankKeys, { old: bankKeys.old }];
      for (const keys of left) {
        const arrival = { bankTxnId: `FT${randomUUID()}`, amount: '10000000', content: 'SV' };
        expect(await wallet.arrive(arrival, keys)).toMatchObject({
          status: 401,
          body: { code: 'BANK_SIGNATURE_INVALID' },
        });
      }
      const now = wallet.service.clock.now();
      const transfer = JSON.stringify({
        ...{ txId: 'ab'.repeat(32), logIndex: 0, network: 'TRC20', address: 'T'.padEnd(34, '1') },
        ...{ amount: '19130000', confirmations: 20, blockTime: now.toISOString() },
      });
      const signature = signBody(custodian, transfer, now);
      const reported = await wallet.service
        .as({ kind: 'guest' })
        .post('/usdt-channel/v1/transfers', transfer, { [signatureHeader]: signature });
      expect(reported).toMatchObject({ status: 401, body: { code: 'USDT_SIGNATURE_INVALID' } });
      expect(await wallet.footprint()).toEqual(before);
    } finally {
      await wallet.close();
    }
  });
});
