import { pause } from '#libs/testing';
import { effect, effectOfBatch, eventually, range, type World } from './transport.world.js';

/** Two replicas of a consumer on one database. */
export function describeReplicas(open: () => World): void {
  let world: World;
  beforeEach(() => {
    world = open();
  });

  it.each(['single', 'batch'])(
    'shares events between two replicas that join and leave under way, each event once and in order: %s',
    async (kind) => {
      const database = await world.database();
      const controllers = [
        kind === 'single'
          ? world.controller(async (step, context) => {
              await pause(2, 'a slow consumer');
              await effect(step, context);
            })
          : world.batchController(20, effectOfBatch),
      ];
      const first = await world.start(world.consumer, database, { controllers });
      const producer = await world.start(world.producer, await world.database());
      const keys = range(1, 6).map((k) => `key-${k}`);
      const published = Promise.all(keys.map((key) => world.publish(producer, key, range(1, 60))));
      await eventually(
        () => world.effects(first),
        (seen) => seen.length > 20,
      );
      const second = await world.start(world.consumer, database, { controllers });
      await eventually(
        () => world.effects(second),
        (seen) => seen.length > 100,
      );
      await first.close();
      await published;
      await eventually(
        () => world.effects(second),
        (seen) => seen.length >= 360,
      );
      for (const key of keys) expect(await world.effects(second, key)).toEqual(range(1, 60));
      expect(await world.letters(second)).toEqual([]);
    },
  );
}
