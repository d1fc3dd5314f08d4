import { InProcessBus, MessagingRuntime } from '../src/index.js';
import { effect, eventually, range, World, type Service } from './transport.world.js';

describe('Outbox and inbox in partitions of a day', () => {
  let world: World;
  let bus: InProcessBus;
  beforeEach(() => {
    bus = new InProcessBus();
    world = new World(() => ({ transport: bus }));
  });
  afterEach(async () => {
    await world?.close();
    bus?.close();
  });

  const daysOf = async ({ pool }: Service, table: string): Promise<string[]> =>
    (
      await pool.query(
        `SELECT c.relname AS name FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
          WHERE i.inhparent = $1::regclass ORDER BY 1`,
        [table],
      )
    ).map(({ name }: { name: string }) => name);
  const count = async ({ pool }: Service, table: string): Promise<number> =>
    (await pool.query(`SELECT count(*)::int AS n FROM ${table}`))[0].n as number;

  it('keeps their size flat: days behind the retention go, days ahead are made, unsent events stay', async () => {
    const settings = { outboxDays: 2, inboxDays: 4 };
    const consumer = await world.start(world.consumer, await world.database(), {
      controllers: [world.controller(effect)],
      settings,
    });
    const producer = await world.start(world.producer, await world.database(), { settings });
    // Each round is a day: what was written in the rounds before becomes a day older.
    const sizes: number[][] = [];
    for (const day of range(1, 10)) {
      await world.publish(producer, 'a', range(day * 20 - 19, day * 20));
      await eventually(
        () => world.effects(consumer),
        (seen) => seen.length === day * 20,
      );
      await eventually(
        () => world.unsent(producer),
        (seen) => seen === 0,
      );
      for (const { pool } of [consumer, producer]) await pool.query('SELECT ensure_messaging_days(12, 3)');
      await producer.pool.query(`UPDATE outbox SET occurred_at = occurred_at - interval '1 day'`);
      await consumer.pool.query('UPDATE inbox SET occurred_on = occurred_on - 1');
      for (const service of [producer, consumer]) await service.app.get(MessagingRuntime).maintain();
      sizes.push([await count(producer, 'outbox'), await count(consumer, 'inbox')]);
    }
    expect(sizes.slice(-5)).toEqual(range(1, 5).map(() => [40, 80]));
    expect(await daysOf(producer, 'outbox')).toHaveLength(1 + 2 + 1 + 3);
    expect(await daysOf(consumer, 'inbox')).toHaveLength(1 + 4 + 1 + 3);
  });

  it('never drops a day of the outbox that has an unsent event, and sends it afterwards', async () => {
    const consumer = await world.start(world.consumer, await world.database(), {
      controllers: [world.controller(effect)],
    });
    const database = await world.database();
    const first = await world.start(world.producer, database, { settings: { outboxDays: 2 } });
    // Its own maintenance would drop the old days again.
    await first.app.get(MessagingRuntime).stop();
    await first.pool.query('SELECT ensure_messaging_days(12, 3)');
    await world.publish(first, 'a', range(1, 3));
    await first.pool.query(`UPDATE outbox SET occurred_at = occurred_at - interval '9 days'`);
    await first.app.get(MessagingRuntime).maintain();
    expect(await world.unsent(first)).toBe(3);
    expect(await daysOf(first, 'outbox')).toHaveLength(1 + 2 + 1 + 3 + 1);
    await first.close();
    const second = await world.start(world.producer, database, { settings: { outboxDays: 2 } });
    await eventually(
      () => world.effects(consumer, 'a'),
      (seen) => seen.length === 3,
    );
    await eventually(
      () => world.unsent(second),
      (seen) => seen === 0,
    );
    await second.app.get(MessagingRuntime).maintain();
    expect(await count(second, 'outbox')).toBe(0);
  });

  it('moves what lies in the default partition once its day has a partition', async () => {
    const producer = await world.start(world.producer, await world.database());
    await producer.pool.query(
      `INSERT INTO inbox (consumer, event_id, occurred_on) SELECT 'c', n::text, current_date + 9 FROM generate_series(1, 5) n`,
    );
    expect(await count(producer, 'inbox_default')).toBe(5);
    await producer.pool.query('SELECT ensure_messaging_days(0, 12)');
    expect([await count(producer, 'inbox_default'), await count(producer, 'inbox')]).toEqual([0, 5]);
  });
});
