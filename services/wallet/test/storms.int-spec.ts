import { BalanceRepository } from '../src/balance/balance.repository.js';
import { deadlocks } from './support/jackhammer.js';
import { accepted, bet, nextId, rollbackOf, TestLedger, win } from './support/ledger.js';
import { eventually } from './support/wallet-app.js';

describe('storms', () => {
  let ledger: TestLedger;
  beforeAll(async () => {
    ledger = await TestLedger.start(50);
  });
  afterAll(() => ledger?.close());
  afterEach(() => ledger?.assertConsistent());

  it('WAL-I6 fifty identical bets at once have one effect and fifty identical answers', async () => {
    const member = await ledger.member(10_000n);
    const request = bet(member, 700n);
    const answers = await Promise.all(Array.from({ length: 50 }, () => ledger.post(request)));
    const [first, ...others] = answers.map((answer) => ({ ...accepted(answer), replayed: undefined }));
    for (const answer of others) expect(answer).toEqual(first);
    expect(answers.filter((answer) => !accepted(answer).replayed)).toHaveLength(1);
    expect(await ledger.account(member)).toEqual({ balance: 9_300n, version: 2 });
    expect(await ledger.count('posting', member)).toBe(2);
  });

  it('WAL-I7 fifty identical bets that are too high are declined alike, once', async () => {
    const member = await ledger.member(10n);
    const request = bet(member, 700n);
    const answers = await Promise.all(Array.from({ length: 50 }, () => ledger.post(request)));
    expect(new Set(answers.map((answer) => accepted(answer).outcome))).toEqual(
      new Set(['INSUFFICIENT_FUNDS']),
    );
    expect(await ledger.count('stored_answer', member)).toBe(1);
  });

  it('WAL-I2 WAL-I3 two hundred opposing bets and wins of one player add up', async () => {
    const member = await ledger.member(1_000_000n);
    const moves = Array.from({ length: 200 }, (_, i) =>
      i % 2 ? bet(member, BigInt(100 + i)) : win(member, BigInt(7 * i + 1)),
    );
    const answers = await Promise.all(moves.map((move) => ledger.post(move)));
    for (const answer of answers) expect(accepted(answer).outcome).toBe('ACCEPTED');
    const total = moves.reduce((sum, move) => sum + move.delta, 1_000_000n);
    expect(await ledger.account(member)).toEqual({ balance: total, version: 201 });
    const versions = answers.map((answer) => accepted(answer).version).sort((a, b) => Number(a - b));
    expect(versions).toEqual(Array.from({ length: 200 }, (_, i) => BigInt(i + 2)));
  });

  it('WAL-I5 lets through only as many of sixty bets at once as the balance covers', async () => {
    const member = await ledger.member(1_000n);
    const answers = await Promise.all(Array.from({ length: 60 }, () => ledger.post(bet(member, 60n))));
    expect(answers.filter((answer) => accepted(answer).outcome === 'ACCEPTED')).toHaveLength(16);
    expect(await ledger.account(member)).toMatchObject({ balance: 40n });
  });

  it('WAL-I9 bets and two rollbacks of each, all at once, end with every bet taken back or never placed', async () => {
    const member = await ledger.member(100_000n);
    const bets = Array.from({ length: 60 }, () => bet(member, 100n, { externalId: nextId('race') }));
    const calls = bets.flatMap((placed) => [
      () => ledger.rollback(rollbackOf(placed)),
      () => ledger.post(placed),
      () => ledger.rollback(rollbackOf(placed)),
    ]);
    const answers = (await Promise.all(calls.map((call) => call()))).map(
      (answer) => accepted(answer).outcome,
    );
    expect(await ledger.account(member)).toMatchObject({ balance: 100_000n });
    for (let i = 0; i < bets.length; i++) {
      const [one, placed, two] = answers.slice(3 * i, 3 * i + 3);
      const effective = placed === 'ACCEPTED' ? 'ACCEPTED' : 'NOTHING_TO_ROLL_BACK';
      expect([one, two].sort()).toEqual(['ALREADY_ROLLED_BACK', effective].sort());
    }
  });

  it('WAL-I13 a read after an answer sees it, and versions never go back', async () => {
    const member = await ledger.member(100_000n);
    const watcher = { over: false, seen: [] as number[] };
    const watch = (async () => {
      while (!watcher.over) watcher.seen.push((await ledger.account(member)).version);
    })();
    const posts = Array.from({ length: 80 }, async (_, i) => {
      const answer = accepted(await ledger.post(i % 2 ? bet(member, 10n) : win(member, 10n)));
      return (await ledger.account(member)).version - Number(answer.version);
    });
    const leads = await Promise.all(posts);
    watcher.over = true;
    await watch;
    expect(Math.min(...leads)).toBeGreaterThanOrEqual(0);
    expect(watcher.seen).toEqual(watcher.seen.toSorted((a, b) => a - b));
  });

  it('WAL-I13 a balance asked for among many sees every answer before it', async () => {
    const members = await Promise.all(Array.from({ length: 8 }, () => ledger.member(100_000n)));
    const balances = new BalanceRepository(ledger.pools);
    const behind = await Promise.all(
      Array.from({ length: 160 }, async (_, i) => {
        const member = members[i % members.length]!;
        await balances.find(member, 'REAL');
        const answer = accepted(await ledger.post(i % 3 ? bet(member, 10n) : win(member, 7n)));
        const seen = await balances.find(member, 'REAL');
        return BigInt(seen!.version) < answer.version;
      }),
    );
    expect(behind.filter(Boolean)).toEqual([]);
  });

  it('WAL-I12 money that is credited under the lock of its account waits for none of the bets that wait for it', async () => {
    const member = await ledger.member(100_000n);
    const before = await deadlocks(ledger);
    const client = await ledger.owner.connect();
    await client.query('BEGIN');
    await client.query('SELECT deposit_block_reason($1, 500, false)', [member]);
    const bets = Array.from({ length: 12 }, () => ledger.post(bet(member, 10n)));
    await eventually(
      () =>
        ledger.owner.query<{ n: number }>(`
          SELECT count(*)::integer AS n FROM pg_locks l JOIN pg_stat_activity a USING (pid)
           WHERE a.datname = current_database() AND NOT l.granted`),
      ({ rows }) => rows[0]!.n >= 2,
    );
    const tx = { query: async (text: string, values: unknown[]) => (await client.query(text, values)).rows };
    const deposit = { ...win(member, 500n), kind: 'DEPOSIT' as const, contra: 1110 };
    const credited = accepted(await ledger.postings.post(tx as never, { request: deposit, trace: null }));
    await client.query('COMMIT');
    client.release();
    expect(credited).toMatchObject({ outcome: 'ACCEPTED', version: 2n });
    for (const answer of await Promise.all(bets)) expect(accepted(answer).outcome).toBe('ACCEPTED');
    expect(await ledger.account(member)).toEqual({ balance: 100_380n, version: 14 });
    expect((await deadlocks(ledger)) - before).toBe(0);
  });
});
