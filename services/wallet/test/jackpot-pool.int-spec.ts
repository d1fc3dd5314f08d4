import type { Leg } from '../src/multi-posting/multi-posting.rules.js';
import { win } from './support/ledger.js';
import { done, leg, ledgerOfSuite } from './support/operations.js';

const { ledger, on } = await ledgerOfSuite();

const share = (member: string, amount: bigint, pool: string, changes: Partial<Leg> = {}) =>
  leg('JACKPOT_SHARE', member, amount, { pool, ...changes });
const award = (member: string, amount: bigint, pool: string, changes: Partial<Leg> = {}) =>
  leg('JACKPOT', member, amount, { pool, ...changes });

/** The sums of the pools of a vendor, in minor units. */
async function poolsOf(vassalage: string): Promise<Record<string, string>> {
  const { rows } = await ledger.pools.balances.query<{ pool: string; balance: string }>(
    `SELECT book || ':' || pool AS pool, sum(delta)::text AS balance FROM jackpot_movement
      WHERE vassalage = $1 GROUP BY book, pool`,
    [vassalage],
  );
  return Object.fromEntries(rows.map(({ pool, balance }) => [pool, balance]));
}

describe('pools of jackpots', () => {
  it('REG-G43 are sub-accounts of one account, each with its own shares and payments', async () => {
    const member = await ledger.member(1_000n);
    const about = { vassalage: 'POOLA' };
    await on.group([
      share(member, 30n, 'mini', about),
      share(member, 20n, 'major', about),
      award(member, 25n, 'mini', about),
    ]);
    await on.group([
      share(member, 7n, 'mini', { ...about, book: 'PLAY' }),
      share(member, 4n, 'mini', { vassalage: 'POOLB' }),
    ]);
    expect(await poolsOf('POOLA')).toEqual({ 'REAL:mini': '5', 'REAL:major': '20', 'PLAY:mini': '7' });
    expect(await poolsOf('POOLB')).toEqual({ 'REAL:mini': '4' });
  });

  it('REG-G43 pay an award whole, also where the shares do not cover it', async () => {
    const member = await ledger.member(1_000n);
    const about = { vassalage: 'POOLC' };
    const paid = done(
      await on.group([share(member, 5n, 'grand', about), award(member, 5_000_000n, 'grand', about)]),
    );
    expect(paid.outcome).toBe('ACCEPTED');
    expect(await ledger.account(member)).toMatchObject({ balance: 5_001_000n });
    expect(await poolsOf('POOLC')).toEqual({ 'REAL:grand': '-4999995' });
  });

  it('REG-G43 move once for twenty deliveries of one group at the same time', async () => {
    const member = await ledger.member(1_000n);
    const about = { vassalage: 'POOLD' };
    const legs = [
      leg('WIN', member, 10n, about),
      share(member, 3n, 'mini', about),
      award(member, 2n, 'mini', about),
    ];
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => on.group(legs, { externalId: 'pool-once' })),
    );
    expect(answers.filter((answer) => !done(answer).replayed)).toHaveLength(1);
    expect(await ledger.account(member)).toMatchObject({ balance: 1_012n });
    expect(await poolsOf('POOLD')).toEqual({ 'REAL:mini': '1' });
  });

  it('REG-G43 equal the postings of their vendor in the ledger after concurrent plays', async () => {
    const members = await Promise.all(Array.from({ length: 4 }, () => ledger.member(1_000n)));
    const about = { vassalage: 'POOLE' };
    await Promise.all(
      Array.from({ length: 80 }, (_, at) => {
        const member = members[at % members.length]!;
        const pools = at % 2 ? ['mini', 'grand'] : ['grand', 'mini'];
        const legs = pools.map((pool) => share(member, BigInt(1 + (at % 5)), pool, about));
        return on.group(at % 10 === 0 ? [...legs, award(member, 50n, 'mini', about)] : legs);
      }),
    );
    const { rows } = await ledger.pools.balances.query<{ balance: string }>(
      `SELECT sum(CASE WHEN credit = 2200 THEN amount ELSE -amount END)::text AS balance
         FROM posting WHERE vassalage = 'POOLE' AND 2200 IN (debit, credit)`,
    );
    const pools = await poolsOf('POOLE');
    const sum = Object.values(pools).reduce((all, balance) => all + BigInt(balance), 0n);
    expect(String(sum)).toBe(rows[0]!.balance);
    // Sixteen shares of each amount from one to five in each pool; eight awards of fifty from mini.
    expect(pools).toEqual({ 'REAL:grand': '240', 'REAL:mini': '-160' });
  });

  it('WAL-I6 belong to the request: the same group with another pool is refused', async () => {
    const member = await ledger.member(1_000n);
    const one = share(member, 3n, 'mini', { vassalage: 'POOLF' });
    await on.group([one], { externalId: 'pool-differs' });
    const other = await on.group([{ ...one, pool: 'major' }], { externalId: 'pool-differs' });
    expect(other).toHaveProperty('differs');
    expect(await poolsOf('POOLF')).toEqual({ 'REAL:mini': '3' });
    expect(await ledger.post(win(member, 1n))).toMatchObject({ balance: 1_001n });
  });

  it('keep their movements', async () => {
    for (const statement of ['UPDATE jackpot_movement SET delta = 1', 'DELETE FROM jackpot_movement'])
      await expect(ledger.pools.postings.query(statement)).rejects.toMatchObject({ code: '42501' });
  });
});
