import { randomUUID } from 'node:crypto';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runMigrations, type DatabaseSchema } from '#libs/database';
import { startTestDatabase } from '#libs/testing';
import { AddBonusMoney1796500000200 } from '../src/database/migrations/1796500000200-add-bonus-money.js';
import { walletSchema } from '../src/database/schema.js';
import { TestLedger } from './support/ledger.js';
import { Operations } from './support/operations.js';

/** What the schema before bonus money needs to hold postings. */
const earlierFunctions = [
  ...['new_posting_id', 'posting_month', 'posting_month_name', 'control_account', 'resolve_account'],
  ...['ensure_posting_months', 'deny_privileges'],
];

/** An account with one deposit, and the requirements that are open on it, oldest first. */
interface EarlierAccount {
  balance: number;
  held?: number;
  requirements: { kind: 'BONUS' | 'DEPOSIT'; amount: number; status?: 'OPEN' | 'EXPIRED' }[];
}

describe('the migration to own and bonus money', () => {
  let folder: string;
  let ledger: TestLedger;
  let on: Operations;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'earlier-functions-'));
    const [functions] = walletSchema.functions!;
    for (const name of earlierFunctions)
      await copyFile(new URL(`${name}.sql`, functions), join(folder, `${name}.sql`));
    const earlier: DatabaseSchema = {
      migrations: walletSchema.migrations.filter((one) => one !== AddBonusMoney1796500000200),
      functions: [pathToFileURL(`${folder}/`)],
    };
    ledger = await TestLedger.on(await startTestDatabase(earlier), 1);
    on = new Operations(ledger);
  });
  afterAll(async () => {
    await ledger?.close();
    await rm(folder, { recursive: true });
  });

  const written = async ({ balance, held = 0, requirements }: EarlierAccount): Promise<string> => {
    const member = randomUUID();
    await ledger.owner.query(
      `INSERT INTO player_account (member_id, book, balance, held, version) VALUES ($1, 'REAL', $2, $3, 1)`,
      [member, balance, held],
    );
    await ledger.owner.query(
      `INSERT INTO posting (id, month, member_id, book, kind, debit, credit, amount, balance_after, version, xid, recorded_at, caller,
                            reference)
       VALUES (new_posting_id(0), posting_month(), $1, 'REAL', 'DEPOSIT', 1110, 2000, $2, $2, 1, pg_current_xact_id(),
               clock_timestamp(), 'wallet', $3)`,
      [member, balance, randomUUID()],
    );
    if (held > 0)
      await ledger.owner.query(
        `INSERT INTO hold (id, member_id, amount, balance, version, contra, book, kind, caller, external_id)
         VALUES (gen_random_uuid(), $1, $2, 0, 1, 1110, 'REAL', 'WITHDRAWAL', 'wallet', $3)`,
        [member, held, randomUUID()],
      );
    for (const [at, { kind, amount, status = 'OPEN' }] of requirements.entries())
      await ledger.owner.query(
        `INSERT INTO rollover (id, member_id, book, requested_by, credit_key, posting_id, amount, multiplier, required, kind, status,
                               opened_at, expires_at)
         VALUES (gen_random_uuid(), $1, 'REAL', 'promotions', $2, gen_random_uuid(), $3, 10, 10 * $3::bigint, $4, $5,
                 now() + $6 * interval '1 s', now() + interval '1 day')`,
        [member, randomUUID(), amount, kind, status, at],
      );
    return member;
  };

  it('makes balances own, an open bonus bonus money as far as it is there, and further ones turnover only', async () => {
    const bonus = (amount: number) => ({ kind: 'BONUS' as const, amount });
    const deposit = { kind: 'DEPOSIT' as const, amount: 900 };
    const [rich, poor, lost, plain, ended] = await Promise.all([
      written({ balance: 1_000, held: 300, requirements: [deposit, bonus(200), bonus(50)] }),
      written({ balance: 100, held: 60, requirements: [bonus(200)] }),
      written({ balance: 80, held: 80, requirements: [bonus(200)] }),
      written({ balance: 500, requirements: [deposit] }),
      written({ balance: 500, requirements: [{ ...bonus(10), status: 'EXPIRED' }] }),
    ]);
    const { rows } = await ledger.owner.query<{ ran: string }>('SELECT count(*) AS ran FROM rollover');
    expect(Number(rows[0]!.ran)).toBe(7);
    await runMigrations(ledger.database.ownerUrl, walletSchema);

    const standing = async (member: string) => {
      const { balance, held, bonus: part } = await on.state(member);
      return [balance, held, part, (await on.turnover(member)).map(([status]) => status)];
    };
    expect(await standing(rich!)).toEqual([1_000n, 300n, 200n, ['ACTIVE', 'ACTIVE', 'ACTIVE']]);
    expect(await standing(poor!)).toEqual([100n, 60n, 40n, ['ACTIVE']]);
    expect(await standing(lost!)).toEqual([80n, 80n, 0n, ['CLEARED']]);
    expect(await standing(plain!)).toEqual([500n, 0n, 0n, ['ACTIVE']]);
    expect(await standing(ended!)).toEqual([500n, 0n, 0n, ['EXPIRED']]);
    await on.assertConsistent();

    // The end of the bonus takes the bonus and nothing else; a further one neither expires nor takes.
    const { rows: open } = await ledger.owner.query<{ id: string; is_bonus: boolean }>(
      `SELECT id, is_bonus FROM rollover WHERE member_id = $1`,
      [rich],
    );
    for (const { id } of open) await on.expire(rich!, id);
    expect(await standing(rich!)).toEqual([800n, 300n, 0n, ['ACTIVE', 'EXPIRED', 'ACTIVE']]);
    await on.assertConsistent();
  });
});
