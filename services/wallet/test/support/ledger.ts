import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { startTestDatabase, type TestDatabase } from '#libs/testing';
import { walletSchema } from '../../src/database/schema.js';
import type { Book } from '../../src/ledger/chart.rules.js';
import { busy } from '../../src/ledger/posting-batcher.js';
import { LedgerPools } from '../../src/ledger/ledger-pools.js';
import { ownTransaction } from '../../src/ledger/own-transaction.js';
import { PostingRepository, type KeyReuse, type PostingItem } from '../../src/ledger/posting.repository.js';
import type { Posting, PostingAnswer, Rollback } from '../../src/ledger/posting.rules.js';
import type { WalletConfig } from '../../src/wallet.config.js';

const quiet = { warn: () => undefined } as never;

/** The real ledger on a real database, reached as the service reaches it: by as many of them as postings are to meet at once. */
export class TestLedger {
  readonly pools: LedgerPools;
  readonly postings: PostingRepository;
  private readonly services: LedgerPools[];
  private turn = 0;

  private constructor(
    readonly database: TestDatabase,
    readonly owner: pg.Pool,
    connections: number,
    settings: Partial<WalletConfig>,
  ) {
    const config = {
      databaseUrl: database.url,
      postingPoolSize: connections,
      balancePoolSize: 4,
      batchCommitters: connections,
      ledgerStatementTimeoutMs: 5_000,
      ledgerLockTimeoutMs: 250,
      ...settings,
    };
    // One connection each: within one service the postings of a member take turns and never meet in the database.
    this.services = Array.from(
      { length: connections },
      () => new LedgerPools({ ...config, postingLines: 1 } as never, quiet),
    );
    this.pools = this.services[0]!;
    this.postings = new PostingRepository(this.pools);
  }

  static async start(connections = 24, settings: Partial<WalletConfig> = {}): Promise<TestLedger> {
    return TestLedger.on(await startTestDatabase(walletSchema), connections, settings);
  }

  /** On a database that is there already. */
  static async on(
    database: TestDatabase,
    connections = 24,
    settings: Partial<WalletConfig> = {},
  ): Promise<TestLedger> {
    const owner = new pg.Pool({ connectionString: database.ownerUrl, max: 4 });
    // The database is dropped under connections that are just being closed.
    owner.on('error', () => undefined);
    return new TestLedger(database, owner, connections, settings);
  }

  async close(): Promise<void> {
    await Promise.all(this.services.map((service) => service.onApplicationShutdown()));
    await this.owner.end();
    await this.database.close();
  }

  post(request: Posting): Promise<PostingAnswer | KeyReuse> {
    return this.next().post(ownTransaction, { request, trace: null });
  }

  /** All in one transaction; an item whose account is held by another one goes by itself, as in the service. */
  async batch(requests: readonly Posting[]): Promise<(PostingAnswer | KeyReuse)[]> {
    const items = requests.map((request): PostingItem => ({ request, trace: null }));
    const answers: (PostingAnswer | KeyReuse)[] = [];
    for (const [at, answer] of (await this.postings.batch(items)).entries())
      answers.push(answer === busy ? await this.postings.contended(items[at]!) : answer);
    return answers;
  }

  rollback(request: Rollback): Promise<PostingAnswer | KeyReuse> {
    return this.next().rollback(request, null);
  }

  /** Has the connections for postings there before the first posting. */
  async connect(): Promise<void> {
    const opened = this.services.map((service) => service.connectionOf('').query({ text: 'SELECT 1' }));
    await Promise.all([
      this.pools.postings.query('SELECT 1'),
      this.pools.committers.query('SELECT 1'),
      ...opened,
    ]);
  }

  private next(): PostingRepository {
    return new PostingRepository(this.services[this.turn++ % this.services.length]!);
  }

  /** A member with money. */
  async member(balance: bigint, book: Book = 'REAL'): Promise<string> {
    const memberId = randomUUID();
    if (balance > 0n) await this.post(adjust(memberId, balance, { book }));
    return memberId;
  }

  async account(memberId: string, book: Book = 'REAL'): Promise<{ balance: bigint; version: number }> {
    const { rows } = await this.pools.balances.query<{ balance: string; version: string }>(
      'SELECT balance, version FROM player_account WHERE member_id = $1 AND book = $2',
      [memberId, book],
    );
    return { balance: BigInt(rows[0]?.balance ?? 0), version: Number(rows[0]?.version ?? 0) };
  }

