import { Pool } from '#libs/database';
import type { WholePlatform } from '../../../support/whole-platform.js';

export type Rows = Map<string, number>;

/** The rows of every table of every database, as `service.table`. The queues of periodic jobs grow with time, by no request. */
export async function countRows(platform: WholePlatform): Promise<Rows> {
  const counts = await Promise.all(
    [...platform.databases.keys()].map(async (service) => {
      const pool = platform.services.get(service)!.app.get(Pool);
      const tables: { name: string }[] = await pool.query(
        `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
         WHERE schemaname NOT IN ('pg_catalog', 'information_schema', 'jobs')
           AND has_table_privilege(format('%I.%I', schemaname, tablename), 'SELECT')`,
      );
      const all = tables.map(({ name }) => `SELECT '${name}' AS name, count(*)::int AS rows FROM ${name}`);
      const found: { name: string; rows: number }[] = await pool.query(all.join(' UNION ALL '));
      return found.map(({ name, rows }): [string, number] => [`${service} ${name}`, rows]);
    }),
  );
  return new Map(counts.flat());
}

/** Tables that have other rows than before, but for those that may. */
export function changedRows(before: Rows, after: Rows, allowed: readonly string[] = []): string[] {
  return [...after].flatMap(([table, rows]) =>
    rows === before.get(table) || allowed.includes(table)
      ? []
      : [`${table}: ${before.get(table)} → ${rows} rows`],
  );
}
