import { randomUUID } from 'node:crypto';
import { adjust, bet, nextId, rollbackOf, win } from './support/ledger.js';
import { ledgerOfSuite } from './support/operations.js';

const { ledger, on } = await ledgerOfSuite();

describe('H6 what a contract makes a member owe', () => {
  const stateOf = async (memberId: string) => {
    const { rows } = await ledger.owner.query<{ balance: string; owed: string; claimed: string }>(
      `SELECT balance, owed, claimed FROM player_account WHERE member_id = $1 AND book = 'REAL'`,
      [memberId],
    );
    const [row] = rows;
    return { balance: BigInt(row!.balance), owed: BigInt(row!.owed), claimed: BigInt(row!.claimed) };
  };
  const balanceOf = async (memberId: string) => (await stateOf(memberId)).balance;
  const claim = async (debtorId: string, creditorId: string, amount: bigint, key = nextId('claim')) => {
    await on.inTransaction((tx) =>
      tx.query('SELECT open_claim($1, $2, $3, $4, $5, $6, $7)', [
        randomUUID(),
        'agent-contracts',
        key,
        debtorId,
        creditorId,
        String(amount),
        'Contract DIVIDEND 2026-11-A',
      ]),
    );
    const { rows } = await ledger.owner.query<{ id: string }>('SELECT id FROM claim WHERE external_id = $1', [
      key,
    ]);
    expect(rows).toHaveLength(1);
    return rows[0]!.id;
  };
  const collect = (memberId: string) =>
    on.inTransaction(async (tx) => {
      await tx.query(`SELECT lock_account($1, 'REAL')`, [memberId]);
      await tx.query('SELECT collect_claims($1)', [memberId]);
    });
  const creditAll = async (): Promise<number> => {
    const { rows } = await ledger.pools.postings.query<{ done: boolean }>(
      'SELECT credit_claim_payment(id) AS done FROM claim_payment WHERE credited_at IS NULL ORDER BY taken_at, id',
    );
    return rows.filter(({ done }) => done).length;
  };
  const paidOf = async (id: string) => {
    const { rows } = await ledger.owner.query<{ paid: string; closed_at: Date | null }>(
      'SELECT paid, closed_at FROM claim WHERE id = $1',
      [id],
    );
    return { paid: BigInt(rows[0]!.paid), isClosed: rows[0]!.closed_at !== null };
  };
  const salary = (memberId: string, amount: bigint) =>
    ledger.post(adjust(memberId, amount, { kind: 'SALARY', contra: 5200 }));

  it('is collected at once as far as money is there, and the rest binds', async () => {
    const [debtor, creditor, other] = [
      await ledger.member(300n),
      await ledger.member(0n),
      await ledger.member(0n),
    ];
    const id = await claim(debtor, creditor, 1000n);
    expect(await stateOf(debtor)).toEqual({ balance: 0n, owed: 0n, claimed: 700n });
    expect(await creditAll()).toBe(1);
    expect(await balanceOf(creditor)).toBe(300n);
    await ledger.post(win(debtor, 500n));
    expect(await on.hold(debtor, 100n)).toMatchObject({ outcome: 'DEBT_OPEN' });
    expect(await on.transfer(debtor, other, 100n)).toMatchObject({ outcome: 'DEBT_OPEN' });
    expect(await ledger.post(bet(debtor, 100n))).toMatchObject({ outcome: 'ACCEPTED' });
    await collect(debtor);
    expect(await paidOf(id)).toEqual({ paid: 700n, isClosed: false });
    await salary(debtor, 1000n);
    expect(await paidOf(id)).toEqual({ paid: 1000n, isClosed: true });
    expect(await stateOf(debtor)).toEqual({ balance: 700n, owed: 0n, claimed: 0n });
    expect(await creditAll()).toBe(2);
    expect(await balanceOf(creditor)).toBe(1000n);
    expect(await on.hold(debtor, 100n)).toMatchObject({ outcome: 'ACCEPTED' });
  });

  it('is collected from a deposit that is not played, whatever turnover it requires', async () => {
    const [debtor, creditor] = [await ledger.member(0n), await ledger.member(0n)];
    const id = await claim(debtor, creditor, 80n);
    await on.deposit(debtor, 50n);
    expect(await paidOf(id)).toEqual({ paid: 50n, isClosed: false });
    expect(await balanceOf(debtor)).toBe(0n);
    await creditAll();
    expect(await balanceOf(creditor)).toBe(50n);
  });

  it('is paid oldest first, after what is owed to the house', async () => {
    const [debtor, first, second] = [
      await ledger.member(0n),
      await ledger.member(0n),
      await ledger.member(0n),
    ];
    await ledger.post(adjust(debtor, -30n));
    const older = await claim(debtor, first, 40n);
    const newer = await claim(debtor, second, 40n);
    await salary(debtor, 20n);
    expect(await stateOf(debtor)).toEqual({ balance: 0n, owed: 10n, claimed: 80n });
    await salary(debtor, 60n);
    expect(await stateOf(debtor)).toEqual({ balance: 0n, owed: 0n, claimed: 30n });
    expect([await paidOf(older), await paidOf(newer)]).toEqual([
      { paid: 40n, isClosed: true },
      { paid: 10n, isClosed: false },
    ]);
  });

  it('takes no bonus money, nothing held, and no stake that a game gives back within its call', async () => {
    const [debtor, creditor] = [await ledger.member(100n), await ledger.member(0n)];
    const { holdId } = await on.hold(debtor, 60n);
    const placed = bet(debtor, 40n);
    await ledger.post(placed);
    await on.bonus(debtor, 500n, { multiplier: '20' });
    const id = await claim(debtor, creditor, 1000n);
    expect(await paidOf(id)).toMatchObject({ paid: 0n });
    await ledger.rollback(rollbackOf(placed));
    expect(await balanceOf(debtor)).toBe(600n);
    await on.release(holdId!);
    await collect(debtor);
    expect(await paidOf(id)).toMatchObject({ paid: 100n });
    expect(await on.state(debtor)).toMatchObject({ balance: 500n, bonus: 500n });
  });

  it('is opened and credited once, however many ask', async () => {
    const [debtor, creditor] = [await ledger.member(100n), await ledger.member(0n)];
    const key = nextId('claim');
    await creditAll();
    await claim(debtor, creditor, 60n, key);
    await claim(debtor, creditor, 60n, key);
    expect(await balanceOf(debtor)).toBe(40n);
    const credited = await Promise.all(Array.from({ length: 8 }, creditAll));
    expect(credited.reduce((sum, one) => sum + one, 0)).toBe(1);
    expect(await balanceOf(creditor)).toBe(60n);
  });

  it('is the same money when twenty credits and claims in both directions come at once', async () => {
    const [one, two] = [await ledger.member(500n), await ledger.member(500n)];
    await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        at % 2 === 0 ? claim(one, two, 70n) : at % 4 === 1 ? claim(two, one, 90n) : salary(one, 10n),
      ),
    );
    while ((await creditAll()) > 0) await Promise.all([collect(one), collect(two)]);
    const [a, b] = [await stateOf(one), await stateOf(two)];
    expect(a.balance + b.balance).toBe(1050n);
    expect([a, b].every(({ balance, claimed }) => balance === 0n || claimed === 0n)).toBe(true);
  });

  it('pays on what its creditor owes, and waits in suspense for a stopped one', async () => {
    const [debtor, creditor] = [await ledger.member(100n), await ledger.member(0n)];
    await ledger.post(adjust(creditor, -15n));
    await claim(debtor, creditor, 40n);
    await creditAll();
    expect(await stateOf(creditor)).toMatchObject({ balance: 25n, owed: 0n });
    await on.setStatus(creditor, 'STOPPED');
    await claim(debtor, creditor, 40n);
    expect(await creditAll()).toBe(1);
    expect(await balanceOf(creditor)).toBe(25n);
  });

  it('takes nothing of a stopped debtor, and continues when the account is open again', async () => {
    const [debtor, creditor] = [await ledger.member(100n), await ledger.member(0n)];
    await on.setStatus(debtor, 'STOPPED');
    const id = await claim(debtor, creditor, 40n);
    expect(await paidOf(id)).toMatchObject({ paid: 0n });
    await on.setStatus(debtor, 'OPEN');
    await collect(debtor);
    expect(await paidOf(id)).toEqual({ paid: 40n, isClosed: true });
  });

  it('binds no longer when the rest of it is written off', async () => {
    const [debtor, creditor] = [await ledger.member(10n), await ledger.member(0n)];
    const id = await claim(debtor, creditor, 40n);
    await on.inTransaction((tx) => tx.query('SELECT write_off_claim($1)', [id]));
    expect(await stateOf(debtor)).toEqual({ balance: 0n, owed: 0n, claimed: 0n });
    expect(await paidOf(id)).toEqual({ paid: 10n, isClosed: true });
    await salary(debtor, 50n);
    expect(await balanceOf(debtor)).toBe(50n);
    await creditAll();
    expect(await balanceOf(creditor)).toBe(10n);
  });
});
