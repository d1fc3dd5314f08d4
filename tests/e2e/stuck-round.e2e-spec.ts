import { randomUUID } from 'node:crypto';
import { Pool } from '#libs/database';
import { PlayerClient, type OperatorClient } from '#libs/api-client';
import { eventually } from '#libs/testing';
import { logInOperator } from '../support/operator.js';
import { callAsProvider, newestRound } from '../support/provider-calls.js';
import { importGames, startWholePlatform, type WholePlatform } from '../support/whole-platform.js';

interface StuckRound {
  betId: string;
  roundId: string;
}

describe('a round that stays open, through the whole platform', () => {
  let platform: WholePlatform;
  let operator: OperatorClient;

  beforeAll(async () => {
    platform = await startWholePlatform({
      CAPTCHA: 'off',
      PAYLOAD_ENCRYPTION: 'optional',
      RATE_LIMITS: '1000',
      SIMULATED_DELAY_MIN_MS: '0',
      SIMULATED_DELAY_MAX_MS: '0',
      SIMULATED_POLL_MS: '50',
      MINIMUM_ROUND_MS: '0',
      STUCK_ROUND_AFTER_SECONDS: '1',
      STUCK_ROUND_EVERY_SECONDS: '3600',
    });
    await importGames(platform);
    operator = await logInOperator(platform.gateway);
  }, 120_000);

  afterAll(() => platform?.close());

  /** Stuck once it is a second old. */
  const stuckRound = (roundId: string) =>
    eventually(
      async () => {
        const { list } = await operator.value<{ list: StuckRound[] }>('GET', '/wps/v2/ops/stuck-rounds');
        return list.find((one) => one.roundId === roundId);
      },
      { what: `${roundId} is listed` },
    );

  it('is listed for an operator, who has the provider asked: a bet that it does not know is refunded', async () => {
    const player = new PlayerClient(platform.gateway);
    await player.register();
    await player.deposit('500000.00');
    const [game] = await player.games('?pageSize=1');
    const table = await player.openGame(game!);
    await table.spin();
    const before = await player.balance();
    const { vassalage, sessionId, playerRef } = await newestRound(platform);
    const roundId = randomUUID();
    const bet = {
      ...{ vassalage: vassalage!, sessionId: sessionId!, playerRef: playerRef!, roundId },
      ...{ gameId: game!.gameId, transactionId: `${roundId}-bet`, amount: '100000' },
    };
    expect(await callAsProvider(platform, 'bet', bet)).toMatchObject({ status: 'OK' });
    expect(await player.balance()).not.toBe(before);
    const stuck = await stuckRound(roundId);
    expect(stuck).toMatchObject({ roundId, status: 'OPEN' });
    const path = `/wps/v2/ops/stuck-rounds/${stuck.betId}`;
    expect(await operator.value('POST', `${path}/query`)).toEqual({ outcome: 'CANCELLED' });
    expect(await player.balance()).toBe(before);
    expect(await operator.value('GET', path)).toMatchObject({
      status: 'VOID',
      transactions: [{ status: 'ROLLED_BACK' }],
    });
  });

  it('is settled as the provider played it, if its win was lost', async () => {
    const player = new PlayerClient(platform.gateway);
    await player.register();
    await player.deposit('500000.00');
    const [game] = await player.games('?pageSize=1');
    const table = await player.openGame(game!);
    const spin = await table.spin();
    const balance = await player.balance();
    const games = platform.services.get('game-launch')!.app.get(Pool);
    const { roundId } = await newestRound(platform);
    // As if the win had never arrived, with the money that it paid already there under the same key.
    await games.query(`DELETE FROM provider_transaction WHERE transaction_id = $1`, [`${roundId}-win`]);
    await games.query(
      `UPDATE game_round SET status = 'OPEN', payout = 0, settled_at = NULL WHERE round_id = $1`,
      [roundId],
    );
    const path = `/wps/v2/ops/stuck-rounds/${(await stuckRound(roundId!)).betId}`;
    expect(await operator.value('POST', `${path}/query`)).toEqual({ outcome: 'CLOSED' });
    expect(await operator.value('GET', path)).toMatchObject({ status: 'SETTLED', payout: spin.totalWin });
    expect(await player.balance()).toBe(balance);
  });
});
