import { setTimeout as sleep } from 'node:timers/promises';
import { Transactions } from '#libs/database';
import {
  consumersOf,
  DeadLetters,
  EventTransport,
  MessagingHealth,
  Outbox,
  StateViews,
  TransientFailure,
  type EventMessage,
  type MessagingSettings,
  type StateView,
} from '../src/index.js';
import {
  effect,
  eventually,
  range,
  World,
  type Handle,
  type Service,
  type Setting,
} from './transport.world.js';

export interface Harness {
  settings: Pick<MessagingSettings, 'transport' | 'brokers'>;
  close(): Promise<void>;
}

/** What every transport must do for the services on it. Real services, real databases, the bus under test between them. */
export function describeTransport(name: string, open: () => Promise<Harness>): void {
  describe(`${name} keeps the contract of the event bus`, () => {
    let harness: Harness;
    let world: World;
    beforeEach(async () => {
      harness = await open();
      world = new World(() => harness.settings);
    });
    afterEach(async () => {
      await world.close();
      await harness.close();
    });

    const pair = async (handle: Handle = effect) => {
      const consumer = await world.start(world.consumer, await world.database(), {
        controllers: [world.controller(handle)],
      });
      const producer = await world.start(world.producer, await world.database());
      return { consumer, producer };
    };
    const letters = (service: Service) => service.app.get(DeadLetters).list();

    it('delivers every event once, in the order of its key, whatever else is going on', async () => {
      const { consumer, producer } = await pair();
      const keys = range(1, 8).map((k) => `key-${k}`);
      await Promise.all(keys.map((key) => world.publish(producer, key, range(1, 40))));
      await eventually(
        () => world.effects(consumer),
        (seen) => seen.length >= 320,
      );
      for (const key of keys) expect(await world.effects(consumer, key)).toEqual(range(1, 40));
    });

    it('loses nothing and doubles nothing when the consumer dies between its effect and the acknowledgement', async () => {
      let crashes = 0;
      const consumer = await world.start(world.consumer, await world.database(), {
        controllers: [world.controller(effect)],
        before: (app) => {
          const transport = app.get(EventTransport) as unknown as {
            processor: { process(m: EventMessage): Promise<unknown> };
          };
          const { processor } = transport;
          transport.processor = {
            process: async (message) => {
              const outcome = await processor.process(message);
              if (message.value?.includes('"n":3') && crashes < 2) {
                crashes += 1;
                throw new Error('killed after commit, before the acknowledgement');
              }
              return outcome;
            },
          };
        },
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
      expect(await letters(consumer)).toEqual([]);
    });

    it('sends again what the relay sent but died before marking, and the effect stays single', async () => {
      const { consumer, producer } = await pair();
      await world.publish(producer, 'a', range(1, 5));
      await eventually(
        () => world.effects(consumer),
        (seen) => seen.length >= 5,
      );
      await eventually(
        () => unsent(producer),
        (count) => count === 0,
      );
      await producer.source.query('UPDATE outbox SET sent_at = NULL');
      await world.publish(producer, 'a', [6]);
      await eventually(
        () => unsent(producer),
        (count) => count === 0,
      );
      await eventually(
        () => world.effects(consumer),
        (seen) => seen.length >= 6,
      );
      expect(await world.effects(consumer)).toEqual(range(1, 6));
    });

    it('applies an event once when it is delivered twice, and twice in parallel', async () => {
      const { consumer } = await pair();
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

    it('buries a poisonous event after bounded tries, parks its key behind it, and redrives both in order', async () => {
      let poisonous = true;
      let tries = 0;
      const { consumer, producer } = await pair(async (step, context) => {
        await effect(step, context);
        if (step.key === 'sick' && step.n === 2 && poisonous) {
          tries += 1;
          throw new TypeError('cannot read properties of undefined');
        }
      });
      await world.publish(producer, 'sick', range(1, 5));
      await world.publish(producer, 'well', range(1, 5));
      await eventually(
        () => letters(consumer),
        (seen) => seen.length === 4,
      );
      await eventually(
        () => world.effects(consumer, 'well'),
        (seen) => seen.length === 5,
      );
      expect(tries).toBe(5);
      expect(await world.effects(consumer, 'sick')).toEqual([1]);
      expect((await letters(consumer)).map(({ status, key }) => `${status} ${key}`)).toEqual([
        'DEAD sick',
        'PARKED sick',
        'PARKED sick',
        'PARKED sick',
      ]);
      expect((await letters(consumer))[0]!.reason).toContain('cannot read properties');

      const [dead] = await letters(consumer);
      expect(await consumer.app.get(DeadLetters).redrive([dead!.id])).toEqual({ redriven: 0, failed: 1 });
      expect(await letters(consumer)).toHaveLength(4);
      await world.publish(producer, 'sick', [6]);
      await eventually(
        () => letters(consumer),
        (seen) => seen.length === 5,
      );

      poisonous = false;
      // As the command from outside does: it only asks; the service that has the handlers does the work.
      await consumer.source.query('UPDATE dead_letter SET redrive_requested_at = now()');
      await eventually(
        () => letters(consumer),
        (seen) => seen.length === 0,
      );
      await world.publish(producer, 'sick', [7]);
      await eventually(
        () => world.effects(consumer, 'sick'),
        (seen) => seen.length >= 7,
      );
      expect(await world.effects(consumer, 'sick')).toEqual(range(1, 7));
    });

    it('goes on behind a dead letter that was discarded, and never applies it', async () => {
      const { consumer, producer } = await pair(async (step, context) => {
        if (step.n === 1) throw new RangeError('no');
        await effect(step, context);
      });
      await world.publish(producer, 'a', [1, 2]);
      const [dead] = await eventually(
        () => letters(consumer),
        (seen) => seen.length === 2,
      );
      const deadLetters = consumer.app.get(DeadLetters);
      expect(await deadLetters.discard(dead!.id)).toBe(true);
      expect(await deadLetters.discard(dead!.id)).toBe(false);
      expect(await deadLetters.redrive()).toEqual({ redriven: 1, failed: 0 });
      await producer.source.query('UPDATE outbox SET sent_at = NULL');
      await world.publish(producer, 'a', [3]);
      await eventually(
        () => world.effects(consumer),
        (seen) => seen.length >= 2,
      );
      expect(await world.effects(consumer)).toEqual([2, 3]);
      expect(await letters(consumer)).toEqual([]);
    });

    it('buries an event that breaks its contract at once, without troubling the handler', async () => {
      const handled: number[] = [];
      const { consumer, producer } = await pair(async (step, context) => {
        handled.push(step.n);
        await effect(step, context);
      });
      await world.publish(producer, 'bad', [1]);
      await eventually(
        () => world.effects(consumer),
        (seen) => seen.length === 1,
      );
      await producer.source.query(
        `INSERT INTO outbox (event_id, topic, type, key, payload, shard)
         VALUES ('broken', $1, $2, 'bad', '{"key":"bad","n":"two"}', 0)`,
        [world.event.topic, world.event.type],
      );
      const [letter] = await eventually(
        () => letters(consumer),
        (seen) => seen.length === 1,
      );
      expect(letter).toMatchObject({ eventId: 'broken', status: 'DEAD', attempts: 1 });
      expect(letter!.reason).toContain('/n must be integer');
      expect(handled).toEqual([1]);
    });

    it('waits without end for infrastructure: nothing is buried, order holds, other keys go on', async () => {
      let failures = 0;
      const { consumer, producer } = await pair(async (step, context) => {
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
      expect(await letters(consumer)).toEqual([]);
    });

    it('survives the loss of every database connection in the middle', async () => {
      const { consumer, producer } = await pair();
      const publishing = world.publish(producer, 'a', range(1, 60));
      for (let i = 0; i < 3; i++) {
        await sleep(150);
        // Not the producer's own pool: whoever publishes is told that it failed, and this test does not ask again.
        await consumer.source
          .query(
            `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
              WHERE datname = current_database() AND pid <> pg_backend_pid()`,
          )
          .catch(() => undefined);
        await producer.source
          .query(
            `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE '%-relay'
                   AND datname = current_database()`,
          )
          .catch(() => undefined);
      }
      await publishing;
      await eventually(
        () => world.effects(consumer),
        (seen) => seen.length >= 60,
      );
      expect(await world.effects(consumer)).toEqual(range(1, 60));
      expect(await letters(consumer)).toEqual([]);
    });

    it('gives a later start the newest state of every key before it is ready, and changes from then on', async () => {
      const database = await world.database();
      const producer = await world.start(world.producer, database);
      const publish = (setting: Setting) =>
        new Transactions(producer.source).run((tx) =>
          producer.app.get(Outbox).publishState(tx, world.state, setting),
        );
      for (const value of [1, 2, 3]) await publish({ name: 'a', value });
      await publish({ name: 'b', value: 10 });
      await publish({ name: 'gone', value: 99 });
      await new Transactions(producer.source).run((tx) =>
        producer.app.get(Outbox).withdrawState(tx, world.state, 'gone'),
      );
      await eventually(
        () => unsent(producer),
        (count) => count === 0,
      );

      const seenWhenReady = async () => {
        let view!: StateView<Setting>;
        const service = await world.start(`${world.consumer}r${Math.floor(Math.random() * 1e6)}`, undefined, {
          before: (app) => (view = app.get(StateViews).view(world.state, { required: true })),
        });
        await eventually(
          () => service.app.get(MessagingHealth).check(),
          (health) => health.up,
        );
        return view;
      };
      const view = await seenWhenReady();
      expect(sorted(view)).toEqual([
        { name: 'a', value: 3 },
        { name: 'b', value: 10 },
      ]);
      const changes: unknown[] = [];
      view.onChange((payload, key) => changes.push([key, payload?.value]));
      await publish({ name: 'a', value: 4 });
      await publish({ name: 'c', value: 1 });
      await eventually(
        () => view.size,
        (size) => size === 3,
      );
      expect(view.get('a')).toEqual({ name: 'a', value: 4 });
      expect(changes).toEqual([
        ['a', 4],
        ['c', 1],
      ]);

      await producer.close();
      const again = await world.start(world.producer, database);
      await eventually(
        () => unsent(again),
        (count) => count === 0,
      );
      expect(sorted(await seenWhenReady())).toHaveLength(3);
    });

    it('is not ready while state it requires has never been published', async () => {
      let view!: StateView<Setting>;
      const consumer = await world.start(world.consumer, await world.database(), {
        before: (app) => (view = app.get(StateViews).view(world.state, { required: true })),
      });
      const producer = await world.start(world.producer, await world.database());
      const health = () => consumer.app.get(MessagingHealth).check();
      await eventually(health, ({ detail }) => detail === `no state yet on ${world.state.topic}`);
      await new Transactions(producer.source).run((tx) =>
        producer.app.get(Outbox).publishState(tx, world.state, { name: 'a', value: 1 }),
      );
      await eventually(health, ({ up }) => up);
      expect(view.all()).toEqual([{ name: 'a', value: 1 }]);
    });

    it('never has more than a few events in handlers, and lets producers write on while consumers are slow', async () => {
      let running = 0;
      let most = 0;
      const { consumer, producer } = await pair(async (step, context) => {
        most = Math.max(most, ++running);
        await sleep(5);
        await effect(step, context);
        running -= 1;
      });
      const keys = range(1, 20).map((k) => `key-${k}`);
      const before = Date.now();
      await new Transactions(producer.source).run(async (tx) => {
        for (const key of keys)
          for (const n of range(1, 40)) await producer.app.get(Outbox).add(tx, world.event, { key, n });
      });
      const written = Date.now() - before;
      await eventually(
        () => world.effects(consumer),
        (seen) => seen.length >= 800,
        60_000,
      );
      expect(most).toBeLessThanOrEqual(4);
      expect(most).toBeGreaterThan(1);
      expect(written).toBeLessThan(Date.now() - before);
      for (const key of keys) expect(await world.effects(consumer, key)).toEqual(range(1, 40));
    }, 90_000);

    it('carries on where it was when a consumer is stopped and started again under way', async () => {
      const consumerDatabase = await world.database();
      const slowly: Handle = async (step, context) => {
        await sleep(3);
        await effect(step, context);
      };
      const start = () =>
        world.start(world.consumer, consumerDatabase, { controllers: [world.controller(slowly)] });
      let consumer = await start();
      const producer = await world.start(world.producer, await world.database());
      const publishing = Promise.all(
        ['a', 'b', 'c'].map((key) => world.publish(producer, key, range(1, 50))),
      );
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
        40_000,
      );
      for (const key of ['a', 'b', 'c']) expect(await world.effects(consumer, key)).toEqual(range(1, 50));
    }, 60_000);

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
      await Promise.all([
        world.publish(second, 'a', range(21, 30)),
        world.publish(second, 'b', range(21, 30)),
      ]);
      await eventually(
        () => world.effects(consumer),
        (seen) => seen.length >= 60,
      );
      for (const key of ['a', 'b']) expect(await world.effects(consumer, key)).toEqual(range(1, 30));
    });

    it('shows an event to each replica of a broadcast consumer, which has no transaction to keep it in', async () => {
      const seen: string[] = [];
      const replica = (name: string) =>
        world.start(world.consumer, undefined, {
          broadcast: true,
          controllers: [
            world.controller(async (step, context) => {
              expect(() => context.tx).toThrow('no transaction');
              seen.push(`${name}${step.n}`);
            }),
          ],
        });
      const [one, two] = [await replica('one'), await replica('two')];
      for (const service of [one, two])
        await eventually(
          () => service.app.get(MessagingHealth).check(),
          ({ up }) => up,
        );
      const producer = await world.start(world.producer, await world.database());
      await world.publish(producer, 'a', [1, 2]);
      await eventually(
        () => seen.length,
        (count) => count === 4,
      );
      expect(seen.filter((one) => one.startsWith('one'))).toEqual(['one1', 'one2']);
      expect(seen.filter((one) => one.startsWith('two'))).toEqual(['two1', 'two2']);
    });

    it('refuses to start a handler for an event that no one has declared', async () => {
      await expect(
        world.start(world.consumer, await world.database(), {
          controllers: [world.controllerFor('nobody.thing.happened.v1')],
        }),
      ).rejects.toThrow('no contract of that type');
    });
  });
}

function sorted(view: StateView<Setting>): Setting[] {
  return view.all().sort((a, b) => a.name.localeCompare(b.name));
}

async function unsent(service: Pick<Service, 'source'>): Promise<number> {
  const rows: { count: number }[] = await service.source.query(
    'SELECT count(*)::int AS count FROM outbox WHERE sent_at IS NULL',
  );
  return rows[0]!.count;
}
