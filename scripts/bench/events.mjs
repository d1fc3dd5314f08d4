import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureServiceDatabase, PostgresCluster } from '../../libs/local/src/index.ts';
import { onBuilt, quantile, startServers } from './lib/measuring.mjs';

const standard = { rate: 500, seconds: 60 };
const keys = 1000;
const patienceMs = 30_000;

/**
 * Milliseconds from the return of the producer's COMMIT to the return of the consumer's COMMIT. A producer and a consumer
 * with a database each, on real Kafka; both in this process, so that one clock sees both ends. Events begin by the
 * clock and wait for nobody.
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
    for (const times of [pair.sent, pair.taken]) times.clear();
    log(`${settings.rate} events a second for ${settings.seconds} s`);
    const seconds = await produce(pair, settings);
    await settled(pair);
    return {
      ...(await figuresOf(pair)),
      events_per_second: pair.sent.size / seconds,
      // Days of both tables are dropped whole, so this and the days that are kept say how large they stay.
      outbox_bytes_per_event: await bytesPerRow(pair.producer, 'outbox'),
      inbox_bytes_per_event: await bytesPerRow(pair.consumer, 'inbox'),
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
  const { Outbox } = await import('#dist/libs/messaging/src/index.js');
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

  class FactConsumer {
    async take(context) {
      await context.tx.query('INSERT INTO fact (event_id, key) VALUES ($1, $2)', [context.id, context.key]);
      afterCommit(context.tx, () => taken.set(context.id, performance.now()));
    }
  }
  Controller()(FactConsumer);
  const take = Object.getOwnPropertyDescriptor(FactConsumer.prototype, 'take');
  EventPattern(event.type)(FactConsumer.prototype, 'take', take);
  Ctx()(FactConsumer.prototype, 'take', 0);

  const pools = { consumer: await open('bench_consumer'), producer: await open('bench_producer') };
  await startApplication('bench-consumer', pools.consumer, kafkaBrokers, [FactConsumer], undo);
  const producer = await startApplication('bench-producer', pools.producer, kafkaBrokers, [], undo);
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
  return { make, sent, taken, ...pools };
}

async function startApplication(serviceName, pool, kafkaBrokers, controllers, undo) {
  const { Global, Module } = await import('@nestjs/common');
  const { NestFactory } = await import('@nestjs/core');
  const { FastifyAdapter } = await import('@nestjs/platform-fastify');
  const { Pool } = await import('#dist/libs/database/src/index.js');
  const { MessagingModule, startMessaging } = await import('#dist/libs/messaging/src/index.js');

  class DatabaseModule {}
  Global()(DatabaseModule);
  Module({ providers: [{ provide: Pool, useValue: pool }], exports: [Pool] })(DatabaseModule);
  class BenchModule {}
  const messaging = MessagingModule.forService({ serviceName, transport: 'kafka', brokers: [kafkaBrokers] });
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

async function figuresOf({ sent, taken, consumer }) {
  const rows = await consumer.query('SELECT event_id AS id, count(*)::int AS effects FROM fact GROUP BY 1');
  const effects = new Map(rows.map(({ id, effects: count }) => [id, count]));
  const ids = [...sent.keys()];
  // The consumer's COMMIT may return to this process before the producer's does.
  const delays = ids.filter((id) => taken.has(id)).map((id) => Math.max(0, taken.get(id) - sent.get(id)));
  return {
    p50_ms: Number(quantile(delays, 0.5).toFixed(1)),
    p99_ms: Number(quantile(delays, 0.99).toFixed(1)),
    lost: ids.filter((id) => !effects.has(id)).length,
    doubled: ids.filter((id) => effects.get(id) > 1).length,
  };
}

/** Of a partitioned table with its indexes. */
async function bytesPerRow(pool, table) {
  const [{ bytes, rows }] = await pool.query(
    `SELECT (SELECT sum(pg_total_relation_size(relid)) FROM pg_partition_tree('${table}') WHERE isleaf) AS bytes, count(*) AS rows
       FROM ${table}`,
  );
  return Math.round(Number(bytes) / Number(rows));
}
