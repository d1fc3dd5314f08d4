import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import pg from 'pg';

/** What a journey cannot wait for, or no visitor can do: it is written where the local start keeps its data. */
type Service = 'auth' | 'member' | 'wallet' | 'game-launch';

async function inDatabase(
  service: Service,
  sql: string,
  values: unknown[],
): Promise<Record<string, string>[]> {
  const file = join(process.env['MESSAGES_DIR'] ?? '.data/messages', '..', 'platform.json');
  const { databases } = JSON.parse(readFileSync(file, 'utf8')) as { databases: Record<Service, string> };
  const client = new pg.Client({ connectionString: databases[service] });
  await client.connect();
  try {
    return (await client.query<Record<string, string>>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

async function memberOf(account: string): Promise<string> {
  const [row] = await inDatabase('auth', 'SELECT id FROM account WHERE username = $1', [account]);
  return row!['id']!;
}

/** As if the member had played on for so many minutes: the next reality check is that much nearer, wherever it is known. */
export async function playOnFor(account: string, minutes: number): Promise<void> {
  const values = [await memberOf(account), minutes];
  const earlier = (column: string) => `${column} = ${column} - make_interval(mins => $2)`;
  await inDatabase('member', `UPDATE play_session SET ${earlier('started_at')} WHERE member_id = $1`, values);
  for (const [service, table, due] of [
    ['wallet', 'player_account', 'reality_due_at'],
    ['game-launch', 'reality_check', 'due_at'],
  ] as const)
    await inDatabase(service, `UPDATE ${table} SET ${earlier(due)} WHERE member_id = $1`, values);
}

/** As an account has it that came from an older site: nobody can choose such a password here. */
export async function giveKnownPassword(account: string, password: string): Promise<void> {
  const secret = await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  await inDatabase('auth', 'UPDATE account SET password_hash = $2 WHERE username = $1', [account, secret]);
}
