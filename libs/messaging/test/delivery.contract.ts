import { Transactions } from '#libs/database';
import { pause } from '#libs/testing';
import { consumersOf, EventTransport, Outbox, TransientFailure, type EventMessage } from '../src/index.js';
import { afterProcessing, effect, eventually, range, type Handle, type World } from './transport.world.js';

/** Once each, in order, whatever dies on the way. */
export function describeDelivery(open: () => World): void {
  let world: World;
  beforeEach(() => {
    world = open();
  });

  it('delivers every event once, in the order of its key, whatever else is going on', async () => {
    const { consumer, producer } = await world.pair();
    const keys = range(1, 8).map((k) => `key-${k}`);
    await Promise.all(keys.map((key) => world.publish(producer, key, range(1, 40))));
    await eventually(
      () => world.effects(consumer),
      (seen) => seen.length >= 320,
    );
    for (const key of keys) expect(await world.effects(consumer, key)).toEqual(range(1, 40));
  });

  it('delivers low-priority events once and in order among others of their key', async () => {
    const controllers = [world.controller(effect), world.controllerFor(world.lowPriority.type)];
    const consumer = await world.start(world.consumer, await world.database(), { controllers });
    const producer = await world.start(world.producer, await world.database());
    const keys = range(1, 4).map((k) => `key-${k}`);
    const some = async (key: string) => {
      await world.publish(producer, key, range(1, 20), world.lowPriority);
      await world.publish(producer, key, [21]);
      await world.publish(producer, key, range(22, 40), world.lowPriority);
    };
    await Promise.all(keys.map(some));
    await eventually(
      () => world.effects(consumer),
      (seen) => seen.length >= 160,
    );
    for (const key of keys) expect(await world.effects(consumer, key)).toEqual(range(1, 40));
  });

  it('loses nothing and doubles nothing when the consumer dies between its effect and the acknowledgement', async () => {
    let crashes = 0;
    const consumer = await world.start(world.consumer, await world.database(), {
      controllers: [world.controller(effect)],
      before: afterProcessing(([message]) => {
        if (!message!.value?.includes('"n":3') || crashes === 2) return;
        crashes += 1;
        throw new Error('killed after commit, before the acknowledgement');
      }),
    });
    const producer = await world.start(world.producer, await world.database());
    await world.publish(producer, 'a', range(1, 6));
    await eventually(
      () => world.effects(consumer),
      (seen) => seen.length >= 6,
    );
    await eventually(
      () => crashes,
      (seen) => seen === 2,
    );
    expect(await world.effects(consumer)).toEqual(range(1, 6));
    expect(await world.letters(consumer)).toEqual([]);
  });

  it('sends again what the relay sent but died before marking, and the effect stays single', async () => {
    const { consumer, producer } = await world.pair();
    await world.publish(producer, 'a', range(1, 5));
    await eventually(
      () => world.effects(consumer),
      (seen) => seen.length >= 5,
    );
    await eventually(
      () => world.unsent(producer),
      (count) => count === 0,
    );
    await producer.pool.query('UPDATE outbox SET sent_at = NULL');
    await world.publish(producer, 'a', [6]);
    await eventually(
      () => world.unsent(producer),
      (count) => count === 0,
    );
    await eventually(
      () => world.effects(consumer),
      (seen) => seen.length >= 6,
    );
    expect(await world.effects(consumer)).toEqual(range(1, 6));
  });

  it('applies an event once when it is delivered twice, and twice in parallel', async () => {
    const { consumer } = await world.pair();
    const [description] = consumersOf(consumer.app);
    expect(description).toMatchObject({
      type: world.event.type,
      controller: 'StepConsumer',
      method: 'take',
    });
    const message: EventMessage = {
      id: 'the-one',
      type: world.event.type,
      topic: world.event.topic,
      key: world.event.key(world.event.example),
      value: JSON.stringify(description!.contract.example),
      occurredAt: new Date(),
      source: '/test',
    };
    const transport = consumer.app.get(EventTransport);
    const parallel = await Promise.all(range(1, 6).map(() => transport.deliver(message)));
    expect(parallel.filter((outcome) => outcome === 'applied')).toHaveLength(1);
    expect(await transport.deliver(message)).toBe('duplicate');
    expect(await world.effects(consumer)).toEqual([1]);
  });

  it('waits without end for infrastructure: no dead letter, order holds, other keys proceed', async () => {
    let failures = 0;
    const { consumer, producer } = await world.pair(async (step, context) => {
      await effect(step, context);
      if (step.key === 'a' && step.n === 2 && failures < 6) {
        failures += 1;
        throw new TransientFailure('the bank is away');
      }
    });
    await world.publish(producer, 'a', range(1, 4));
    await eventually(
      () => failures,
      (seen) => seen >= 2,
    );
    await eventually(
      () => world.effects(consumer),
      (seen) => seen.length === 4,
    );
    expect(failures).toBe(6);
    expect(await world.effects(consumer, 'a')).toEqual(range(1, 4));
    expect(await world.letters(consumer)).toEqual([]);
  });

  it('survives the loss of every database connection in the middle', async () => {
    const { consumer, producer } = await world.pair();
    const publishing = world.publish(producer, 'a', range(1, 60));
    for (let i = 0; i < 3; i++) {
      await pause(150, 'the loss meets the flow at another place each time');
      // Not the producer's own pool: a publisher learns that it failed, and this test does not publish again.
      await consumer.pool
        .query(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
              WHERE datname = current_database() AND pid <> pg_backend_pid()`,
        )
        .catch(() => undefined);
      await producer.pool
        .query(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE '%-relay'
                   AND datname = current_database()`,
        )
        .catch(() => undefined);
    }
    await publishing;
    await eventually(
      // The question itself may meet a connection that was ended.
      () => world.effects(consumer).catch((): number[] => []),
      (seen) => seen.length >= 60,
    );
    expect(await world.effects(consumer)).toEqual(range(1, 60));
    expect(await world.letters(consumer)).toEqual([]);
  });

  it('never has more than a few events in handlers, and lets producers write on while consumers are slow', async () => {
    let running = 0;
    let most = 0;
    let handled = 0;
    const { consumer, producer } = await world.pair(async (step, context) => {
      most = Math.max(most, ++running);
      await pause(5, 'a slow consumer');
      await effect(step, context);
      running -= 1;
      handled += 1;
    });
    const keys = range(1, 20).map((k) => `key-${k}`);
    await new Transactions(producer.pool).run(async (tx) => {
      for (const key of keys)
        for (const n of range(1, 40)) await producer.app.get(Outbox).add(tx, world.event, { key, n });
    });
    const handledWhenWritten = handled;
    await eventually(
      () => world.effects(consumer),
      (seen) => seen.length >= 800,
    );
    expect(most).toBeLessThanOrEqual(4);
    expect(most).toBeGreaterThan(1);
    expect(handledWhenWritten).toBeLessThan(800);
    for (const key of keys) expect(await world.effects(consumer, key)).toEqual(range(1, 40));
  });

  it('carries on where it was when a consumer is stopped and started again under way', async () => {
    const consumerDatabase = await world.database();
    const slowly: Handle = async (step, context) => {
      await pause(3, 'a slow consumer');
      await effect(step, context);
    };
    const start = () =>
      world.start(world.consumer, consumerDatabase, { controllers: [world.controller(slowly)] });
    let consumer = await start();
    const producer = await world.start(world.producer, await world.database());
    const publishing = Promise.all(['a', 'b', 'c'].map((key) => world.publish(producer, key, range(1, 50))));
    await eventually(
      () => world.effects(consumer),
      (seen) => seen.length >= 20,
    );
    await consumer.close();
    await publishing;
    consumer = await start();
    await eventually(
      () => world.effects(consumer),
      (seen) => seen.length >= 150,
    );
    for (const key of ['a', 'b', 'c']) expect(await world.effects(consumer, key)).toEqual(range(1, 50));
  });

  it('sends from one replica at a time, and from the other when the first loses its session', async () => {
    const database = await world.database();
    const consumer = await world.start(world.consumer, await world.database(), {
      controllers: [world.controller(effect)],
    });
    const first = await world.start(world.producer, database);
    const second = await world.start(world.producer, database);
    await Promise.all([world.publish(first, 'a', range(1, 20)), world.publish(second, 'b', range(1, 20))]);
    await eventually(
      () => world.effects(consumer),
      (seen) => seen.length >= 40,
    );
    await first.close();
    await Promise.all([world.publish(second, 'a', range(21, 30)), world.publish(second, 'b', range(21, 30))]);
    await eventually(
      () => world.effects(consumer),
      (seen) => seen.length >= 60,
    );
    for (const key of ['a', 'b']) expect(await world.effects(consumer, key)).toEqual(range(1, 30));
  });
}
