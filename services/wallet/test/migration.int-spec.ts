import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { startTestDatabase, type TestDatabase } from '#libs/testing';
import { messagingMigrations } from '#libs/messaging';
import { walletMigrations } from '../src/database/data-source.js';
import { LedgerConditionRepository } from '../src/ledger/ledger-condition.repository.js';
import { plus, totalOf } from '../src/rollup/rollup.rules.js';
import { StatementRepository } from '../src/statement/statement.repository.js';
import { StatementService } from '../src/statement/statement.service.js';
import { adjust, bet, rollbackOf, TestLedger, win } from './support/ledger.js';
import { Trailing } from './support/trailing.js';

/** The schema as it was before holds, roll-ups, audit and chain: with data in it that must not change its meaning. */
const firstNew = 1_763_000_003_300;
const previous = walletMigrations.filter(
  (migration) => messagingMigrations.includes(migration) || Number(migration.name.slice(-13)) < firstNew,
);

async function migrate(database: TestDatabase): Promise<void> {
  const source = new DataSource({
    type: 'postgres',
    url: database.ownerUrl,
    migrations: [...walletMigrations],
    migrationsTransactionMode: 'each',
  });
  await source.initialize();
  await source.runMigrations();
  await source.destroy();
}

describe('the migration of a ledger that is in use', () => {
  let database: TestDatabase;
  let owner: pg.Pool;
  let ledger: TestLedger;
  let trailing: Trailing;
  let keys: number;
  const asked: { text: string; values: unknown[] }[] = [];
  const answers: unknown[] = [];

  const call = async (request: { text: string; values: unknown[] }): Promise<unknown> => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    try {
      return (await client.query(request)).rows[0];
    } finally {
      await client.end();
    }
  };
  const post = (member: string, book: string, kind: string, delta: number, contra: number) => ({
    text: `SELECT outcome, balance, version, posting_id, differs FROM post('game-launch', $1, $2, $3, $4, $5, $6, $7)`,
    values: [`old:${randomUUID()}`, member, book, kind, delta, contra, Buffer.from('00', 'hex')],
  });
  const members = Array.from({ length: 12 }, () => randomUUID() as string);

  beforeAll(async () => {
    database = await startTestDatabase({ migrations: [...previous] });
    owner = new pg.Pool({ connectionString: database.ownerUrl, max: 1 });
    owner.on('error', () => undefined);
    for (const [i, member] of members.entries()) {
      const book = i % 4 === 3 ? 'PLAY' : 'REAL';
      const house = book === 'PLAY' ? 104_010 : 4010;
      const requests = [
        post(member, book, 'ADJUST', 10_000 + i, house + 1_890),
        post(member, book, 'BET', -700, house),
        post(member, book, 'BET', -999_999_999_999, house),
        post(member, book, 'WIN', 300 * (i + 1), house),
      ];
      for (const request of requests) {
        asked.push(request);
        answers.push(await call(request));
      }
    }
    await owner.query(`UPDATE player_account SET status = 'STOPPED' WHERE member_id = $1`, [members[0]]);
    await call(post(members[0]!, 'REAL', 'WIN', 500, 4010));

    const counted = await owner.query<{ keys: number }>('SELECT count(*)::integer AS keys FROM posting_key');
    keys = counted.rows[0]!.keys;
    await migrate(database);
    ledger = await TestLedger.on(database);
    trailing = await Trailing.start(ledger);
  }, 120_000);
  afterAll(async () => {
    await owner.end();
    await trailing.close();
    await ledger.close();
  });

  it('WAL-I6 WAL-I7 answers every old key as before', async () => {
    expect(previous.length).toBeLessThan(walletMigrations.length);
    for (const [i, request] of asked.entries()) expect(await call(request)).toEqual(answers[i]);
  });

  it('WAL-I6 WAL-I10 keeps every key, and leaves the service no right to change or empty what must never change', async () => {
    expect(keys).toBeGreaterThan(asked.length);
    expect(await ledger.count('posting_key')).toBe(keys);
    expect(await new LedgerConditionRepository(ledger.pools).changeableTables()).toEqual([]);
  });

  it('WAL-I1 WAL-I2 WAL-I3 WAL-I4 WAL-I16 WAL-I17 folds, audits and seals what was there, and finds it in order', async () => {
    await trailing.foldAll();
    await trailing.auditAll();
    await trailing.sealAll();
    expect(await trailing.openFindings()).toEqual([]);
    const { bad, postings } = await trailing.seals.verify(1n, 100);
    expect([bad, postings]).toEqual([null, await ledger.count('posting')]);
    for (const book of ['REAL', 'PLAY'] as const) {
      const { accounts, members: held } = await trailing.house.trialBalance(book);
      const { debits, credits } = totalOf(accounts);
      expect(debits).toBe(credits);
      const players = accounts.find(({ code }) => code === 'player')!;
      expect(players.tail).toEqual({ debits: 0n, credits: 0n });
      const whole = plus(players.folded, players.tail);
      expect(whole.credits - whole.debits).toBe(held);
    }
    await ledger.assertSound();
  });

  it('WAL-I5 WAL-I9 goes on where it stood: bets, wins, rollbacks of old bets, statements', async () => {
    const member = members[1]!;
    const before = await ledger.account(member);
    expect(await ledger.post(bet(member, 100n))).toMatchObject({
      outcome: 'ACCEPTED',
      version: BigInt(before.version) + 1n,
    });
    expect(await ledger.post(win(member, 40n))).toMatchObject({ balance: before.balance - 60n });
    const old = asked[5]!.values[0] as string; // this member's bet of 700
    const back = rollbackOf(bet(member, 700n, { externalId: old }));
    expect(await ledger.rollback(back)).toMatchObject({
      outcome: 'ACCEPTED',
      balance: before.balance + 640n,
    });
    expect(await ledger.rollback(rollbackOf(bet(member, 700n, { externalId: old })))).toMatchObject({
      outcome: 'ALREADY_ROLLED_BACK',
    });
    expect(await ledger.post(adjust(member, -5n))).toMatchObject({ outcome: 'ACCEPTED' });
    const statements = new StatementService(new StatementRepository(), trailing.transactions, {
      now: () => new Date(),
    });
    const { total, closing } = await statements.statement(
      { memberId: member, book: 'REAL' },
      { pageNo: 1, pageSize: 50 },
    );
    expect([total, closing]).toEqual([before.version + 4, before.balance + 635n]);
    await trailing.foldAll();
    await trailing.auditAll();
    expect(await trailing.openFindings()).toEqual([]);
  });
});

