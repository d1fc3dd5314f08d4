import { randomInt, randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import sharp from 'sharp';
import { Pool } from '#libs/database';
import { PlayerClient, readEnvelope, type ApiResponse, type OperatorClient } from '#libs/api-client';
import { creditRequested } from '#libs/events';
import { parseMoney } from '#libs/money';
import { idempotencyHeader } from '#libs/platform';
import { eventually } from '#libs/testing';
import { logInOperator } from '../support/operator.js';
import { importGames, startWholePlatform, type WholePlatform } from '../support/whole-platform.js';

interface Order {
  id: string;
  status: string;
  paid: string;
  remaining: string;
  reason: string | null;
}

interface Terms {
  turnoverLeft: string;
  withdrawable: string;
  min: string;
  max: string;
}

const fundPassword = '246810';
const key = () => ({ [idempotencyHeader]: randomUUID() });

describe('withdrawals through the gateway, the wallet and the simulated bank', () => {
  let platform: WholePlatform;
  let operator: OperatorClient;

  beforeAll(async () => {
    platform = await startWholePlatform({
      CAPTCHA: 'off',
      RATE_LIMITS: '1000',
      SIMULATED_DELAY_MIN_MS: '50',
      SIMULATED_DELAY_MAX_MS: '100',
      SIMULATED_PAYOUTS: 'parts',
      WITHDRAWAL_SILENT_SECONDS: '1',
      DEPOSIT_TURNOVER: '0',
    });
    await importGames(platform);
    operator = await logInOperator(platform.gateway, { encrypted: true });
  }, 120_000);

  afterAll(() => platform?.close());

  const minorBalance = async (player: PlayerClient) => parseMoney(await player.balance());
  const terms = (player: PlayerClient) => player.value<Terms>('GET', '/wps/v2/withdrawals/terms');
  const read = (player: PlayerClient, { id }: Order) =>
    player.value<Order>('GET', `/wps/v2/withdrawals/${id}`);
  const statusOf = async (player: PlayerClient, order: Order) => (await read(player, order)).status;

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

  async function order(
    player: PlayerClient,
    accountId: string,
    amount: string,
    secret = fundPassword,
  ): Promise<ApiResponse<Order>> {
    const body = { accountId, amount, fundPassword: await player.fundPassword(secret) };
    return player.call('POST', '/wps/v2/withdrawals', body, key());
  }

  /** A bonus of 50,000 that asks for a turnover of 500, as promotions request it. */
  async function giveBonus(player: PlayerClient): Promise<void> {
    const request = {
      ...{ memberId: player.memberId, creditKey: `promotions:test:${randomUUID()}`, kind: 'BONUS' as const },
      ...{ amount: '5000000', reason: 'welcome', rolloverMultiplier: '0.01' },
      at: new Date().toISOString(),
    };
    await platform.bus.publish(creditRequested, request, { source: '/lotus/promotions' });
    await eventually(
      () => terms(player),
      ({ turnoverLeft }) => turnoverLeft !== '0.00',
    );
  }

  /** Plays until nothing more is required. */
  async function playThrough(player: PlayerClient): Promise<void> {
    const [game] = await player.games('?pageSize=1');
    const table = await player.openGame(game!);
    const isOver = ({ turnoverLeft }: Terms) => turnoverLeft === '0.00';
    for (let spins = 0; !isOver(await terms(player)); spins += 1) {
      if (spins > 100) throw new Error('the turnover does not end');
      await table.spin();
    }
  }

  async function ordered(
    amount = '400000.00',
  ): Promise<{ player: PlayerClient; order: Order; before: bigint }> {
    const { player, accountId } = await depositor();
    const before = await minorBalance(player);
    const { value } = await order(player, accountId, amount);
    return { player, order: value, before };
  }

  /** Approved, and paid by the bank. */
  async function disbursed(): Promise<Awaited<ReturnType<typeof ordered>>> {
    const made = await ordered();
    await decide(made.order.id, 'approval');
    await eventually(
      () => statusOf(made.player, made.order),
      (status) => status === 'DISBURSED',
    );
    return made;
  }

  async function deny(player: PlayerClient, { id }: Order, picture: Buffer): Promise<ApiResponse<unknown>> {
    const form = new FormData();
    form.set('remark', 'chưa thấy tiền');
    form.append('file', new Blob([new Uint8Array(picture)]), 'proof.png');
    const headers = { authorization: `Bearer ${player.token}` };
    const url = `${platform.gateway}/wps/v2/withdrawals/${id}/not-received`;
    const answer = await fetch(url, { method: 'POST', headers, body: form });
    return readEnvelope(answer.status, await answer.text());
  }

  async function decide(id: string, decision: string, extra: object = {}): Promise<void> {
    await operator.value('POST', `/wps/v2/ops/withdrawals/${id}/claim`, {}, key());
    await operator.value(
      'POST',
      `/wps/v2/ops/withdrawals/${id}/${decision}`,
      { note: 'checked', ...extra },
      key(),
    );
  }

  const kindsOf = async (player: PlayerClient) => {
    const { list } = await player.value<{ list: { kind: string }[] }>(
      'GET',
      '/wps/v2/messages?pageNo=1&pageSize=20',
    );
    return list.map(({ kind }) => kind);
  };

  const availableOf = async (player: PlayerClient) => {
    const { available } = await player.value<{ available: string }>('GET', '/wps/v2/wallets/balance');
    return { available: parseMoney(available) };
  };

  it('SPEC-3.16.3 SPEC-4.9.1 SPEC-4.9.2 SPEC-4.9.6 approved, paid in parts, confirmed, with a message', async () => {
    const { player, order, before } = await ordered();
    expect([order.status, await minorBalance(player)]).toEqual(['RISK_REVIEW', before]);
    await decide(order.id, 'approval');
    const paid = await eventually(
      () => read(player, order),
      ({ status }) => status === 'DISBURSED',
    );
    expect(paid).toMatchObject({ paid: '400000.00', remaining: '0.00' });
    expect(await minorBalance(player)).toBe(before - 40_000_000n);
    await player.value('POST', `/wps/v2/withdrawals/${order.id}/received`);
    expect(await statusOf(player, order)).toBe('RECEIVED');
    await eventually(
      () => kindsOf(player),
      (kinds) => kinds.includes('WITHDRAWAL_APPROVED'),
    );
    const wallet = platform.services.get('wallet')!.app.get(Pool);
    const notices = await wallet.query('SELECT outcome FROM payout_notice');
    expect(notices).toEqual([{ outcome: 'PAID' }, { outcome: 'PAID' }]);
  });

  it('SPEC-3.16.4 rejected, with the money back and a message', async () => {
    const { player, order, before } = await ordered();
    await decide(order.id, 'rejection', { reason: 'RISK' });
    await eventually(
      () => kindsOf(player),
      (kinds) => kinds.includes('WITHDRAWAL_REJECTED'),
    );
    expect((await availableOf(player)).available).toBe(before);
  });

  it('SPEC-4.9.3 denied with a picture that cashiers see, paid again, and then received', async () => {
    const { player, order, before } = await disbursed();
    const canvas = { width: 20, height: 20, channels: 3, background: '#c00' } as const;
    const picture = await sharp({ create: canvas }).png().toBuffer();
    expect(await deny(player, order, Buffer.from('no picture'))).toMatchObject({
      code: 'IMAGE_NOT_ACCEPTED',
    });
    expect(await deny(player, order, picture)).toMatchObject({ success: true });
    expect(await statusOf(player, order)).toBe('NOT_RECEIVED');
    const path = `/wps/v2/ops/withdrawals/${order.id}`;
    const { proofs } = await operator.value<{ proofs: string[] }>('GET', path);
    const shown = await fetch(`${platform.gateway}${path}/proofs/${proofs[0]}`, {
      headers: { authorization: `Bearer ${operator.token}` },
    });
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png']);
    await decide(order.id, 'resolution', { resolution: 'PAY_AGAIN' });
    await eventually(
      () => statusOf(player, order),
      (status) => status === 'DISBURSED',
    );
    await player.value('POST', `/wps/v2/withdrawals/${order.id}/received`);
    expect(await statusOf(player, order)).toBe('RECEIVED');
    expect(await minorBalance(player)).toBe(before - 40_000_000n);
  });

  it('paid although the bank never says so: it is asked', async () => {
    const { player, order, before } = await ordered('400016.00');
    await decide(order.id, 'approval');
    await eventually(
      () => statusOf(player, order),
      (status) => status === 'DISBURSED',
    );
    expect(await read(player, order)).toMatchObject({ paid: '400016.00', remaining: '0.00' });
    expect(await minorBalance(player)).toBe(before - 40_001_600n);
  });

  it('SPEC-4.9.4 SPEC-4.9.5 received by itself after its time, and never refunded', async () => {
    const { player, order, before } = await disbursed();
    const wallet = platform.services.get('wallet')!.app.get(Pool);
    await wallet.query(`UPDATE withdrawal_order SET confirm_by = clock_timestamp() WHERE id = $1`, [
      order.id,
    ]);
    await eventually(
      () => statusOf(player, order),
      (status) => status === 'AUTO_RECEIVED',
    );
    const late = await player.call('POST', `/wps/v2/withdrawals/${order.id}/received`);
    expect(late.code).toBe('WITHDRAWAL_CONFIRMATION_OVER');
    await operator.call('POST', `/wps/v2/ops/withdrawals/${order.id}/claim`, {}, key());
    const body = { note: 'checked', resolution: 'GIVE_BACK' };
    const refund = await operator.call('POST', `/wps/v2/ops/withdrawals/${order.id}/resolution`, body, key());
    expect([refund.success, await minorBalance(player)]).toEqual([false, before - 40_000_000n]);
  });

  it('taken back by the member before it is decided, with the money free again', async () => {
    const { player, order, before } = await ordered();
    expect(await availableOf(player)).toEqual({ available: before - 40_000_000n });
    await player.value('POST', `/wps/v2/withdrawals/${order.id}/cancellation`, {}, key());
    expect([await statusOf(player, order), await availableOf(player)]).toEqual([
      'CANCELLED',
      { available: before },
    ]);
    const claim = await operator.call('POST', `/wps/v2/ops/withdrawals/${order.id}/claim`, {}, key());
    expect(claim.success).toBe(false);
  });

  it('refused with the condition that is not met and how much is left of it', async () => {
    const { player, accountId } = await depositor();
    await giveBonus(player);
    expect((await order(player, accountId, '400000.00', '000000')).code).toBe('FUND_PASSWORD_WRONG');
    expect(await order(player, accountId, '400000.00')).toMatchObject({
      code: 'WITHDRAWAL_TURNOVER_REQUIRED',
      value: { requirements: [{ kind: 'BONUS', required: '500.00', left: '500.00' }] },
    });
    expect(await terms(player)).toMatchObject({ turnoverLeft: '500.00', withdrawable: '0.00' });
    await playThrough(player);
    expect((await order(player, accountId, '49999.00')).code).toBe('WITHDRAWAL_AMOUNT_OUT_OF_BOUNDS');
    expect((await order(player, accountId, '250000000.00')).code).toBe('WITHDRAWAL_INSUFFICIENT_FUNDS');
    expect((await order(player, accountId, '100000.00')).success).toBe(true);
    expect((await order(player, accountId, '100000.00')).code).toBe('WITHDRAWAL_OPEN');
  });

  it('SEC-S4.1 stopped at the gateway where the fund password comes in clear or a second time', async () => {
    const { player, accountId } = await depositor();
    const send = (secret: string) => {
      const body = { accountId, amount: '400000.00', fundPassword: secret };
      return player.call('POST', '/wps/v2/withdrawals', body, key());
    };
    expect((await send(fundPassword)).code).toBe('PAYLOAD_ENCRYPTION_REQUIRED');
    const sealed = await player.fundPassword(fundPassword);
    expect((await send(sealed)).success).toBe(true);
    expect((await send(sealed)).code).toBe('PAYLOAD_REPLAYED');
  });

  it('SEC-S15.2 ordered with a code of the authenticator by a member who has one', async () => {
    const { player, accountId } = await depositor();
    const at = '/wps/v2/second-factor/authenticator';
    const password = await player.credentials({ password: player.password });
    const { secret } = await player.value<{ secret: string }>('POST', at, password);
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    const confirmation = await player.credentials({ code: totp.generate() });
    const { recoveryCodes } = await player.value<{ recoveryCodes: string[] }>(
      ...(['POST', `${at}/confirmation`, confirmation] as const),
    );
    const send = async (factorCode?: string) => {
      const sealed = await player.fundPassword(fundPassword, factorCode);
      const body = { accountId, amount: '400000.00', fundPassword: sealed };
      return player.call('POST', '/wps/v2/withdrawals', body, key());
    };
    expect((await send()).code).toBe('FACTOR_CODE_REQUIRED');
    expect((await send('000000')).code).toBe('SECOND_FACTOR_WRONG');
    expect((await send(recoveryCodes[0])).success).toBe(true);
  });

  it('REG-G9.1 binds and loses a bank account on record, also where the fund password was wrong', async () => {
    const { player, accountId } = await depositor();
    const remove = async (secret: string) => {
      const body = { fundPassword: await player.fundPassword(secret) };
      return player.call('POST', `/wps/v2/bank-accounts/${accountId}/removal`, body);
    };
    expect((await remove('000000')).code).toBe('FUND_PASSWORD_WRONG');
    expect((await remove(fundPassword)).success).toBe(true);
    type Entry = { call: string; outcome: string; actor: string; actorId: string; byOperator: boolean };
    const changes = async (who: PlayerClient | OperatorClient, path: string) => {
      const { list } = await who.value<{ list: Entry[] }>('GET', path);
      return list.filter(({ call }) => call.includes('/bank-accounts'));
    };
    const log = await changes(operator, `/wps/v2/ops/security-log?memberId=${player.memberId}&pageSize=50`);
    expect(log.map(({ call, outcome }) => [call, outcome])).toEqual([
      ['POST /wps/v2/bank-accounts/:id/removal', 'ok'],
      ['POST /wps/v2/bank-accounts/:id/removal', 'FUND_PASSWORD_WRONG'],
      ['POST /wps/v2/bank-accounts', 'ok'],
    ]);
    for (const entry of log) expect(entry).toMatchObject({ actor: 'member', actorId: player.memberId });
    const own = await changes(player, '/wps/v2/security-log?pageSize=50');
    expect(own.map(({ byOperator }) => byOperator)).toEqual([false, false, false]);
  });
});
