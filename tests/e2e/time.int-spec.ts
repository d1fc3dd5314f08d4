import pg from 'pg';
import { completeSchema } from '#libs/platform';
import { startTestDatabase } from '#libs/testing';
import { definitions } from '../support/whole-platform.js';

interface Columns {
  instants: number;
  others: string[];
}

/** Columns of a point in time, and those that would mean another one in another zone. */
async function timesIn(url: string): Promise<Columns> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ column: string; type: string }>(`
      SELECT format('%s.%s', c.relname, a.attname) AS column, t.typname AS type
      FROM pg_attribute a
      JOIN pg_class c ON c.oid = a.attrelid
      JOIN pg_namespace n ON n.oid = c.relnamespace
      JOIN pg_type t ON t.oid = a.atttypid
      WHERE n.nspname = 'public' AND c.relkind IN ('r', 'p') AND a.attnum > 0 AND NOT a.attisdropped
        AND t.typname IN ('timestamptz', 'timestamp', 'timetz', 'time', '_timestamp')`);
    const others = rows.filter(({ type }) => type !== 'timestamptz');
    return { instants: rows.length - others.length, others: others.map(({ column }) => column) };
  } finally {
    await client.end();
  }
}

describe('time in store', () => {
  const keeping = definitions.filter(({ dataSource }) => dataSource);

  it.each(keeping.map((definition) => [definition.name, definition] as const))(
    'REG-G46 %s keeps instants (PostgreSQL stores them in UTC), never the time of some place',
    async (_name, { dataSource }) => {
      const database = await startTestDatabase(completeSchema(dataSource!));
      try {
        const { instants, others } = await timesIn(database.ownerUrl);
        expect(others).toEqual([]);
        // At the least the tables that every service has: its outbox, its inbox.
        expect(instants).toBeGreaterThan(0);
      } finally {
        await database.close();
      }
    },
  );
});
