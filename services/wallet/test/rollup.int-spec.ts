import type { PoolClient } from 'pg';
import { DayFiguresRepository } from '../src/day-figures/day-figures.repository.js';
import { daysOf } from '../src/day-figures/day-figures.rules.js';
import { balanceOf, plus, totalOf } from '../src/rollup/rollup.rules.js';
import type { Book } from '../src/ledger/chart.rules.js';
import { requestHash, type Posting } from '../src/ledger/posting.rules.js';
import { adjust, bet, TestLedger, win } from './support/ledger.js';
import { Trailing } from './support/trailing.js';

describe('the house accounts', () => {
  let ledger: TestLedger;
  let trailing: Trailing;
  beforeEach(async () => {
    ledger = await TestLedger.start();
    trailing = await Trailing.start(ledger);
  });
  afterEach(async () => {
    await trailing?.close();
    await ledger?.close();
  });

  /** What the postings themselves say, account by account, without any checkpoint. */
  const truth = async (): Promise<Record<string, [string, string]>> => {
    const rows = await trailing.rows(`
      SELECT account, sum(debit) AS debits, sum(credit) AS credits FROM (
        SELECT debit AS account, amount AS debit, 0 AS credit FROM posting
        UNION ALL SELECT credit, 0, amount FROM posting) side GROUP BY account ORDER BY account`);
    return Object.fromEntries(
      rows.map((row) => [String(row['account']), [String(row['debits']), String(row['credits'])]]),
    );
  };
  const sums = async (what: 'folded' | 'whole'): Promise<Record<string, [string, string]>> => {
    const books = await Promise.all(
      (['REAL', 'PLAY'] as const).map((book) => trailing.house.trialBalance(book)),
    );
    const lines = books.flatMap(({ accounts }) =>
      accounts.map(({ number, folded, tail }) => {
        const sum = what === 'folded' ? folded : plus(folded, tail);
        return [number, [String(sum.debits), String(sum.credits)] as [string, string]] as const;
      }),
    );
    return Object.fromEntries(lines.filter(([, [debits, credits]]) => debits !== '0' || credits !== '0'));
  };
  const postIn = (client: PoolClient, request: Posting) =>
    client.query('SELECT * FROM post($1, $2, $3, $4, $5, $6, $7, $8)', [
      ...[request.caller, request.externalId, request.memberId, request.book, request.kind],
      ...[String(request.delta), request.contra, requestHash(request)],
    ]);
  const rollups = async () =>
    Number((await trailing.rows('SELECT count(*) AS n FROM account_rollup'))[0]!['n']);

  it('WAL-I16 loses nothing of a transaction that stays open across two roll-ups and then commits', async () => {
    const [slow, quick] = [await ledger.member(1_000_000n), await ledger.member(1_000_000n)];
    await trailing.foldAll();
    const early = await ledger.pools.postings.connect();
    await early.query('BEGIN');
    await postIn(early, bet(slow, 700n)); // has the lower number, commits last
    await ledger.post(bet(quick, 40n));
    await trailing.house.rollUp();
    await ledger.post(win(quick, 25n, { gameType: 'FISH', contra: 4020 }));
    await trailing.house.rollUp();
    expect(await sums('whole')).toEqual(await truth());
    await early.query('COMMIT');
    early.release();
    expect(await sums('whole')).toEqual(await truth());
    await trailing.foldAll();
    expect(await sums('folded')).toEqual(await truth());
    expect(await sums('whole')).toEqual(await truth());
  });

  it('WAL-I16 folds each posting once while many post, transactions hang and several fold at once', async () => {
    const members = await Promise.all(Array.from({ length: 6 }, () => ledger.member(1_000_000n)));
    const storm = { over: false };
    const folding = Array.from({ length: 3 }, async () => {
      while (!storm.over) await trailing.house.rollUp();
    });
    const hanging = Array.from({ length: 4 }, async (_, i) => {
      const client = await ledger.pools.postings.connect();
      await client.query('BEGIN');
      await client.query('SELECT pg_current_xact_id(), pg_sleep($1)', [0.05 + i * 0.03]);
      await postIn(client, win(members[i]!, 3n));
      await client.query('COMMIT');
      client.release();
    });
    const posting = members.map(async (member) => {
      for (let i = 0; i < 40; i++) await ledger.post(i % 2 ? bet(member, 5n) : win(member, 4n));
    });
    await Promise.all([...hanging, ...posting]);
    storm.over = true;
    await Promise.all(folding);
    await trailing.foldAll();
    expect(await sums('folded')).toEqual(await truth());
    // While other tests hold the server's horizon back, all of it may have been folded at once.
    await ledger.post(win(members[0]!, 1n));
    await trailing.foldAll();
    expect(await sums('folded')).toEqual(await truth());
    expect(await rollups()).toBeGreaterThan(1);
    const [row] = await trailing.rows(
      'SELECT (SELECT sum(postings) FROM account_rollup) = (SELECT count(*) FROM posting) AS all',
    );
    expect(row).toEqual({ all: true });
  });

  it('REG-G32 gives the hour its bets, wins and result from the checkpoints, of real money only', async () => {
    const [real, play] = [await ledger.member(900_000n), await ledger.member(500n, 'PLAY')];
    await ledger.post(bet(real, 3_000n));
    await ledger.post(win(real, 700n, { gameType: 'FISH', contra: 4020 }));
    await ledger.post(bet(play, 20n, { book: 'PLAY' }));
    await trailing.foldAll();
    await ledger.post(bet(real, 5n)); // in no checkpoint yet
    const figures = new DayFiguresRepository(trailing.pool);
    const days = daysOf(await figures.standings(7, 'Asia/Ho_Chi_Minh'));
    expect(days).toHaveLength(1);
    const sum = (of: 'bets' | 'wins' | 'houseResult') =>
      days[0]!.hours.reduce((total, hour) => total + hour[of], 0n);
    expect([sum('bets'), sum('wins'), sum('houseResult')]).toEqual([3_000n, 700n, 2_300n]);
  });

  it('WAL-I2 REG-G32 answers a trial balance whose debits are its credits, each book by itself', async () => {
    const real = await ledger.member(900_000n);
    const play = await ledger.member(50n, 'PLAY');
    await ledger.post(bet(real, 300_000n));
    await trailing.foldAll();
    await ledger.post(bet(real, 1_000n));
    await ledger.post(bet(play, 20n, { book: 'PLAY' }));
    await ledger.post(adjust(real, -700_000n)); // more than there is: the rest is receivable
    const of = async (book: Book) => {
      const { accounts, members } = await trailing.house.trialBalance(book);
      const total = totalOf(accounts);
      expect(total.debits).toBe(total.credits);
      const balance = (code: string) => {
        const { nature, folded, tail } = accounts.find((account) => account.code === code)!;
        return balanceOf(nature, plus(folded, tail));
      };
      expect(balance('player')).toBe(members);
      return balance;
    };
    const inReal = await of('REAL');
    expect(['player', 'house:RNG', 'receivable', 'adjustment'].map(inReal)).toEqual([
      0n,
      301_000n,
      101_000n,
      200_000n,
    ]);
    const inPlay = await of('PLAY');
    // 10,000,000.00 are granted when an account of play money opens.
    expect(['player', 'house:RNG', 'issue', 'adjustment'].map(inPlay)).toEqual([
      1_000_000_030n,
      20n,
      -1_000_000_000n,
      50n,
    ]);
  });

  it('WAL-I10 WAL-I16 never changes a checkpoint, and writes none where nothing is new', async () => {
    await ledger.member(100n);
    await trailing.foldAll();
    const before = await rollups();
    await trailing.foldAll();
    expect(await rollups()).toBe(before);
    for (const table of ['account_rollup', 'rollup_checkpoint']) {
      for (const change of [`UPDATE ${table} SET seq = 9`, `DELETE FROM ${table}`, `TRUNCATE ${table}`])
        await expect(ledger.pools.postings.query(change)).rejects.toMatchObject({ code: '42501' });
    }
  });

  it('reports how far behind the checkpoints are', async () => {
    await ledger.member(100n);
    const lag = () => trailing.metric('ledger_rollup_lag_seconds');
    await trailing.foldAll();
    expect(await lag()).toBe(0);
    const blocker = await ledger.pools.postings.connect();
    await blocker.query('BEGIN');
    await blocker.query('SELECT pg_current_xact_id()');
    await ledger.member(100n);
    await trailing.house.rollUp();
    expect(await lag()).toBeGreaterThan(0);
    await blocker.query('ROLLBACK');
    blocker.release();
  });
});
