#!/usr/bin/env node
/**
 * npm run test:faults [-- --seed 1 --times 2 --replicas 2 --members 12 --bettors 4 --seats 4 --pause 200]: the platform as `start:full`
 * runs it, players on slots, half of them on a running bonus, on draws of a lottery and in shared rounds of a live table, and each replica of
 * each service, Kafka and Redis killed with -9. Afterwards all places that count the same money must agree by round, by account, and by member,
 * day and category; no event is unsent or dead.
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
  const { BonusOperator } = await import('./operator.mjs');
  const { LotteryPlayer, SpinningPlayer, TablePlayer } = await import('./players.mjs');
  const { killInTurn, seeded, serverTarget, serviceTarget } = await import('./killer.mjs');
  const { coverage, disagreements } = await import('./reconcile.mjs');
  const option = (name, otherwise) => {
    const at = process.argv.indexOf(`--${name}`);
    return at > 0 ? Number(process.argv[at + 1]) : otherwise;
  };
  const seed = option('seed', 1);
  const replicas = option('replicas', 2);
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
      DATABASE_POOL_SIZE: '6',
      // Its people have figures for agents but no rounds.
      DEMO_NETWORK: '',
    };
    log(`Starting the platform, ${replicas} processes per service`);
    const args = ['--full', '--replicas', String(replicas), '--data', data];
    platform = await startPlatform(args, { env, timeoutMs: 400_000 });
    const { databases, ports } = JSON.parse(readFileSync(join(data, 'platform.json'), 'utf8'));
    const readyOf = (service) => `http://127.0.0.1:${ports.inner[service]}/health/ready`;
    const stop = new AbortController();
    const operator = await BonusOperator.publish(platform.url);
    const players = Array.from(
      { length: option('members', 12) },
      (_, at) => new SpinningPlayer(platform.url, stop.signal, at % 2 === 0 ? operator : undefined),
    );
    const bettors = Array.from(
      { length: option('bettors', 4) },
      () => new LotteryPlayer(platform.url, stop.signal),
    );
    const seats = Array.from(
      { length: option('seats', 4) },
      () => new TablePlayer(platform.url, stop.signal),
    );
    const everybody = [...players, ...bettors, ...seats];
    await Promise.all(everybody.map((player) => player.prepare()));
    const spins = () => players.reduce((sum, player) => sum + player.spins, 0);
    const tickets = () => bettors.reduce((sum, player) => sum + player.tickets, 0);
    const slips = () => seats.reduce((sum, player) => sum + player.slips, 0);
    const playing = Promise.all(everybody.map((player) => player.play(option('pause', 200))));
    await sleep(10_000);
    log(`${players.length} members, ${(spins() / 10).toFixed(1)} spins a second before the first fault`);

    const began = Date.now();
    const kills = await killInTurn({
      targets: [
        ...services
          .flatMap((name) =>
            Array.from({ length: replicas }, (_, at) => (at === 0 ? name : `${name}-${at + 1}`)),
          )
          .map((label) => serviceTarget(label, join(data, 'run', `${label}.pid`))),
        serverTarget('kafka', kafka, { url: readyOf('points'), check: 'bus' }),
        serverTarget('redis', redis, { url: readyOf('auth'), check: 'cache' }),
      ],
      times: option('times', 2),
      random: seeded(seed),
      betweenMs: [2000, 6000],
      log,
    });
    await sleep(5000);
    stop.abort();
    await playing;
    const seconds = (Date.now() - began) / 1000;
    const done = `${spins()} spins, ${tickets()} tickets and ${slips()} slips at a table`;
    log(`${done}, ${kills.length} kills in ${seconds.toFixed(0)} s (seed ${seed})`);

    const providerKills = kills.filter(({ name }) => name.startsWith('demo-provider')).map(({ at }) => at);
    const wrong = await untilTheyAgree(() => disagreements(databases, providerKills));
    for (const [what, keys] of Object.entries(await coverage(databases))) log(`${what}: ${keys} compared`);
    if (wrong.length > 0)
      throw new UserError(`the books do not agree (seed ${seed}):\n  ${wrong.join('\n  ')}`);
    log('Every comparison agrees to the unit');
  } finally {
    await platform?.stop();
    await Promise.all([kafka.stop(), redis.stop()]);
    rmSync(data, { recursive: true, force: true });
  }
});

/** What is under way arrives within minutes; what has not arrived by then is lost. */
async function untilTheyAgree(ask) {
  for (let waited = 0; ; waited += 2) {
    const found = await ask();
    if (found.length === 0 || waited > 180) return found;
    await sleep(2000);
  }
}
