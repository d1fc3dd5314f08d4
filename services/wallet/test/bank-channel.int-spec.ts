import { Transactions } from '#libs/database';
import { CONFIG, LOGGER } from '#libs/platform';
import { BankChannelRepository } from '../src/bank-channel/bank-channel.repository.js';
import { BankChannelService } from '../src/bank-channel/bank-channel.service.js';
import { eventually, key, WalletApp } from './support/wallet-app.js';

describe('the simulated bank behind the wallet', () => {
  let wallet: WalletApp;
  beforeAll(async () => {
    wallet = await WalletApp.start({
      SIMULATED_PAYERS: 'pay,late,repeat,twice,wrong-amount,unmatched',
      SIMULATED_DELAY_MIN_MS: '3000',
      SIMULATED_DELAY_MAX_MS: '6000',
      SIMULATED_POLL_MS: '20',
    });
  });
  afterAll(() => wallet.close());

  const orderStatus = async (id: string) =>
    (await wallet.rows('SELECT status FROM deposit WHERE id = $1', [id]))[0]!['status'];
  const reviews = () => wallet.rows('SELECT reason, deposit_id FROM deposit_review ORDER BY created_at');
  const undelivered = async () =>
    Number(
      (
        await wallet.rows('SELECT count(*) AS n FROM bank_channel.bank_transfer WHERE deliveries_left > 0')
      )[0]!['n'],
    );

  it('pays, pays late, repeats, pays twice, pays wrong and pays without a code; nothing is lost or credited twice', async () => {
    const player = wallet.member();
    const ids: string[] = [];
    for (let i = 0; i < 6; i++) {
      const { body } = await player.post('/wps/v2/deposits', { channel: 'BANK', amount: '100000.00' }, key());
      ids.push((body.value as unknown as { id: string }).id);
    }
    const [pay, late, repeat, twice, wrong, unmatched] = ids as [
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    expect(await wallet.rows('SELECT behaviour FROM bank_channel.bank_order ORDER BY seq')).toEqual(
      ['pay', 'late', 'repeat', 'twice', 'wrong-amount', 'unmatched'].map((behaviour) => ({ behaviour })),
    );
    wallet.service.clock.advance(2_900);
    await new Promise((done) => setTimeout(done, 150));
    expect(await orderStatus(pay)).toBe('PENDING');

    wallet.service.clock.advance(13_000);
    for (const id of [pay, repeat, twice])
      await eventually(
        () => orderStatus(id),
        (status) => status === 'SUCCESS',
      );
    await eventually(undelivered, (n) => n <= 2); // the late one is not due yet, a repetition may not be either
    wallet.service.clock.advance(20 * 60_000);
    await eventually(
      () => orderStatus(unmatched),
      (status) => status === 'EXPIRED',
    );
    wallet.service.clock.advance(10_000);
    await eventually(undelivered, (n) => n === 0);

    expect(await orderStatus(late)).toBe('REVIEW');
    expect(await orderStatus(wrong)).toBe('REVIEW');
    const found = (await reviews()).map((row) => [row['reason'], row['deposit_id']] as const);
    expect(new Map(found)).toEqual(
      new Map([
        ['LATE', late],
        ['REPEATED', twice],
        ['WRONG_AMOUNT', wrong],
        ['UNMATCHED', null],
      ]),
    );
    expect(found).toHaveLength(4);
    expect((await player.get('/wps/v2/wallets/balance')).body.value).toMatchObject({
      sumBalance: '300000.00',
    });
  }, 60_000);
});

describe('a bank that was stopped', () => {
  it('goes on where it stopped when it is started again', async () => {
    const wallet = await WalletApp.start({ SIMULATED_PAYERS: 'pay', SIMULATED_POLL_MS: '20' });
    const { app, clock } = wallet.service;
    try {
      const running = app.get(BankChannelService, { strict: false });
      await running.onApplicationShutdown();
      const player = wallet.member();
      const { body } = await player.post('/wps/v2/deposits', { channel: 'BANK', amount: '100000.00' }, key());
      const { id } = body.value as unknown as { id: string };
      clock.advance(10_000);
      await new Promise((done) => setTimeout(done, 150));
      const status = async () =>
        (await wallet.rows('SELECT status FROM deposit WHERE id = $1', [id]))[0]!['status'];
      expect(await status()).toBe('PENDING');

      const again = new BankChannelService(
        app.get(BankChannelRepository, { strict: false }),
        app.get(Transactions),
        clock,
        app.get(CONFIG),
        app.get(LOGGER),
      );
      again.onApplicationBootstrap();
      await eventually(status, (seen) => seen === 'SUCCESS');
      await again.onApplicationShutdown();
    } finally {
      await wallet.close();
    }
  });
});

describe('a wallet without a bank', () => {
  it('offers no deposits, and has no simulated bank to talk to', async () => {
    const wallet = await WalletApp.start({ BANK_CHANNEL: 'none' });
    try {
      const player = wallet.member();
      expect((await player.get('/wps/v2/deposits/channels')).body.value).toEqual([]);
      const { body } = await player.post('/wps/v2/deposits', { channel: 'BANK', amount: '100000.00' }, key());
      expect(body.code).toBe('DEPOSIT_CHANNEL_UNAVAILABLE');
      expect((await wallet.service.as({ kind: 'guest' }).post('/bank-simulator/v1/orders', {})).status).toBe(
        404,
      );
    } finally {
      await wallet.close();
    }
  });
});
