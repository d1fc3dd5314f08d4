#!/usr/bin/env node
/**
 * npm run test:faults [-- --seed 1 --times 3 --members 12 --pause 200]: the platform as `start:full` runs it, players spinning on it, and each service,
 * Kafka and Redis killed with -9 under them. Afterwards every place that counts the same money must agree to the unit.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureInstalled } from '../../scripts/lib/install.mjs';
import { startPlatform } from '../../scripts/lib/journeys.mjs';
import { UserError, run, log } from '../../scripts/lib/log.mjs';

const services = [
  'auth',
  'member',
  'wallet',
  'game-launch',
  'lottery',
  'points',
  'promotions',
  'agent-contracts',
  'gateway',
  'demo-provider',
];

await run(async () => {
  await ensureInstalled(import.meta.url);
  const { freePort, kafkaServer, redisServer } = await import('../../libs/local/src/index.ts');
  const { SpinningPlayer } = await import('./players.mjs');
  const { killInTurn, seeded, serverTarget, serviceTarget } = await import('./killer.mjs');
  const { disagreements, figures } = await import('./reconcile.mjs');
  const option = (name, otherwise) => {
    const at = process.argv.indexOf(`--${name}`);
    return at > 0 ? Number(process.argv[at + 1]) : otherwise;
  };
  const seed = option('seed', 1);
  const data = mkdtempSync(join(tmpdir(), 'lotus-faults-'));
  const kafka = await kafkaServer({ port: await freePort(), folder: join(data, 'kafka') });
  const redis = await redisServer({ port: await freePort(), folder: join(data, 'redis') });
  let platform;
  try {
    await Promise.all([kafka.start(), redis.start()]);
    const env = {
      ...process.env,
      KAFKA_BROKERS: `127.0.0.1:${kafka.port}`,
      REDIS_URL: `redis://127.0.0.1:${redis.port}`,
      CAPTCHA: 'off',
      PAYLOAD_ENCRYPTION: 'optional',
      RATE_LIMITS: '1000',
      REGISTRATIONS_PER_HOUR: '1000',
      MINIMUM_ROUND_MS: '0',
      SIMULATED_DELAY_MIN_MS: '100',
      SIMULATED_DELAY_MAX_MS: '200',
    };
    log('Starting the platform, a process per service');
    platform = await startPlatform(['--full', '--data', data], { env, timeoutMs: 400_000 });
    const { databases, ports } = JSON.parse(readFileSync(join(data, 'platform.json'), 'utf8'));
    const readyOf = (service) => `http://127.0.0.1:${ports.inner[service]}/health/ready`;
    const stop = new AbortController();
    const players = Array.from(
      { length: option('members', 12) },
      () => new SpinningPlayer(platform.url, stop.signal),
    );
    await Promise.all(players.map((player) => player.prepare()));
    const spins = () => players.reduce((sum, player) => sum + player.spins, 0);
    const playing = Promise.all(players.map((player) => player.play(option('pause', 200))));
    await sleep(10_000);
    log(`${players.length} members, ${(spins() / 10).toFixed(1)} spins a second before the first fault`);

    const began = Date.now();
    const killed = await killInTurn({
      targets: [
        ...services.map((name) => serviceTarget(name, join(data, 'run', `${name}.pid`))),
        serverTarget('kafka', kafka, readyOf('points')),
        serverTarget('redis', redis, readyOf('auth')),
      ],
      times: option('times', 3),
      random: seeded(seed),
      betweenMs: [2000, 6000],
      log,
    });
    await sleep(5000);
    stop.abort();
    await playing;
    const seconds = (Date.now() - began) / 1000;
    log(
      `${spins()} spins, ${[...killed.values()].reduce((sum, count) => sum + count, 0)} kills in ${seconds.toFixed(0)} s (seed ${seed})`,
    );

    const found = await untilTheyAgree(() => figures(databases), disagreements);
    for (const [name, figure] of Object.entries(found)) log(`${name.padEnd(14)} ${figure}`);
    const wrong = disagreements(found);
    if (wrong.length > 0)
      throw new UserError(`the books do not agree (seed ${seed}):\n  ${wrong.join('\n  ')}`);
    log('Every book agrees to the unit');
  } finally {
    await platform?.stop();
    await Promise.all([kafka.stop(), redis.stop()]);
    rmSync(data, { recursive: true, force: true });
  }
});

/** What is under way arrives within minutes; what has not arrived by then is lost. */
async function untilTheyAgree(ask, disagreements) {
  for (let waited = 0; ; waited += 2) {
    const found = await ask();
    if (disagreements(found).length === 0 || waited > 180) return found;
    await sleep(2000);
  }
}
