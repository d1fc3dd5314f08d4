import { randomUUID } from 'node:crypto';
import { PlayerClient, type OperatorClient } from '#libs/api-client';
import { parseMoney } from '#libs/money';
import { idempotencyHeader } from '#libs/platform';
import { eventually } from '#libs/testing';
import { logInOperator } from '../support/operator.js';
import { importGames, startWholePlatform, type WholePlatform } from '../support/whole-platform.js';

interface Item {
  id: string;
  name: { vi: string };
  points: number;
}
interface MallOrder {
  id: string;
  number: string;
  kind: string;
  name: { vi: string };
  quantity: number;
  points: number;
  amount: string;
  status: string;
  remark: string | null;
  address: string | null;
  phone: string | null;
}
interface Line {
  kind: string;
  points: number;
}

interface Redemption {
  itemId: string;
  quantity: number;
  fundPassword?: string;
}

const fundPassword = '246810';
const relay = '/wps/relay';
const delivery = { recipient: 'Trần Thị Sen', phone: '0901234567', address: '12 Phố Hàng Bông, Hà Nội' };

describe('the points mall, from the bet to the reward', () => {
  let platform: WholePlatform;
  let operator: OperatorClient;
  let player: PlayerClient;
  let rate: number;

  beforeAll(async () => {
    platform = await startWholePlatform({
      CAPTCHA: 'off',
      RATE_LIMITS: '1000',
      SIMULATED_DELAY_MIN_MS: '50',
      SIMULATED_DELAY_MAX_MS: '100',
      MINIMUM_ROUND_MS: '0',
    });
    await importGames(platform);
    operator = await logInOperator(platform.gateway, { encrypted: true });
    player = new PlayerClient(platform.gateway, undefined, { encrypted: true });
    await player.register();
    await player.deposit('20000000.00');
    const news = { newFundPassword: fundPassword, confirmFundPassword: fundPassword };
    const secrets = await player.credentials({ password: player.password, ...news });
    await player.value('POST', '/wps/v2/fund-password', secrets);
  }, 120_000);
  afterAll(() => platform?.close());

  const balance = async () =>
    (await player.value<{ balance: number }>('GET', `${relay}/MCS2_getPointBalance`)).balance;
  const orders = async () =>
    (await player.value<{ list: MallOrder[] }>('GET', `${relay}/MCS2_getRedeemPointList`)).list;
  const lines = async () => (await player.value<{ list: Line[] }>('GET', `${relay}/ODSFE2_MemTransDet`)).list;
  async function redeem({ fundPassword: secret, ...wanted }: Redemption, key = randomUUID()) {
    const proof = secret !== undefined && { fundPassword: await player.fundPassword(secret) };
    return player.call<{ number: string }>(
      'POST',
      `${relay}/passwordCheck/MCS2_redeemPointReward`,
      { ...wanted, ...proof },
      { [idempotencyHeader]: key },
    );
  }
  const offer = (kind: 'PHYSICAL' | 'BONUS', points: number, value: string) =>
    operator.value<Item>('POST', '/wps/v2/ops/points/items', {
      ...{ kind, points, value, picture: 'gift', multiplier: '1', stock: 2, minLevel: 0, enabled: true },
      name: { vi: `Quà ${points}`, en: `Gift ${points}` },
      description: { vi: 'Quà tặng', en: 'A gift' },
      activeFrom: '2026-01-01T00:00:00.000Z',
    });

  it('SPEC-3.37 SPEC-9.27 points are earned by valid bets at the ratio of the kind of game', async () => {
    const config = await player.value<Record<string, string>>('GET', `${relay}/MCS2_getPointConfig`);
    expect(Object.keys(config)).toEqual(
      expect.arrayContaining(['live', 'lott', 'pvp', 'rng', 'sports', 'redeem', 'deposit']),
    );
    rate = Number(config['redeem']);
    const [game] = await player.games('?pageSize=1');
    const table = await player.openGame(game!);
    const stake = table.stakes.at(-1)!;
    let staked = 0n;
    const enough = parseMoney(config['rng']!) * BigInt(rate + 20);
    while (staked < enough) staked += BigInt((await table.spin(stake)).stake);
    const earned = Number(staked / parseMoney(config['rng']!));
    await eventually(balance, (points) => points === earned);
    expect((await lines()).every(({ kind, points }) => kind === 'EARN' && points > 0)).toBe(true);
  });

  it('SPEC-1.9.7 SPEC-3.35 SPEC-3.36 SPEC-3.38.1 SPEC-3.38.2 SPEC-3.38.3 SPEC-5.7.3 SPEC-7.6.2 SPEC-7.6.3 SPEC-7.6.4 a reward is redeemed by the fund password, delivered or refused', async () => {
    const item = await offer('PHYSICAL', 7, '0.00');
    const rewards = await player.value<Item[]>('GET', `${relay}/MCS2_getPointReward`);
    expect(rewards).toEqual(expect.arrayContaining([expect.objectContaining({ id: item.id, points: 7 })]));
    const before = await balance();
    const wanted = { itemId: item.id, quantity: 1 };

    expect((await redeem({ ...wanted, ...delivery, fundPassword: '135791' })).success).toBe(false);
    expect((await redeem({ ...wanted, ...delivery })).success).toBe(false);
    expect((await redeem({ ...wanted, fundPassword })).success).toBe(false);
    expect([await balance(), await orders()]).toEqual([before, []]);

    const key = randomUUID();
    const first = await redeem({ ...wanted, ...delivery, fundPassword }, key);
    expect(first.success).toBe(true);
    expect((await redeem({ ...wanted, ...delivery, fundPassword }, key)).value).toEqual(first.value);
    expect((await redeem({ ...wanted, ...delivery, fundPassword })).success).toBe(true);
    expect((await redeem({ ...wanted, ...delivery, fundPassword })).success).toBe(false);
    expect(await balance()).toBe(before - 14);
    expect(await orders()).toMatchObject([
      { kind: 'PHYSICAL', quantity: 1, points: 7, status: 'PROCESSING', address: delivery.address },
      { number: first.value.number, status: 'PROCESSING', remark: null, phone: expect.stringContaining('*') },
    ]);

    const queue = (await operator.value<{ list: MallOrder[] }>('GET', '/wps/v2/ops/points/orders')).list;
    expect(queue).toHaveLength(2);
    const decide = (at: number, status: string, remark: string) =>
      operator.call('PUT', `/wps/v2/ops/points/orders/${queue[at]!.id}/decision`, { status, remark });
    await decide(0, 'COMPLETE', 'Đã giao');
    await decide(1, 'REJECTED', 'Hết hàng');
    await decide(1, 'COMPLETE', 'Đã giao');
    expect((await orders()).map(({ status, remark }) => [status, remark])).toEqual([
      ['REJECTED', 'Hết hàng'],
      ['COMPLETE', 'Đã giao'],
    ]);
    await eventually(balance, (points) => points === before - 7);
  });

  it('SPEC-7.6.5 SPEC-7.6.6 a bonus and a conversion are credited once, and the ledger of points adds up', async () => {
    const item = await offer('BONUS', 5, '3000.00');
    const money = async () => parseMoney(await player.balance());
    const [points, cash] = [await balance(), await money()];
    expect((await redeem({ itemId: item.id, quantity: 1, fundPassword })).success).toBe(true);
    await eventually(money, (now) => now === cash + 300_000n);

    const convert = async (key: string) =>
      player.call<{ points: number; amount: string }>(
        'POST',
        `${relay}/passwordCheck/MCS2_convertPoint`,
        { points: rate, fundPassword: await player.fundPassword(fundPassword) },
        { [idempotencyHeader]: key },
      );
    const key = randomUUID();
    const [converted, again] = [await convert(key), await convert(key)];
    expect([converted.value.amount, again.value]).toEqual(['1.00', converted.value]);
    await eventually(money, (now) => now === cash + 300_000n + 100n);
    expect(await balance()).toBe(points - 5 - rate);
    const page = await player.value<{ list: Line[]; totalCount: number }>(
      'GET',
      `${relay}/ODSFE2_MemTransDet?pageSize=100`,
    );
    expect(page.totalCount).toBe(page.list.length);
    expect(page.list.reduce((sum, line) => sum + line.points, 0)).toBe(await balance());
  });
});
