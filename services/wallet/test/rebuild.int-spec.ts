import { randomUUID } from 'node:crypto';
import { RebuildRepository } from '../src/rebuild/rebuild.repository.js';
import { accountDifferences, RebuiltLedger, type RebuiltAccount } from '../src/rebuild/rebuild.rules.js';
import { rebuildLedger } from '../src/tools/rebuild-ledger.command.js';
import { ownTransaction } from '../src/ledger/own-transaction.js';
import { eventually, WalletApp } from './support/wallet-app.js';

describe('the topic of the postings', () => {
  let wallet: WalletApp;
  const topic: { type: string; payload: unknown }[] = [];
  beforeAll(async () => {
    wallet = await WalletApp.start();
    wallet.service.bus.observe(({ type, value }) => {
      if (value !== null) topic.push({ type, payload: JSON.parse(value) });
    });
  });
  afterAll(() => wallet?.close());

  const about = (memberId: string, book: 'REAL' | 'PLAY' = 'REAL') => ({
    ...{ memberId, book, externalId: randomUUID() as string },
    ...{ roundId: 'SENG:round-1', vassalage: 'SENG', gameType: 'RNG' },
  });
  const post = async (
    path: string,
    body: object,
    from: 'game-launch' | 'agent-contracts' = 'game-launch',
  ) => {
    const { status, body: answer } = await wallet.caller(from).post(`/internal/${path}`, body);
    if (status !== 200 && status !== 201) throw new Error(`${path}: ${status} ${JSON.stringify(answer)}`);
    return answer.value as unknown as { outcome: string; postingId: string; holdId?: string };
  };

  /** As the command does it, on what has been published so far. */
  async function rebuild(): Promise<{ isEqual: boolean; printed: string[] }> {
    const printed: string[] = [];
    const isEqual = await rebuildLedger(
      new RebuildRepository(wallet.service.pool),
      (apply) => Promise.resolve(topic.slice().forEach(({ type, payload }) => apply(type, payload))),
      (line) => void printed.push(line),
    );
    return { isEqual, printed };
  }

  /** Everything that books, off the player's account too. */
  async function play(memberId: string, round: number): Promise<void> {
    const bet = about(memberId);
    await post('postings/bet', { ...bet, amount: '700' });
    await post('postings/win', { ...about(memberId), amount: '300' });
    if (round % 2 === 0)
      await post('postings/rollback', {
        memberId,
        book: 'REAL',
        externalId: randomUUID(),
        betExternalId: bet.externalId,
      });
    await post('postings/bet', { ...about(memberId, 'PLAY'), amount: '5000' });
    await post('postings/groups', {
      externalId: randomUUID(),
      legs: [
        { ...about(memberId), kind: 'BET', amount: '200' },
        { ...about(memberId), kind: 'JACKPOT_SHARE', amount: '4' },
        { ...about(memberId), kind: 'WIN', amount: '50' },
      ],
    });
    const order = { caller: 'wallet', externalId: randomUUID(), memberId };
    const { holdId } = await wallet.payouts.holdWithin(ownTransaction, {
      ...order,
      amount: 90n,
      channel: 'BANK',
    });
    const payout = { caller: 'wallet', externalId: randomUUID(), holdId: holdId! };
    await wallet.payouts.payOutWithin(ownTransaction, { ...payout, amount: 60n, fee: 0n, isFinal: true });
    await post('postings/batch', {
      items: [
        { ...about(memberId), kind: 'WIN', amount: '11' },
        { ...about(memberId), kind: 'BET', amount: '7' },
      ],
    });
  }

  it('WAL-I1 WAL-I3 WAL-I4 rebuilds every balance, of players and of the house, row for row while bets flow', async () => {
    const members = Array.from({ length: 5 }, () => randomUUID() as string);
    const rows = <T>(sql: string): Promise<T[]> => wallet.service.pool.query(sql);
    const adjust = (memberId: string, amount: string) =>
      wallet.give(memberId, BigInt(amount), { note: 'a "reason"' });
    await Promise.all(members.map((memberId) => adjust(memberId, '1000000')));

    const flow = Promise.all(
      members.map(async (memberId, n) => {
        for (let round = 0; round < 6; round++) await play(memberId, round + n);
      }),
    );
    const flowing = { over: false };
    const during = (async () => {
      const results = [];
      while (!flowing.over) results.push(await rebuild());
      return results;
    })();
    await flow;
    flowing.over = true;
    const results = await during;
    expect(results.length).toBeGreaterThan(1);
    expect(results.filter(({ isEqual }) => !isEqual)).toEqual([]);

    // Money in suspense, and money that is owed.
    const [stopped, debtor] = members as [string, string];
    await wallet.service.pool.query(
      `UPDATE player_account SET status = 'STOPPED' WHERE member_id = $1 AND book = 'REAL'`,
      [stopped],
    );
    await post('postings/win', { ...about(stopped), amount: '777' });
    await adjust(debtor, '-99999999');
    await post(
      'transfers',
      {
        externalId: randomUUID(),
        fromMemberId: members[2],
        toMemberId: members[3],
        amount: '1234',
        reason: 'gift',
      },
      'agent-contracts',
    );

    const [{ n }] = (await rows('SELECT count(*)::integer AS n FROM posting')) as [{ n: number }];
    const { printed } = await eventually(rebuild, (now) => now.printed.at(-1)!.includes(` ${n} postings`));
    expect(printed).toEqual([`equal: ${n} postings, 10 accounts of players, 11 accounts of the chart`]);

    // By the test's own sums as well, and of the accounts as they are stored.
    const whole = new RebuiltLedger();
    for (const { type, payload } of topic) whole.apply(type, payload);
    expect(whole.faults).toEqual([]);
    const stored = await rows<RebuiltAccount>(
      `SELECT member_id AS "memberId", book, balance, bonus, version FROM player_account WHERE version > 0`,
    );
    const live = stored.map((row) => ({
      ...row,
      balance: BigInt(row.balance),
      bonus: BigInt(row.bonus),
      version: Number(row.version),
    }));
    expect(accountDifferences(live, whole.accounts)).toEqual([]);
    expect(whole.accounts.size).toBe(live.length);
    const house = await rows<{ account: number; debits: string; credits: string }>(
      `SELECT account, sum(debits)::text AS debits, sum(credits)::text AS credits
         FROM posting CROSS JOIN LATERAL (VALUES (debit, amount, 0), (credit, 0, amount)) s(account, debits, credits)
        GROUP BY account ORDER BY account`,
    );
    expect(house.map(({ account, debits, credits }) => [account, BigInt(debits), BigInt(credits)])).toEqual(
      [...whole.house]
        .map(([account, sides]) => [account, sides.debits, sides.credits])
        .toSorted(([a], [b]) => Number(a) - Number(b)),
    );
    expect(house.map(({ account }) => account)).toEqual(
      expect.arrayContaining([1500, 2000, 2200, 2800, 2900, 4010, 5900, 102_000, 104_010]),
    );
  });

  it('WAL-I3 names the account whose balance is not that of the topic, and an event that is missing', async () => {
    const memberId: string = randomUUID();
    await wallet.give(memberId, 900n);
    const published = () =>
      topic.findIndex(({ payload }) => (payload as RebuiltAccount).memberId === memberId);
    await eventually(
      async () => ({ at: published(), ...(await rebuild()) }),
      ({ at, isEqual }) => at >= 0 && isEqual,
    );
    const set = (balance: number) =>
      wallet.service.pool.query('UPDATE player_account SET balance = $2 WHERE member_id = $1', [
        ...[memberId, balance],
      ]);
    await set(901);
    expect(await rebuild()).toMatchObject({
      isEqual: false,
      printed: expect.arrayContaining([
        `DIFFERS ${memberId}/REAL: 901 with 0 of bonus money at 1, rebuilt 900 with 0 at 1`,
      ]),
    });
    await set(900);
    const [lost] = topic.splice(published(), 1);
    const { isEqual, printed } = await eventually(rebuild, ({ isEqual: equal }) => !equal);
    expect([isEqual, printed[0]]).toEqual([
      false,
      `DIFFERS ${memberId}/REAL: 900 with 0 of bonus money at 1, rebuilt 0 with 0 at 0`,
    ]);
    topic.push(lost!, lost!);
    expect((await rebuild()).isEqual).toBe(true);
  });

  it('says what a posting refers to, its group, its reason and the account on its other side', async () => {
    const memberId: string = randomUUID();
    await wallet.give(memberId, 900n, { note: 'by hand' });
    const [bet, back] = [about(memberId), randomUUID() as string];
    await post('postings/bet', { ...bet, amount: '100' });
    await post('postings/rollback', {
      memberId,
      book: 'REAL',
      externalId: back,
      betExternalId: bet.externalId,
    });
    const groupId: string = randomUUID();
    await post('postings/groups', {
      externalId: randomUUID(),
      groupId,
      legs: [
        { ...about(memberId), kind: 'BET', amount: '200' },
        { ...about(memberId), kind: 'JACKPOT_SHARE', amount: '4' },
      ],
    });
    const published = await eventually(
      () => wallet.published.filter(({ payload }) => payload['memberId'] === memberId),
      ({ length }) => length === 5,
    );
    expect(published.map(({ payload }) => payload)).toMatchObject([
      { kind: 'ADJUST', counterAccount: 5900, reason: 'by hand' },
      { kind: 'BET', counterAccount: 4010 },
      { kind: 'ROLLBACK', counterAccount: 4010, refersTo: bet.externalId },
      { kind: 'BET', groupId },
      { kind: 'JACKPOT_SHARE', groupId, debitAccount: 4010, creditAccount: 2200 },
    ]);
  });
});
