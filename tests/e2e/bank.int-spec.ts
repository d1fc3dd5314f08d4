import { randomUUID } from 'node:crypto';
import { idempotencyHeader, startService, type RunningService } from '#libs/platform';
import { eventually, FakeClock, pause, startTestService, testKeys, type TestService } from '#libs/testing';
import { demoProviderService } from '../../services/demo-provider/src/service.js';
import { walletService } from '../../services/wallet/src/service.js';
import { freePort } from '#libs/local';

/** The wallet and the simulated bank on one clock: each process knows the address and the key of the other. */
class WalletAndBank {
  private constructor(
    readonly wallet: TestService<FakeClock>,
    private readonly bank: TestService<FakeClock>,
    private readonly bankSettings: Record<string, string>,
  ) {}

  static async start(simulated: Record<string, string>): Promise<WalletAndBank> {
    const clock = new FakeClock(new Date());
    const [walletPort, bankPort] = [await freePort(), await freePort()];
    const keys = { BANK_CHANNEL_KEYS: 'k1=a-key-of-the-bank' };
    const bankSettings = {
      PORT: String(bankPort),
      BANK_SIMULATOR: 'on',
      SIMULATED_POLL_MS: '20',
      GAME_PAGE_FOLDER: 'dist/no-page-here',
      ...keys,
      ...simulated,
    };
    const walletSettings = {
      PORT: String(walletPort),
      BANK_CHANNEL: 'simulated',
      BANK_CHANNEL_URL: `http://127.0.0.1:${bankPort}/bank/v1`,
      BANK_ARRIVALS_URL: `http://127.0.0.1:${walletPort}/bank-channel/v1/arrivals`,
      ...keys,
    };
    const [wallet, bank] = await Promise.all([
      startTestService(walletService, { clock, env: walletSettings }),
      startTestService(demoProviderService, { clock, env: bankSettings }),
    ]);
    return new WalletAndBank(wallet, bank, bankSettings);
  }

  player() {
    const principal = {
      kind: 'member',
      memberId: randomUUID(),
      accountType: 0,
      sessionId: 'session',
    } as const;
    return this.wallet.as({ ...principal, fundPassword: true });
  }

  async order(player: ReturnType<WalletAndBank['player']>): Promise<string> {
    const request = { channel: 'BANK', amount: '100000.00' };
    const { body } = await player.post('/wps/v2/deposits', request, { [idempotencyHeader]: randomUUID() });
    return (body.value as unknown as { id: string }).id;
  }

  async statusOf(id: string): Promise<string> {
    return (await rows(this.wallet, `SELECT status FROM deposit WHERE id = '${id}'`))[0]!['status']!;
  }

  /** A later process of the bank, on the database of the first. */
  async startBankAgain(): Promise<RunningService> {
    const own = { NODE_ENV: 'test', LOG_LEVEL: 'fatal', KEYS_DIR: await testKeys(), PORT: '0' };
    return startService(demoProviderService, {
      env: { ...this.bankSettings, ...own, SIMULATED_POLL_MS: '20', DATABASE_URL: this.bank.database!.url },
      cache: this.bank.cache,
      clock: this.bank.clock,
    });
  }

  bankRows = (sql: string) => rows(this.bank, sql);

  async close(): Promise<void> {
    await Promise.all([this.wallet.close(), this.bank.close()]);
  }
}

function rows({ pool }: TestService<FakeClock>, sql: string): Promise<Record<string, string>[]> {
  return pool.query(sql);
}

describe('the simulated bank behind the wallet', () => {
  it('pays, pays late, repeats, pays twice, pays wrong and pays without a code; nothing is lost or credited twice', async () => {
    const behaviours = ['pay', 'late', 'repeat', 'twice', 'wrong-amount', 'unmatched'];
    const world = await WalletAndBank.start({
      SIMULATED_PAYERS: behaviours.join(','),
      SIMULATED_DELAY_MIN_MS: '3000',
      SIMULATED_DELAY_MAX_MS: '6000',
    });
    const { clock } = world.wallet;
    const undelivered = async () =>
      Number(
        (await world.bankRows('SELECT count(*) AS n FROM bank_transfer WHERE deliveries_left > 0'))[0]!['n'],
      );
    try {
      const player = world.player();
      const ids: string[] = [];
      for (const _ of behaviours) ids.push(await world.order(player));
      const [pay, late, repeat, twice, wrong, unmatched] = ids as [
        string,
        string,
        string,
        string,
        string,
        string,
      ];
      expect(await world.bankRows('SELECT behaviour FROM bank_order ORDER BY seq')).toEqual(
        behaviours.map((behaviour) => ({ behaviour })),
      );
      clock.advance(2_900);
      await pause(150, 'what is not due yet would be paid by now');
      expect(await world.statusOf(pay)).toBe('PENDING');

      clock.advance(13_000);
      for (const id of [pay, repeat, twice])
        await eventually(
          () => world.statusOf(id),
          (status) => status === 'SUCCESS',
        );
      await eventually(undelivered, (n) => n <= 2); // the late one is not due yet, a repetition may not be either
      clock.advance(20 * 60_000);
      await eventually(
        () => world.statusOf(unmatched),
        (status) => status === 'EXPIRED',
      );
      clock.advance(10_000);
      await eventually(undelivered, (n) => n === 0);

      expect([await world.statusOf(late), await world.statusOf(wrong)]).toEqual(['REVIEW', 'REVIEW']);
      const reviews = await rows(world.wallet, 'SELECT reason, deposit_id FROM deposit_review');
      expect(new Map(reviews.map((row) => [row['reason'], row['deposit_id']]))).toEqual(
        new Map([
          ['LATE', late],
          ['REPEATED', twice],
          ['WRONG_AMOUNT', wrong],
          ['UNMATCHED', null],
        ]),
      );
      expect(reviews).toHaveLength(4);
      expect((await player.get('/wps/v2/wallets/balance')).body.value).toMatchObject({
        sumBalance: '300000.00',
      });
    } finally {
      await world.close();
    }
  });

  it('reports after a restart what was due before', async () => {
    const world = await WalletAndBank.start({ SIMULATED_POLL_MS: '60000' });
    try {
      const id = await world.order(world.player());
      world.wallet.clock.advance(10_000);
      await pause(150, 'what is not due yet would be paid by now');
      expect(await world.statusOf(id)).toBe('PENDING');
      const bank = await world.startBankAgain();
      await eventually(
        () => world.statusOf(id),
        (status) => status === 'SUCCESS',
      );
      await bank.close();
    } finally {
      await world.close();
    }
  });
});
