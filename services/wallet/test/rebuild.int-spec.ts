import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { housePostingRecorded, postingRecorded, type PayloadOf } from '#libs/events';
import { eventually, WalletApp } from './support/wallet-app.js';

type PlayerPosting = PayloadOf<typeof postingRecorded>;
type HousePosting = PayloadOf<typeof housePostingRecorded>;

/** The ledger's balances, out of nothing but what is on the topic. */
class Rebuilt {
  readonly players = new Map<string, { balance: bigint; version: number }>();
  readonly house = new Map<number, { debits: bigint; credits: bigint }>();
  private readonly seen = new Set<string>();

  apply(type: string, payload: Record<string, unknown>): void {
    if (type !== postingRecorded.type && type !== housePostingRecorded.type) return;
    if (this.seen.has(payload['postingId'] as string)) return;
    this.seen.add(payload['postingId'] as string);
    if (type === postingRecorded.type) this.ofPlayer(payload as PlayerPosting);
    else this.ofHouse(payload as HousePosting);
  }

  get postings(): number {
    return this.seen.size;
  }

  private ofPlayer(posting: PlayerPosting): void {
    assert.deepEqual(postingRecorded.violations(posting), []);
    const key = `${posting.memberId} ${posting.book}`;
    const before = this.players.get(key) ?? { balance: 0n, version: 0 };
    const after = { balance: before.balance + BigInt(posting.amount), version: before.version + 1 };
    assert.deepEqual(
      { version: posting.version, balance: posting.balanceAfter },
      { version: after.version, balance: String(after.balance) },
    );
    this.players.set(key, after);
    const amount = BigInt(posting.amount);
    const control = posting.book === 'REAL' ? 2000 : 102_000;
    if (amount > 0n) this.move(posting.counterAccount!, control, amount);
    else this.move(control, posting.counterAccount!, -amount);
  }

  private ofHouse(posting: HousePosting): void {
    assert.deepEqual(housePostingRecorded.violations(posting), []);
    this.move(posting.debitAccount, posting.creditAccount, BigInt(posting.amount));
  }

  private move(debit: number, credit: number, amount: bigint): void {
    this.side(debit).debits += amount;
    this.side(credit).credits += amount;
  }

  private side(account: number): { debits: bigint; credits: bigint } {
    const side = this.house.get(account) ?? { debits: 0n, credits: 0n };
    this.house.set(account, side);
    return side;
  }
}

describe('the topic of the postings', () => {
  let wallet: WalletApp;
  const rebuilt = new Rebuilt();
  beforeAll(async () => {
    wallet = await WalletApp.start();
    wallet.service.bus.observe(({ type, value }) => {
      if (value !== null) rebuilt.apply(type, JSON.parse(value) as Record<string, unknown>);
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
    const held = await post('holds/bets', { ...about(memberId), amount: '90' });
    await post(`holds/${held.holdId}/capture`, { externalId: randomUUID(), amount: '60' });
    await post('postings/batch', {
      items: [
        { ...about(memberId), kind: 'WIN', amount: '11' },
        { ...about(memberId), kind: 'BET', amount: '7' },
      ],
    });
  }

  it('WAL-I1 WAL-I3 WAL-I4 rebuilds every balance, of players and of the house, row for row while bets flow', async () => {
    const members = Array.from({ length: 5 }, () => randomUUID() as string);
    const rows = <T>(sql: string): Promise<T[]> => wallet.service.dataSource.query(sql);
    const adjust = (memberId: string, amount: string) =>
      post('postings/adjust', {
        memberId,
        book: 'REAL',
        externalId: randomUUID(),
        amount,
        kind: 'ADJUST',
        reason: 'a "reason"',
      });
    await Promise.all(members.map((memberId) => adjust(memberId, '1000000')));

    const flow = Promise.all(
      members.map(async (memberId, n) => {
        for (let round = 0; round < 6; round++) await play(memberId, round + n);
      }),
    );
    // Compared while it flows: the topic is at some version of each account, and agrees with the ledger at that version.
    const compared = new Set<string>();
    const during = (async () => {
      while (compared.size < 20) {
        for (const [key, { balance, version }] of [...rebuilt.players]) {
          const [memberId, book] = key.split(' ');
          const [row] = await wallet.service.dataSource.query<{ balance_after: string }[]>(
            'SELECT balance_after FROM posting WHERE member_id = $1 AND book = $2 AND version = $3',
            [memberId, book, version],
          );
          expect(row!.balance_after).toBe(String(balance));
          compared.add(`${key} ${version}`);
        }
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    })();
    await Promise.all([flow, during]);

    // Money in suspense, and money that is owed.
    const [stopped, debtor] = members as [string, string];
    await wallet.service.dataSource.query(
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
    await eventually(
      () => rebuilt.postings,
      (postings) => postings === n,
    );
    const players = await rows<{ key: string; balance: string; version: string }>(
      `SELECT member_id || ' ' || book AS key, balance, version FROM player_account WHERE version > 0 ORDER BY 1`,
    );
    expect(
      [...rebuilt.players]
        .map(([key, { balance, version }]) => ({ key, balance: String(balance), version: String(version) }))
        .toSorted((a, b) => (a.key < b.key ? -1 : 1)),
    ).toEqual(players);
    const house = await rows<{ account: number; debits: string; credits: string }>(
      `SELECT account, sum(debits)::text AS debits, sum(credits)::text AS credits
         FROM posting CROSS JOIN LATERAL (VALUES (debit, amount, 0), (credit, 0, amount)) s(account, debits, credits)
        GROUP BY account ORDER BY account`,
    );
    expect(
      [...rebuilt.house]
        .map(([account, { debits, credits }]) => ({
          account,
          debits: String(debits),
          credits: String(credits),
        }))
        .toSorted((a, b) => a.account - b.account),
    ).toEqual(house);
    expect(house.map(({ account }) => account)).toEqual(
      expect.arrayContaining([1500, 2000, 2200, 2800, 2900, 4010, 5900, 102_000, 104_010]),
    );
  }, 60_000);

  it('says what a posting refers to, its group, its reason and the account on its other side', async () => {
    const memberId: string = randomUUID();
    await post('postings/adjust', {
      memberId,
      book: 'REAL',
      externalId: randomUUID(),
      amount: '900',
      kind: 'ADJUST',
      reason: 'by hand',
    });
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
