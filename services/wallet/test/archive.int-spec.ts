import { ArchiveRepository } from '../src/archive/archive.repository.js';
import { ArchiveService } from '../src/archive/archive.service.js';
import { Pool } from '#libs/database';
import { DatabasePreconditionsRepository } from '../src/ledger/database-preconditions.repository.js';
import { RelayPostingsRepository } from '../src/ledger/relay-postings.repository.js';
import { RelayPostingsSource } from '../src/ledger/relay-postings.source.js';
import { StatementRepository } from '../src/statement/statement.repository.js';
import { StatementService } from '../src/statement/statement.service.js';
import { archiveLedger } from '../src/tools/archive-ledger.command.js';
import { WalletConfig } from '../src/wallet.config.js';
import { adjust, bet, rollbackOf, TestLedger, win } from './support/ledger.js';
import { Trailing } from './support/trailing.js';

/** Old enough to be moved, and made by the test: the ledger itself makes no month so long past. */
const today = new Date();
const monthsAgo = (months: number): string =>
  new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - months, 1)).toISOString().slice(0, 10);
const month = monthsAgo(8);
const name = month.slice(0, 7);
const table = `posting_${name.replace('-', '_')}`;

describe('old months', () => {
  let ledger: TestLedger;
  let trailing: Trailing;
  let archive: ArchiveService;
  let closeOwner: () => Promise<void>;
  beforeEach(async () => {
    ledger = await TestLedger.start(8);
    trailing = await Trailing.start(ledger);
    const owner = await Pool.open({
      url: ledger.database.ownerUrl,
      applicationName: 'archive',
      statementTimeoutMs: 0,
    });
    archive = new ArchiveService(new ArchiveRepository(owner));
    closeOwner = () => owner.close();
    await ledger.owner.query(`
      CREATE TABLE ${table} (LIKE posting INCLUDING ALL);
      ALTER TABLE posting ATTACH PARTITION ${table} FOR VALUES FROM ('${month}') TO ('${monthsAgo(7)}');
      SELECT deny_privileges('${table}', 'INSERT, UPDATE, DELETE')`);
  });
  afterEach(async () => {
    await closeOwner();
    await trailing?.close();
    await ledger?.close();
  });

  /** Everything posted so far becomes of that month. */
  const longAgo = () =>
    ledger.owner.query(`
      UPDATE posting SET month = '${month}', recorded_at = '${month}'::timestamptz + interval '5 days'
        + (recorded_at - (SELECT min(recorded_at) FROM posting));
      UPDATE posting_key SET posting_month = '${month}' WHERE posting_month IS NOT NULL`);
  const passAll = async () => {
    await trailing.foldAll();
    await trailing.auditAll();
    await trailing.sealAll();
    const relay = new RelayPostingsSource(new RelayPostingsRepository(ledger.pools), {
      currency: 'VND',
    } as never);
    for (;;) {
      const batch = await relay.fetch(500);
      if (batch.length === 0) return;
      await relay.markSent(batch);
    }
  };
  const placeOf = async () => (await archive.months()).find((one) => one.month === month)?.place;
  const history = async () => {
    const member = await ledger.member(10_000n);
    const requests = [bet(member, 400n), bet(member, 999_999n), win(member, 50n), adjust(member, 7n)];
    for (const request of requests) await ledger.post(request);
    const open = bet(member, 300n);
    await ledger.post(open);
    await longAgo();
    await passAll();
    return { member, requests, open };
  };

  it('WAL-I6 WAL-I7 answers every key of an archived month as the first time, and takes its bets back once', async () => {
    const { member, requests, open } = await history();
    const first = await Promise.all(requests.map((request) => ledger.post(request)));
    expect(await archive.detach(month)).toBeUndefined();
    expect(await placeOf()).toBe('archive');
    expect(await ledger.count('posting')).toBe(0);
    expect(await Promise.all(requests.map((request) => ledger.post(request)))).toEqual(first);
    expect(await ledger.post({ ...requests[0]!, delta: -401n })).toEqual({ differs: ['amount'] });
    const back = rollbackOf(open);
    expect(await ledger.rollback(back)).toMatchObject({
      outcome: 'ACCEPTED',
      balance: 9_657n,
      replayed: false,
    });
    expect(await ledger.rollback(back)).toMatchObject({
      outcome: 'ACCEPTED',
      balance: 9_657n,
      replayed: true,
    });
    expect(await ledger.rollback(rollbackOf(open))).toMatchObject({ outcome: 'ALREADY_ROLLED_BACK' });
    expect(await ledger.account(member)).toEqual({ balance: 9_657n, version: 6 });

    expect(await archive.attach(month)).toBeUndefined();
    expect(await placeOf()).toBe('ledger');
    expect(await Promise.all(requests.map((request) => ledger.post(request)))).toEqual(first);
    await ledger.assertConsistent();
  });

  it('WAL-I9 WAL-I15 fails to take back a bet whose month is away, and takes it back once it is there again', async () => {
    const { member, open } = await history();
    expect(await archive.detach(month)).toBeUndefined();
    const bounds = `FOR VALUES FROM ('${month}') TO ('${monthsAgo(7)}')`;
    await ledger.owner.query(`ALTER TABLE archive.posting DETACH PARTITION archive.${table}`);
    const back = rollbackOf(open);
    const answers = await ledger.count('stored_answer', member);
    await expect(ledger.rollback(back)).rejects.toThrow(/no rows/);
    expect(await ledger.count('stored_answer', member)).toBe(answers);
    await ledger.owner.query(`ALTER TABLE archive.posting ATTACH PARTITION archive.${table} ${bounds}`);
    expect(await ledger.rollback(back)).toMatchObject({ outcome: 'ACCEPTED', replayed: false });
  });

  it('WAL-I16 WAL-I17 keeps roll-up, audit, chain and statements whole across the move', async () => {
    const { member } = await history();
    const statements = new StatementService(
      new StatementRepository(),
      trailing.transactions,
      { now: () => new Date() },
      new WalletConfig(),
    );
    const question = { from: `${month}T00:00:00Z`, to: `${monthsAgo(6)}T00:00:00Z`, pageNo: 1, pageSize: 20 };
    const [lines, balances] = [
      () => statements.statement({ memberId: member, book: 'REAL' }, question),
      () => trailing.house.trialBalance('REAL').then(({ at: _at, ...rest }) => rest),
    ];
    const before = [await lines(), await balances()];
    expect(before[0]).toMatchObject({ total: 5, opening: 0n, closing: 9_357n });
    await archive.detach(month);
    expect([await lines(), await balances()]).toEqual(before);
    await ledger.post(win(member, 1n));
    await passAll();
    expect(await trailing.openFindings()).toEqual([]);
    expect((await trailing.seals.verify(1n, 100)).bad).toBeNull();
    const [{ id }] = (await trailing.rows('SELECT id FROM archive.posting ORDER BY id DESC LIMIT 1')) as [
      { id: string },
    ];
    await ledger.owner.query(`UPDATE archive.posting SET amount = amount + 1 WHERE id = $1`, [id]);
    expect((await trailing.seals.verify(1n, 100)).bad).toMatchObject({ damage: 'CHANGED', postingId: id });
  });

  it('moves a month only once everything is past it, and only an old one', async () => {
    const member = await ledger.member(10_000n);
    await longAgo();
    const say: string[] = [];
    const command = (...words: string[]) => archiveLedger(archive, words, (line) => void say.push(line));
    for (const [step, blockReason] of [
      [() => Promise.resolve(), 'NOT_PUBLISHED'],
      [
        async () =>
          void (await ledger.owner.query(
            `UPDATE posting_relay SET last_id = 'ffffffff-ffff-ffff-ffff-ffffffffffff'`,
          )),
        'NOT_ROLLED_UP',
      ],
      [() => trailing.foldAll(), 'NOT_CHAINED'],
      [() => trailing.sealAll(), 'NOT_AUDITED'],
    ] as const) {
      await step();
      expect(await command('detach', name)).toBe(false);
      expect(say.pop()).toBe(`${name} stays: ${blockReason}`);
    }
    await trailing.auditAll();
    expect(await command('detach', name)).toBe(true);
    expect(await command('detach', name)).toBe(false);
    expect(await command('list')).toBe(true);
    expect(say.slice(0, 4)).toEqual([
      `${name} detached`,
      `${name} stays: ALREADY_ARCHIVED`,
      `${name} archive`,
      expect.stringMatching(/^20\d\d-\d\d ledger TOO_YOUNG$/),
    ]);
    expect(await command('attach', name)).toBe(true);
    expect(await command('attach', name)).toBe(false);
    expect(say.pop()).toBe(`${name} stays: NOT_ARCHIVED`);
    expect(await command('detach', '2025-13')).toBe(false);
    expect(await command('detach', '2019-05')).toBe(false);
    expect(say.pop()).toBe('2019-05 stays: UNKNOWN_MONTH');
    expect(await ledger.account(member)).toMatchObject({ balance: 10_000n });
  });

  it('WAL-I10 an archived month can be read by the service, and neither added to nor changed', async () => {
    await history();
    await archive.detach(month);
    for (const change of [
      `INSERT INTO archive.${table} SELECT * FROM archive.${table}`,
      'INSERT INTO archive.posting SELECT * FROM archive.posting',
      `UPDATE archive.${table} SET amount = 1`,
      'DELETE FROM archive.posting',
      `SELECT archive_posting_month('${month}')`,
      `SELECT restore_posting_month('${month}')`,
    ])
      await expect(ledger.pools.postings.query(change)).rejects.toMatchObject({ code: '42501' });
    expect(await ledger.count(`archive.${table}`)).toBeGreaterThan(0);
    expect(await new DatabasePreconditionsRepository(ledger.pools).changeableTables()).toEqual([]);
  });

  it('moves while members play, and refuses nobody for it', async () => {
    const { member } = await history();
    const storm = { over: false };
    const playing = Array.from({ length: 4 }, async () => {
      const answers: unknown[] = [];
      while (!storm.over) answers.push(((await ledger.post(win(member, 1n))) as { outcome: string }).outcome);
      return answers;
    });
    for (let i = 0; i < 3; i++) {
      expect(await archive.detach(month)).toBeUndefined();
      expect(await archive.attach(month)).toBeUndefined();
    }
    storm.over = true;
    const answers = (await Promise.all(playing)).flat();
    expect(new Set(answers)).toEqual(new Set(['ACCEPTED']));
    await ledger.assertConsistent();
  });

  it('holds the same columns as the ledger, in the same order', async () => {
    const columnsOf = (schema: string, table: string) =>
      trailing.rows(
        `SELECT column_name, udt_name FROM information_schema.columns WHERE table_schema = $1 AND table_name = $2 ORDER BY ordinal_position`,
        [schema, table],
      );
    const own = await columnsOf('public', 'posting');
    expect(await columnsOf('archive', 'posting')).toEqual(own);
    expect(await columnsOf('public', 'ledger_posting')).toEqual(own);
  });
});
