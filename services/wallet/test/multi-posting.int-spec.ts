import { adjust, bet, rollbackOf, win } from './support/ledger.js';
import { done, leg, ledgerOfSuite } from './support/operations.js';

const { ledger, on } = await ledgerOfSuite();

describe('groups of postings', () => {
  it('WAL-I1 WAL-I4 posts a stake, its share of the jackpot and a payout in one call, under one group', async () => {
    const member = await ledger.member(1_000n);
    const answer = done(
      await on.group([
        leg('BET', member, 100n),
        leg('JACKPOT_SHARE', member, 3n),
        leg('WIN', member, 20n),
        leg('JACKPOT', member, 2n),
      ]),
    );
    expect(answer).toMatchObject({ outcome: 'ACCEPTED', replayed: false });
    expect(answer.legs.map(({ outcome, balance, version }) => [outcome, balance, version])).toEqual([
      ['ACCEPTED', 900n, 2n],
      ['ACCEPTED', null, null],
      ['ACCEPTED', 920n, 3n],
      ['ACCEPTED', 922n, 4n],
    ]);
    const { rows } = await ledger.pools.balances.query(
      'SELECT kind, debit, credit, amount, version FROM posting WHERE group_id = $1 ORDER BY id',
      [answer.groupId],
    );
    expect(rows).toEqual([
      { kind: 'BET', debit: 2000, credit: 4010, amount: '100', version: '2' },
      { kind: 'JACKPOT_SHARE', debit: 4010, credit: 2200, amount: '3', version: null },
      { kind: 'WIN', debit: 4010, credit: 2000, amount: '20', version: '3' },
      { kind: 'JACKPOT', debit: 2200, credit: 2000, amount: '2', version: '4' },
    ]);
  });

  it('WAL-I11 does none where one leg cannot be, and says for each why', async () => {
    const member = await ledger.member(100n);
    const legs = [
      leg('BET', member, 60n),
      leg('JACKPOT_SHARE', member, 3n),
      leg('BET', member, 41n),
      leg('WIN', member, 5n),
    ];
    const answer = done(await on.group(legs));
    expect(answer.outcome).toBe('INSUFFICIENT_FUNDS');
    expect(answer.legs.map(({ outcome }) => outcome)).toEqual([
      'GROUP_REFUSED',
      'GROUP_REFUSED',
      'INSUFFICIENT_FUNDS',
      'GROUP_REFUSED',
    ]);
    expect(await ledger.account(member)).toEqual({ balance: 100n, version: 1 });
    expect(await ledger.count('posting', member)).toBe(1);
  });

  it('counts what earlier legs gave and took', async () => {
    const member = await ledger.member(100n);
    const spent = done(
      await on.group([leg('BET', member, 100n), leg('WIN', member, 50n), leg('BET', member, 50n)]),
    );
    expect(spent).toMatchObject({ outcome: 'ACCEPTED' });
    expect(await ledger.account(member)).toEqual({ balance: 0n, version: 4 });
  });

  it('WAL-I6 WAL-I7 is answered alike ever after, accepted or declined, as a whole and leg by leg', async () => {
    const member = await ledger.member(100n);
    const legs = [leg('BET', member, 60n), leg('JACKPOT_SHARE', member, 3n)];
    const first = done(await on.group(legs, { externalId: 'g-1' }));
    const refused = [leg('BET', member, 30n), leg('BET', member, 30n)];
    const declined = done(await on.group(refused, { externalId: 'g-2' }));
    expect(declined.outcome).toBe('INSUFFICIENT_FUNDS');
    await ledger.post(adjust(member, 1_000n));
    expect(await on.group(legs, { externalId: 'g-1' })).toEqual({ ...first, replayed: true });
    expect(await on.group(refused, { externalId: 'g-2' })).toEqual({ ...declined, replayed: true });
    const alone = bet(member, 60n, { externalId: legs[0]!.externalId });
    expect(await ledger.post(alone)).toMatchObject({ outcome: 'ACCEPTED', balance: 40n, replayed: true });
    const other = bet(member, 30n, { externalId: refused[0]!.externalId });
    expect(await ledger.post(other)).toMatchObject({ outcome: 'GROUP_REFUSED', replayed: true });
    expect(await ledger.account(member)).toMatchObject({ balance: 1_040n });
  });

  it('WAL-I6 names the leg that differs, and one whose key belongs to something else', async () => {
    const member = await ledger.member(100n);
    const legs = [leg('BET', member, 10n), leg('JACKPOT_SHARE', member, 3n)];
    await on.group(legs, { externalId: 'g-3' });
    const again = (changed: typeof legs) => on.group(changed, { externalId: 'g-3' });
    expect(await again([legs[0]!, { ...legs[1]!, amount: 4n }])).toEqual({ differs: ['legs[1].amount'] });
    expect(await again([legs[0]!, leg('WIN', member, 3n)])).toEqual({ differs: ['legs[1].externalId'] });
    expect(await again([legs[0]!])).toEqual({ differs: ['legs'] });
    const keys = await ledger.count('posting_key');
    expect(await on.group([leg('WIN', member, 1n), legs[0]!])).toEqual({ differs: ['legs[1].externalId'] });
    const twice = leg('BET', member, 1n);
    expect(await on.group([twice, twice])).toEqual({ differs: ['legs[1].externalId'] });
    expect(await ledger.count('posting_key')).toBe(keys);
    await ledger.rollback(rollbackOf(bet(member, 1n, { externalId: twice.externalId })));
    expect(await on.group([twice, twice])).toEqual({ differs: ['legs[1].externalId'] });
  });

  it('WAL-I6 fifty identical groups at once have one effect and fifty identical answers', async () => {
    const member = await ledger.member(1_000n);
    const legs = [leg('BET', member, 10n), leg('WIN', member, 3n)];
    const asked = Array.from({ length: 50 }, () => on.group(legs, { externalId: 'g-4' }));
    const [first, ...others] = (await Promise.all(asked)).map((answer) => ({ ...done(answer), replayed: 0 }));
    for (const answer of others) expect(answer).toEqual(first);
    expect(await ledger.account(member)).toEqual({ balance: 993n, version: 3 });
  });

  it('WAL-I2 groups over several members at once, in any order of theirs, wait and never in a circle', async () => {
    const members = await Promise.all(Array.from({ length: 5 }, () => ledger.member(10_000n)));
    const asked = Array.from({ length: 120 }, (_, i) => {
      const order = i % 2 ? members : members.toReversed();
      return on.group(order.map((member, at) => leg(at % 2 ? 'WIN' : 'BET', member, BigInt(1 + at))));
    });
    for (const answer of await Promise.all(asked)) expect(done(answer).outcome).toBe('ACCEPTED');
  });

  it('WAL-I9 takes back a leg that is a bet, and refuses the group whose bet was taken back before it came', async () => {
    const member = await ledger.member(100n);
    const legs = [leg('JACKPOT_SHARE', member, 3n), leg('BET', member, 10n)];
    await on.group(legs);
    const placed = bet(member, 10n, { externalId: legs[1]!.externalId });
    expect(await ledger.rollback(rollbackOf(placed))).toMatchObject({ outcome: 'ACCEPTED', balance: 100n });
    expect(done(await on.group([leg('JACKPOT_SHARE', member, -3n)])).outcome).toBe('ACCEPTED');

    const late = [leg('BET', member, 5n), leg('BET', member, 10n)];
    await ledger.rollback(rollbackOf(bet(member, 10n, { externalId: late[1]!.externalId })));
    const answer = done(await on.group(late, { externalId: 'g-5' }));
    expect(answer.outcome).toBe('ROLLED_BACK');
    expect(answer.legs.map(({ outcome }) => outcome)).toEqual(['GROUP_REFUSED', 'ROLLED_BACK']);
    expect(await on.group(late, { externalId: 'g-5' })).toEqual({ ...answer, replayed: true });
    expect(await ledger.account(member)).toMatchObject({ balance: 100n });
  });

  it('refuses for a stopped or locked account as a posting by itself would, and pays wins to suspense', async () => {
    const member = await ledger.member(100n);
    await on.setStatus(member, 'STOPPED');
    expect(done(await on.group([leg('BET', member, 1n)])).outcome).toBe('ACCOUNT_STOPPED');
    const paid = done(await on.group([leg('WIN', member, 7n)]));
    expect(paid).toMatchObject({ outcome: 'ACCEPTED', legs: [{ balance: 100n, version: 1n }] });
    await on.setStatus(member, 'LOCKED');
    expect(done(await on.group([leg('WIN', member, 7n), leg('BET', member, 1n)])).outcome).toBe(
      'ACCOUNT_LOCKED',
    );
    expect(await ledger.account(member)).toEqual({ balance: 100n, version: 1 });
  });

  it('keeps the books apart, and takes no kind that is not its own', async () => {
    const member = await ledger.member(100n);
    const play = done(
      await on.group([
        leg('BET', member, 5n, { book: 'PLAY' }),
        leg('JACKPOT_SHARE', member, 1n, { book: 'PLAY' }),
      ]),
    );
    expect(play.legs[0]).toMatchObject({ balance: 999_999_995n });
    expect(await ledger.account(member)).toMatchObject({ balance: 100n });
    await expect(on.group([leg('ADJUST' as never, member, 1n)])).rejects.toThrow(/no leg of a group/);
    await expect(on.group([leg('WIN', member, 10n ** 15n)])).rejects.toThrow(/out of bounds/);
    expect(await ledger.post(win(member, 1n))).toMatchObject({ balance: 101n });
  });
});
