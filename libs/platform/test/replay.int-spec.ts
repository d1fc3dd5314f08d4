import { Controller, Injectable, Module, type OnModuleInit } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import Type from 'typebox';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { ServiceConfig } from '#libs/config';
import { Pool, Transactions, type Tx } from '#libs/database';
import { defineEvent } from '#libs/events';
import { EventContext, InProcessBus, Outbox, ReplaySources, type ReplaySource } from '#libs/messaging';
import { defineService, ReplayService, type EventRun, type Rebuildable } from '#libs/platform';
import { eventually, type FakeClock, startTestService, type TestService } from '#libs/testing';

interface Sale {
  sourceKey: string;
  amount: number;
}

const sold = defineEvent({
  topic: 'shop.sales',
  type: 'shop.item.sold.v1',
  description: 'A sale of a test.',
  schema: Type.Object({ sourceKey: Type.String(), amount: Type.Integer() }),
  key: ({ sourceKey }: Sale) => sourceKey,
  example: { sourceKey: 'shop:sale:1', amount: 1 },
});

const statements = (name: string, sql: string) =>
  Object.defineProperty(
    class implements MigrationInterface {
      async up(runner: QueryRunner): Promise<void> {
        await runner.query(sql);
      }
      async down(): Promise<void> {
        throw new Error('not reverted');
      }
    },
    'name',
    { value: name },
  );

/** The owner's table is the source of its events. */
@Injectable()
class SaleReplay implements ReplaySource, OnModuleInit {
  readonly topic = sold.topic;

  constructor(
    private readonly pool: Pool,
    private readonly sources: ReplaySources,
  ) {}

  onModuleInit(): void {
    this.sources.register(this);
  }

  /** Ids are given before the commit, so the position leaves room for open transactions. */
  async position(): Promise<string> {
    const [row] = await this.pool.query(
      'SELECT greatest(coalesce(max(id), 0) - 50, 0)::text AS at FROM sale',
    );
    return row.at as string;
  }

  async page(after: string | undefined, limit: number) {
    const rows: { id: string; amount: number }[] = await this.pool.query(
      'SELECT id::text, amount FROM sale WHERE id > $1 ORDER BY sale.id LIMIT $2',
      [after ?? '0', limit],
    );
    const events = rows.map(({ id, amount }) => ({ type: sold.type, payload: payloadOf(id, amount) }));
    return { events, next: rows.at(-1)?.id ?? after ?? '0' };
  }
}

const payloadOf = (id: string, amount: number): Sale => ({ sourceKey: `shop:sale:${id}`, amount });

@Controller()
class SaleConsumer {
  @EventPattern<string>(sold.type)
  async sold(@Payload() sale: Sale, @Ctx() { tx }: EventContext): Promise<void> {
    await count(tx, [sale]);
  }
}

/** Inserts or skips, so that a sale counts once, live or replayed. */
async function count(tx: Tx, sales: readonly Sale[]): Promise<void> {
  await tx.query(
    'INSERT INTO counted SELECT * FROM unnest($1::text[], $2::int[]) ON CONFLICT (source_key) DO NOTHING',
    [sales.map(({ sourceKey }) => sourceKey), sales.map(({ amount }) => amount)],
  );
}

/** Fills a shadow table; live consumers wait for a lock while it replaces the live rows. */
class CountedRebuild implements Rebuildable {
  private readonly transactions: Transactions;
  fed = 0;

  constructor(
    pool: Pool,
    private readonly beforeSwap: () => Promise<void>,
  ) {
    this.transactions = new Transactions(pool);
  }

  async start(): Promise<void> {
    await this.transactions.run((tx) => tx.query('DELETE FROM rebuild.counted'));
  }

  async apply(events: EventRun): Promise<void> {
    await this.transactions.run((tx) => this.intoShadow(tx, events));
  }

  async finish(rest: () => AsyncIterable<EventRun>): Promise<void> {
    await this.beforeSwap();
    await this.transactions.run(async (tx) => {
      await tx.query('LOCK TABLE public.counted IN EXCLUSIVE MODE');
      for await (const events of rest()) await this.intoShadow(tx, events);
      await tx.query('DELETE FROM public.counted');
      await tx.query('INSERT INTO public.counted SELECT * FROM rebuild.counted');
    });
  }

