import { accepted, adjust, bet, nextId, rollbackOf, TestLedger, win } from './support/ledger.js';

describe('posting', () => {
  let ledger: TestLedger;
  beforeAll(async () => {
    ledger = await TestLedger.start();
  });
  afterAll(() => ledger?.close());
  afterEach(() => ledger?.assertConsistent());

  it('WAL-I1 WAL-I4 REG-G25 debits a bet and credits a win, with the balance and a gapless version after each', async () => {
    const member = await ledger.member(1_000_000n);
    expect(accepted(await ledger.post(bet(member, 300_000n)))).toMatchObject({
      outcome: 'ACCEPTED',
      balance: 700_000n,
      version: 2n,
      replayed: false,
      postingId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(accepted(await ledger.post(win(member, 900_000n)))).toMatchObject({
      balance: 1_600_000n,
      version: 3n,
    });
    const { rows } = await ledger.pools.balances.query(
      `SELECT kind, debit, credit, amount, version FROM posting WHERE member_id = $1 ORDER BY version`,
      [member],
    );
    expect(rows).toEqual([
      { kind: 'ADJUST', debit: 5900, credit: 2000, amount: '1000000', version: '1' },
      { kind: 'BET', debit: 2000, credit: 4010, amount: '300000', version: '2' },
      { kind: 'WIN', debit: 4010, credit: 2000, amount: '900000', version: '3' },
    ]);
  });

  it('WAL-I5 REG-G23 refuses a bet above the balance and never goes below zero', async () => {
    const member = await ledger.member(100n);
    expect(await ledger.post(bet(member, 101n))).toMatchObject({
      outcome: 'INSUFFICIENT_FUNDS',
      balance: 100n,
      version: 1n,
      postingId: null,
    });
    expect(await ledger.post(bet(member, 100n))).toMatchObject({ outcome: 'ACCEPTED', balance: 0n });
    expect(await ledger.post(bet(member, 1n))).toMatchObject({
      outcome: 'INSUFFICIENT_FUNDS',
      balance: 0n,
      version: 2n,
    });
  });

  it('WAL-I5 counts what is held against what is available', async () => {
    const member = await ledger.member(100n);
    await ledger.owner.query('UPDATE player_account SET held = 60 WHERE member_id = $1', [member]);
    expect(await ledger.post(bet(member, 41n))).toMatchObject({ outcome: 'INSUFFICIENT_FUNDS' });
    expect(await ledger.post(bet(member, 40n))).toMatchObject({ outcome: 'ACCEPTED', balance: 60n });
  });

  it.each([
    ['more held than there is', 'held = 101'],
    ['less than nothing held', 'held = -1'],
    ['less than nothing left', 'balance = -1'],
    ['own money held twice', 'has_bonus = true, bonus = 60, held = 41'],
  ])('WAL-I5 keeps an account from %s, whatever statement asks for it', async (_, change) => {
    const member = await ledger.member(100n);
    const changed = ledger.owner.query(`UPDATE player_account SET ${change} WHERE member_id = $1`, [member]);
    await expect(changed).rejects.toThrow('player_account_bonus');
  });

  it('WAL-I6 REG-G26 answers the same request as the first time, whatever has happened since', async () => {
    const member = await ledger.member(1000n);
    const request = bet(member, 400n);
    const first = accepted(await ledger.post(request));
    await ledger.post(win(member, 50n));
    expect(await ledger.post(request)).toEqual({ ...first, replayed: true });
    expect(await ledger.account(member)).toEqual({ balance: 650n, version: 3 });
  });

  it('WAL-I6 names what differs when a key comes back with another body', async () => {
    const member = await ledger.member(1000n);
    const other = await ledger.member(1000n);
    const request = bet(member, 400n);
    await ledger.post(request);
    expect(await ledger.post({ ...request, delta: -401n })).toEqual({ differs: ['amount'] });
    expect(await ledger.post({ ...request, memberId: other, roundId: 'SENG:round-2' })).toEqual({
      differs: ['memberId', 'roundId'],
    });
    expect(await ledger.post({ ...request, kind: 'WIN', delta: 400n })).toEqual({ differs: ['kind'] });
    expect(await ledger.post({ ...request, vassalage: 'XX', gameType: 'FISH', contra: 4020 })).toEqual({
      differs: ['vassalage', 'gameType'],
    });
    const declined = bet(member, 5000n);
    await ledger.post(declined);
    expect(await ledger.post({ ...declined, delta: -1n })).toEqual({ differs: ['amount'] });
    expect(await ledger.account(member)).toEqual({ balance: 600n, version: 2 });
    expect(await ledger.account(other)).toEqual({ balance: 1000n, version: 1 });
  });

  it('WAL-I6 scopes keys by caller', async () => {
    const member = await ledger.member(1000n);
    const request = bet(member, 100n);
    await ledger.post(request);
    expect(await ledger.post({ ...request, caller: 'lottery' })).toMatchObject({
      outcome: 'ACCEPTED',
      balance: 800n,
    });
  });

  it('WAL-I7 a declined bet stays declined after a top-up', async () => {
    const member = await ledger.member(100n);
    const request = bet(member, 500n);
    const first = accepted(await ledger.post(request));
    expect(first.outcome).toBe('INSUFFICIENT_FUNDS');
    await ledger.post(adjust(member, 10_000n));
    expect(await ledger.post(request)).toEqual({ ...first, replayed: true });
    expect(await ledger.account(member)).toEqual({ balance: 10_100n, version: 2 });
  });

  it('WAL-I9 takes a bet back once (REG-G25)', async () => {
    const member = await ledger.member(1000n);
    const placed = bet(member, 400n);
    await ledger.post(placed);
    const back = rollbackOf(placed);
    const first = accepted(await ledger.rollback(back));
    expect(first).toMatchObject({ outcome: 'ACCEPTED', balance: 1000n, version: 3n });
    expect(await ledger.rollback(back)).toEqual({ ...first, replayed: true });
    expect(await ledger.rollback(rollbackOf(placed))).toMatchObject({
      outcome: 'ALREADY_ROLLED_BACK',
      balance: 1000n,
      version: 3n,
    });
    expect(await ledger.post(placed)).toMatchObject({ outcome: 'ACCEPTED', balance: 600n, replayed: true });
    expect(await ledger.account(member)).toEqual({ balance: 1000n, version: 3 });
  });

  it('WAL-I9 remembers a rollback that comes before its bet, and refuses the late bet', async () => {
    const member = await ledger.member(1000n);
    const late = bet(member, 400n);
    const back = rollbackOf(late);
    const first = accepted(await ledger.rollback(back));
    expect(first).toMatchObject({ outcome: 'NOTHING_TO_ROLL_BACK', balance: 1000n });
    expect(await ledger.rollback(back)).toEqual({ ...first, replayed: true });
    expect(await ledger.post(late)).toMatchObject({
      outcome: 'ROLLED_BACK',
      balance: 1000n,
      version: 1n,
      postingId: null,
    });
    expect(await ledger.post(late)).toMatchObject({ outcome: 'ROLLED_BACK' });
    expect(await ledger.rollback(rollbackOf(late))).toMatchObject({ outcome: 'ALREADY_ROLLED_BACK' });
    expect(await ledger.account(member)).toEqual({ balance: 1000n, version: 1 });
  });

  it('WAL-I9 finds nothing to take back for a declined bet, and no bet in a win or in another member’s', async () => {
    const member = await ledger.member(100n);
    const other = await ledger.member(100n);
    const declined = bet(member, 500n);
    await ledger.post(declined);
    expect(await ledger.rollback(rollbackOf(declined))).toMatchObject({ outcome: 'NOTHING_TO_ROLL_BACK' });
    const won = win(member, 50n);
    await ledger.post(won);
    expect(await ledger.rollback(rollbackOf(won))).toMatchObject({ outcome: 'BET_MISMATCH' });
    const placed = bet(member, 10n);
    await ledger.post(placed);
    expect(await ledger.rollback(rollbackOf(placed, { memberId: other }))).toMatchObject({
      outcome: 'BET_MISMATCH',
    });
    expect(await ledger.rollback(rollbackOf(placed, { book: 'PLAY' }))).toMatchObject({
      outcome: 'BET_MISMATCH',
    });
    expect(await ledger.rollback(rollbackOf(placed, { externalId: placed.externalId }))).toEqual({
      differs: ['kind', 'betExternalId'],
    });
    expect(await ledger.account(member)).toMatchObject({ balance: 140n });
  });

  it('WAL-I11 a refused bet changes nothing but its own decline record', async () => {
    const member = await ledger.member(100n);
    const before = [
      await ledger.count('posting', member),
      await ledger.count('player_account', member),
      await ledger.count('stored_answer', member),
    ];
    const { rows: row } = await ledger.owner.query('SELECT xmin FROM player_account WHERE member_id = $1', [
      member,
    ]);
    await ledger.post(bet(member, 101n));
    expect([
      await ledger.count('posting', member),
      await ledger.count('player_account', member),
      await ledger.count('stored_answer', member),
    ]).toEqual([before[0], before[1], before[2]! + 1]);
    expect(
      (await ledger.owner.query('SELECT xmin FROM player_account WHERE member_id = $1', [member])).rows,
    ).toEqual(row);
  });

  it('WAL-I14 refuses what would leave 64 bits, and amounts out of bounds are an error that writes nothing', async () => {
    const member = await ledger.member(1n);
    const full = 2n ** 63n - 1n;
    // As if this one account had been credited for ages: the chain of this member is removed again below.
    await ledger.owner.query('UPDATE player_account SET balance = $2 WHERE member_id = $1', [
      member,
      String(full),
    ]);
    expect(await ledger.post(win(member, 1n))).toMatchObject({ outcome: 'BALANCE_OVERFLOW', balance: full });
    await ledger.owner.query('UPDATE player_account SET balance = 1 WHERE member_id = $1', [member]);
    const keys = await ledger.count('posting_key');
    await expect(ledger.post(win(member, 10n ** 15n))).rejects.toThrow(/out of bounds/);
    await expect(ledger.post(bet(member, 0n))).rejects.toThrow(/out of bounds/);
    await expect(ledger.post(win(member, 1n, { contra: 4011 }))).rejects.toThrow(/not in the chart/);
    expect(await ledger.count('posting_key')).toBe(keys);
  });

  it('keeps play money in books of its own', async () => {
    const member = await ledger.member(500n);
    const granted = accepted(await ledger.post(bet(member, 1_000n, { book: 'PLAY' })));
    expect(granted).toMatchObject({ outcome: 'ACCEPTED', balance: 999_999_000n, version: 2n });
    expect(await ledger.account(member)).toEqual({ balance: 500n, version: 1 });
    await expect(ledger.post(bet(member, 1n, { contra: 104_010 }))).rejects.toThrow(
      /account 104010 is not in the chart of REAL/,
    );
    await expect(ledger.post(bet(member, 1n, { book: 'PLAY', contra: 4010 }))).rejects.toThrow(
      /account 4010 is not in the chart of PLAY/,
    );
    const { rows } = await ledger.pools.balances.query(
      `SELECT DISTINCT book, least(debit, credit) >= 100000 AS play FROM posting ORDER BY book`,
    );
    expect(rows).toEqual([
      { book: 'REAL', play: false },
      { book: 'PLAY', play: true },
    ]);
  });

  it('refuses bets of a locked member, but pays his wins and takes his bets back', async () => {
    const member = await ledger.member(1000n);
    const placed = bet(member, 100n);
    await ledger.post(placed);
    await ledger.owner.query(`UPDATE player_account SET status = 'LOCKED' WHERE member_id = $1`, [member]);
    expect(await ledger.post(bet(member, 1n))).toMatchObject({ outcome: 'ACCOUNT_LOCKED', balance: 900n });
    expect(await ledger.post(win(member, 50n))).toMatchObject({ outcome: 'ACCEPTED', balance: 950n });
    expect(await ledger.rollback(rollbackOf(placed))).toMatchObject({ outcome: 'ACCEPTED', balance: 1050n });
  });

  it('books what a stopped account wins as suspense, and answers as accepted, the same each time', async () => {
    const member = await ledger.member(1000n);
    await ledger.owner.query(`UPDATE player_account SET status = 'STOPPED' WHERE member_id = $1`, [member]);
    expect(await ledger.post(bet(member, 1n))).toMatchObject({ outcome: 'ACCOUNT_STOPPED' });
    const won = win(member, 70n);
    const first = accepted(await ledger.post(won));
    expect(first).toMatchObject({
      outcome: 'ACCEPTED',
      balance: 1000n,
      version: 1n,
      postingId: expect.any(String),
    });
    expect(await ledger.post(won)).toEqual({ ...first, replayed: true });
    const { rows } = await ledger.pools.balances.query(
      'SELECT debit, credit, amount, version FROM posting WHERE id = $1',
      [first.postingId],
    );
    expect(rows).toEqual([{ debit: 4010, credit: 2900, amount: '70', version: null }]);
  });

  it('takes what is there for a correction, and books the rest as receivable', async () => {
    const member = await ledger.member(300n);
    const correction = adjust(member, -1000n);
    const first = accepted(await ledger.post(correction));
    expect(first).toMatchObject({ outcome: 'ACCEPTED', balance: 0n, version: 2n });
    expect(await ledger.post(correction)).toEqual({ ...first, replayed: true });
    const again = accepted(await ledger.post(adjust(member, -5n)));
    expect(again).toMatchObject({ outcome: 'ACCEPTED', balance: 0n, version: 2n });
    const { rows } = await ledger.pools.balances.query(
      `SELECT debit, amount, version FROM posting WHERE member_id = $1 AND debit IN (1500, 2000) ORDER BY id`,
      [member],
    );
    expect(rows).toEqual([
      { debit: 2000, amount: '300', version: '2' },
      { debit: 1500, amount: '700', version: null },
      { debit: 1500, amount: '5', version: null },
    ]);
  });

  it('refuses what passes a limit of the period or an exclusion, and counts wins back', async () => {
    const member = await ledger.member(10_000n);
    await ledger.owner.query('UPDATE player_account SET restricted = true WHERE member_id = $1', [member]);
    await ledger.owner.query(
      `INSERT INTO player_limit VALUES ($1, 'REAL', 'WAGER', 'day', 'Asia/Ho_Chi_Minh', 1000, 0, now() + interval '1 day'),
                                       ($1, 'REAL', 'LOSS', 'week', 'Asia/Ho_Chi_Minh', 500, 400, now() - interval '1 s')`,
      [member],
    );
    expect(await ledger.post(bet(member, 501n))).toMatchObject({ outcome: 'LIMIT_REACHED' });
    expect(await ledger.post(bet(member, 500n))).toMatchObject({ outcome: 'ACCEPTED' });
    expect(await ledger.post(bet(member, 1n))).toMatchObject({ outcome: 'LIMIT_REACHED' });
    expect(await ledger.post(win(member, 600n))).toMatchObject({ outcome: 'ACCEPTED' });
    expect(await ledger.post(bet(member, 500n))).toMatchObject({ outcome: 'ACCEPTED' });
    expect(await ledger.post(bet(member, 1n))).toMatchObject({ outcome: 'LIMIT_REACHED' });
    await ledger.owner.query(`UPDATE player_account SET excluded_until = 'infinity' WHERE member_id = $1`, [
      member,
    ]);
    expect(await ledger.post(bet(member, 1n, { externalId: nextId() }))).toMatchObject({
      outcome: 'SELF_EXCLUDED',
    });
  });

  it('makes the account of a member who is seen first by a posting', async () => {
    const stranger = await ledger.member(0n);
    expect(await ledger.post(bet(stranger, 1n))).toMatchObject({
      outcome: 'INSUFFICIENT_FUNDS',
      balance: 0n,
      version: 0n,
    });
    expect(await ledger.post(win(stranger, 5n))).toMatchObject({
      outcome: 'ACCEPTED',
      balance: 5n,
      version: 1n,
    });
  });
});
