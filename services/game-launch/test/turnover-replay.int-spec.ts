import { randomUUID } from 'node:crypto';
import { betAdjusted, betSettled, contractOf } from '#libs/events';
import { TurnoverReplaySource } from '../src/round/turnover-replay.source.js';
import { World, type Player } from './support/world.js';

interface Published {
  type: string;
  payload: Record<string, string>;
}

describe('the replay of turnover from the rounds', () => {
  let world: World;
  let players: Player[];
  const source = () => world.service.app.get(TurnoverReplaySource);

  beforeAll(async () => {
    world = await World.start();
    players = [await world.player({ balance: 10_000_000n }), await world.player({ balance: 10_000_000n })];
  });
  afterAll(() => world?.close());

  /** Rounds that are settled, changed later, rolled back, left open, void or played with play money. */
  async function play(count: number): Promise<void> {
    const demo = await world.player({ accountType: 4 });
    for (let number = 0; number < count; number += 1) {
      const player = players[number % 2]!;
      const [betId, roundId] = [randomUUID(), randomUUID()];
      await world.bet(player, betId, roundId, String(1000 + number));
      if (number % 5 === 4) continue;
      await world.win(player, randomUUID(), roundId, String(number * 10));
      if (number % 3 === 0) await world.win(player, randomUUID(), roundId, '77');
      if (number % 4 === 0) await world.rollback(player, betId);
      await world.bet(demo, randomUUID(), `${roundId}-play`, '1000');
      await world.win(demo, randomUUID(), `${roundId}-play`, '1000');
      if (number % 2 === 0) world.service.clock.advance(7);
    }
  }

  async function replay(limit: number, from?: string): Promise<Published[]> {
    const events: Published[] = [];
    for (let after = from; ;) {
      const page = await source().page(after, limit);
      if (page.events.length === 0) return events;
      expect(page.events.length).toBeLessThanOrEqual(limit);
      events.push(...(page.events as Published[]));
      after = page.next;
    }
  }

  const published = () =>
    world.query<Published>('SELECT type, payload FROM outbox WHERE type = ANY ($1) ORDER BY id', [
      [betSettled.type, betAdjusted.type],
    ]);
  /** Why less than the stake counts is not kept of a round that was changed later. */
  const comparable = ({ type, payload }: Published) => {
    const { exclusionReason: _, ...rest } = payload;
    return { type, ...rest };
  };
  const ofMember = (events: Published[], { memberId }: Player) =>
    events.filter(({ payload }) => payload['memberId'] === memberId).map(comparable);

  it('gives every event as it was published, in the order of each member, whatever the size of a page', async () => {
    await play(40);
    const live = await published();
    expect(live.length).toBeGreaterThan(50);
    for (const limit of [1, 7, 1000]) {
      const replayed = await replay(limit);
      const bySource = (events: Published[]) =>
        Object.fromEntries(events.map((event) => [event.payload['sourceKey'], comparable(event)]));
      expect(replayed).toHaveLength(live.length);
      expect(bySource(replayed)).toEqual(bySource(live));
      const broken = replayed.flatMap(({ type, payload }) => contractOf(type)!.violations(payload));
      expect(broken).toEqual([]);
      for (const player of players) {
        const order = (events: Published[]) =>
          ofMember(events, player).map((event) => [event['settledAt' as never], event['type']]);
        expect(order(replayed).map(([at]) => at)).toEqual(
          order(live)
            .map(([at]) => at)
            .toSorted(),
        );
      }
    }
  });

  it('continues behind its last event, and from a position before what is still being written', async () => {
    const { next } = await source().page(undefined, 1000);
    expect(await replay(10, next)).toEqual([]);
    const holder = world.service.pool.connection();
    await holder.startTransaction();
    await holder.query('SELECT 1');
    const position = await source().position();
    await holder.rollbackTransaction();
    await holder.release();
    expect(Date.parse(position.split('|')[0]!)).toBeLessThan(Date.now());
    world.service.clock.set(new Date().toISOString());
    await play(3);
    expect((await replay(2, position)).length).toBeGreaterThan(0);
  });
});
