import { randomInt, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { Pool } from '#libs/database';
import { OperatorClient, PlayerClient, readEnvelope, type ApiResponse } from '#libs/api-client';
import { idempotencyHeader } from '#libs/platform';
import { eventually } from '#libs/testing';
import { demoAccounts, demoOperatorSecret } from '../../deploy/local/demo.ts';
import { logInOperator } from '../support/operator.js';
import { startWholePlatform, type WholePlatform } from '../support/whole-platform.js';

const fundPassword = '246810';
const key = () => ({ [idempotencyHeader]: randomUUID() });

interface Order {
  id: string;
  status: string;
  confirmBy: string | null;
  steps: { status: string; at: string }[];
}

describe('funds of a member, from the consolidated answer to a verified withdrawal', () => {
  let platform: WholePlatform;
  let operator: OperatorClient;
  let checker: OperatorClient;

  beforeAll(async () => {
    platform = await startWholePlatform({
      CAPTCHA: 'off',
      RATE_LIMITS: '1000',
      SIMULATED_DELAY_MIN_MS: '50',
      SIMULATED_DELAY_MAX_MS: '100',
      DEPOSIT_TURNOVER: '0',
      WITHDRAWAL_CONFIRM_MINUTES: '7',
    });
    operator = await logInOperator(platform.gateway, { encrypted: true });
    const { password } = demoAccounts.find(({ role }) => role === 'operator')!;
    const second = { username: 'demo_checker', password, secret: demoOperatorSecret };
    checker = await OperatorClient.logIn(platform.gateway, second, { encrypted: true });
  }, 120_000);

  afterAll(() => platform?.close());

  /** A member who has deposited 500,000 and bound a bank account. */
  async function depositor(): Promise<{ player: PlayerClient; accountId: string }> {
    const player = new PlayerClient(platform.gateway, undefined, { encrypted: true });
    await player.register();
    await player.deposit('500000.00');
    const secrets = {
      password: player.password,
      newFundPassword: fundPassword,
      confirmFundPassword: fundPassword,
    };
    await player.value('POST', '/wps/v2/fund-password', await player.credentials(secrets));
    const number = String(randomInt(1e9, 1e10));
    const about = { institution: '970436', number, holder: 'Nguyễn Văn An' };
    const binding = { ...about, fundPassword: await player.fundPassword(fundPassword) };
    const account = await player.value<{ id: string }>('POST', '/wps/v2/bank-accounts', binding, key());
    return { player, accountId: account.id };
  }

  async function order(player: PlayerClient, accountId: string): Promise<ApiResponse<Order>> {
    const body = { accountId, amount: '400000.00', fundPassword: await player.fundPassword(fundPassword) };
    return player.call('POST', '/wps/v2/withdrawals', body, key());
  }

  const follow = (player: PlayerClient, { id }: Order) =>
    player.value<Order>('GET', `/wps/v2/withdrawals/${id}`);

  /** Approved by an operator and paid by the simulated bank. */
  async function disbursed(player: PlayerClient, made: Order): Promise<Order> {
    await operator.value('POST', `/wps/v2/ops/withdrawals/${made.id}/claim`, {}, key());
    await operator.value('POST', `/wps/v2/ops/withdrawals/${made.id}/approval`, { note: 'checked' }, key());
    return eventually(
      () => follow(player, made),
      ({ status }) => status === 'DISBURSED',
    );
  }

  async function setBrand(settings: object): Promise<void> {
    const { version } = await operator.value<{ version: number }>('GET', '/wps/v2/ops/brand');
    await operator.value('PUT', '/wps/v2/ops/brand', { version, settings });
  }

  async function submit(player: PlayerClient, colours: readonly string[]): Promise<ApiResponse<unknown>> {
    const form = new FormData();
    for (const [name, value] of Object.entries({
      level: '1',
      document: 'ID_CARD',
      number: String(randomInt(1e11, 1e12)),
    }))
      form.set(name, value);
    for (const background of colours) {
      const shape = { width: 60, height: 40, channels: 3, background } as const;
      const bytes = await sharp({ create: shape }).png().toBuffer();
      form.append('file', new Blob([new Uint8Array(bytes)]), 'front.png');
    }
    const answer = await fetch(`${platform.gateway}/wps/v2/member/identity`, {
      ...{ method: 'POST', body: form, headers: { authorization: `Bearer ${player.token}` } },
    });
    return readEnvelope(answer.status, await answer.text());
  }

  it('SPEC-7.4.1 SPEC-3.28 names a member’s funds and the contracts that wait', async () => {
    const { player } = await depositor();
    const consolidated = (who: PlayerClient) =>
      who.value<object>('GET', '/wps/member/info/funds/consolidated');
    const none = { dailysalreqtype: 0, divtypereq: 0, contracthoursalreq: 0, realtimesalreqtype: 0 };
    expect(await consolidated(player)).toEqual({
      ...{ agent: 0, types: [], ...none },
      funds: {
        ...{ sumBalance: '500000.00', held: '0.00', available: '500000.00', withdrawable: '500000.00' },
        ...{ turnoverLeft: '0.00', currency: 'VND' },
      },
    });
    const guest = new PlayerClient(platform.gateway, undefined, { encrypted: true });
    expect((await guest.call('GET', '/wps/member/info/funds/consolidated')).success).toBe(false);
  });

  it('SPEC-1.9.1 SPEC-9.26 withdraws from the request to the payment and the account record, by the configured minutes', async () => {
    const { player, accountId } = await depositor();
    const terms = await player.value<{ confirmMinutes: number }>('GET', '/wps/v2/withdrawals/terms');
    expect(terms.confirmMinutes).toBe(7);
    const { value } = await order(player, accountId);
    const paid = await disbursed(player, value);
    const paidAt = paid.steps.find(({ status }) => status === 'DISBURSED')!.at;
    const minutes = (Date.parse(paid.confirmBy!) - Date.parse(paidAt)) / 60_000;
    expect(Math.round(minutes)).toBe(7);
    await player.value('POST', `/wps/v2/withdrawals/${paid.id}/received`);
    expect((await follow(player, paid)).status).toBe('RECEIVED');
    const { list } = await player.value<{ list: { kind: string; amount: string; balanceAfter: string }[] }>(
      ...(['GET', '/wps/v2/statements?kinds=WITHDRAWAL'] as const),
    );
    expect(list).toMatchObject([{ kind: 'WITHDRAWAL', amount: '-400000.00', balanceAfter: '100000.00' }]);
  });

  it('SPEC-6.3.1 is open to members, and closed to guests and demo accounts', async () => {
    const { player, accountId } = await depositor();
    expect((await order(player, accountId)).success).toBe(true);
    const guest = new PlayerClient(platform.gateway, undefined, { encrypted: true });
    const demo = new PlayerClient(platform.gateway, undefined, { encrypted: true });
    await demo.playFree();
    for (const [who, code] of [
      [guest, 'SESSION_REQUIRED'],
      [demo, 'REAL_ACCOUNT_REQUIRED'],
    ] as const)
      for (const path of ['/wps/v2/withdrawals/terms', '/wps/v2/withdrawals'])
        expect([path, (await who.call('GET', path)).code]).toEqual([path, code]);
    expect((await order(guest, accountId)).success).toBe(false);
    expect((await order(demo, accountId)).success).toBe(false);
  });

  it('REG-G28 goes to the owner whose documents two operators have compared, with its state shown', async () => {
    const { player, accountId } = await depositor();
    await setBrand({ identityCheck: true });
    try {
      const refused = await eventually(
        () => order(player, accountId),
        ({ success }) => !success,
      );
      expect(refused).toMatchObject({
        ...{ code: 'WITHDRAWAL_IDENTITY_REQUIRED', value: { rule: 'BRAND', level: 1, held: 0 } },
      });
      const profile = await player.value<{ payeeName: string | null; birthday: string | null }>(
        ...(['GET', '/wps/v2/member/profile'] as const),
      );
      if (!profile.birthday) await player.value('PUT', '/wps/v2/member/profile', { birthday: '1990-05-01' });
      if (!profile.payeeName)
        await player.value('PUT', '/wps/v2/member/profile', { payeeName: 'Nguyễn Văn An' });
      expect(await submit(player, ['#c00', '#0c0'])).toMatchObject({ value: { status: 'SUBMITTED' } });
      const { list } = await operator.value<{ list: { id: string; memberId: string }[] }>(
        ...(['GET', '/wps/v2/ops/identity-checks?pageNo=1&pageSize=50'] as const),
      );
      const path = `/wps/v2/ops/identity-checks/${list[0]!.id}`;
      const shown = await fetch(`${platform.gateway}${path}/documents/BACK`, {
        headers: { authorization: `Bearer ${operator.token}` },
      });
      expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
      await operator.value('POST', `${path}/claim`);
      const decision = { note: 'compared', validUntil: '2035-01-01' };
      expect(await operator.value('POST', `${path}/approval`, decision)).toMatchObject({
        status: 'IN_REVIEW',
      });
      await operator.value('POST', `${path}/claim`);
      expect((await operator.call('POST', `${path}/approval`, decision)).code).toBe('IDENTITY_SECOND_PERSON');
      expect((await order(player, accountId)).code).toBe('WITHDRAWAL_IDENTITY_REQUIRED');
      await release(list[0]!.id);
      await checker.value('POST', `${path}/claim`);
      expect(await checker.value('POST', `${path}/approval`, decision)).toMatchObject({ status: 'APPROVED' });
      const taken = await eventually(
        () => order(player, accountId),
        ({ success }) => success,
      );
      const paid = await disbursed(player, taken.value);
      expect(paid).toMatchObject({ account: { maskedNumber: expect.stringMatching(/\d{3,4}$/) } });
    } finally {
      await setBrand({ identityCheck: false });
    }
  });

  /** Ends a claim as its quarter of an hour would. */
  async function release(id: string): Promise<void> {
    await platform.services
      .get('member')!
      .app.get(Pool)
      .query('UPDATE identity_check SET claimed_until = now() WHERE id = $1', [id]);
  }
});
