import { randomUUID } from 'node:crypto';
import { kindNames } from '../src/statement/statement.rules.js';
import { StatementRepository } from '../src/statement/statement.repository.js';
import { StatementService } from '../src/statement/statement.service.js';
import { WalletConfig } from '../src/wallet.config.js';
import { adjust, bet, TestLedger, win } from './support/ledger.js';
import { Trailing } from './support/trailing.js';

describe('statements', () => {
  let ledger: TestLedger;
  let trailing: Trailing;
  let statements: StatementService;
  beforeAll(async () => {
    ledger = await TestLedger.start(8);
    trailing = await Trailing.start(ledger);
    const clock = { now: () => new Date(Date.now() + 1000) };
    statements = new StatementService(
      new StatementRepository(),
      trailing.transactions,
      clock,
      new WalletConfig(),
    );
  });
  afterAll(async () => {
    await trailing?.close();
    await ledger?.close();
  });

  const account = (memberId: string) => ({ memberId, book: 'REAL' as const });
  const first = { pageNo: 1, pageSize: 20 };

  it('REG-G30 lists each movement with its time, kind, amount, balance after it and round, newest first', async () => {
    const member = await ledger.member(100_000n);
    await ledger.post(bet(member, 30_000n));
    await ledger.post(win(member, 50_000n, { roundId: 'SENG:round-9' }));
    const { lines, total, opening, closing, next } = await statements.statement(account(member), first);
    expect([total, opening, closing, next]).toEqual([3, 0n, 120_000n, null]);
    expect(
      lines.map(({ kind, amount, balanceAfter, version, roundId }) => ({
        kind,
        amount,
        balanceAfter,
        version,
        roundId,
      })),
    ).toEqual([
      { kind: 'WIN', amount: 50_000n, balanceAfter: 120_000n, version: 3n, roundId: 'SENG:round-9' },
      { kind: 'BET', amount: -30_000n, balanceAfter: 70_000n, version: 2n, roundId: 'SENG:round-1' },
      { kind: 'ADJUST', amount: 100_000n, balanceAfter: 100_000n, version: 1n, roundId: null },
    ]);
  });

  it('WAL-I3 WAL-I13 knows what an account held at any instant, by its postings', async () => {
    const member = await ledger.member(1n);
    for (let i = 0; i < 40; i++) await ledger.post(i % 3 ? win(member, BigInt(i)) : bet(member, 1n));
    const rows = await trailing.rows(
      `SELECT version, balance_after, recorded_at::text AS at FROM posting WHERE member_id = $1 ORDER BY version`,
      [member],
    );
    const versionAt = async (instant: string, after: string) =>
      (
        await trailing.rows(`SELECT version_at($1, 'REAL', $2::timestamptz + $3::interval) AS version`, [
          member,
          instant,
          after,
        ])
      )[0]!['version'];
    for (const [i, row] of rows.entries()) {
      expect(await versionAt(String(row['at']), '1 microsecond')).toBe(row['version']);
      expect(await versionAt(String(row['at']), '0')).toBe(String(i));
    }
    const past = await statements.balanceAt(account(member), new Date('2020-01-01'));
    expect(past).toEqual({ balance: 0n, version: 0n });
    const now = await statements.balanceAt(account(member), new Date(Date.now() + 1000));
    expect(now).toEqual({ balance: (await ledger.account(member)).balance, version: 41n });
    expect(await statements.balanceAt(account(randomUUID()), new Date())).toEqual({
      balance: 0n,
      version: 0n,
    });
  });

  it('opens and closes a period with what the account held at its ends', async () => {
    const member = await ledger.member(500n);
    await ledger.post(bet(member, 100n));
    const [{ at }] = (await trailing.rows(
      `SELECT date_trunc('milliseconds', clock_timestamp()) + interval '1 millisecond' AS at FROM pg_sleep(0.003)`,
    )) as [{ at: Date }];
    await trailing.rows('SELECT pg_sleep(0.005)');
    await ledger.post(win(member, 7n));
    const to = new Date(Date.now() + 1000).toISOString();
    const after = await statements.statement(account(member), { ...first, from: at.toISOString(), to });
    expect([after.opening, after.closing, after.total]).toEqual([400n, 407n, 1]);
    const before = await statements.statement(account(member), { ...first, to: at.toISOString() });
    expect([before.opening, before.closing, before.total]).toEqual([0n, 400n, 2]);
    await expect(statements.statement(account(member), { ...first, from: to, to })).rejects.toMatchObject({
      code: 'STATEMENT_PERIOD_INVALID',
    });
  });

  it('shows every movement once over all pages, by number and by cursor, of all kinds and of some', async () => {
    const member = await ledger.member(1_000n);
    for (let i = 0; i < 23; i++) await ledger.post(i % 4 ? win(member, 2n) : bet(member, 1n));
    const walk = async (kinds: ('BET' | 'WIN' | 'ADJUST')[] | undefined, byCursor: boolean) => {
      const seen: bigint[] = [];
      let cursor: string | undefined;
      for (let pageNo = 1; ; pageNo++) {
        const page = await statements.statement(account(member), {
          kinds,
          pageNo,
          pageSize: 5,
          cursor: byCursor ? cursor : undefined,
        });
        seen.push(...page.lines.map(({ version }) => version));
        expect(page.total).toBe(kinds === undefined ? 24 : kinds.includes('BET') ? 7 : 17);
        if (page.next === null) return seen;
        cursor = page.next;
        // What comes at the same time moves no page that is reached by its cursor.
        if (byCursor && kinds === undefined) expect(cursor).toMatch(/^\d+\.24$/);
      }
    };
    const all = Array.from({ length: 24 }, (_, i) => BigInt(24 - i));
    expect(await walk(undefined, false)).toEqual(all);
    expect(await walk(undefined, true)).toEqual(all);
    const bets = all.filter((version) => version === 1n || (version - 2n) % 4n === 0n);
    expect(await walk(['BET', 'ADJUST'], false)).toEqual(bets);
    expect(await walk(['BET', 'ADJUST'], true)).toEqual(bets);
    expect(await walk(['WIN'], true)).toEqual(all.filter((version) => !bets.includes(version)));
  });

  it('shows nobody another’s account, nor play money among real money', async () => {
    const member = await ledger.member(5n);
    await ledger.post(adjust(member, 9n, { book: 'PLAY' }));
    const other = await statements.statement(account(await ledger.member(0n)), first);
    expect([other.lines, other.total]).toEqual([[], 0]);
    expect((await statements.statement(account(member), first)).total).toBe(1);
    expect((await statements.statement({ memberId: member, book: 'PLAY' }, first)).total).toBe(2);
  });

  it('says so where postings are neither in the ledger nor in the archive', async () => {
    const member = await ledger.member(5n);
    await ledger.post(bet(member, 1n));
    await ledger.owner.query('DELETE FROM posting WHERE member_id = $1', [member]);
    await expect(statements.statement(account(member), first)).rejects.toMatchObject({
      code: 'STATEMENT_MONTH_UNAVAILABLE',
    });
  });

  it('has a name in both languages for every kind that the ledger knows', async () => {
    const rows = await trailing.rows('SELECT unnest(enum_range(NULL::posting_kind))::text AS kind');
    const known = Object.keys(kindNames);
    expect(rows.map((row) => row['kind']).filter((kind) => !known.includes(String(kind)))).toEqual([]);
  });
});
