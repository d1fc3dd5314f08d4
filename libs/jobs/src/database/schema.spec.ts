import { readFile } from 'node:fs/promises';
import { getConstructionPlans } from 'pg-boss';

describe('the schema of the job queue', () => {
  it('is that of the installed pg-boss; an upgrade that changes it needs a migration', async () => {
    const file = await readFile(new URL('./schema/pg-boss.sql', import.meta.url), 'utf8');
    const words = (sql: string) =>
      sql
        .replace(/^--.*$/gm, '')
        .split(/\s+/)
        .filter(Boolean)
        .join(' ');
    const plans = getConstructionPlans('jobs').replace(
      /^\s*(BEGIN;|COMMIT;|SET LOCAL .*|SELECT pg_advisory_xact_lock.*)$/gm,
      '',
    );
    expect(words(file)).toBe(words(plans));
  });
});
