import { DeadLetters, EventTransport } from '../src/index.js';
import { effect, eventually, range, type World } from './transport.world.js';

/** Events that cannot be handled, and the events behind them. */
export function describeDeadLetters(open: () => World): void {
  let world: World;
  beforeEach(() => {
    world = open();
  });

  it('moves a failing event to the dead letters after bounded attempts, parks its key behind it, and redrives both in order', async () => {
    let poisonous = true;
    let tries = 0;
    const { consumer, producer } = await world.pair(async (step, context) => {
      await effect(step, context);
      if (step.key === 'sick' && step.n === 2 && poisonous) {
        tries += 1;
        throw new TypeError('cannot read properties of undefined');
      }
    });
    await world.publish(producer, 'sick', range(1, 5));
    await world.publish(producer, 'well', range(1, 5));
    await eventually(
      () => world.letters(consumer),
      (seen) => seen.length === 4,
    );
    await eventually(
      () => world.effects(consumer, 'well'),
      (seen) => seen.length === 5,
    );
    expect(tries).toBe(5);
    expect(await world.effects(consumer, 'sick')).toEqual([1]);
    expect((await world.letters(consumer)).map(({ status, key }) => `${status} ${key}`)).toEqual([
      'DEAD sick',
      'PARKED sick',
      'PARKED sick',
      'PARKED sick',
    ]);
    expect((await world.letters(consumer))[0]!.reason).toContain('cannot read properties');

    const [dead] = await world.letters(consumer);
    expect(await consumer.app.get(DeadLetters).redrive([dead!.id])).toEqual({ redriven: 0, failed: 1 });
    expect(await world.letters(consumer)).toHaveLength(4);
    await world.publish(producer, 'sick', [6]);
    await eventually(
      () => world.letters(consumer),
      (seen) => seen.length === 5,
    );

    poisonous = false;
    // As the command from outside does: it only asks; the service that has the handlers does the work.
    await consumer.pool.query('UPDATE dead_letter SET redrive_requested_at = now()');
    await eventually(
      () => world.letters(consumer),
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
    const { consumer, producer } = await world.pair(async (step, context) => {
      if (step.n === 1) throw new RangeError('no');
      await effect(step, context);
    });
    await world.publish(producer, 'a', [1, 2]);
    const [dead] = await eventually(
      () => world.letters(consumer),
      (seen) => seen.length === 2,
    );
    const deadLetters = consumer.app.get(DeadLetters);
    expect(await deadLetters.discard(dead!.id)).toBe(true);
    expect(await deadLetters.discard(dead!.id)).toBe(false);
    expect(await deadLetters.redrive()).toEqual({ redriven: 1, failed: 0 });
    await producer.pool.query('UPDATE outbox SET sent_at = NULL');
    await world.publish(producer, 'a', [3]);
    await eventually(
      () => world.effects(consumer),
      (seen) => seen.length >= 2,
    );
    expect(await world.effects(consumer)).toEqual([2, 3]);
    expect(await world.letters(consumer)).toEqual([]);
  });

  it('moves an event that breaks its contract to the dead letters at once, without a call of the handler', async () => {
    const handled: number[] = [];
    const { consumer, producer } = await world.pair(async (step, context) => {
      handled.push(step.n);
      await effect(step, context);
    });
    await world.publish(producer, 'bad', [1]);
    await eventually(
      () => world.effects(consumer),
      (seen) => seen.length === 1,
    );
    await producer.pool.query(
      `INSERT INTO outbox (event_id, topic, type, key, payload, shard)
         VALUES ('broken', $1, $2, 'bad', '{"key":"bad","n":"two"}', 0)`,
      [world.event.topic, world.event.type],
    );
    const [letter] = await eventually(
      () => world.letters(consumer),
      (seen) => seen.length === 1,
    );
    expect(letter).toMatchObject({ eventId: 'broken', status: 'DEAD', attempts: 1 });
    expect(letter!.reason).toContain('/n must be integer');
    expect(handled).toEqual([1]);
  });

  it('keeps a record that is no CloudEvent as a dead letter', async () => {
    const { consumer } = await world.pair();
    const outcome = await consumer.app.get(EventTransport).deliver({
      id: `${world.event.topic}:3:7`,
      type: 'unknown',
      topic: world.event.topic,
      key: '',
      value: 'hello',
      occurredAt: new Date(),
      source: 'unknown',
      malformed: 'no CloudEvent: ce_id missing or wrong',
    });
    expect(outcome).toBe('dead');
    const [letter] = await world.letters(consumer);
    expect(letter).toMatchObject({ status: 'DEAD', attempts: 1, eventId: `${world.event.topic}:3:7` });
    expect(letter!.reason).toContain('no CloudEvent');
  });

  it('gives an event whose handler always times out its time, then makes it a dead letter', async () => {
    const consumer = await world.start(world.consumer, await world.database(), {
      controllers: [
        world.controller(async (step, context) => {
          if (step.key === 'slow') {
            await context.tx.query(`SET LOCAL statement_timeout = '20ms'`);
            await context.tx.query('SELECT pg_sleep(5)');
          }
          await effect(step, context);
        }),
      ],
      settings: { maxTimeoutAgeMs: 1_500 },
    });
    const producer = await world.start(world.producer, await world.database());
    await world.publish(producer, 'slow', [1]);
    await world.publish(producer, 'quick', [1, 2]);
    const letters = await eventually(
      () => world.letters(consumer),
      (seen) => seen.length === 1,
    );
    expect(letters[0]!.reason).toContain('statement timeout');
    expect(letters[0]!.attempts).toBeGreaterThanOrEqual(10);
    await eventually(
      () => world.effects(consumer, 'quick'),
      (seen) => seen.length === 2,
    );
  });
}
