import { adjust, bet, rollbackOf, TestLedger, win } from './support/ledger.js';
import { leg, Operations } from './support/operations.js';
import { Trailing } from './support/trailing.js';

describe('the auditor', () => {
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

  /** Behind the ledger's back, as only its owner could. */
  const tamper = async (sql: string, ...values: unknown[]) => {
    expect((await ledger.owner.query(sql, values)).rowCount).toBeGreaterThan(0);
  };
  const found = async () =>
    (await trailing.openFindings()).map(({ fault, memberId, account, stopped }) => ({
      fault,
      memberId,
      account,
      stopped,
    }));
  const statusOf = async (member: string) =>
    (await trailing.rows('SELECT status FROM player_account WHERE member_id = $1', [member]))[0]!['status'];
  const busyMember = async (): Promise<string> => {
    const member = await ledger.member(1_000_000n);
    const placed = bet(member, 300n, { roundId: 'SENG:round-2' });
    for (const request of [placed, win(member, 900n), bet(member, 50n)]) await ledger.post(request);
    await ledger.rollback(rollbackOf(placed));
    return member;
  };
  const copyOf = (changes: Record<string, string>) => `
    INSERT INTO posting (${columns}) SELECT ${columns
      .split(', ')
      .map((column) => changes[column] ?? column)
      .join(', ')} FROM posting WHERE member_id = $1 ORDER BY version DESC LIMIT 1`;
  const columns =
    'id, member_id, amount, balance_after, version, xid, recorded_at, month, book, kind, debit, credit, caller, reference';
  const nextPosting = 'new_posting_id(0)';

  it('WAL-I2 WAL-I3 WAL-I4 WAL-I16 finds nothing in a ledger that is in order, however it was written', async () => {
    const members = await Promise.all(Array.from({ length: 5 }, busyMember));
    const storm = { over: false };
    const watching = (async () => {
      while (!storm.over) {
        await trailing.house.rollUp();
        await trailing.audit.pass();
      }
    })();
    await Promise.all(
      members.map(async (member, i) => {
        for (let n = 0; n < 30; n++) await ledger.post(n % 2 ? bet(member, 5n) : win(member, 4n));
        await ledger.post(adjust(member, i % 2 ? -9_000_000n : 10n)); // a correction beyond what is there
        await ledger.member(10n, 'PLAY');
      }),
    );
    storm.over = true;
    await watching;
    await trailing.foldAll();
    await trailing.auditAll();
    expect(await found()).toEqual([]);
    expect(trailing.alarms).toEqual([]);
    expect(await trailing.metric('ledger_imbalance', { book: 'REAL' })).toBe(0);
    expect(await trailing.metric('ledger_audit_lag_seconds')).toBe(0);
    const [seen] = await trailing.rows(`
      SELECT (SELECT count(*) FROM audit_account) = (SELECT count(*) FROM player_account WHERE version > 0) AS accounts,
             (SELECT rollup FROM audit_position) = (SELECT max(seq) FROM account_rollup) AS rollups`);
    expect(seen).toEqual({ accounts: true, rollups: true });
  });

  it('WAL-I4 stops the account whose balance no longer follows from the one before, and no other', async () => {
    const [broken, sound] = [await busyMember(), await busyMember()];
    await trailing.auditAll();
    await ledger.post(win(broken, 70n));
    await tamper(
      'UPDATE posting SET balance_after = balance_after + 1 WHERE member_id = $1 AND version = 6',
      broken,
    );
    await tamper('UPDATE player_account SET balance = balance + 1 WHERE member_id = $1', broken);
    await ledger.post(win(sound, 70n));
    await trailing.auditAll();
    expect(await found()).toEqual([
      { fault: 'BROKEN_CHAIN', memberId: broken, account: null, stopped: true },
    ]);
    expect([await statusOf(broken), await statusOf(sound)]).toEqual(['STOPPED', 'OPEN']);
    expect(trailing.alarms).toEqual(['the auditor found BROKEN_CHAIN']);
    expect(await trailing.metric('ledger_findings_open', { fault: 'BROKEN_CHAIN' })).toBe(1);
    expect(await trailing.metric('ledger_accounts_stopped')).toBe(1);
  });

  it('WAL-I4 sees a posting that is missing, and one that is there twice', async () => {
    const [missing, twice] = [await busyMember(), await busyMember()];
    await trailing.auditAll();
    for (const member of [missing, twice]) await ledger.post(win(member, 1n));
    await ledger.post(win(missing, 2n));
    await tamper('DELETE FROM posting WHERE member_id = $1 AND version = 6', missing);
    await trailing.auditAll();
    expect((await found()).map(({ fault, memberId }) => [fault, memberId])).toEqual(
      expect.arrayContaining([['VERSION_GAP', missing]]),
    );
    // The same version in another month, where no index can forbid it, after the auditor has been past it.
    await tamper(copyOf({ id: nextPosting, month: `(month + interval '1 month')::date` }), twice);
    await trailing.auditAll();
    expect(await statusOf(twice)).toBe('STOPPED');
    expect((await found()).map(({ fault, memberId }) => [fault, memberId])).toContainEqual([
      'VERSION_GAP',
      twice,
    ]);
  });

  it('WAL-I3 sees a stored balance that was changed without a posting, with news of the account or without', async () => {
    const [quiet, busy, early] = [await busyMember(), await busyMember(), await busyMember()];
    await trailing.auditAll();
    await ledger.post(win(busy, 5n));
    await ledger.post(win(early, 5n));
    await tamper('UPDATE player_account SET balance = balance + 100 WHERE member_id = ANY ($1)', [
      quiet,
      busy,
    ]);
    await tamper('UPDATE player_account SET version = version + 1 WHERE member_id = $1', early);
    await trailing.auditAll();
    await trailing.auditAll();
    expect((await found()).map(({ fault, memberId }) => `${fault} ${memberId}`).toSorted()).toEqual(
      [quiet, busy, early].map((member) => `STORED_BALANCE ${member}`).toSorted(),
    );
    expect(await trailing.rows(`SELECT DISTINCT status FROM player_account`)).toEqual([
      { status: 'STOPPED' },
    ]);
  });

  it('WAL-I5 WAL-I8 sees an amount held that is not the sum of the open holds', async () => {
    const [sound, high, low] = [await busyMember(), await busyMember(), await busyMember()];
    for (const member of [sound, high, low])
      await trailing.rows(
        `INSERT INTO hold (id, member_id, amount, balance, version, contra, book, kind, caller, external_id)
         VALUES (gen_random_uuid(), $1::uuid, 70, 0, 0, 4010, 'REAL', 'BET', 'test', $1::uuid::text)`,
        [member],
      );
    const hold = (member: string, amount: number) =>
      tamper('UPDATE player_account SET held = $2 WHERE member_id = $1', member, amount);
    await hold(sound, 70);
    await hold(high, 71);
    await hold(low, 69);
    await trailing.auditAll();
    expect((await found()).map(({ fault, memberId }) => `${fault} ${memberId}`).toSorted()).toEqual(
      [high, low].map((member) => `HELD_AMOUNT ${member}`).toSorted(),
    );
    await hold(sound, 68);
    await trailing.auditAll();
    expect(await statusOf(sound)).toBe('STOPPED');
  });

  it('WAL-I1 WAL-I16 sees accounts that do not exist, and ids that would escape roll-up and seal', async () => {
    const member = await busyMember();
    const pastPlayers = { version: 'NULL', balance_after: 'NULL', xid: 'pg_current_xact_id()' };
    await tamper(copyOf({ ...pastPlayers, id: nextPosting, debit: '4711', credit: '5900' }), member);
    await trailing.auditAll();
    expect(await found()).toEqual([
      { fault: 'UNKNOWN_ACCOUNT', memberId: null, account: 4711, stopped: false },
    ]);
    const houses = { ...pastPlayers, debit: '5900', credit: '4010' };
    await tamper(copyOf({ ...houses, id: nextPosting, xid: `'3'` }), member);
    await trailing.auditAll();
    const foreign = { fault: 'FOREIGN_ID', memberId: null, account: null, stopped: false };
    expect(await found()).toContainEqual(foreign);
    const { id } = (await trailing.openFindings()).find(({ fault }) => fault === 'FOREIGN_ID')!;
    await trailing.transactions.run((tx) => trailing.findings.close(tx, [id], 'somebody', 'seen'));
    await tamper(copyOf({ ...houses, id: `'ffffffff-0000-4000-8000-000000000000'` }), member);
    await trailing.auditAll();
    expect(await found()).toContainEqual(foreign);
    expect(await statusOf(member)).toBe('OPEN');
  });

  it('WAL-I16 sums every checkpoint again, and sees one that is not the sum of its postings', async () => {
    await busyMember();
    await trailing.foldAll();
    await trailing.auditAll();
    await busyMember();
    await trailing.foldAll();
    await tamper(
      'UPDATE rollup_checkpoint SET credits = credits + 1 WHERE account = 4010 AND seq = (SELECT max(seq) FROM account_rollup)',
    );
    await trailing.auditAll();
    expect(await found()).toEqual(
      expect.arrayContaining([
        { fault: 'CHECKPOINT', memberId: null, account: 4010, stopped: false },
        { fault: 'IMBALANCE', memberId: null, account: null, stopped: false },
      ]),
    );
    expect(await trailing.metric('ledger_imbalance', { book: 'REAL' })).toBe(-1);
    expect(await trailing.metric('ledger_imbalance', { book: 'PLAY' })).toBe(0);
  });

  it('WAL-I3 sees what is kept member by member and does not come to its account of the chart', async () => {
    const member = await busyMember();
    const atVendor = async (delta: bigint) => {
      const kind = delta < 0n ? 'TRANSFER_OUT' : 'TRANSFER_IN';
      await ledger.post(bet(member, 1n, { kind, delta, contra: 2100 }));
      await tamper(
        `INSERT INTO vendor_account VALUES ($1, 'REAL', 'SENG', ${-delta})
         ON CONFLICT ON CONSTRAINT vendor_account_once DO UPDATE SET balance = vendor_account.balance + ${-delta}`,
        member,
      );
    };
    await atVendor(-600n);
    await ledger.post(adjust(member, -9_000_000n));
    await ledger.post(win(member, 50n));
    await ledger.post(adjust(member, 40n));
    await trailing.foldAll();
    await trailing.auditAll();
    expect(await found()).toEqual([]);
    const finding = { fault: 'SUBACCOUNTS', memberId: null, stopped: false };
    await tamper('UPDATE vendor_account SET balance = balance + 1 WHERE member_id = $1', member);
    await trailing.auditAll();
    expect(await found()).toEqual([{ ...finding, account: 2100 }]);
    await tamper('UPDATE player_account SET owed = owed - 1 WHERE member_id = $1', member);
    await trailing.auditAll();
    expect(await found()).toContainEqual({ ...finding, account: 1500 });
    const [owing] = (await trailing.openFindings()).filter(({ account }) => account === 1500);
    expect(BigInt(owing!.expected!) - BigInt(owing!.found!)).toBe(1n);
    const claim = `SELECT open_claim(gen_random_uuid(), 'agent-contracts', $1, $2, $3, 100, 'Contract')`;
    const [debtor, creditor] = [await ledger.member(60n), await ledger.member(0n)];
    await ledger.owner.query(claim, ['a claim', debtor, creditor]);
    await trailing.foldAll();
    await trailing.auditAll();
    expect(await found()).not.toContainEqual({ ...finding, account: 2800 });
    await tamper('UPDATE claim_payment SET credited_at = now() WHERE amount = 60');
    await trailing.auditAll();
    expect(await found()).toContainEqual({ ...finding, account: 2800 });
  });

  it('REG-G43 finds a jackpot pool that differs from its postings, in each book', async () => {
    const member = await ledger.member(1_000n);
    const on = new Operations(ledger);
    const shareOf = (book: 'REAL' | 'PLAY') =>
      on.group([leg('JACKPOT_SHARE', member, 30n, { book, pool: 'mini', vassalage: 'AUDITED' })]);
    const finding = { fault: 'SUBACCOUNTS', memberId: null, stopped: false };
    await shareOf('REAL');
    await on.group([leg('JACKPOT', member, 7n, { pool: 'mini', vassalage: 'AUDITED' })]);
    await trailing.auditAll();
    expect(await found()).not.toContainEqual({ ...finding, account: 2200 });
    await shareOf('REAL');
    await shareOf('PLAY');
    await tamper(
      `UPDATE jackpot_movement SET delta = delta + 1 WHERE posting_id = ANY (
         SELECT DISTINCT ON (book) posting_id FROM jackpot_movement WHERE vassalage = 'AUDITED' ORDER BY book, posting_id DESC)`,
    );
    await trailing.auditAll();
    expect(await found()).toContainEqual({ ...finding, account: 2200 });
    expect(await found()).toContainEqual({ ...finding, account: 102_200 });
  });

  it('a stopped account bets no more, and what comes for it waits in suspense, accepted', async () => {
    const member = await busyMember();
    const open = bet(member, 400n, { roundId: 'SENG:round-3' });
    await ledger.post(open);
    await tamper('UPDATE player_account SET balance = balance + 1 WHERE member_id = $1', member);
    await trailing.auditAll();
    expect(await ledger.post(bet(member, 1n))).toMatchObject({ outcome: 'ACCOUNT_STOPPED' });
    const before = await ledger.account(member);
    expect(await ledger.post(win(member, 800n))).toMatchObject({
      outcome: 'ACCEPTED',
      balance: before.balance,
    });
    expect(await ledger.rollback(rollbackOf(open))).toMatchObject({ outcome: 'ACCEPTED' });
    expect(await ledger.account(member)).toEqual(before);
    await trailing.auditAll();
    expect((await found()).length).toBe(1);
  });

  it('keeps one finding of one fault, however often and by however many it is seen', async () => {
    const member = await busyMember();
    await trailing.auditAll();
    await tamper('UPDATE player_account SET balance = balance + 1 WHERE member_id = $1', member);
    await Promise.all(Array.from({ length: 4 }, () => trailing.audit.pass()));
    for (let i = 0; i < 4; i++) await trailing.audit.pass();
    expect((await found()).length).toBe(1);
    expect(trailing.alarms.length).toBe(1);
  });

  it('passes on one replica at a time: another one does no work and finds nothing twice', async () => {
    await busyMember();
    await trailing.settled();
    const passes = async () => (await trailing.rows('SELECT passes FROM audit_position'))[0]!['passes'];
    const before = await passes();
    await trailing.transactions.run(async (tx) => {
      await tx.query('SELECT pg_advisory_xact_lock(7204423)');
      expect(await trailing.audit.pass()).toBe(false);
      expect(await passes()).toBe(before);
    });
    await trailing.audit.pass();
    expect(Number(await passes())).toBe(Number(before) + 1);
  });

  it('looks at new postings only', async () => {
    await busyMember();
    await trailing.auditAll();
    const [before] = await trailing.rows('SELECT last_id FROM audit_position');
    await trailing.auditAll();
    expect((await trailing.rows('SELECT last_id FROM audit_position'))[0]).toEqual(before);
    const member = await ledger.member(5n);
    await trailing.auditAll();
    const [after] = await trailing.rows('SELECT id FROM posting WHERE member_id = $1', [member]);
    expect((await trailing.rows('SELECT last_id FROM audit_position'))[0]).toEqual({ last_id: after!['id'] });
  });

  it('WAL-I10 can neither change nor forget what it found', async () => {
    for (const table of ['audit_finding', 'audit_closure', 'account_release'])
      for (const change of [`UPDATE ${table} SET reason = ''`, `DELETE FROM ${table}`, `TRUNCATE ${table}`])
        await expect(
          ledger.pools.postings.query(change.replace('audit_finding SET reason', 'audit_finding SET found')),
        ).rejects.toMatchObject({ code: '42501' });
  });
});