describe('the migration of a ledger with a month in its archive', () => {
  const rulesInViews = 1_763_000_003_800;
  const month = 'posting_2020_01';
  const bounds = `FOR VALUES FROM ('2020-01-01') TO ('2020-02-01')`;
  let ledger: TestLedger;
  afterAll(() => ledger?.close());

  it('WAL-I10 leaves the month where it is, free of rules whose functions are gone, and lets it come back', async () => {
    const earlier = walletMigrations.filter(
      (migration) =>
        messagingMigrations.includes(migration) || Number(migration.name.slice(-13)) < rulesInViews,
    );
    const database = await startTestDatabase({ migrations: [...earlier] });
    const owner = new pg.Client({ connectionString: database.ownerUrl });
    await owner.connect();
    // As the archive takes it.
    await owner.query(`
      CREATE TABLE ${month} PARTITION OF posting ${bounds};
      ALTER TABLE posting DETACH PARTITION ${month};
      ALTER TABLE ${month} SET SCHEMA archive;
      ALTER TABLE archive.posting ATTACH PARTITION archive.${month} ${bounds};
      SELECT make_read_only('archive.${month}')`);
    await migrate(database);
    const { rows } = await owner.query(`SELECT conname FROM pg_constraint WHERE conname = 'posting_sound'`);
    expect(rows).toEqual([]);
    await owner.query(`SELECT restore_posting_month('2020-01-01')`);
    await owner.end();
    ledger = await TestLedger.on(database);
    await expect(
      ledger.pools.postings.query(`INSERT INTO ${month} SELECT * FROM ${month}`),
    ).rejects.toMatchObject({ code: '42501' });
    await ledger.post(bet(await ledger.member(100n), 10n));
    await ledger.assertSound();
  });
});

describe('the migrations from keys in one table on', () => {
  const oneTable = 1_763_000_003_810;
  let ledger: TestLedger;
  afterAll(() => ledger?.close());

  it('WAL-I6 WAL-I7 are waited for by sessions that post all the while, as the service before them does: none fails, none posts twice', async () => {
    const earlier = walletMigrations.filter(
      (migration) => messagingMigrations.includes(migration) || Number(migration.name.slice(-13)) < oneTable,
    );
    const database = await startTestDatabase({ migrations: [...earlier] });
    ledger = await TestLedger.on(database);
    const members = Array.from({ length: 4 }, () => randomUUID() as string);
    const moved = { done: false };
    // Each asks twice: its session keeps plans of the first answer and of the replay across the move.
    const posting = members.map(async (member) => {
      const session = new pg.Client({ connectionString: database.url });
      await session.connect();
      const post = async (key: string, kind: string, delta: number) =>
        (
          await session.query<{ replayed: boolean }>({
            name: 'post',
            text: `SELECT * FROM post('game-launch', $1, $2, 'REAL', $3, $4, 4010, '\\x00', NULL, NULL, NULL, NULL, NULL, NULL)`,
            values: [key, member, kind, delta],
          })
        ).rows[0]!;
      await post(randomUUID(), 'ADJUST', 1_000_000);
      let bets = 0;
      for (let after = 0; after < 5; after += moved.done ? 1 : 0) {
        const key = randomUUID();
        const first = await post(key, 'BET', -1);
        expect(first).toMatchObject({ outcome: 'ACCEPTED', replayed: false });
        expect(await post(key, 'BET', -1)).toEqual({ ...first, replayed: true });
        bets += 1;
      }
      await session.end();
      return bets;
    });
    const heldBefore = {
      text: `SELECT * FROM post_hold('game-launch', 'held-before', $1, 'REAL', 'BET', 70, 4010, '\\x00')`,
      values: [randomUUID()],
    };
    const holder = new pg.Client({ connectionString: database.url });
    await holder.connect();
    await holder.query(`SELECT post('game-launch', $1, $2, 'REAL', 'ADJUST', 100, 5900, '\\x00')`, [
      randomUUID(),
      heldBefore.values[0],
    ]);
    const [held] = (await holder.query(heldBefore)).rows;
    await migrate(database);
    moved.done = true;
    // A hold's id was computed from its key then, and is kept by it now.
    expect((await holder.query(heldBefore)).rows).toEqual([{ ...held, replayed: true }]);
    const taken = await holder.query(
      `SELECT (post_capture('game-launch', 'taken-after', $1, NULL, '\\x00')).*`,
      [held.posting_id],
    );
    expect(taken.rows).toMatchObject([{ outcome: 'ACCEPTED', balance: '30' }]);
    await holder.end();
    const bets = await Promise.all(posting);
    for (const [i, member] of members.entries())
      expect(await ledger.account(member)).toMatchObject({ balance: 1_000_000n - BigInt(bets[i]!) });
    await ledger.assertSound();
  });
});
