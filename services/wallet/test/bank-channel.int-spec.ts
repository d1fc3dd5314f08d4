import { loadConfig } from '#libs/config';
import { WalletConfig } from '../src/wallet.config.js';
import { eventually, key, WalletApp } from './support/wallet-app.js';

const connected = {
  BANK_CHANNEL_URL: 'http://127.0.0.1:1',
  BANK_ARRIVALS_URL: 'http://127.0.0.1:1/arrivals',
  BANK_CHANNEL_KEYS: 'k1=a-key-of-the-bank',
};

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
    } finally {
      await wallet.close();
    }
  });

  it('is absent unless configured, and refuses a stand-in and invented balances in production by name', () => {
    expect(loadConfig(WalletConfig, {}).bank.channel).toBe('none');
    expect(() => loadConfig(WalletConfig, { BANK_CHANNEL: 'http' })).toThrow(
      /BANK_CHANNEL_URL(.|\n)*BANK_CHANNEL_KEYS/,
    );
    const production = { NODE_ENV: 'production', ...connected };
    expect(loadConfig(WalletConfig, { ...production, BANK_CHANNEL: 'http' }).bank.channel).toBe('http');
    expect(() => loadConfig(WalletConfig, { ...production, BANK_CHANNEL: 'simulated' })).toThrow(
      / BANK_CHANNEL: .*production/,
    );
    expect(() => loadConfig(WalletConfig, { ...production, DEMO_BALANCES: 'demo=1.00' })).toThrow(
      / DEMO_BALANCES: .*production/,
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
});