  private async intoShadow(tx: Tx, { payloads }: EventRun): Promise<void> {
    this.fed += payloads.length;
    await tx.query('SET LOCAL search_path = rebuild, public');
    await count(tx, payloads as Sale[]);
  }
}

@Module({ providers: [SaleReplay] })
class OwnerModule {}
@Module({ controllers: [SaleConsumer] })
class ConsumerModule {}

const owner = defineService({
  name: 'game-launch',
  config: ServiceConfig,
  module: OwnerModule,
  dataSource: {
    migrations: [
      statements(
        'CreateSale1795900000000',
        'CREATE TABLE sale (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, amount int NOT NULL)',
      ),
    ],
  },
});
const consumer = defineService({
  name: 'points',
  config: ServiceConfig,
  module: ConsumerModule,
  dataSource: {
    migrations: [
      statements(
        'CreateCounted1795900000001',
        `CREATE TABLE counted (source_key text PRIMARY KEY, amount int NOT NULL);
         CREATE SCHEMA rebuild;
         CREATE TABLE rebuild.counted (LIKE public.counted INCLUDING ALL);
         GRANT USAGE ON SCHEMA rebuild TO PUBLIC;
         GRANT ALL ON rebuild.counted TO PUBLIC;
         GRANT ALL ON public.counted TO PUBLIC`,
      ),
    ],
  },
});

describe('a replay of a topic from the tables of its owner', () => {
  let owning: TestService<FakeClock>;
  let consuming: TestService<FakeClock>;

  beforeAll(async () => {
    const bus = new InProcessBus();
    owning = await startTestService(owner, { bus });
    consuming = await startTestService(consumer, { bus, peers: { 'game-launch': owning.url } });
  });

  afterAll(async () => {
    await consuming?.close();
    await owning?.close();
  });

  const sell = (amount: number) =>
    new Transactions(owning.pool).run(async (tx) => {
      const [{ id }] = await tx.query('INSERT INTO sale (amount) VALUES ($1) RETURNING id::text', [amount]);
      await owning.app.get(Outbox).add(tx, sold, payloadOf(id as string, amount));
    });
  const sumOf = async (service: TestService<FakeClock>, table: string): Promise<unknown> =>
    (await service.pool.query(`SELECT count(*)::int AS n, sum(amount)::int AS sum FROM ${table}`))[0];
  const origin = { service: 'game-launch', topic: sold.topic } as const;

  async function settled(): Promise<void> {
    const unsent = 'SELECT count(*)::int AS n FROM outbox WHERE sent_at IS NULL';
    await eventually(async () => (await owning.pool.query(unsent))[0].n === 0, {
      what: 'all events are sent',
    });
  }

  it('feeds a projection page by page to the same rows as the live events, which go on during the swap', async () => {
    await owning.pool.query('INSERT INTO sale (amount) SELECT n FROM generate_series(1, 4500) AS n');
    const stop = new AbortController();
    const flow = (async () => {
      for (let n = 1; !stop.signal.aborted; n++) await sell(n);
    })();
    const rebuild = new CountedRebuild(consuming.pool, () => sell(7_777));
    await consuming.app.get(ReplayService, { strict: false }).rebuild(rebuild, [origin]);
    await sell(8_888);
    stop.abort();
    await flow;
    await settled();
    expect(rebuild.fed).toBeGreaterThan(4_500);
    expect(await sumOf(consuming, 'counted')).toEqual(await sumOf(owning, 'sale'));
  });

  it('is answered to services that the route names only, and not for a topic without a source', async () => {
    const path = `/internal/events/${sold.topic}`;
    const asPoints = owning.as({ kind: 'service', name: 'points' });
    const page = await asPoints.get(`${path}?limit=2`);
    expect(page.body.value).toEqual({
      events: [1, 2].map((n) => ({ type: sold.type, payload: payloadOf(String(n), n) })),
      next: '2',
    });
    expect((await asPoints.get('/internal/events/nothing.there')).status).toBe(404);
    expect((await owning.as({ kind: 'service', name: 'gateway' }).get(path)).status).toBe(403);
    expect((await asPoints.get(`${path}?limit=0`)).status).toBe(400);
  });
});
