import { randomUUID } from 'node:crypto';
import { Pool } from '#libs/database';
import type { ServiceName } from '#libs/config';
import { PlayerClient, type Spin } from '#libs/api-client';
import { eventually } from '#libs/testing';
import { importGames, startWholePlatform, type WholePlatform } from '../support/whole-platform.js';

const minor = (amount: string): bigint => BigInt(amount.replace('.', ''));

describe('one player, all the way through', () => {
  let platform: WholePlatform;
  let player: PlayerClient;

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
    player = new PlayerClient(platform.gateway);
    await player.register();
  }, 120_000);

  afterAll(() => platform?.close());

  async function rows<T>(
    service: ServiceName,
    sql: string,
    parameters: unknown[] = [player.memberId],
  ): Promise<T[]> {
    return platform.services.get(service)!.app.get(Pool).query(sql, parameters);
  }

  it('registers with an empty purse, deposits, and sees the money', async () => {
    expect(await player.balance()).toBe('0.00');
    await player.deposit('500000.00');
    expect(await player.balance()).toBe('500000.00');
  });

  it('reaches wallet, game-launch, points, promotions and agent-contracts exactly once per spin', async () => {
    const [game] = await player.games('?pageSize=1');
    const table = await player.openGame(game!);
    const before = minor(await player.balance());
    const spins: Spin[] = [];
    for (let count = 0; count < 20; count += 1) spins.push(await table.spin());
    const staked = spins.reduce((sum, spin) => sum + BigInt(spin.stake), 0n);
    const won = spins.reduce((sum, spin) => sum + BigInt(spin.totalWin), 0n);
    expect(minor(await player.balance())).toBe(before - staked + won);

    const facts = async () => {
      const [row] = await rows<{ bets: number; valid: string }>(
        'agent-contracts',
        'SELECT coalesce(sum(bets), 0)::int AS bets, coalesce(sum(valid_bet), 0)::text AS valid FROM member_day WHERE member_id = $1',
      );
      return row!;
    };
    await eventually(async () => (await facts()).bets === 20, { what: 'the facts of 20 bets' });
    expect((await facts()).valid).toBe(String(staked));
    await eventually(
      async () => {
        const [pot] = await rows<{ valid: string }>(
          'promotions',
          'SELECT coalesce(sum(valid_bet), 0)::text AS valid FROM cashback_accrual WHERE member_id = $1',
        );
        return pot!.valid === String(staked);
      },
      { what: 'the pots of 20 bets' },
    );
    await eventually(
      async () => {
        const [held] = await rows<{ turnover: string }>(
          'points',
          `SELECT (coalesce((SELECT sum(delta) FROM point_ledger WHERE member_id = $1), 0) * 1000000
                + coalesce((SELECT sum(amount) FROM point_remainder WHERE member_id = $1), 0))::text AS turnover`,
        );
        return held!.turnover === String(staked);
      },
      { what: 'the points of 20 bets' },
    );
  });

  it('REG-G21 pushes the balance on the stream, without a request for it', async () => {
    const [game] = await player.games('?pageSize=1');
    const table = await player.openGame(game!);
    const stop = new AbortController();
    const events: { name: string; data: Record<string, unknown> }[] = [];
    await player.listen(events, stop.signal);
    const spin = await table.spin();
    const expected = `${spin.balance!.slice(0, -2) || '0'}.${spin.balance!.slice(-2)}`;
    await eventually(
      () => events.some(({ name, data }) => name === 'balance' && data['balance'] === expected),
      { what: 'the new balance on the stream' },
    );
    stop.abort();
  });

  it('SEC-S26 has one effect of a spin that is sent ten times at once', async () => {
    const [game] = await player.games('?pageSize=1');
    const table = await player.openGame(game!);
    const id = randomUUID();
    const spins = await Promise.all(Array.from({ length: 10 }, () => table.spin(undefined, id)));
    expect(new Set(spins.map((spin) => spin.roundId)).size).toBe(1);
    const [bets] = await rows<{ count: string }>(
      'game-launch',
      `SELECT count(*) FROM game_round WHERE member_id = $1`,
    );
    expect(Number(bets!.count)).toBe(22);
  });

  it('is one trace through gateway, game-launch, wallet, relay and points', async () => {
    const [game] = await player.games('?pageSize=1');
    const table = await player.openGame(game!);
    platform.spans.reset();
    await table.spin();
    await eventually(
      () => {
        const traces = Map.groupBy(platform.spans.getFinishedSpans(), (span) => span.spanContext().traceId);
        return [...traces.values()].some((spans) => {
          const names = spans.map(
            ({ name, resource }) => `${String(resource.attributes['service.name'])} ${name}`,
          );
          const has = (...parts: string[]) =>
            names.some((name) => parts.every((part) => name.includes(part)));
          return (
            has('gateway', '/provider/') &&
            has('game-launch', '/provider/') &&
            has('wallet', '/internal/postings') &&
            has('relay bets.bet.settled.v1') &&
            has('consume bets.bet.settled.v1')
          );
        });
      },
      { what: 'the spans of all five' },
    );
  });

  it('REG-G11 plays with play money that never meets the real books', async () => {
    const guest = new PlayerClient(platform.gateway);
    await guest.playFree();
    const before = await guest.balance();
    expect(minor(before)).toBeGreaterThan(0n);
    const [game] = await guest.games('?pageSize=1');
    const table = await guest.openGame(game!);
    expect(table.mode).toBe('PLAY');
    const spin = await table.spin();
    expect(minor(await guest.balance())).toBe(minor(before) - BigInt(spin.stake) + BigInt(spin.totalWin));
    expect((await guest.call('GET', '/wps/v2/deposits')).code).toBe('REAL_ACCOUNT_REQUIRED');
  });

  it('SPEC-4.5 logs out, is refused at once, and logs in again', async () => {
    await player.logOut();
    const refused = await player.call('GET', '/wps/v2/wallets/balance');
    expect([refused.status, refused.code]).toEqual([401, 'SESSION_ENDED']);
    expect((await player.logIn('wrong-password')).code).toBe('AUTH_INVALID_CREDENTIALS');
    expect((await player.logIn()).success).toBe(true);
    expect(minor(await player.balance())).toBeGreaterThan(0n);
  });
});
