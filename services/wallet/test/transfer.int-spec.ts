import { adjust, bet, win } from './support/ledger.js';
import { done, ledgerOfSuite } from './support/operations.js';
import { payUplinesInRandomSequences } from './support/uplines.js';

const { ledger, on } = await ledgerOfSuite();

describe('transfers', () => {
  it('WAL-I1 WAL-I4 moves money from member to member by two postings of one group, through an account that ends at nothing', async () => {
    const [from, to] = [await ledger.member(100n), await ledger.member(5n)];
    const sent = done(await on.transfer(from, to, 60n));
    expect(sent).toMatchObject({ outcome: 'ACCEPTED', balance: 40n, version: 2n });
    const { rows } = await ledger.pools.balances.query(
      `SELECT member_id, kind, debit, credit, amount, balance_after, version, group_id FROM posting WHERE group_id = $1 ORDER BY id`,
      [sent.postingId],
    );
    const common = { amount: '60', version: '2', group_id: sent.postingId };
    expect(rows).toEqual([
      { ...common, member_id: from, kind: 'TRANSFER_OUT', debit: 2000, credit: 2800, balance_after: '40' },
      { ...common, member_id: to, kind: 'TRANSFER_IN', debit: 2800, credit: 2000, balance_after: '65' },
    ]);
  });

  it('WAL-I6 WAL-I7 happens once, is answered alike ever after, and names what differs', async () => {
    const [from, to] = [await ledger.member(100n), await ledger.member(0n)];
    const first = done(await on.transfer(from, to, 60n, 't-1'));
    await ledger.post(win(from, 1n));
    expect(await on.transfer(from, to, 60n, 't-1')).toEqual({ ...first, replayed: true });
    expect(await on.transfer(from, to, 61n, 't-1')).toEqual({ differs: ['amount'] });
    expect(await on.transfer(from, await ledger.member(0n), 60n, 't-1')).toEqual({ differs: ['toMemberId'] });
    const declined = done(await on.transfer(from, to, 500n, 't-2'));
    expect(declined).toMatchObject({ outcome: 'INSUFFICIENT_FUNDS', balance: 41n });
    await ledger.post(adjust(from, 1000n));
    expect(await on.transfer(from, to, 500n, 't-2')).toEqual({ ...declined, replayed: true });
    expect(await ledger.account(to)).toEqual({ balance: 60n, version: 1 });
  });

  it('WAL-I2 WAL-I3 opposing transfers of ten members at once neither lock each other out nor lose anything', async () => {
    const members = await Promise.all(Array.from({ length: 10 }, () => ledger.member(1_000n)));
    const before = await ledger.pools.balances.query(
      'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()',
    );
    const asked = Array.from({ length: 200 }, (_, i) =>
      on.transfer(
        members[i % 10]!,
        members[(i * 7 + 3) % 10 === i % 10 ? (i + 1) % 10 : (i * 7 + 3) % 10]!,
        9n,
      ),
    );
    for (const answer of await Promise.all(asked)) expect(done(answer).outcome).toBe('ACCEPTED');
    const balances = await Promise.all(members.map((member) => ledger.account(member)));
    expect(balances.reduce((sum, { balance }) => sum + balance, 0n)).toBe(10_000n);
    const after = await ledger.pools.balances.query(
      'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()',
    );
    expect(after.rows).toEqual(before.rows);
  });

  it('is declined for who may not pay or be paid, and WAL-I11 leaves both accounts alone', async () => {
    const [from, to] = [await ledger.member(100n), await ledger.member(5n)];
    const outcome = async () => done(await on.transfer(from, to, 10n)).outcome;
    await on.setStatus(from, 'LOCKED');
    expect(await outcome()).toBe('ACCOUNT_LOCKED');
    await on.setStatus(from, 'STOPPED');
    expect(await outcome()).toBe('ACCOUNT_STOPPED');
    await on.setStatus(from, 'OPEN');
    for (const status of ['LOCKED', 'STOPPED'] as const) {
      await on.setStatus(to, status);
      expect(await outcome()).toBe('RECEIVER_UNAVAILABLE');
    }
    await on.setStatus(to, 'OPEN');
    await on.hold(from, 95n);
    expect(await outcome()).toBe('INSUFFICIENT_FUNDS');
    await on.exclude(to);
    expect(done(await on.transfer(from, to, 1n)).outcome).toBe('RECEIVER_UNAVAILABLE');
    expect([await ledger.account(from), await ledger.account(to)]).toEqual([
      { balance: 100n, version: 1 },
      { balance: 5n, version: 1 },
    ]);
    await expect(on.transfer(from, from, 1n)).rejects.toThrow(/to oneself/);
  });

  it('WAL-I14 is declined where the receiver would leave 64 bits', async () => {
    const [from, to] = [await ledger.member(100n), await ledger.member(1n)];
    const full = String(2n ** 63n - 1n);
    await ledger.owner.query('UPDATE player_account SET balance = $2 WHERE member_id = $1', [to, full]);
    expect(await on.transfer(from, to, 1n)).toMatchObject({ outcome: 'BALANCE_OVERFLOW', balance: 100n });
    await ledger.owner.query('UPDATE player_account SET balance = 1 WHERE member_id = $1', [to]);
  });

  it('C5 shows what is owed, and repays it out of the next credit that no game has paid', async () => {
    const member = await ledger.member(300n);
    await ledger.post(adjust(member, -1000n));
    await ledger.post(adjust(member, -5n));
    expect(await on.state(member)).toMatchObject({ balance: 0n, held: 0n, owed: 705n });
    await ledger.post(win(member, 500n));
    expect(await on.state(member)).toMatchObject({ balance: 500n, held: 0n, owed: 705n });
    expect(await ledger.post(bet(member, 100n))).toMatchObject({ outcome: 'ACCEPTED' });
    const salary = adjust(member, 600n, { caller: 'agent-contracts', kind: 'SALARY', contra: 5200 });
    const paid = done(await ledger.post(salary));
    expect(paid).toMatchObject({ outcome: 'ACCEPTED', balance: 1_000n });
    expect(await ledger.post(salary)).toEqual({ ...paid, replayed: true });
    expect(await on.state(member)).toMatchObject({ balance: 400n, held: 0n, owed: 105n });
    await ledger.post(adjust(member, 900n, { kind: 'DEPOSIT', contra: 1110 }));
    expect(await on.state(member)).toMatchObject({ balance: 1_195n, held: 0n, owed: 0n });
    expect(await on.hold(member, 1_195n)).toMatchObject({ outcome: 'ACCEPTED' });
    const { rows } = await ledger.pools.balances.query(
      `SELECT debit, credit, amount FROM posting WHERE member_id = $1 AND kind = 'REPAYMENT' ORDER BY version`,
      [member],
    );
    expect(rows).toEqual([
      { debit: 2000, credit: 1500, amount: '600' },
      { debit: 2000, credit: 1500, amount: '105' },
    ]);
  });

  it(
    'WAL-I1 WAL-I4 WAL-I5 WAL-I6 uplines that pay in parts and owe answer as their model does',
    () => payUplinesInRandomSequences(100),
    120_000,
  );
});
