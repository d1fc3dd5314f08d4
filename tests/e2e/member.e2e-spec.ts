import { randomUUID } from 'node:crypto';
import { Pool } from '#libs/database';
import type { Principal } from '#libs/auth';
import { eventually } from '#libs/testing';
import { logInOperator } from '../support/operator.js';
import { PlayerClient } from '#libs/api-client';
import { importGames, startWholePlatform, type WholePlatform } from '../support/whole-platform.js';

const limits = '/wps/v2/responsible-gaming/limits';
const editor: Principal = {
  kind: 'operator',
  operatorId: '01980000-0000-7000-8000-0000000000aa',
  roles: ['brand', 'content'],
  sessionId: 's',
};
/** Where the tests' own requests say they come from: the gateway trusts a proxy on this machine. */
const from = (address: string) => ({ 'x-forwarded-for': address });

describe('what member decides, through the whole platform', () => {
  let platform: WholePlatform;

  beforeAll(async () => {
    platform = await startWholePlatform({
      CAPTCHA: 'off',
      PAYLOAD_ENCRYPTION: 'optional',
      RATE_LIMITS: '1000',
      SIMULATED_DELAY_MIN_MS: '0',
      SIMULATED_DELAY_MAX_MS: '0',
      SIMULATED_POLL_MS: '50',
      MINIMUM_ROUND_MS: '0',
      TRUSTED_PROXIES: '127.0.0.0/8,::1/128',
    });
    await importGames(platform);
  }, 120_000);

  afterAll(() => platform?.close());

  async function newPlayer(deposit = '500000.00'): Promise<PlayerClient> {
    const player = new PlayerClient(platform.gateway);
    await player.register();
    await player.deposit(deposit);
    return player;
  }

  async function asOperator<T>(method: string, path: string, body?: object): Promise<T> {
    const answer = await fetch(`${platform.urlOf('member')}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(await platform.asserting('member', editor)) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const envelope = (await answer.json()) as { success: boolean; value: T };
    if (!envelope.success) throw new Error(JSON.stringify(envelope));
    return envelope.value;
  }

  async function changeBrand(change: object): Promise<void> {
    const { version } = await asOperator<{ version: number }>('GET', '/wps/v2/ops/brand');
    await asOperator('PUT', '/wps/v2/ops/brand', { version, ...change });
  }

  async function openGames({ memberId }: PlayerClient): Promise<number> {
    const [row] = await platform.services
      .get('game-launch')!
      .app.get(Pool)
      .query('SELECT count(*)::int AS open FROM game_session WHERE member_id = $1 AND ended_at IS NULL', [
        memberId,
      ]);
    return row.open;
  }

  it('REG-G13 REG-G17 a deposit limit of the member holds in the wallet from its answer on', async () => {
    const player = await newPlayer('100000.00');
    const set = await player.call<{ limits: { usedAmount: string }[] }>('PUT', `${limits}/DEPOSIT/day`, {
      amount: '150000.00',
    });
    expect(set).toMatchObject({
      status: 200,
      value: { applied: true, limits: [{ usedAmount: '100000.00' }] },
    });
    const channels = await player.call<{ channel: string }[]>('GET', '/wps/v2/deposits/channels');
    const channel = channels.value[0]!.channel;
    const refused = await player.call(
      'POST',
      '/wps/v2/deposits',
      { channel, amount: '60000.00' },
      { 'idempotency-key': randomUUID() },
    );
    expect([refused.status, refused.code]).toEqual([422, 'DEPOSIT_LIMIT_REACHED']);
    await player.deposit('50000.00');
    expect(await player.balance()).toBe('150000.00');
  });

  it('REG-G13 REG-G16 REG-G17 a wager limit refuses the bet that would pass it, in every game', async () => {
    const player = await newPlayer();
    const [game] = await player.games('?pageSize=1');
    const table = await player.openGame(game!);
    await table.spin();
    const stake = table.stakes[0]!;
    const one = `${BigInt(stake) / 100n}.${String(BigInt(stake) % 100n).padStart(2, '0')}`;
    expect((await player.call('PUT', `${limits}/WAGER/day`, { amount: one })).status).toBe(200);
    await expect(table.spin()).rejects.toThrow();
    const other = await player.openGame((await player.games('?pageSize=2'))[1]!);
    await expect(other.spin()).rejects.toThrow();
    const raised = await player.call('PUT', `${limits}/WAGER/day`, { amount: '400000.00' });
    expect(raised).toMatchObject({ value: { limits: [{ amount: one, pending: { amount: '400000.00' } }] } });
    await expect(table.spin()).rejects.toThrow();
  });

  it('REG-G18 a self-exclusion ends the session, refuses login, bets and deposits; the money stays', async () => {
    const player = await newPlayer();
    const [game] = await player.games('?pageSize=1');
    const table = await player.openGame(game!);
    await table.spin();
    const before = await player.balance();
    const answer = await player.call('POST', '/wps/v2/responsible-gaming/exclusion', {
      kind: 'SELF_EXCLUSION',
      months: 6,
      confirmed: true,
    });
    expect(answer).toMatchObject({
      status: 200,
      value: { exclusion: { kind: 'SELF_EXCLUSION' }, applied: true },
    });
    await eventually(
      () => player.call('GET', '/wps/v2/wallets/balance'),
      ({ code }) => code === 'SESSION_ENDED',
    );
    await expect(table.spin()).rejects.toThrow();
    await eventually(
      () => openGames(player),
      (open) => open === 0,
    );
    expect(await player.logIn()).toMatchObject({ status: 403, code: 'SELF_EXCLUDED' });
    const [row] = await platform.services
      .get('wallet')!
      .app.get(Pool)
      .query(`SELECT balance FROM player_account WHERE member_id = $1 AND book = 'REAL'`, [player.memberId]);
    expect(BigInt(row.balance)).toBe(BigInt(before.replace('.', '')));
  });

  it('REG-G18 a cool-off refuses bets, deposits and the login, and ends the session', async () => {
    const player = await newPlayer();
    const [game] = await player.games('?pageSize=1');
    const table = await player.openGame(game!);
    await player.call('POST', '/wps/v2/responsible-gaming/exclusion', {
      kind: 'COOL_OFF',
      days: 1,
      confirmed: true,
    });
    await expect(table.spin()).rejects.toThrow();
    await eventually(
      () => player.call('GET', '/wps/v2/wallets/balance'),
      ({ code }) => code === 'SESSION_ENDED',
    );
    expect(await player.logIn()).toMatchObject({ status: 403, code: 'SELF_EXCLUDED' });
  });

  it('REG-G10 REG-G49 SEC-S14 SEC-S36 an operator suspends an account: sessions, streams and bets end, the money stays, and it goes on when opened', async () => {
    const operator = await logInOperator(platform.gateway);
    const player = await newPlayer();
    const [game] = await player.games('?pageSize=1');
    const table = await player.openGame(game!);
    await table.spin();
    const before = await player.balance();
    const stream = new AbortController();
    const heard: { name: string; data: Record<string, unknown> }[] = [];
    await player.listen(heard, stream.signal);
    const status = `/wps/v2/ops/members/${player.memberId}/status`;
    const answer = await operator.value('PUT', status, { status: 'SUSPENDED', reason: 'cards of others' });
    expect(answer).toMatchObject({ status: 'SUSPENDED', enforced: true });
    await eventually(
      () => Promise.resolve(heard),
      (events) => events.some(({ name }) => name === 'session-ended'),
    );
    stream.abort();
    await eventually(
      () => player.call('GET', '/wps/v2/wallets/balance'),
      ({ code }) => code === 'SESSION_ENDED',
    );
    await expect(table.spin()).rejects.toThrow();
    await eventually(
      () => openGames(player),
      (open) => open === 0,
    );
    expect(await player.logIn()).toMatchObject({ status: 403, code: 'ACCOUNT_SUSPENDED' });
    const log = await operator.value<{ list: { call: string; actor: string; outcome: string }[] }>(
      'GET',
      `/wps/v2/ops/security-log?memberId=${player.memberId}`,
    );
    expect(log.list).toContainEqual(
      expect.objectContaining({
        ...{ actor: 'operator', outcome: 'ok' },
        call: 'PUT /wps/v2/ops/members/:memberId/status',
      }),
    );
    await operator.value('PUT', status, { status: 'OPEN', reason: 'cleared' });
    expect((await player.logIn()).status).toBe(200);
    expect(await player.balance()).toBe(before);
    // The games hear of it by an event, and take no ticket before.
    await eventually(
      () =>
        player.openGame(game!).then(
          (reopened) => reopened.spin().then(() => true),
          () => false,
        ),
      (played) => played,
    );
  });

  it('SPEC-3.16.1 a deposit lies in the inbox, and is pushed to the open page', async () => {
    const player = new PlayerClient(platform.gateway);
    await player.register();
    const events: { name: string; data: Record<string, unknown> }[] = [];
    const stop = new AbortController();
    await player.listen(events, stop.signal);
    await player.deposit('200000.00');
    await eventually(
      async () => events,
      (heard) => heard.some(({ name }) => name === 'message'),
    );
    stop.abort();
    expect(events.find(({ name }) => name === 'message')!.data).toMatchObject({
      kind: 'DEPOSIT_ARRIVED',
      unread: 1,
    });
    expect((await player.call('GET', '/wps/relay/CSP_unreadCount')).value).toEqual({ unreadCount: 1 });
    const { value } = await player.call<{ list: { content: string }[] }>(
      'GET',
      '/wps/v2/messages?pageNo=1&pageSize=10',
    );
    expect(value.list[0]!.content).toContain('200.000,00 VND');
  });

  it('SPEC-4.1 maintenance closes the site within 5 s, but for what tells of it, and opens it again', async () => {
    const player = await newPlayer();
    const ask = () => player.call('GET', '/wps/v2/wallets/balance');
    await changeBrand({ maintenance: true });
    try {
      await eventually(ask, ({ status, code }) => status === 503 && code === 'SITE_MAINTENANCE');
      expect(
        (await player.call<{ maintenance: boolean }>('GET', '/wps/system/status')).value.maintenance,
      ).toBe(true);
      expect((await player.call('GET', '/wps/system/service')).status).toBe(200);
    } finally {
      await changeBrand({ maintenance: false });
    }
    await eventually(ask, ({ status }) => status === 200);
  });

  it('SPEC-4.1 SEC-S28 a region is kept out by the address behind our own proxies', async () => {
    const guest = new PlayerClient(platform.gateway);
    const ask = (address: string) => guest.call('GET', '/wps/v2/notices', undefined, from(address));
    await changeBrand({ restrictedCountries: ['US'] });
    try {
      await eventually(
        () => ask('8.8.8.8'),
        ({ status, code }) => status === 403 && code === 'REGION_RESTRICTED',
      );
      expect((await ask('113.161.1.1')).status).toBe(200);
      // What stands before the last hop is the visitor's own word.
      expect((await ask('113.161.1.1, 8.8.8.8')).status).toBe(403);
      const { value } = await guest.call('GET', '/wps/system/status', undefined, from('8.8.8.8'));
      expect(value).toMatchObject({ regionRestriction: true, location: { ip: '8.8.8.8', country: 'US' } });
    } finally {
      await changeBrand({ restrictedCountries: [] });
    }
    await eventually(
      () => ask('8.8.8.8'),
      ({ status }) => status === 200,
    );
  });

  it('SPEC-3.10 SPEC-3.10.5 a switch that an operator turns holds in auth', async () => {
    const demo = new PlayerClient(platform.gateway);
    const ask = () => demo.call('POST', '/wps/session/login/freeplay', {});
    await changeBrand({ switches: { FREEPLAY3: false } });
    try {
      await eventually(ask, ({ code }) => code === 'FREE_PLAY_CLOSED');
    } finally {
      await changeBrand({ switches: { FREEPLAY3: true } });
    }
    await eventually(ask, ({ status }) => status === 200);
  });

  it('SEC-S34 uploads pass the gateway up to their size, and no further', async () => {
    const send = async (bytes: number) => {
      const form = new FormData();
      form.append('content', 'Ảnh lớn');
      form.append('file', new Blob([new Uint8Array(bytes)]));
      const answer = await fetch(`${platform.gateway}/wps/feedback`, { method: 'PUT', body: form });
      return [answer.status, ((await answer.json()) as { code?: string }).code];
    };
    expect(await send(200 * 1024)).toEqual([422, 'IMAGE_NOT_ACCEPTED']);
    expect(await send(6 * 1024 * 1024)).toEqual([413, 'IMAGE_TOO_LARGE']);
    expect(await send(17 * 1024 * 1024)).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });
});
