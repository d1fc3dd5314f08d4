import { Transactions } from '#libs/database';
import { pause } from '#libs/testing';
import { Outbox, TransientFailure, WatermarksService } from '../src/index.js';
import { effect, eventually, range, type Service, type World } from './transport.world.js';

/** How far a consumer has come in event time. */
export function describeWatermarks(open: () => World): void {
  let world: World;
  beforeEach(() => {
    world = open();
  });

  const nowOf = async ({ pool }: Service): Promise<Date> =>
    (await pool.query('SELECT clock_timestamp() AS now'))[0].now as Date;
  const hasReached = (consumer: Service, instant: Date) =>
    consumer.app.get(WatermarksService).reached(consumer.pool, world.event, instant);

  it('advances past an instant once every event before it has taken effect, also where nothing is sent', async () => {
    const { consumer, producer } = await world.pair();
    await world.publish(producer, 'a', range(1, 20));
    const afterEvents = await nowOf(producer);
    expect(await hasReached(consumer, afterEvents)).toBe(false);
    await eventually(() => hasReached(consumer, afterEvents), Boolean);
    expect(await world.effects(consumer, 'a')).toEqual(range(1, 20));
    const later = await nowOf(producer);
    await eventually(() => hasReached(consumer, later), Boolean);
  });

  it('waits for a transaction that is still open and for an event that cannot be handled yet', async () => {
    let away = true;
    const { consumer, producer } = await world.pair(async (step, context) => {
      if (away) throw new TransientFailure('the database is away');
      await effect(step, context);
    });
    const mayEnd = Promise.withResolvers<void>();
    const hasBegun = Promise.withResolvers<void>();
    const open = new Transactions(producer.pool).run(async (tx) => {
      await tx.query('SELECT now()');
      hasBegun.resolve();
      await mayEnd.promise;
      await producer.app.get(Outbox).add(tx, world.event, { key: 'a', n: 1 });
    });
    await hasBegun.promise;
    const begun = await nowOf(producer);
    const beforeIt = new Date(begun.getTime() - 60_000);
    await eventually(() => hasReached(consumer, beforeIt), Boolean);
    await pause(2_000, 'a watermark that passes it would do so by now');
    expect(await hasReached(consumer, begun)).toBe(false);
    mayEnd.resolve();
    await open;
    await pause(2_000, 'a watermark that passes it would do so by now');
    expect(await hasReached(consumer, begun)).toBe(false);
    away = false;
    await eventually(() => hasReached(consumer, begun), Boolean);
    expect(await world.effects(consumer, 'a')).toEqual([1]);
  });

  it('is held back by a dead letter to the time of its event', async () => {
    const { consumer, producer } = await world.pair(async () => {
      throw new TypeError('a bug');
    });
    // A dead letter holds back to a millisecond before its event.
    const before = new Date((await nowOf(producer)).getTime() - 10);
    await world.publish(producer, 'a', [1]);
    await eventually(
      () => world.letters(consumer),
      (seen) => seen.length === 1,
    );
    await eventually(() => hasReached(consumer, before), Boolean);
    await pause(2_500, 'a watermark that passes it would do so by now');
    expect(await hasReached(consumer, new Date(before.getTime() + 2_000))).toBe(false);
  });
}
