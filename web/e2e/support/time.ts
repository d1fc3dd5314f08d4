import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import pg from 'pg';

/** What a journey cannot wait for, or no visitor can do: it is written where the local start keeps its data. */
type Service = 'auth' | 'member' | 'wallet' | 'game-launch' | 'demo-provider';

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

/** As if an order for a deposit had been made so many minutes before: its end, and the transfer of a late payer, are that much nearer. */
export async function ageDeposit(transferCode: string, minutes: number): Promise<void> {
  const earlier = (column: string) => `${column} = ${column} - make_interval(mins => $2)`;
  const values = [transferCode, minutes];
  await inDatabase(
    'wallet',
    `UPDATE deposit SET ${earlier('created_at')}, ${earlier('expires_at')} WHERE transfer_code = $1`,
    values,
  );
  await inDatabase(
    'demo-provider',
    `UPDATE bank_transfer SET ${earlier('booked_at')}, ${earlier('next_attempt_at')}
      WHERE order_no = (SELECT order_no FROM bank_order WHERE content = $1)`,
    values,
  );
}

/** As if the member had wagered what the deposits require. */
export async function meetTurnover(account: string): Promise<void> {
  await inDatabase(
    'wallet',
    `UPDATE rollover SET done = required, status = 'DONE' WHERE member_id = $1 AND status = 'ACTIVE' AND NOT is_bonus`,
    [await memberOf(account)],
  );
}

/** As if the time to confirm a payment had just ended. */
export async function endConfirmation(account: string): Promise<void> {
  await inDatabase(
    'wallet',
    `UPDATE withdrawal_order SET confirm_by = clock_timestamp() WHERE member_id = $1 AND status = 'DISBURSED'`,
    [await memberOf(account)],
  );
}

/** As if the bank had been silent about the member's payment for as long as the wallet waits before it asks. */
export async function waitInSilence(account: string): Promise<void> {
  await inDatabase(
    'wallet',
    `UPDATE payout_query SET next_at = clock_timestamp() WHERE state = 'WAITING' AND payout_id IN (
       SELECT p.id FROM payout_order p JOIN withdrawal_order w ON w.id = p.withdrawal_id WHERE w.member_id = $1)`,
    [await memberOf(account)],
  );
}

/** As if the member service had given up on the news of a deposit that failed. */
export async function failNews(memberId: string, amount: number): Promise<void> {
  const at = new Date().toISOString();
  const payload = { depositId: randomUUID(), memberId, amount: `${amount}00`, reason: 'EXPIRED', at };
  await inDatabase(
    'member',
    `INSERT INTO dead_letter (consumer, event_id, topic, type, key, payload, source, occurred_at, status, reason, attempts)
     VALUES ('member', $1, 'wallet.deposits', 'wallet.deposit.failed.v1', $2, $3, '/lotus/wallet', $4, 'DEAD', $5, 5)`,
    [randomUUID(), memberId, JSON.stringify(payload), at, 'the connection was lost'],
  );
}
