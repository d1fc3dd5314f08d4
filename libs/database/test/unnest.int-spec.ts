import { startTestDatabase, type TestDatabase } from '#libs/testing';
import { columnsOf, Pool, queryPrepared, unnestOf } from '../src/index.js';

const statement = {
  name: 'asked',
  text: `SELECT name, place::int FROM ${unnestOf('asked', 'id int, name text')} ORDER BY place`,
};

describe('arrays as rows', () => {
  let database: TestDatabase;
  let pool: Pool;

  beforeAll(async () => {
    database = await startTestDatabase({ migrations: [] });
    pool = await Pool.open({ url: database.url, applicationName: 'unnest', poolSize: 1 });
  });
  afterAll(async () => {
    await pool?.close();
    await database?.close();
  });

  const ask = (count: number) =>
    queryPrepared<{ name: string; place: number }>(
      pool,
      statement,
      columnsOf(Array.from({ length: count }, (_, at) => [at, `n${at}`])),
    );

  it('come in full and in their order, however many they are', async () => {
    for (const count of [1, 9, 200])
      expect(await ask(count)).toEqual(
        Array.from({ length: count }, (_, at) => ({ name: `n${at}`, place: at + 1 })),
      );
  });

  it('keep one plan after the first few calls', async () => {
    for (const count of [1, 3, 1, 40, 2, 1, 64, 1]) await ask(count);
    const [plans] = await pool.query<{ custom_plans: string }[]>(
      `SELECT custom_plans FROM pg_prepared_statements WHERE name = 'asked'`,
    );
    expect(Number(plans!.custom_plans)).toBe(5);
  });
});
