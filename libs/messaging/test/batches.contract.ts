import { EventTransport, InProcessBus, TransientFailure, type EventMessage } from '../src/index.js';
import { effect, range, World, type Handle } from './transport.world.js';

/** Several events in one transaction, as a transport hands over those for which nobody waits. */
describe('events that are handled together', () => {
  let world: World;
  beforeEach(() => {
    const bus = new InProcessBus();
    world = new World(() => ({ transport: bus }));
  });
  afterEach(() => world.close());

  async function consumer(handle: Handle = effect) {
    const service = await world.start(world.consumer, await world.database(), {
      controllers: [world.controller(handle)],
    });
    const transport = service.app.get(EventTransport);
    const transactions = async () => {
      const rows: { n: number }[] = await service.source.query(
        'SELECT count(DISTINCT xmin::text)::int AS n FROM effect',
      );
      return rows[0]!.n;
    };
    return { service, transport, transactions };
  }
  const message = (key: string, n: number, id = `${key}-${n}`): EventMessage => ({
    ...{ id, type: world.event.type, topic: world.event.topic, key, value: JSON.stringify({ key, n }) },
    ...{ occurredAt: new Date(), source: '/test' },
  });

  it('take effect once each, in their order, in one transaction', async () => {
    const { service, transport, transactions } = await consumer();
    await transport.deliver(message('a', 2));
    const five = range(1, 5).map((n) => message('a', n));
    await transport.deliverTogether([...five, message('a', 3)]);
    await transport.deliverTogether(five);
    expect(await world.effects(service)).toEqual([2, 1, 3, 4, 5]);
    expect(await transactions()).toBe(2);
  });

  it('leave to the end what is done for all of them at once, one of each key at a time', async () => {
    const rounds: string[][] = [];
    const gathered = async (_tx: unknown, items: string[]) => void rounds.push(items);
    const { transport } = await consumer((step, context) =>
      Promise.resolve(context.gather(gathered, `${step.key}${step.n}`)),
    );
    const five = [message('a', 1), message('b', 1), message('a', 2), message('c', 1), message('a', 3)];
    await transport.deliverTogether(five);
    expect(rounds).toEqual([['a1', 'b1', 'c1'], ['a2'], ['a3']]);
    await transport.deliver(message('d', 1));
    expect(rounds.at(-1)).toEqual(['d1']);
  });

  it('do not share the fate of one that cannot be handled: it is buried, its key parked, the rest applied', async () => {
    const { service, transport } = await consumer(async (step, context) => {
      await effect(step, context);
      if (step.key === 'sick' && step.n === 2) throw new TypeError('cannot read properties of undefined');
    });
    const mixed = range(1, 3).flatMap((n) => [message('sick', n), message('well', n)]);
    await transport.deliverTogether(mixed);
    expect(await world.effects(service, 'sick')).toEqual([1]);
    expect(await world.effects(service, 'well')).toEqual([1, 2, 3]);
    const letters = async () => (await world.letters(service)).map(({ status, key }) => `${status} ${key}`);
    expect(await letters()).toEqual(['DEAD sick', 'PARKED sick']);
    await transport.deliverTogether([message('sick', 4), message('well', 4)]);
    expect(await letters()).toEqual(['DEAD sick', 'PARKED sick', 'PARKED sick']);
    expect(await world.effects(service, 'well')).toEqual([1, 2, 3, 4]);
  });

  it('all come again after a failure of infrastructure', async () => {
    let isAway = true;
    const { service, transport } = await consumer(async (step, context) => {
      await effect(step, context);
      if (step.n === 2 && isAway) throw new TransientFailure('the database is away');
    });
    const three = range(1, 3).map((n) => message('a', n));
    await expect(transport.deliverTogether(three)).rejects.toThrow('away');
    expect(await world.effects(service)).toEqual([]);
    isAway = false;
    await transport.deliverTogether(three);
    expect(await world.effects(service)).toEqual([1, 2, 3]);
  });
});
