import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureServiceDatabase, PostgresCluster } from '../../libs/local/src/index.ts';
import { onBuilt, quantile, rounded, startServers } from './lib/measuring.mjs';

const standard = { rate: 500, seconds: 600 };
const keys = 1000;
const patienceMs = 30_000;

/**
 * Milliseconds from the return of the producer's COMMIT to the return of the consumer's COMMIT, and to a broadcast consumer
 * as the gateway's stream is one. A producer and a consumer with a database each, on real Kafka; all in this process, so that
 * one clock sees both ends. Events begin by the clock, whatever became of the others.
 */
export async function measure({ log, args }) {
  return onBuilt(args, standard, async (settings, data, undo) => {
    log('Starting Kafka and PostgreSQL');
    const { kafkaBrokers } = await startServers(data, undo, { redis: false });
    const open = await startDatabases(data, undo);
    const pair = await startPair(open, kafkaBrokers, undo);
    log('Warming up');
    await produce(pair, { ...settings, seconds: Math.min(5, settings.seconds) });
    await settled(pair);
    for (const times of [pair.sent, pair.taken, pair.shown]) times.clear();
    log(`${settings.rate} events a second for ${settings.seconds} s`);
    const half = { ...settings, seconds: settings.seconds / 2 };
    let seconds = await produce(pair, half);
    const middle = await sizesOf(pair);
    seconds += await produce(pair, half);
    await settled(pair);
    const end = await sizesOf(pair);
    return {
      ...(await figuresOf(pair)),
      events_per_second: pair.sent.size / seconds,
      // Days of both tables are dropped whole, so this and the days that are kept say how large they stay.
      outbox_bytes_per_event: Math.round(end.outbox),
      inbox_bytes_per_event: Math.round(end.inbox),
      // Bytes of an event at the end to those at half of the time: 1 where nothing is left behind.
      outbox_growth: rounded(end.outbox / middle.outbox),
      inbox_growth: rounded(end.inbox / middle.inbox),
    };
  });
}

/** Gives a service a database as `npm start` does: migrations by the owner, work by the runtime role. */
async function startDatabases(data, undo) {
  const { Pool, runMigrations } = await import('#dist/libs/database/src/index.js');
  const { messagingMigrations } = await import('#dist/libs/messaging/src/index.js');
  const password = randomBytes(12).toString('hex');
  const label = `bench-${randomBytes(6).toString('hex')}`;
  const folder = join(data, 'postgres');
  const cluster = new PostgresCluster({ folder, label, password, throwAway: true });
  await cluster.start();
  undo.push(() => cluster.stop());
  return async (name) => {
    const roles = { name, ownerPassword: password, runtimePassword: password };
    await ensureServiceDatabase(cluster.adminUrl, roles);
    const owner = cluster.url(`${name}_owner`, name, password);
    await runMigrations(owner, { migrations: [...messagingMigrations, CreateFact1795000000001] });
    const url = cluster.url(`${name}_runtime`, name, password);
    const pool = await Pool.open({ url, applicationName: name, poolSize: 8 });
    undo.push(() => pool.close());
    return pool;
  };
}

/** What both sides write beside their messages; without a key, so that a second effect would be seen. */
class CreateFact1795000000001 {
  up(runner) {
    return runner.query('CREATE TABLE fact (event_id uuid NOT NULL, key text NOT NULL)');
  }

  down(runner) {
    return runner.query('DROP TABLE fact');
  }
}

async function startPair(open, kafkaBrokers, undo) {
  const { Controller } = await import('@nestjs/common');
  const { Ctx, EventPattern } = await import('@nestjs/microservices');
  const { afterCommit, Transactions } = await import('#dist/libs/database/src/index.js');
  const { defineEvent } = await import('#dist/libs/events/src/index.js');
  const { BatchHandler, Outbox } = await import('#dist/libs/messaging/src/index.js');
  const { default: Type } = await import('typebox');
  const event = defineEvent({
    topic: 'bench.facts',
    type: 'bench.fact.made.v1',
    description: 'A fact of a measurement.',
    schema: Type.Object({ key: Type.String(), amount: Type.String() }),
    key: ({ key }) => key,
    example: { key: '1', amount: '125000000' },
  });
  const sent = new Map();
  const taken = new Map();
  const shown = new Map();

  /** As the projections of the bet path take their events. */
  class FactConsumer {
    async take(contexts) {
      const [ids, keysOfAll] = [contexts.map(({ id }) => id), contexts.map(({ key }) => key)];
      const { tx } = contexts[0];
      await tx.query('INSERT INTO fact (event_id, key) SELECT * FROM unnest($1::uuid[], $2::text[])', [
        ids,
        keysOfAll,
      ]);
      afterCommit(tx, () => ids.forEach((id) => taken.set(id, performance.now())));
    }
  }
  /** As the gateway shows a balance. */
  class LiveConsumer {
    async take(contexts) {
      for (const { id } of contexts) shown.set(id, performance.now());
    }
  }
  for (const consumer of [FactConsumer, LiveConsumer]) {
    Controller()(consumer);
    const take = Object.getOwnPropertyDescriptor(consumer.prototype, 'take');
    EventPattern(event.type)(consumer.prototype, 'take', take);
    BatchHandler({ max: 200 })(consumer.prototype, 'take', take);
    Ctx()(consumer.prototype, 'take', 0);
  }

  const pools = { consumer: await open('bench_consumer'), producer: await open('bench_producer') };
  const on = { kafkaBrokers, undo };
  await startApplication('bench-consumer', { ...on, pool: pools.consumer, controllers: [FactConsumer] });
  await startApplication('bench-live', {
    ...on,
    pool: undefined,
    controllers: [LiveConsumer],
    broadcast: true,
  });
  const producer = await startApplication('bench-producer', { ...on, pool: pools.producer });
  const transactions = new Transactions(pools.producer);
  const outbox = producer.get(Outbox);
  const make = async (key) => {
    const id = await transactions.run(async (tx) => {
      const added = await outbox.add(tx, event, { key, amount: '125000000' });
      await tx.query('INSERT INTO fact (event_id, key) VALUES ($1, $2)', [added, key]);
      return added;
    });
    sent.set(id, performance.now());
  };
  return { make, sent, taken, shown, ...pools };
}

