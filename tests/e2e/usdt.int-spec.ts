import { randomUUID } from 'node:crypto';
import { freePort } from '#libs/local';
import { idempotencyHeader } from '#libs/platform';
import { eventually, FakeClock, startTestService, type TestService } from '#libs/testing';
import { demoProviderService } from '../../services/demo-provider/src/service.js';
import { walletService } from '../../services/wallet/src/service.js';

const rate = 2_615_000n;

/** The wallet and the simulated custodian of USDT on one clock. */
class WalletAndCustodian {
  private constructor(
    readonly wallet: TestService<FakeClock>,
    readonly custodian: TestService<FakeClock>,
  ) {}

  static async start(): Promise<WalletAndCustodian> {
    const clock = new FakeClock(new Date());
    const [walletPort, custodianPort] = [await freePort(), await freePort()];
    const keys = { USDT_CHANNEL_KEYS: 'k1=a-key-of-the-custodian' };
    const custodianSettings = {
      PORT: String(custodianPort),
      USDT_SIMULATOR: 'on',
      SIMULATED_POLL_MS: '20',
      SIMULATED_USDT_DELAY_MS: '3000',
      GAME_PAGE_FOLDER: 'dist/no-page-here',
      ...keys,
    };
    const walletSettings = {
      PORT: String(walletPort),
      USDT_CHANNEL: 'simulated',
      USDT_CHANNEL_URL: `http://127.0.0.1:${custodianPort}/usdt/v1`,
      USDT_TRANSFERS_URL: `http://127.0.0.1:${walletPort}/usdt-channel/v1/transfers`,
      ...keys,
    };
    const [wallet, custodian] = await Promise.all([
      startTestService(walletService, { clock, env: walletSettings }),
      startTestService(demoProviderService, { clock, env: custodianSettings }),
    ]);
    return new WalletAndCustodian(wallet, custodian);
  }

  player() {
    const memberId = randomUUID();
    const principal = { kind: 'member', memberId, accountType: 0, sessionId: 'session' } as const;
    return Object.assign(this.wallet.as({ ...principal, fundPassword: true }), { memberId });
  }

  async order(player: ReturnType<WalletAndCustodian['player']>, units: number): Promise<string> {
    const request = { channel: 'USDT', amount: `${units}.00` };
    const { body } = await player.post('/wps/v2/deposits', request, { [idempotencyHeader]: randomUUID() });
    if (!body.success) throw new Error(JSON.stringify(body));
    return (body.value as unknown as { id: string }).id;
  }

  rows = ({ pool }: TestService<FakeClock>, sql: string): Promise<Record<string, string>[]> =>
    pool.query(sql);

  async statusOf(id: string): Promise<string> {
    return (await this.rows(this.wallet, `SELECT status FROM deposit WHERE id = '${id}'`))[0]!['status']!;
  }

  async becomes(id: string, status: string): Promise<void> {
    await eventually(
      () => this.statusOf(id),
      (is) => is === status,
    );
  }

  async close(): Promise<void> {
    await Promise.all([this.wallet.close(), this.custodian.close()]);
  }
}

describe('the simulated custodian of USDT behind the wallet', () => {
  it('pays, pays late, short, twice, on another network and elsewhere; nothing is lost or credited twice', async () => {
    const world = await WalletAndCustodian.start();
    const { clock } = world.wallet;
    const unreported = async () =>
      (
        await world.rows(
          world.custodian,
          `SELECT tx_id FROM usdt_transfer WHERE cardinality(reports) > 0 AND next_attempt_at <= '${clock.now().toISOString()}'`,
        )
      ).length;
    /** A block later, and all that is due then has been reported. */
    const nextBlock = async () => {
      clock.advance(3_000);
      await eventually(unreported, (count) => count === 0);
    };
    try {
      const player = world.player();
      const [pay, late, short, twice, repeat, stray, foreign] = [
        await world.order(player, 500_000),
        await world.order(player, 500_001),
        await world.order(player, 500_002),
        await world.order(player, 500_003),
        await world.order(player, 500_004),
        await world.order(player, 500_005),
        await world.order(player, 500_007),
      ];
      const { body } = await player.get(`/wps/v2/deposits/${pay}`);
      expect(body.value).toMatchObject({
        ...{ status: 'PENDING', qr: expect.stringMatching(/^T[1-9A-HJ-NP-Za-km-z]{33}$/) as string },
        usdt: { amount: '19.13', rate: '26150.00', confirmations: 0, confirmationsNeeded: 20 },
      });

      await nextBlock();
      const seen = (await player.get(`/wps/v2/deposits/${pay}`)).body.value;
      expect(seen).toMatchObject({ status: 'PENDING', usdt: { confirmations: 1 } });
      for (let block = 0; block < 6; block += 1) await nextBlock();
      await world.becomes(pay, 'SUCCESS');
      await world.becomes(twice, 'SUCCESS');
      await world.becomes(repeat, 'SUCCESS');

      clock.advance(16 * 60_000);
      for (let block = 0; block < 4; block += 1) await nextBlock();
      await world.becomes(late, 'REVIEW');
      await world.becomes(stray, 'EXPIRED');
      const found = await world.rows(world.wallet, 'SELECT reason, deposit_id FROM deposit_review');
      expect(new Map(found.map((row) => [row['reason'], row['deposit_id']]))).toEqual(
        new Map([
          ['LATE', late],
          ['WRONG_AMOUNT', short],
          ['REPEATED', twice],
          ['UNMATCHED', null],
          ['WRONG_NETWORK', foreign],
        ] as [string, string | null][]),
      );
      expect(found).toHaveLength(5);

      // 19.13 USDT each, at the locked rate.
      const credited = 3n * ((19_130_000n * rate) / 1_000_000n);
      const [account] = await world.rows(
        world.wallet,
        `SELECT balance FROM player_account WHERE member_id = '${player.memberId}' AND book = 'REAL'`,
      );
      expect(BigInt(account!['balance']!)).toBe(credited);
      const [sums] = await world.rows(
        world.wallet,
        `SELECT (SELECT sum(CASE WHEN debit = 1140 THEN amount ELSE -amount END) FROM posting WHERE 1140 IN (debit, credit)) AS booked,
                (SELECT sum(amount) FROM bank_arrival WHERE channel = 'USDT') AS arrived`,
      );
      expect(sums!['booked']).toBe(sums!['arrived']);
    } finally {
      await world.close();
    }
  });
});
