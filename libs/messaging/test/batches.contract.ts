import type { INestApplication } from '@nestjs/common';
import { EventTransport, MessagingHealth, TransientFailure, type EventMessage } from '../src/index.js';
import {
  afterProcessing,
  effectOfBatch,
  eventually,
  range,
  type HandleBatch,
  type Service,
  type World,
} from './transport.world.js';

/** Handlers that receive several events in one call and one transaction. */
export function describeBatches(open: () => World): void {
  let world: World;
  beforeEach(() => {
    world = open();
  });

  async function pair(
    handle: HandleBatch,
    max = 50,
    before?: (app: INestApplication) => void,
  ): Promise<{ consumer: Service; producer: Service }> {
    const controllers = [world.batchController(max, handle)];
    const options = { controllers, ...(before && { before }) };
    const consumer = await world.start(world.consumer, await world.database(), options);
    return { consumer, producer: await world.start(world.producer, await world.database()) };
  }
  const transactionsOf = async ({ pool }: Service): Promise<number> => {
    const rows: { n: number }[] = await pool.query('SELECT count(DISTINCT xmin::text)::int AS n FROM effect');
    return rows[0]!.n;
  };
  const lettersOf = async (consumer: Service) =>
    (await world.letters(consumer)).map(({ status, key }) => `${status} ${key}`);
  const message = (key: string, n: number): EventMessage => ({
    id: `${key}-${n}`,
    type: world.event.type,
    topic: world.event.topic,
    key,
    value: JSON.stringify({ key, n }),
    occurredAt: new Date(),
    source: '/test',
  });

  it('delivers several events in one call, at most max, each once and in the order of its key', async () => {
    const sizes: number[] = [];
    const { consumer, producer } = await pair(async (steps, contexts) => {
      sizes.push(steps.length);
      expect(new Set(steps.map(({ key }) => key)).size).toBe(steps.length);
      expect(contexts.map(({ key }) => key)).toEqual(steps.map(({ key }) => key));
      await effectOfBatch(steps, contexts);
    }, 10);
    const keys = range(1, 30).map((k) => `key-${k}`);
    await Promise.all(keys.map((key) => world.publish(producer, key, range(1, 10))));
    await eventually(
      () => world.effects(consumer),
      (seen) => seen.length >= 300,
    );
    for (const key of keys) expect(await world.effects(consumer, key)).toEqual(range(1, 10));
    expect(Math.max(...sizes)).toBeLessThanOrEqual(10);
    expect(await transactionsOf(consumer)).toBeLessThan(300);
  });

  it('isolates an event that fails: a dead letter, its key parked behind it, the rest of the batch applied', async () => {
    let attempts = 0;
    const { consumer, producer } = await pair(async (steps, contexts) => {
      await effectOfBatch(steps, contexts);
      if (!steps.some(({ key, n }) => key === 'sick' && n === 2)) return;
      if (steps.length === 1) attempts += 1;
      throw new TypeError('cannot read properties of undefined');
    });
    const others = range(1, 6).map((k) => `well-${k}`);
    await Promise.all(['sick', ...others].map((key) => world.publish(producer, key, range(1, 4))));
    await eventually(
      () => world.effects(consumer),
      (seen) => seen.length >= 25,
    );
    await eventually(
      () => world.letters(consumer),
      (seen) => seen.length === 3,
    );
    expect(await lettersOf(consumer)).toEqual(['DEAD sick', 'PARKED sick', 'PARKED sick']);
    expect(attempts).toBeGreaterThanOrEqual(5);
    expect(await world.effects(consumer, 'sick')).toEqual([1]);
    for (const key of others) expect(await world.effects(consumer, key)).toEqual(range(1, 4));
  });

  it('delivers the whole batch again after a failure of infrastructure', async () => {
    let failures = 0;
    const { consumer, producer } = await pair(async (steps, contexts) => {
      await effectOfBatch(steps, contexts);
      if (steps.some(({ n }) => n === 2) && failures < 3) {
        failures += 1;
        throw new TransientFailure('the database is away');
      }
    });
    const keys = ['a', 'b', 'c'];
    await Promise.all(keys.map((key) => world.publish(producer, key, range(1, 5))));
    await eventually(
      () => world.effects(consumer),
      (seen) => seen.length >= 15,
    );
    for (const key of keys) expect(await world.effects(consumer, key)).toEqual(range(1, 5));
    expect(await lettersOf(consumer)).toEqual([]);
  });

  it('applies a batch in one transaction, and the events that it repeats not again', async () => {
    const calls: string[][] = [];
    const { consumer } = await pair(async (steps, contexts) => {
      calls.push(steps.map(({ key, n }) => `${key}${n}`));
      await effectOfBatch(steps, contexts);
    });
    const transport = consumer.app.get(EventTransport);
    await transport.deliver(message('a', 2));
    const batch = [message('a', 1), message('b', 1), message('a', 2), message('c', 1), message('a', 3)];
    await transport.deliverBatch([...batch, message('a', 3)]);
    await transport.deliverBatch(batch);
    expect(calls).toEqual([['a2'], ['a1', 'b1', 'c1'], ['a3']]);
    expect(await transactionsOf(consumer)).toBe(2);
  });

  /** One event of each of many keys, which are in different partitions on Kafka. */
  const keys = range(1, 24).map((k) => `key-${k}`);
  const oneEach = (n: number) => keys.map((key) => ({ key, n }));

  it('gathers what is sent together over all partitions into few transactions', async () => {
    const { consumer, producer } = await pair(effectOfBatch, 100);
    // The first delivery may come while the consumer joins.
    await world.publishTogether(producer, oneEach(1));
    await eventually(
      () => world.effects(consumer),
      (seen) => seen.length === 24,
    );
    const before = await transactionsOf(consumer);
    await world.publishTogether(producer, oneEach(2));
    await eventually(
      () => world.effects(consumer),
      (seen) => seen.length === 48,
    );
    expect((await transactionsOf(consumer)) - before).toBeLessThanOrEqual(4);
  });

  it('holds back the key of an event that must wait, and no other, without end and without a dead letter', async () => {
    let isAway = true;
    const { consumer, producer } = await pair(async (steps, contexts) => {
      if (isAway && steps.some(({ key }) => key === 'key-7')) throw new TransientFailure('the bank is away');
      await effectOfBatch(steps, contexts);
    });
    await world.publishTogether(producer, [...oneEach(1), ...oneEach(2)]);
    const others = await eventually(
      () => world.effects(consumer),
      // A partition of Kafka holds a few keys, and those behind the waiting event wait too.
      (seen) => seen.length >= 24,
    );
    expect(others.length).toBeLessThan(48);
    expect(await world.effects(consumer, 'key-7')).toEqual([]);
    isAway = false;
    await eventually(
      () => world.effects(consumer),
      (seen) => seen.length === 48,
    );
    for (const key of keys) expect(await world.effects(consumer, key)).toEqual([1, 2]);
    expect(await lettersOf(consumer)).toEqual([]);
  });

  it('isolates one failing event among those gathered, and parks what follows its key while others go on', async () => {
    const { consumer, producer } = await pair(async (steps, contexts) => {
      await effectOfBatch(steps, contexts);
      if (steps.some(({ key, n }) => key === 'key-7' && n === 1)) throw new TypeError('a bug');
    });
    await world.publishTogether(producer, oneEach(1));
    await eventually(
      () => lettersOf(consumer),
      (seen) => seen.length === 1,
    );
    await world.publishTogether(producer, oneEach(2));
    await eventually(
      () => lettersOf(consumer),
      (seen) => seen.length === 2,
    );
    await eventually(
      () => world.effects(consumer),
      (seen) => seen.length === 46,
    );
    expect(await lettersOf(consumer)).toEqual(['DEAD key-7', 'PARKED key-7']);
    expect(await world.effects(consumer, 'key-7')).toEqual([]);
    for (const key of keys.filter((one) => one !== 'key-7'))
      expect(await world.effects(consumer, key)).toEqual([1, 2]);
  });

  it('shows a broadcast several events in one call, and drops only the one that fails', async () => {
    const seen: string[] = [];
    const consumer = await world.start(world.consumer, undefined, {
      broadcast: true,
      controllers: [
        world.batchController(50, async (steps) => {
          if (steps.some(({ key, n }) => key === 'key-7' && n === 1)) throw new TypeError('a bug');
          seen.push(...steps.map(({ key, n }) => `${key} ${n}`));
        }),
      ],
    });
    await eventually(
      () => consumer.app.get(MessagingHealth).check(),
      ({ up }) => up,
    );
    const producer = await world.start(world.producer, await world.database());
    await world.publishTogether(producer, [...oneEach(1), ...oneEach(2)]);
    await eventually(
      () => seen.length,
      (count) => count === 47,
    );
    for (const key of keys.filter((one) => one !== 'key-7'))
      expect(seen.filter((one) => one.startsWith(`${key} `))).toEqual([`${key} 1`, `${key} 2`]);
  });

  it('doubles nothing when the consumer dies between the effects of what was gathered and the acknowledgement', async () => {
    let crashes = 0;
    const { consumer, producer } = await pair(
      effectOfBatch,
      50,
      afterProcessing((messages) => {
        if (crashes === 3 || !messages.some(({ value }) => value?.includes('"n":2'))) return;
        crashes += 1;
        throw new Error('killed after commit, before the acknowledgement');
      }),
    );
    for (const n of range(1, 4)) await world.publishTogether(producer, oneEach(n));
    await eventually(
      () => [crashes, 0],
      ([seen]) => seen === 3,
    );
    await eventually(
      () => world.effects(consumer),
      (seen) => seen.length >= 96,
    );
    for (const key of keys) expect(await world.effects(consumer, key)).toEqual(range(1, 4));
    expect(await lettersOf(consumer)).toEqual([]);
  });
}
