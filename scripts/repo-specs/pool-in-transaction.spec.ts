import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { poolsInTransactions } from './pool-in-transaction.ts';

const root = join(import.meta.dirname, '../..');

/** A service in one file, with the classes of libs/database in small. */
const service = (find: string, record: string) => `
class Pool { query(sql: string): Promise<unknown[]> { return Promise.resolve([sql]); } }
class Tx { readonly #brand = 1; query(sql: string): Promise<unknown[]> { return Promise.resolve([sql, this.#brand]); } }
class Transactions { run<T>(work: (tx: Tx) => Promise<T>): Promise<T> { return work(new Tx()); } }
class Switches { constructor(readonly pool: Pool) {}
  ${find} }
class Orders { constructor(readonly switches: Switches, readonly transactions: Transactions) {}
  place() { return this.transactions.run((tx) => this.record(tx)); }
  ${record} }
export { Orders };
`;

describe('transactions', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'transactions-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const waysIn = async (text: string): Promise<string[]> => {
    const file = join(folder, 'service.ts');
    await writeFile(file, text);
    const options = { target: ts.ScriptTarget.ES2022, strict: true, types: [] };
    return poolsInTransactions(ts.createProgram([file], options), folder);
  };

  it('reach no pool, and open no further transaction, over any number of calls', async () => {
    const config = ts.readConfigFile(join(root, 'tsconfig.json'), (path) => ts.sys.readFile(path));
    const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root, { types: [] });
    const services = await readdir(join(root, 'services'));
    const mains = services.map((name) => join(root, 'services', name, 'src/main.ts'));
    expect(poolsInTransactions(ts.createProgram(mains, options), root)).toEqual([]);
  }, 240_000);

  it('are found where a method that they call reads the pool', async () => {
    const found = await waysIn(
      service(
        `of(code: string) { return this.pool.query(code); }`,
        `async record(tx: Tx) { await this.switches.of('SEN60'); return tx.query('INSERT'); }`,
      ),
    );
    expect(found).toEqual(['service.ts:8 > service.ts:8 > service.ts:9 > service.ts:6']);
  });

  it('are in order where the method runs on them', async () => {
    const found = await waysIn(
      service(
        `of(on: Tx | Pool, code: string) { return on.query(code); }`,
        `async record(tx: Tx) { await this.switches.of(tx, 'SEN60'); return tx.query('INSERT'); }`,
      ),
    );
    expect(found).toEqual([]);
  });

  it('are found where they open another', async () => {
    const found = await waysIn(
      service(
        `of(code: string) { return this.pool.query(code); }`,
        `async record(tx: Tx) { return this.transactions.run((other) => other.query(String(tx))); }`,
      ),
    );
    expect(found).toEqual(['service.ts:8 > service.ts:8 > service.ts:9']);
  });
});