async function startApplication(
  serviceName,
  { kafkaBrokers, undo, pool, controllers = [], broadcast = false },
) {
  const { Global, Module } = await import('@nestjs/common');
  const { NestFactory } = await import('@nestjs/core');
  const { FastifyAdapter } = await import('@nestjs/platform-fastify');
  const { Pool } = await import('#dist/libs/database/src/index.js');
  const { MessagingModule, startMessaging } = await import('#dist/libs/messaging/src/index.js');

  class DatabaseModule {}
  Global()(DatabaseModule);
  const providers = pool ? [{ provide: Pool, useValue: pool }] : [];
  Module({ providers, exports: pool ? [Pool] : [] })(DatabaseModule);
  class BenchModule {}
  const messaging = MessagingModule.forService({
    ...{ serviceName, broadcast, transport: /** @type {const} */ ('kafka') },
    brokers: [kafkaBrokers],
  });
  Module({ imports: [DatabaseModule, messaging], controllers })(BenchModule);

  const app = await NestFactory.create(BenchModule, new FastifyAdapter(), { logger: ['error', 'fatal'] });
  undo.push(() => app.close());
  await startMessaging(app);
  return app;
}

/** Begins each event at its own moment, however long the others take. Answers with the seconds it took. */
async function produce({ make }, { rate, seconds }) {
  const total = rate * seconds;
  const began = performance.now();
  const making = [];
  while (making.length < total) {
    const due = Math.min(total, Math.floor(((performance.now() - began) / 1000) * rate) + 1);
    while (making.length < due) making.push(make(String(making.length % keys)));
    await sleep(1);
  }
  await Promise.all(making);
  return (performance.now() - began) / 1000;
}

/** Until everything has arrived, or nothing more does. */
async function settled({ sent, taken }) {
  let [count, since] = [taken.size, performance.now()];
  while (taken.size < sent.size && performance.now() - since < patienceMs) {
    await sleep(50);
    if (taken.size !== count) [count, since] = [taken.size, performance.now()];
  }
  // A second delivery would come late.
  await sleep(2_000);
}

async function figuresOf({ sent, taken, shown, consumer }) {
  const rows = await consumer.query('SELECT event_id AS id, count(*)::int AS effects FROM fact GROUP BY 1');
  const effects = new Map(rows.map(({ id, effects: count }) => [id, count]));
  const ids = [...sent.keys()];
  // The consumer's COMMIT may return to this process before the producer's does.
  const delaysIn = (times) =>
    ids.filter((id) => times.has(id)).map((id) => Math.max(0, times.get(id) - sent.get(id)));
  const [delays, liveDelays] = [delaysIn(taken), delaysIn(shown)];
  const tenths = (ms) => Number(ms.toFixed(1));
  return {
    p50_ms: tenths(quantile(delays, 0.5)),
    p99_ms: tenths(quantile(delays, 0.99)),
    live_p50_ms: tenths(quantile(liveDelays, 0.5)),
    live_p95_ms: tenths(quantile(liveDelays, 0.95)),
    live_missed: ids.length - liveDelays.length,
    lost: ids.filter((id) => !effects.has(id)).length,
    doubled: ids.filter((id) => effects.get(id) > 1).length,
  };
}

async function sizesOf({ producer, consumer }) {
  return { outbox: await bytesPerRow(producer, 'outbox'), inbox: await bytesPerRow(consumer, 'inbox') };
}

/** Of a partitioned table with its indexes. */
async function bytesPerRow(pool, table) {
  const [{ bytes, rows }] = await pool.query(
    `SELECT (SELECT sum(pg_total_relation_size(relid)) FROM pg_partition_tree('${table}') WHERE isleaf) AS bytes, count(*) AS rows
       FROM ${table}`,
  );
  return Number(bytes) / Number(rows);
}
