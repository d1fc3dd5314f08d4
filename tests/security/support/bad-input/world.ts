import { eventually, pause } from '#libs/testing';
import { logInOperator } from '../../../support/operator.js';
import { PlayerClient } from '#libs/api-client';
import { importGames, startWholePlatform, type WholePlatform } from '../../../support/whole-platform.js';
import type { World } from './callers.js';
import { changedRows, countRows } from './rows.js';

/** The whole platform with a member who has a deposit and a bet, an operator, a demo player and a session that has ended. */
export async function startWorld(more: Record<string, string> = {}): Promise<World> {
  const platform = await startWholePlatform({
    // Own draws would write rows by themselves.
    BEACON: 'none',
    RESULT_FEEDS: '',
    CAPTCHA: 'off',
    PAYLOAD_ENCRYPTION: 'optional',
    RATE_LIMITS: '1000',
    SIMULATED_DELAY_MIN_MS: '0',
    SIMULATED_DELAY_MAX_MS: '0',
    SIMULATED_POLL_MS: '50',
    MINIMUM_ROUND_MS: '0',
    // The jobs behind the postings write when their time comes, not when they are asked.
    ROLLUP_EVERY_MS: '3600000',
    AUDIT_EVERY_MS: '3600000',
    HASH_CHAIN_EVERY_MS: '3600000',
    HISTORY_EVERY_SECONDS: '3600',
    ...more,
  });
  await importGames(platform);
  const [player, demo, gone] = [0, 1, 2].map(() => new PlayerClient(platform.gateway));
  await player!.register();
  const depositId = await player!.deposit('500000.00');
  const { ticket, game } = await player!.launch((await player!.games('?pageSize=1'))[0]!);
  const usedTicket = { ticket, game, lang: 'vi' };
  const seat = await post<{ token: string; game: { stakes: string[] } }>(
    `${platform.urlOf('demo-provider')}/play/session`,
    usedTicket,
  );
  await post(
    `${platform.urlOf('demo-provider')}/play/spin`,
    { stake: seat.game.stakes[0], clientSpinId: '01980000-0000-4000-8000-000000000002' },
    seat.token,
  );
  await demo!.playFree();
  await gone!.register();
  const ended = gone!.token;
  await gone!.logOut();
  const { token } = await logInOperator(platform.gateway);
  await untilQuiet(platform);
  const bets = await player!.call<{ list: { betId: string }[] }>('GET', '/wps/v2/records/bets');
  return {
    platform,
    memberId: player!.memberId,
    tokens: { member: player!.token, demo: demo!.token, operator: token, ended },
    play: seat.token,
    owned: { depositId, betId: bets.value.list[0]!.betId, usedTicket },
  };
}

/** What the deposit and the spin set going has come to rest. */
async function untilQuiet(platform: WholePlatform): Promise<void> {
  let still = 0;
  let rows = await countRows(platform);
  const isQuiet = async () => {
    await pause(250, 'what is on its way arrives');
    const before = rows;
    rows = await countRows(platform);
    still = changedRows(before, rows).length === 0 ? still + 1 : 0;
    return still === 4;
  };
  await eventually(isQuiet, { what: 'the platform comes to rest' });
}

async function post<T>(url: string, body: unknown, token?: string): Promise<T> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  const envelope = (await answer.json()) as { success: boolean; value: T };
  if (!envelope.success) throw new Error(`${url}: ${answer.status} ${JSON.stringify(envelope)}`);
  return envelope.value;
}