  async count(table: string, memberId?: string): Promise<number> {
    const where = memberId ? ` WHERE member_id = '${memberId}'` : '';
    return Number((await this.pools.balances.query(`SELECT count(*) AS n FROM ${table}${where}`)).rows[0].n);
  }

  /** Throws where an account is not the sum of its postings, or a book does not balance. */
  async assertConsistent(): Promise<void> {
    const broken = await this.brokenAccounts();
    if (broken.length > 0) throw new Error(`broken accounts: ${JSON.stringify(broken)}`);
    for (const [book, rest] of Object.entries(await this.imbalance())) {
      if (rest !== 0n) throw new Error(`${book} is out of balance by ${rest}`);
    }
  }

  /** Accounts whose stored balance, chain or version is not what their postings say. */
  async brokenAccounts(): Promise<unknown[]> {
    const { rows } = await this.pools.balances.query(`
      WITH moves AS (
        SELECT member_id, book, version, balance_after,
               CASE WHEN credit = control_account(book) THEN amount ELSE -amount END AS delta
          FROM posting WHERE version IS NOT NULL),
      chain AS (
        SELECT *, lag(balance_after, 1, 0) OVER w AS before, row_number() OVER w AS place
          FROM moves WINDOW w AS (PARTITION BY member_id, book ORDER BY version)),
      sums AS (SELECT member_id, book, sum(delta) AS total, max(version) AS last FROM moves GROUP BY 1, 2)
      SELECT member_id, 'chain' AS what FROM chain WHERE before + delta <> balance_after OR place <> version
      UNION ALL
      SELECT a.member_id, 'sum' FROM player_account a LEFT JOIN sums s USING (member_id, book)
       WHERE a.balance <> coalesce(s.total, 0) OR a.version <> coalesce(s.last, 0)`);
    return rows;
  }

  /** Per book: debits minus credits over all accounts of the chart. */
  async imbalance(): Promise<Record<string, bigint>> {
    const { rows } = await this.pools.balances.query<{ book: string; total: string }>(`
      SELECT book, sum(side) AS total FROM (
        SELECT c.book, p.amount AS side FROM posting p JOIN chart_account c ON c.number = p.debit
        UNION ALL SELECT c.book, -p.amount FROM posting p JOIN chart_account c ON c.number = p.credit) sides
      GROUP BY book`);
    return Object.fromEntries(rows.map((row) => [row.book, BigInt(row.total)]));
  }
}

let counter = 0;
export const nextId = (prefix = 'tx'): string => `${prefix}-${process.pid}-${++counter}`;

const common = (memberId: string, book: Book) => ({
  caller: 'game-launch',
  externalId: nextId(),
  memberId,
  book,
  roundId: 'SENG:round-1',
  vassalage: 'SENG',
  gameType: 'RNG' as const,
});
const house = (book: Book) => (book === 'PLAY' ? 104_010 : 4010);

export function bet(memberId: string, amount: bigint, changes: Partial<Posting> = {}): Posting {
  const book = changes.book ?? 'REAL';
  return { ...common(memberId, book), kind: 'BET', delta: -amount, contra: house(book), ...changes };
}

export function win(memberId: string, amount: bigint, changes: Partial<Posting> = {}): Posting {
  const book = changes.book ?? 'REAL';
  return { ...common(memberId, book), kind: 'WIN', delta: amount, contra: house(book), ...changes };
}

export function adjust(memberId: string, delta: bigint, changes: Partial<Posting> = {}): Posting {
  const book = changes.book ?? 'REAL';
  const contra = book === 'PLAY' ? 105_900 : 5900;
  return {
    caller: 'wallet',
    externalId: nextId('adjust'),
    memberId,
    book,
    kind: 'ADJUST',
    delta,
    contra,
    note: 'test',
    ...changes,
  };
}

export function rollbackOf(original: Posting, changes: Partial<Rollback> = {}): Rollback {
  const { caller, memberId, book, roundId, vassalage, gameType, externalId } = original;
  return {
    caller,
    memberId,
    book,
    roundId,
    vassalage,
    gameType,
    externalId: nextId('rb'),
    betExternalId: externalId,
    ...changes,
  };
}

export function accepted(answer: PostingAnswer | KeyReuse): PostingAnswer {
  if ('differs' in answer) throw new Error(`key reused: ${answer.differs.join()}`);
  return answer;
}
