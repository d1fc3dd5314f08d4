import { randomInt, randomUUID } from 'node:crypto';
import { compactDecrypt, importJWK } from 'jose';
import { Pool } from '#libs/database';
import { PlayerClient, type OperatorClient } from '#libs/api-client';
import type { Principal } from '#libs/auth';
import { parseMoney } from '#libs/money';
import { idempotencyHeader } from '#libs/platform';
import { eventually } from '#libs/testing';
import { demoServiceLinkPrivateKey } from '../../services/member/src/seed/service-link-key.js';
import { VipService } from '../../services/promotions/src/vip/vip.service.js';
import { logInOperator } from '../support/operator.js';
import { importGames, startWholePlatform, type WholePlatform } from '../support/whole-platform.js';

interface Rank {
  level: number;
  name: { vi: string; en: string };
  version: number;
  depositSum: string;
  betSum: string;
  keepBet: string;
  upgradeGift: string;
  weeklyGift: string;
  monthlyGift: string;
  rebatePpm: number;
}

interface Profile {
  rank_level: number;
}

interface Payment {
  status: string;
  reason: string | null;
}

describe('ranks of VIP, from the bets to the desk', () => {
  let platform: WholePlatform;
  let operator: OperatorClient;

  beforeAll(async () => {
    platform = await startWholePlatform({
      CAPTCHA: 'off',
      PAYLOAD_ENCRYPTION: 'optional',
      RATE_LIMITS: '1000',
      SIMULATED_DELAY_MIN_MS: '50',
      SIMULATED_DELAY_MAX_MS: '100',
      MINIMUM_ROUND_MS: '0',
    });
    await importGames(platform);
    // A code of the authenticator works once.
    operator = await logInOperator(platform.gateway);
  }, 120_000);
  afterAll(() => platform?.close());

  /** Ranks 1 to 5 for what a test can play. Answers with the name of each level. */
  async function lowerRanks(): Promise<Map<number, string>> {
    const ranks = await operator.value<Rank[]>('GET', '/wps/v2/ops/vip/ranks');
    for (const { level, ...rank } of ranks.filter((each) => each.level >= 1 && each.level <= 5))
      await operator.value('PUT', `/wps/v2/ops/vip/ranks/${level}`, {
        ...rank,
        ...{ depositSum: '1000000.00', betSum: `${level * 100_000}.00` },
      });
    return new Map(ranks.map(({ level, name }) => [level, name.vi]));
  }

  /** The evaluation of the night, and the day after it. */
  async function night(): Promise<void> {
    const { app } = platform.services.get('promotions')!;
    await app.get(VipService, { strict: false }).evaluateDay();
    await app.get(Pool).query('UPDATE vip_member SET evaluated_on = evaluated_on - 1');
  }

  async function bindAccount(player: PlayerClient): Promise<string> {
    const fundPassword = '246810';
    const secrets = {
      password: player.password,
      newFundPassword: fundPassword,
      confirmFundPassword: fundPassword,
    };
    await player.value('POST', '/wps/v2/fund-password', await player.credentials(secrets));
    const about = { institution: '970436', number: String(randomInt(1e9, 1e10)), holder: 'Nguyễn Văn An' };
    const binding = { ...about, fundPassword: await player.fundPassword(fundPassword) };
    const key = { [idempotencyHeader]: randomUUID() };
    return (await player.value<{ id: string }>('POST', '/wps/v2/bank-accounts', binding, key)).id;
  }

  /** A call to the wallet of the first or the second cashier. */
  async function asCashier<T>(which: '1' | '2', path: string, body: object): Promise<T> {
    const operatorId = `01980000-0000-7000-8000-00000000000${which}`;
    const session = { sessionId: 's', since: 0 };
    const principal: Principal = { kind: 'operator', operatorId, roles: ['operator', 'cashier'], ...session };
    const answer = await fetch(`${platform.urlOf('wallet')}${path}`, {
      method: 'POST',
      headers: {
        ...{ 'content-type': 'application/json', [idempotencyHeader]: randomUUID() },
        ...(await platform.asserting('wallet', principal)),
      },
      body: JSON.stringify(body),
    });
    const envelope = (await answer.json()) as { success: boolean; value: T };
    if (!envelope.success) throw new Error(JSON.stringify(envelope));
    return envelope.value;
  }

  it('SPEC-1.9.6 SPEC-3.4.1 SPEC-6.10.1 a member rises a level each night by deposits and bets, is shown with the rank, and reaches the VIP desk above rank 4', async () => {
    const names = await lowerRanks();
    const player = new PlayerClient(platform.gateway);
    await player.register();
    const shown = async () =>
      (await player.value<{ clubLabel: { rankLevel: number; labelName: string } }>('GET', '/wps/member/info'))
        .clubLabel;
    const page = () =>
      player.value<{ level: number; bets: string; vipService: boolean; given: { level: number }[] }>(
        'GET',
        '/wps/v2/vip',
      );
    const desk = async () => {
      const { version } = await player.value<{ version: { pathList: { path: string }[] } }>(
        'GET',
        '/wps/system/service',
      );
      const key = await importJWK({ ...demoServiceLinkPrivateKey }, 'ECDH-ES');
      const { plaintext } = await compactDecrypt(version.pathList[0]!.path, key);
      return (JSON.parse(new TextDecoder().decode(plaintext)) as { csType: string }).csType;
    };
    await player.deposit('2000000.00');
    await night();
    expect(await page()).toMatchObject({ level: 0, vipService: false });

    const [game] = await player.games('?gameType=RNG&pageSize=1');
    const table = await player.openGame(game!);
    let staked = 0n;
    while (staked < 50_000_000n) staked += BigInt((await table.spin(table.stakes.at(-1)!)).stake);
    await eventually(page, ({ bets }) => parseMoney(bets) === staked);

    for (const level of [1, 2, 3, 4, 5]) {
      expect(await desk()).toBe('LIVECHAT');
      await night();
      await eventually(shown, ({ rankLevel }) => rankLevel === level);
      expect((await shown()).labelName).toBe(names.get(level));
      expect(await page()).toMatchObject({ level, vipService: level > 4 });
    }
    expect(await desk()).toBe('VIP');
    expect((await page()).given.map(({ level }) => level).toSorted()).toEqual([1, 2, 3, 4, 5]);
    // One bonus runs at a time; the others wait for its turnover.
    const gifts = await eventually(
      () => player.value<{ list: { rolloverStatus: string | null }[] }>('GET', '/wps/v2/bonuses'),
      ({ list }) => list.length === 5 && list.every(({ rolloverStatus }) => rolloverStatus !== null),
    );
    expect(gifts.list.map(({ rolloverStatus }) => rolloverStatus).toSorted()).toEqual([
      'ACTIVE',
      ...Array.from({ length: 4 }, () => 'QUEUED'),
    ]);
  }, 120_000);

  it('SPEC-3.4.2 a member carries the labels that an operator gave, in the language that is asked for, until they are taken away', async () => {
    const player = new PlayerClient(platform.gateway);
    await player.register();
    const path = `/wps/v2/ops/members/${player.memberId}/labels`;
    const carried = async (language: string) => {
      const headers = { 'accept-language': language };
      const info = await player.value<{ memberLabel: { labelName: string }[] }>(
        ...(['GET', '/wps/member/info', undefined, headers] as const),
      );
      return info.memberLabel.map(({ labelName }) => labelName);
    };
    expect(await carried('vi')).toEqual([]);
    const highRoller = { code: 'HIGH_ROLLER', labelName: { vi: 'Khách lớn', en: 'High roller' } };
    const birthday = { code: 'BIRTHDAY', labelName: { vi: 'Tháng sinh nhật', en: 'Birthday month' } };
    // The promotions hear of the member by an event.
    await eventually(
      () => operator.call('GET', path),
      ({ success }) => success,
    );
    await operator.value('PUT', path, { labels: [highRoller, birthday], reason: 'asked for', version: 0 });
    const given = await eventually(
      () => carried('vi'),
      (names) => names.length === 2,
    );
    expect(given.toSorted()).toEqual(['Khách lớn', 'Tháng sinh nhật']);
    expect((await carried('en')).toSorted()).toEqual(['Birthday month', 'High roller']);
    await operator.value('PUT', path, { labels: [birthday], reason: 'lost interest', version: 1 });
    await eventually(
      () => carried('vi'),
      (names) => names.length === 1 && names[0] === 'Tháng sinh nhật',
    );
  });

  it('REG-G18.1 an excluded member gets neither bonus nor marketing, and two cashiers pay out the money', async () => {
    await lowerRanks();
    const player = new PlayerClient(platform.gateway, undefined, { encrypted: true });
    await player.register();
    await player.deposit('2000000.00');
    const accountId = await bindAccount(player);
    const [game] = await player.games('?gameType=RNG&pageSize=1');
    const table = await player.openGame(game!);
    let staked = 0n;
    while (staked < 20_000_000n) staked += BigInt((await table.spin(table.stakes.at(-1)!)).stake);
    await eventually(
      () => player.value<{ bets: string }>('GET', '/wps/v2/vip'),
      ({ bets }) => parseMoney(bets) === staked,
    );
    const exclusion = { kind: 'SELF_EXCLUSION', months: 6, confirmed: true };
    await player.value('POST', '/wps/v2/responsible-gaming/exclusion', exclusion);
    expect(await player.logIn()).toMatchObject({ code: 'SELF_EXCLUDED' });

    const rowsOf = <T>(service: 'promotions' | 'member' | 'wallet', sql: string) =>
      platform.services.get(service)!.app.get(Pool).query<T[]>(sql, [player.memberId]);
    await night();
    const gifts = await eventually(
      () => rowsOf<Payment>('promotions', 'SELECT status, reason FROM bonus_payment WHERE member_id = $1'),
      (rows) => rows.length > 0 && rows.every(({ status }) => status !== 'REQUESTED'),
    );
    for (const gift of gifts) expect(gift).toEqual({ status: 'REFUSED', reason: 'SELF_EXCLUDED' });
    await eventually(
      () => rowsOf<Profile>('member', 'SELECT rank_level FROM member_profile WHERE member_id = $1'),
      ([profile]) => profile?.rank_level === 1,
    );
    const messages = await rowsOf<{ kind: string }>(
      ...(['member', 'SELECT kind FROM member_message WHERE member_id = $1'] as const),
    );
    expect(messages.filter(({ kind }) => ['BONUS_ISSUED', 'VIP_RANKED'].includes(kind))).toEqual([]);

    const payout = `/wps/v2/ops/members/${player.memberId}/account-payout`;
    const order = { accountId, amount: '500000.00', reason: 'asked for in writing' };
    const { id } = await asCashier<{ id: string }>('1', payout, order);
    await asCashier('2', `/wps/v2/ops/approvals/wallet/${id}/approval`, { note: 'identity checked' });
    await eventually(
      () => rowsOf<Payment>('wallet', 'SELECT status, reason FROM withdrawal_order WHERE member_id = $1'),
      (rows) => rows.length === 1 && rows[0]!.status === 'DISBURSED',
    );
  }, 120_000);
});
