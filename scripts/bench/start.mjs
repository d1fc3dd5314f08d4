import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPlatform } from '../lib/journeys.mjs';
import { PlayerClient } from '../../libs/api-client/src/index.ts';

/** Seconds from `npm start` on an installed and built checkout with data of an earlier run, until a player can play. */
export async function measure({ log }) {
  const data = mkdtempSync(join(tmpdir(), 'lotus-bench-'));
  const env = { ...process.env, PAYLOAD_ENCRYPTION: 'optional', CAPTCHA: 'off' };
  try {
    log('A first start, for the data');
    await (await startPlatform(['--data', data], { env })).stop();
    const runs = [];
    for (let turn = 1; turn <= 3; turn += 1) {
      const began = Date.now();
      const platform = await startPlatform(['--data', data], { env });
      await playOnce(platform.url, platform.demo('player'));
      runs.push((Date.now() - began) / 1000);
      log(`start ${turn}: ${runs.at(-1).toFixed(1)} s`);
      await platform.stop();
    }
    return { seconds: runs.toSorted((a, b) => a - b)[1] };
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

/** Everything that a player's first minute needs, each until it succeeds. */
async function playOnce(url, player) {
  const client = new PlayerClient(url, player.username);
  await eventually(() => client.value('GET', '/wps/system/status?url=localhost'));
  await eventually(() => client.page('/'));
  await eventually(async () => {
    const { success, code } = await client.logIn(player.password);
    if (!success) throw new Error(`login failed: ${code}`);
  });
  await eventually(() => client.balance());
  await eventually(async () => client.launch((await client.games('?pageNo=1&pageSize=24'))[0]));
}

async function eventually(attempt) {
  for (let tries = 0; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tries > 150) throw error;
      await sleep(100);
    }
  }
}
