import { Pool } from '#libs/database';
import type { EventContract } from '#libs/events';
import { consumersOf, EventTransport, type EventMessage } from '#libs/messaging';
import { startTestDatabase, testKeys } from '#libs/testing';
import { completeSchema, startService, type RunningService, type ServiceDefinition } from '#libs/platform';
import { definitions } from '../support/whole-platform.js';

/** Tables in which a second delivery may be seen without being an effect. */
const bookkeeping = new Set(['inbox', 'schema_migrations', 'relay_position']);

async function start(
  definition: ServiceDefinition,
): Promise<{ running: RunningService; close: () => Promise<void> }> {
  const database = await startTestDatabase(completeSchema(definition.dataSource!));
  const env = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'fatal',
    DATABASE_URL: database.url,
    KEYS_DIR: await testKeys(),
    // What trails the ledger counts its passes: two databases would differ by when they were looked at.
    ROLLUP_EVERY_MS: '3600000',
    AUDIT_EVERY_MS: '3600000',
    HASH_CHAIN_EVERY_MS: '3600000',
  };
  const running = await startService(definition, { env });
  return {
    running,
    close: async () => {
      await running.close();
      await database.close();
    },
  };
}

function messageOf(contract: EventContract, id: string): EventMessage {
  return {
    id,
    type: contract.type,
    topic: contract.topic,
    key: contract.key(contract.example),
    value: JSON.stringify(contract.example),
    occurredAt: new Date(),
    source: 'test',
  };
}

/** How many rows every table holds: an effect that happened twice shows as a row too many, or in the sums below. */
async function effectsIn(running: RunningService): Promise<Record<string, string>> {
  const pool = running.app.get(Pool);
  const tables: { name: string; sums: string | null }[] = await pool.query(`
    SELECT c.relname AS name,
           (SELECT string_agg(format('coalesce(sum(%I::numeric), 0)', a.attname), ' || ''/'' || ' ORDER BY a.attname)
            FROM pg_attribute a JOIN pg_type t ON t.oid = a.atttypid
            WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND t.typname IN ('int4', 'int8', 'numeric')
              AND a.attname NOT IN ('id', 'xid', 'shard', 'attempts')) AS sums
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname = 'public' AND c.relkind IN ('r', 'p') AND NOT c.relispartition`);
  const found: Record<string, string> = {};
  for (const { name, sums } of tables) {
    if (bookkeeping.has(name)) continue;
    const [row] = await pool.query(`SELECT count(*) || ':' || ${sums ?? "''"} AS effect FROM "${name}"`);
    found[name] = row.effect;
  }
  return found;
}

describe('every consumer of the platform', () => {
  const listening = definitions.filter(
    ({ dataSource, messaging }) => dataSource && messaging !== 'broadcast' && messaging !== 'none',
  );

  it.each(listening.map((definition) => [definition.name, definition] as const))(
    '%s has one effect of an event that comes twice, and twice at once',
    async (_name, definition) => {
      const once = await start(definition);
      const again = await start(definition);
      try {
        const consumers = consumersOf(once.running.app);
        const types = [...new Map(consumers.map(({ type, contract }) => [type, contract])).values()];
        for (const contract of types) {
          const message = messageOf(contract, `event-of-${contract.type}`);
          expect(await once.running.app.get(EventTransport).deliver(message)).toBe('applied');
          const twice = again.running.app.get(EventTransport);
          const atOnce = await Promise.all([twice.deliver(message), twice.deliver(message)]);
          expect(atOnce.toSorted()).toEqual(['applied', 'duplicate']);
          expect(await twice.deliver(message)).toBe('duplicate');
        }
        expect(await effectsIn(again.running)).toEqual(await effectsIn(once.running));
      } finally {
        await once.close();
        await again.close();
      }
    },
  );

  it('is known to this test: each service that listens has consumers, or none by design', async () => {
    const withConsumers = [
      'auth',
      'member',
      'wallet',
      'game-launch',
      'points',
      'promotions',
      'agent-contracts',
    ];
    expect(listening.map(({ name }) => name).toSorted()).toEqual([...withConsumers, 'lottery'].toSorted());
  });
});
