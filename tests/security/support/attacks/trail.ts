import { Pool } from '#libs/database';
import { eventually, pause } from '#libs/testing';
import type { WholePlatform } from '../../../support/whole-platform.js';

/** Kept by what trails the postings, in its own time. */
const trailing = new Set(['wallet audit_account']);

/** All that the platform's databases hold of a member, as one digest a table: whatever is changed, added or taken away shows. */
export async function trailOf(platform: WholePlatform, memberId: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const [service, running] of platform.services) {
    if (!platform.databases.has(service)) continue;
    const pool = running.app.get(Pool);
    const columns: { table_name: string; column_name: string }[] = await pool.query(
      `SELECT table_name, column_name FROM information_schema.columns
       WHERE table_schema = 'public' AND data_type IN ('uuid', 'text')
         AND column_name IN ('member_id', 'subject_id', 'agent_id', 'owner_id')`,
    );
    for (const { table_name, column_name } of columns) {
      const [row]: { digest: string }[] = await pool.query(
        `SELECT md5(coalesce(string_agg(t::text, '|' ORDER BY t::text), '')) AS digest
         FROM "${table_name}" t WHERE "${column_name}"::text = $1`,
        [memberId],
      );
      if (!trailing.has(`${service} ${table_name}`)) found.set(`${service} ${table_name}`, row!.digest);
    }
  }
  return found;
}

/** The same once nothing on its way from before moves it any more. */
export async function settledTrailOf(
  platform: WholePlatform,
  memberId: string,
): Promise<Map<string, string>> {
  let last = await trailOf(platform, memberId);
  const atRest = async () => {
    await pause(500, 'what is on its way arrives');
    const before = last;
    last = await trailOf(platform, memberId);
    const rests = differences(before, last).length === 0 && !(await awaitsPromises(platform, memberId));
    return rests ? last : undefined;
  };
  return eventually(atRest, { what: 'the platform comes to rest' });
}

/** Whether a job has still to promise what the member has earned. */
async function awaitsPromises(platform: WholePlatform, memberId: string): Promise<boolean> {
  const pool = platform.services.get('promotions')!.app.get(Pool);
  const due: unknown[] = await pool.query('SELECT FROM reward_due WHERE member_id = $1', [memberId]);
  return due.length > 0;
}

export function differences(before: Map<string, string>, after: Map<string, string>): string[] {
  return [...after].filter(([table, digest]) => before.get(table) !== digest).map(([table]) => table);
}
