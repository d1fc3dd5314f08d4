import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Bets, reached } from './rewards/bets.mjs';
import { median, onBuilt, startServers } from './lib/measuring.mjs';
import { startService } from './lib/service.mjs';

const standard = { bets: 50_000, members: 2_000, rounds: 5 };
const password = 'bench';
const names = /** @type {const} */ (['points', 'promotions', 'wallet']);
const inboxCount = 'SELECT count(*)::int AS n FROM inbox';

/**
 * Settled bets a second through points, promotions with VIP, and the turnover of bonuses, to those through a consumer that
 * only writes its inbox. The same events on the same Kafka and PostgreSQL, in bursts that are measured until all is counted.
 */
export async function measure({ log, args }) {
  return onBuilt(args, standard, async (settings, data, undo) => {
    const { betSettled } = await import('#dist/libs/events/src/index.js');
    const { kafkaBrokers } = await startServers(data, undo, { redis: false });
    const databases = await startDatabases(data, undo);
    const members = Array.from({ length: settings.members }, () => randomUUID());
    await fill(databases, members);
    const inbox = await startInbox(databases.bench_inbox.url, kafkaBrokers);
    undo.push(() => inbox.close());
    const bets = await Bets.open(kafkaBrokers, betSettled.topic, members);
    undo.push(() => bets.close());
    const burst = async (clients) => {
      const began = performance.now();
      await bets.send(betSettled, settings.bets);
      await reached(
        clients.map((client) => async () => (await client.query(inboxCount)).rows[0].n),
        bets.sent,
      );
      return settings.bets / ((performance.now() - began) / 1000);
    };
    const bursts = async (label, clients) => {
      await burst(clients);
      const rates = [];
      for (let turn = 1; turn <= settings.rounds; turn += 1) {
        rates.push(await burst(clients));
        log(`${label}, burst ${turn}: ${rates.at(-1).toFixed(0)} bets a second`);
      }
      return Math.round(median(rates));
    };
    const inboxOnly = await bursts('inbox alone', [databases.bench_inbox.client]);
    await inbox.close();
    const services = names.map((name) => databases[name].client);
    await startRewards({ data, undo, databases, kafkaBrokers });
    await reached(
      services.map((client) => async () => (await client.query(inboxCount)).rows[0].n),
      bets.sent,
    );
    const rewards = await bursts('points, promotions, VIP and turnover', services);
    await verify(databases, bets.sent);
    return {
      rewards_to_inbox: Number((rewards / inboxOnly).toPrecision(3)),
      rewards_bets_per_second: rewards,
      inbox_bets_per_second: inboxOnly,
      ...settings,
    };
  });
}

/** @typedef {Record<'bench_inbox' | 'points' | 'promotions' | 'wallet', { client: import('pg').Client, url: string }>} Databases */

/** @returns {Promise<Databases>} */
async function startDatabases(data, undo) {
  const { ensureServiceDatabase, PostgresCluster } = await import('../../libs/local/src/index.ts');
  const { runMigrations } = await import('#dist/libs/database/src/index.js');
  const { completeSchema } = await import('#dist/libs/platform/src/index.js');
  const { messagingMigrations } = await import('#dist/libs/messaging/src/index.js');
  const { default: pg } = await import('pg');
  const cluster = new PostgresCluster({
    ...{ folder: join(data, 'postgres'), label: `bench-${process.pid}`, password, throwAway: true },
    settings: { max_wal_size: '4GB', checkpoint_timeout: '30min', shared_buffers: '512MB' },
  });
  await cluster.start();
  undo.push(() => cluster.stop());
  const schemas = { bench_inbox: { migrations: [...messagingMigrations] } };
  for (const name of names)
    schemas[name] = completeSchema(
      (await import(`#dist/services/${name}/src/database/schema.js`))[`${name}Schema`],
    );
  const opened = /** @type {Databases} */ ({});
  for (const [name, schema] of Object.entries(schemas)) {
    await ensureServiceDatabase(cluster.adminUrl, {
      name,
      ownerPassword: password,
      runtimePassword: password,
    });
    await runMigrations(cluster.url(`${name}_owner`, name, password), schema);
    const client = new pg.Client({ connectionString: cluster.url('postgres', name, password) });
    await client.connect();
    undo.push(() => client.end());
    opened[name] = { client, url: cluster.url(`${name}_runtime`, name, password) };
  }
  return opened;
}

