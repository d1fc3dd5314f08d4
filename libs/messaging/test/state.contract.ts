import { Transactions } from '#libs/database';
import { MessagingHealth, Outbox, StateViews, type StateView } from '../src/index.js';
import { eventually, type Setting, type World } from './transport.world.js';

function sorted(view: StateView<Setting>): Setting[] {
  return view.all().sort((a, b) => a.name.localeCompare(b.name));
}

/** State that is replayed, and events that are only shown. */
export function describeState(open: () => World): void {
  let world: World;
  beforeEach(() => {
    world = open();
  });

  it('gives a later start the newest state of every key before it is ready, and changes from then on', async () => {
    const database = await world.database();
    const producer = await world.start(world.producer, database);
    const publish = (setting: Setting) =>
      new Transactions(producer.pool).run((tx) =>
        producer.app.get(Outbox).publishState(tx, world.state, setting),
      );
    for (const value of [1, 2, 3]) await publish({ name: 'a', value });
    await publish({ name: 'b', value: 10 });
    await publish({ name: 'gone', value: 99 });
    await new Transactions(producer.pool).run((tx) =>
      producer.app.get(Outbox).withdrawState(tx, world.state, 'gone'),
    );
    await eventually(
      () => world.unsent(producer),
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
      () => world.unsent(again),
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
    await new Transactions(producer.pool).run((tx) =>
      producer.app.get(Outbox).publishState(tx, world.state, { name: 'a', value: 1 }),
    );
    await eventually(health, ({ up }) => up);
    expect(view.all()).toEqual([{ name: 'a', value: 1 }]);
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
    ).rejects.toThrow('no contract has that type');
  });
}
