import { startTestDatabase, type TestDatabase } from '#libs/testing';
import { afterCommit } from '../src/transactions.js';
import {
  besideTransaction,
  Pool,
  queryIn,
  queryPrepared,
  refuseSecondConnections,
  SecondConnectionError,
  Transactions,
} from '../src/index.js';

describe('a transaction', () => {
  let database: TestDatabase;
  let pool: Pool;
  let transactions: Transactions;

  beforeAll(async () => {
    database = await startTestDatabase({ migrations: [] });
    pool = await Pool.open({
      ...{ url: database.url, applicationName: 'second-connection-test', poolSize: 2 },
    });
    refuseSecondConnections(pool);
    transactions = new Transactions(pool);
  });
  afterAll(async () => {
    await pool?.close();
    await database?.close();
  });

  it('works on the connection that it holds', async () => {
    await expect(transactions.run((tx) => queryIn(tx, 'SELECT 1 AS one'))).resolves.toMatchObject({
      rows: [{ one: 1 }],
    });
  });

  it.each([
    ['a statement', () => pool.query('SELECT 1')],
    ['a prepared statement', () => queryPrepared(pool, { name: 'one', text: 'SELECT 1' }, [])],
    ['another transaction', () => transactions.run((tx) => tx.query('SELECT 1'))],
  ])('is refused %s on a second connection, and is rolled back', async (_, work) => {
    await expect(
      transactions.run(async (tx) => {
        await tx.query('SELECT set_config($1, $2, false)', ['lotus.mark', 'left']);
        await work();
      }),
    ).rejects.toBeInstanceOf(SecondConnectionError);
    await expect(pool.query('SELECT 1 AS one')).resolves.toEqual([{ one: 1 }]);
  });

  it('may have work done on another connection, and after its commit', async () => {
    const seen: unknown[] = [];
    await transactions.run(async (tx) => {
      afterCommit(tx, () => void pool.query('SELECT 2 AS n').then((rows) => seen.push(rows)));
      seen.push(await besideTransaction(() => pool.query('SELECT 1 AS n')));
    });
    while (seen.length < 2) await pool.query('SELECT 1');
    expect(seen).toEqual([[{ n: 1 }], [{ n: 2 }]]);
  });
});
