import { Pool } from '#libs/database';
import { PlayerClient } from '#libs/api-client';
import { parseMoney } from '#libs/money';
import { eventually } from '#libs/testing';
import { callAsProvider, newestRound } from '../support/provider-calls.js';
import { importGames, startWholePlatform, type WholePlatform } from '../support/whole-platform.js';

describe('the reality check, through the whole platform', () => {
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
    });
    await importGames(platform);
  }, 120_000);

  afterAll(() => platform?.close());

  async function newPlayer(): Promise<PlayerClient> {
    const player = new PlayerClient(platform.gateway);
    await player.register();
    await player.deposit('500000.00');
    return player;
  }

  it('REG-G19 the reality check counts what was really played', async () => {
    const player = await newPlayer();
    const [game] = await player.games('?pageSize=1');
    const table = await player.openGame(game!);
    const spin = await table.spin();
    type Check = { staked: string; returned: string };
    await eventually(
      () => player.call<Check>('GET', '/wps/v2/responsible-gaming/reality-check'),
      ({ value }) => BigInt(value.staked.replace('.', '')) === BigInt(spin.stake),
    );
    const { value: before } = await player.call<Check>('GET', '/wps/v2/responsible-gaming/reality-check');
    const round = await newestRound(platform);
    const late = { ...round, transactionId: `${round['roundId']}-late`, amount: '12300' };
    expect(await callAsProvider(platform, 'win', late)).toMatchObject({ status: 'OK' });
    const expected = BigInt(before.returned.replace('.', '')) + 12_300n;
    await eventually(
      () => player.call<Check>('GET', '/wps/v2/responsible-gaming/reality-check'),
      ({ value }) => BigInt(value.returned.replace('.', '')) === expected,
    );
  });

  it('REG-G19.1 the result holds a win that came late, and no longer a settled bet that was rolled back', async () => {
    const player = await newPlayer();
    const [game] = await player.games('?pageSize=1');
    const table = await player.openGame(game!);
    const result = async () => {
      const path = '/wps/v2/responsible-gaming/reality-check';
      const check = await player.value<{ staked: string; returned: string; netResult: string }>('GET', path);
      return {
        staked: parseMoney(check.staked),
        returned: parseMoney(check.returned),
        net: parseMoney(check.netResult),
      };
    };
    const first = BigInt((await table.spin()).stake);
    const settled = await eventually(result, ({ staked }) => staked === first);
    const round = await newestRound(platform);
    const late = { ...round, transactionId: `${round['roundId']}-late`, amount: '12300' };
    expect(await callAsProvider(platform, 'win', late)).toMatchObject({ status: 'OK' });
    const returned = settled.returned + 12_300n;
    await eventually(result, (now) => now.returned === returned);
    expect(await result()).toEqual({ staked: first, returned, net: returned - first });

    const second = BigInt((await table.spin()).stake);
    await eventually(result, ({ staked }) => staked === first + second);
    const taken = await newestRound(platform);
    expect(taken['roundId']).not.toBe(round['roundId']);
    const { roundId, sessionId, playerRef, vassalage } = taken as Record<
      'roundId' | 'sessionId' | 'playerRef' | 'vassalage',
      string
    >;
    const rollback = { sessionId, playerRef, vassalage, transactionId: `${roundId}-bet` };
    expect(await callAsProvider(platform, 'rollback', rollback)).toMatchObject({ status: 'OK' });
    await eventually(result, ({ staked }) => staked === first);
    await eventually(result, (now) => now.returned === returned && now.net === returned - first);
  });

  it('REG-G19 a running game takes no bet while a reality check waits, and takes the next one after the answer', async () => {
    const player = await newPlayer();
    const [game] = await player.games('?pageSize=1');
    const table = await player.openGame(game!);
    await table.spin();
    // The shortest interval is five minutes: this session is said to have begun six minutes ago.
    await platform.services
      .get('member')!
      .app.get(Pool)
      .query(`UPDATE play_session SET started_at = now() - interval '6 minutes' WHERE member_id = $1`, [
        player.memberId,
      ]);
    const path = '/wps/v2/responsible-gaming/reality-check';
    expect(await player.call('PUT', path, { intervalMinutes: 5 })).toMatchObject({ value: { due: true } });
    await expect(table.spin()).rejects.toThrow('REALITY_CHECK_DUE');
    expect(await player.call('POST', `${path}/acknowledgement`)).toMatchObject({
      status: 200,
      value: { due: false },
    });
    await table.spin();
  });

  it('REG-G19 a reality check that falls due between two spins stops the second one until it is answered', async () => {
    const player = await newPlayer();
    const [game] = await player.games('?pageSize=1');
    const table = await player.openGame(game!);
    await table.spin();
    await platform.services
      .get('member')!
      .app.get(Pool)
      .query(
        `UPDATE play_session SET started_at = now() - interval '5 minutes' + interval '4 seconds' WHERE member_id = $1`,
        [player.memberId],
      );
    const path = '/wps/v2/responsible-gaming/reality-check';
    expect(await player.call('PUT', path, { intervalMinutes: 5 })).toMatchObject({ value: { due: false } });
    await table.spin();
    await eventually(
      () => player.call<{ due: boolean }>('GET', path),
      ({ value }) => value.due,
    );
    await expect(table.spin()).rejects.toThrow('REALITY_CHECK_DUE');
    await expect(table.spin()).rejects.toThrow('REALITY_CHECK_DUE');
    await expect(player.openGame(game!)).rejects.toThrow('REALITY_CHECK_DUE');
    await player.call('POST', `${path}/acknowledgement`);
    await table.spin();
  });
});