/** Every member is known to promotions, and has a bonus whose turnover stays open in the wallet. */
async function fill({ promotions, wallet }, members) {
  await promotions.client.query(
    `INSERT INTO reward_member (member_id, account, account_type, bonus_contact, registered_at)
     SELECT id, 'player' || place, 0, false, now() FROM unnest($1::uuid[]) WITH ORDINALITY AS member (id, place)`,
    [members],
  );
  await wallet.client.query(
    `INSERT INTO player_account (member_id, book) SELECT id, 'REAL' FROM unnest($1::uuid[]) AS member (id)`,
    [members],
  );
  await wallet.client.query(
    `SELECT open_rollover('promotions', 'bench:' || id, id, 'REAL', 'BONUS', gen_random_uuid(), 100000000000, 20)
       FROM unnest($1::uuid[]) AS member (id)`,
    [members],
  );
}

/** A consumer of the same events, in the same batches, that does nothing with them. */
async function startInbox(url, kafkaBrokers) {
  const { Controller, Global, Module } = await import('@nestjs/common');
  const { NestFactory } = await import('@nestjs/core');
  const { EventPattern, Payload } = await import('@nestjs/microservices');
  const { FastifyAdapter } = await import('@nestjs/platform-fastify');
  const { Pool } = await import('#dist/libs/database/src/index.js');
  const { BatchHandler, MessagingModule, startMessaging } = await import('#dist/libs/messaging/src/index.js');
  const { betSettled } = await import('#dist/libs/events/src/index.js');
  const pool = await Pool.open({ url, applicationName: 'bench-inbox', poolSize: 8 });

  class InboxConsumer {
    async take() {
      // The inbox row is all.
    }
  }
  Controller()(InboxConsumer);
  const take = Object.getOwnPropertyDescriptor(InboxConsumer.prototype, 'take');
  EventPattern(betSettled.type)(InboxConsumer.prototype, 'take', take);
  BatchHandler({ max: 200 })(InboxConsumer.prototype, 'take', take);
  Payload()(InboxConsumer.prototype, 'take', 0);
  class DatabaseModule {}
  Global()(DatabaseModule);
  Module({ providers: [{ provide: Pool, useValue: pool }], exports: [Pool] })(DatabaseModule);
  class BenchModule {}
  const messaging = MessagingModule.forService({
    ...{ serviceName: 'bench-inbox', transport: 'kafka', brokers: [kafkaBrokers] },
  });
  Module({ imports: [DatabaseModule, messaging], controllers: [InboxConsumer] })(BenchModule);
  const app = await NestFactory.create(BenchModule, new FastifyAdapter(), { logger: ['error', 'fatal'] });
  await startMessaging(app);
  let closed;
  const close = async () => {
    await app.close();
    await pool.close();
  };
  return { close: () => (closed ??= close()) };
}

async function startRewards({ data, undo, databases, kafkaBrokers }) {
  const { ensureKeys, sessionKeyOwner } = await import('#dist/libs/auth/src/index.js');
  const { serviceNames } = await import('#dist/libs/config/src/index.js');
  const { freePort } = await import('../../libs/local/src/index.ts');
  const keys = join(data, 'keys');
  await ensureKeys(keys, [...serviceNames, sessionKeyOwner]);
  const ports = {};
  for (const name of names) ports[name] = await freePort();
  const peers = names.map((name) => `${name}=http://127.0.0.1:${ports[name]}`).join(',');
  await Promise.all(
    names.map((name) =>
      startService(name, undo, {
        ...{ KEYS_DIR: keys, PEERS: peers, FILES_DIR: join(data, 'files') },
        ...{ EVENT_BUS: 'kafka', KAFKA_BROKERS: kafkaBrokers, LEDGER_STANDBY: 'none' },
        ...{ DATABASE_URL: databases[name].url, PORT: String(ports[name]) },
        APPLICATION_SECRET: 'application-secret-of-the-bench-0123456789',
      }),
    ),
  );
}

/** Every bet has counted once for points, for the day of its member, for cashback, and towards the bonus. */
async function verify({ points, promotions, wallet }, sent) {
  const asked = [
    [points, 'SELECT count(*)::int AS n FROM point_source'],
    [promotions, 'SELECT count(*)::int AS n FROM activity_source'],
    [promotions, 'SELECT coalesce(sum(bets), 0)::int AS n FROM activity_day'],
    [promotions, 'SELECT count(*)::int AS n FROM cashback_source'],
    [wallet, 'SELECT (sum(done) / 500000)::int AS n FROM rollover'],
  ];
  for (const [{ client }, text] of asked) {
    const { n } = (await client.query(text)).rows[0];
    if (n !== sent) throw new Error(`void: ${n} of ${sent} counted by ${text}`);
  }
  for (const { client } of [points, promotions, wallet]) {
    const { n } = (await client.query('SELECT count(*)::int AS n FROM dead_letter')).rows[0];
    if (n !== 0) throw new Error(`void: ${n} dead letters`);
  }
}
