import { bet, TestLedger } from './support/ledger.js';
import { DatabasePreconditionsRepository } from '../src/ledger/database-preconditions.repository.js';
import { DatabasePreconditionsService } from '../src/ledger/database-preconditions.service.js';

describe('what must never change', () => {
  let ledger: TestLedger;
  beforeAll(async () => {
    ledger = await TestLedger.start(4);
    await ledger.post(bet(await ledger.member(100n), 500n));
  });
  afterAll(() => ledger?.close());

  const refused = { code: '42501' };
  const asService = (sql: string) => ledger.pools.postings.query(sql);

  it('WAL-I10 UPDATE, DELETE and TRUNCATE of postings, keys and kept answers are refused to the service, by every name of a table', async () => {
    const { rows } = await ledger.owner.query<{ name: string }>(
      `SELECT relid::regclass::text AS name FROM pg_partition_tree('posting')`,
    );
    const months = rows.map((row) => row.name);
    expect(months.length).toBeGreaterThan(5);
    const tables = [...months, 'posting_key', 'stored_answer'];
    for (const table of tables) {
      await expect(asService(`UPDATE ${table} SET book = 'PLAY'`)).rejects.toMatchObject(refused);
      await expect(asService(`DELETE FROM ${table}`)).rejects.toMatchObject(refused);
      await expect(asService(`TRUNCATE ${table}`)).rejects.toMatchObject(refused);
    }
  });

  it('WAL-I10 holds for months that are made later', async () => {
    await asService('SELECT ensure_posting_months(9)');
    const { rows } = await ledger.owner.query<{ name: string }>(
      `SELECT relid::regclass::text AS name FROM pg_partition_tree('posting') WHERE isleaf ORDER BY 1 DESC LIMIT 1`,
    );
    await expect(asService(`UPDATE ${rows[0]!.name} SET amount = 1`)).rejects.toMatchObject(refused);
    expect((await asService('SELECT ensure_posting_months(9) AS made')).rows).toEqual([{ made: 0 }]);
  });

  it('WAL-I1 WAL-I3 postings, accounts and holds keep their rules, and months are written through their table only', async () => {
    await asService('SELECT ensure_posting_months(9)');
    const { rows } = await ledger.owner.query<{ name: string }>(
      `SELECT relid::regclass::text AS name FROM pg_partition_tree('posting')`,
    );
    for (const { name } of rows.filter((row) => row.name !== 'posting'))
      await expect(asService(`INSERT INTO ${name} SELECT * FROM ${name}`)).rejects.toThrow(
        `permission denied for table ${name}`,
      );

    const invalid = { code: '23514' };
    const columns = `id, member_id, balance_after, version, xid, recorded_at, month, book, kind, caller, reference`;
    const posting = (amount: string, debit: string, credit: string, version = 'version + 1000') =>
      asService(`INSERT INTO posting (${columns}, amount, debit, credit)
                 SELECT ${columns.replace('id,', 'gen_random_uuid(),').replace(', version', `, ${version}`)}, ${amount}, ${debit}, ${credit}
                   FROM posting LIMIT 1`);
    await expect(posting('0', 'debit', 'credit')).rejects.toMatchObject(invalid);
    await expect(posting('amount', 'debit', 'debit')).rejects.toMatchObject(invalid);
    await expect(posting('amount', 'debit + 100000', 'credit')).rejects.toMatchObject(invalid);
    await expect(posting('amount', 'debit', 'credit', 'NULL')).rejects.toMatchObject(invalid);
    await expect(posting('amount', '5100', '5900')).rejects.toMatchObject(invalid);
    for (const change of ['held = balance + 1', 'held = -1', 'balance = -1', 'owed = -1'])
      await expect(asService(`UPDATE player_account SET ${change}`)).rejects.toMatchObject(invalid);

    const hold = (amount: number, kind: string) =>
      asService(`INSERT INTO hold (id, member_id, amount, balance, version, contra, book, kind, caller, external_id)
                 SELECT gen_random_uuid(), member_id, ${amount}, balance, version, 4010, book, '${kind}', 'game-launch', 'hold'
                   FROM player_account LIMIT 1`);
    await expect(hold(0, 'BET')).rejects.toMatchObject(invalid);
    await expect(hold(1, 'WIN')).rejects.toMatchObject(invalid);
    await hold(1, 'BET');
    for (const change of [`status = 'CAPTURED'`, 'captured = 1', `status = 'RELEASED'`, 'amount = -1'])
      await expect(asService(`UPDATE hold SET ${change}`)).rejects.toMatchObject(invalid);
    for (const name of ['player_account', 'hold'])
      await expect(asService(`DELETE FROM ${name}`)).rejects.toThrow(`permission denied for table ${name}`);
  });

  it('WAL-I7 WAL-I10 the one door to a key opens only for a key of the same transaction', async () => {
    const { rows } = await asService(
      `SELECT caller, external_id FROM posting_key WHERE outcome = 'INSUFFICIENT_FUNDS'`,
    );
    await expect(
      ledger.pools.postings.query(`SELECT refuse_key($1, $2, 'ACCEPTED')`, [
        rows[0].caller,
        rows[0].external_id,
      ]),
    ).rejects.toThrow(/not written by this transaction/);
  });

  it('WAL-I12 starts only on a durable server, with a role that cannot change the ledger', async () => {
    const condition = new DatabasePreconditionsRepository(ledger.pools);
    const development = { nodeEnv: 'development', ledgerStandby: 'required', currency: 'VND' } as never;
    const guard = new DatabasePreconditionsService(condition, development);
    await guard.onModuleInit();

    await ledger.owner.query(`GRANT UPDATE ON posting_key TO ${ledger.database.runtimeRole}`);
    await expect(new DatabasePreconditionsService(condition, development).onModuleInit()).rejects.toThrow(
      /may change what must never change: posting_key/,
    );
    await ledger.owner.query(`SELECT deny_privileges('posting_key', 'UPDATE')`);

    condition.durability = async () => ({ fsync: 'on', full_page_writes: 'on', synchronous_commit: 'off' });
    await expect(new DatabasePreconditionsService(condition, development).onModuleInit()).rejects.toThrow(
      /synchronous_commit=on in PostgreSQL; it is off/,
    );
  });

  it('WAL-I1 holds one currency: it does not start with another one than it was opened with', async () => {
    const condition = new DatabasePreconditionsRepository(ledger.pools);
    const start = (currency: string) =>
      new DatabasePreconditionsService(condition, {
        nodeEnv: 'development',
        currency,
      } as never).onModuleInit();
    await start('VND');
    await start('VND');
    await expect(start('USDT')).rejects.toThrow(/holds VND; CURRENCY=USDT/);
    await expect(
      ledger.pools.postings.query(`UPDATE ledger_currency SET currency = 'USDT'`),
    ).rejects.toMatchObject({ code: '42501' });
  });

  it('WAL-I12 starts in production only with a synchronous standby, unless LEDGER_STANDBY says that there is none', async () => {
    const condition = new DatabasePreconditionsRepository(ledger.pools);
    const durability = { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'remote_apply' };
    const start = (ledgerStandby: string, names: string, nodeEnv = 'production') => {
      condition.durability = async () => ({ ...durability, synchronous_standby_names: names });
      return new DatabasePreconditionsService(condition, {
        nodeEnv,
        ledgerStandby,
        currency: 'VND',
      } as never).onModuleInit();
    };
    await expect(start('required', '')).rejects.toThrow(/synchronous_standby_names.*LEDGER_STANDBY=none/);
    await start('required', 'ANY 1 (a, b)');
    await start('none', '');
    await start('required', '', 'development');
  });
});
