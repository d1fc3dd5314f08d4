import { requestHash, type Correction, type Posting } from '../src/ledger/posting.rules.js';
import { accepted, adjust, bet, nextId, rollbackOf, win } from './support/ledger.js';
import { ledgerOfSuite } from './support/operations.js';

const { ledger, on } = await ledgerOfSuite();

describe('H7 the correction of what a round has paid', () => {
  const of = (placed: Posting, amount: bigint, changes: Partial<Correction> = {}): Correction => ({
    ...placed,
    ...{ kind: 'WIN_CORRECTION', delta: amount, externalId: nextId('correction'), note: 'result corrected' },
    betExternalId: placed.externalId,
    ...changes,
  });
  const correct = (correction: Correction) => ledger.postings.correct(correction, null);
  const played = async (memberId: string, won = 500n, roundId = nextId('SENG:round')) => {
    const placed = bet(memberId, 100n, { roundId });
    accepted(await ledger.post(placed));
    accepted(await ledger.post(win(memberId, won, { roundId })));
    return placed;
  };
  const postingsOf = async (memberId: string) => {
    const { rows } = await ledger.owner.query<Record<string, unknown>>(
      `SELECT debit, credit, amount::int AS amount, refers_to AS "refersTo", round_id AS "roundId", bonus_amount::int AS bonus
         FROM posting WHERE member_id = $1 AND kind = 'WIN_CORRECTION' ORDER BY id`,
      [memberId],
    );
    return rows;
  };

  it('is booked against the house of the game and names the bet, down and up', async () => {
    const member = await ledger.member(1000n);
    const placed = await played(member);
    const { externalId: refersTo, roundId } = placed;
    expect(await correct(of(placed, -300n))).toMatchObject({ outcome: 'ACCEPTED', balance: 1100n });
    expect(await correct(of(placed, 50n))).toMatchObject({ outcome: 'ACCEPTED', balance: 1150n });
    expect(await postingsOf(member)).toEqual([
      { debit: 2000, credit: 4010, amount: 300, refersTo, roundId, bonus: 0 },
      { debit: 4010, credit: 2000, amount: 50, refersTo, roundId, bonus: 0 },
    ]);
  });

  it('counts back against limits of losses, also those that are set later', async () => {
    const member = await ledger.member(1000n);
    await on.setLimits(member, ['LOSS', 'day', 500n], ['WAGER', 'day', 500n]);
    const placed = await played(member);
    expect(await on.used(member)).toEqual({ 'LOSS day': -400n, 'WAGER day': 100n });
    await correct(of(placed, -450n));
    expect(await on.used(member)).toEqual({ 'LOSS day': 50n, 'WAGER day': 100n });
    await correct(of(placed, 20n));
    await on.setLimits(member, ['LOSS', 'week', 500n]);
    expect(await on.used(member)).toEqual({ 'LOSS week': 30n });
  });

  it('leaves owed what is not there, and is not repaid out of the next win', async () => {
    const member = await ledger.member(100n);
    const placed = await played(member);
    accepted(await ledger.post(bet(member, 450n)));
    expect(await correct(of(placed, -300n))).toMatchObject({ outcome: 'ACCEPTED', balance: 0n });
    expect(await on.state(member)).toMatchObject({ balance: 0n, owed: 250n });
    await ledger.post(win(member, 70n));
    expect(await correct(of(placed, 30n))).toMatchObject({ outcome: 'ACCEPTED', balance: 100n });
    expect(await on.state(member)).toMatchObject({ balance: 100n, owed: 250n });
    await ledger.post(adjust(member, 300n, { kind: 'SALARY', contra: 5200 }));
    expect(await on.state(member)).toMatchObject({ balance: 150n, owed: 0n });
  });

  it('moves money once, and names what differs', async () => {
    const member = await ledger.member(1000n);
    const placed = await played(member);
    const other = await played(member);
    const correction = of(placed, -300n);
    const answers = await Promise.all(Array.from({ length: 8 }, () => correct(correction)));
    expect(answers.filter((answer) => 'replayed' in answer && !answer.replayed)).toHaveLength(1);
    expect((await on.state(member)).balance).toBe(1500n);
    expect(await correct({ ...correction, betExternalId: other.externalId })).toMatchObject({
      differs: ['betExternalId'],
    });
    expect(requestHash(correction)).not.toEqual(requestHash({ ...correction, betExternalId: 'another' }));
  });

  it('WAL-I11 is refused for a bet that is not the member’s, was refused, or is not there', async () => {
    const [member, other] = [await ledger.member(1000n), await ledger.member(1000n)];
    const placed = await played(member);
    const refused = bet(member, 5_000n);
    await ledger.post(refused);
    const strange = await played(other);
    const before = await ledger.account(member);
    for (const one of [
      of(placed, -10n, { betExternalId: strange.externalId }),
      of(placed, -10n, { betExternalId: refused.externalId }),
      of(placed, -10n, { betExternalId: 'nowhere' }),
      of(placed, 10n, { externalId: 'itself', betExternalId: 'itself' }),
    ])
      expect(await correct(one)).toMatchObject({ outcome: 'BET_MISMATCH' });
    expect(await ledger.account(member)).toEqual(before);
  });

  it('is divided as the stakes of its round were', async () => {
    const member = await ledger.member(30n);
    await on.bonus(member, 70n, { multiplier: '20' });
    const placed = bet(member, 100n, { roundId: nextId('SENG:round') });
    accepted(await ledger.post(placed));
    accepted(await ledger.post(win(member, 200n, { roundId: placed.roundId })));
    await correct(of(placed, -100n));
    expect(await on.state(member)).toMatchObject({ balance: 100n, bonus: 70n });
    await correct(of(placed, 10n));
    expect(await on.state(member)).toMatchObject({ balance: 110n, bonus: 77n });
    expect((await postingsOf(member)).map(({ bonus }) => bonus)).toEqual([70, 7]);
  });

  it('takes nothing of a stopped account, and what it gains waits in suspense', async () => {
    const member = await ledger.member(1000n);
    const placed = await played(member);
    await on.setStatus(member, 'STOPPED');
    expect(await correct(of(placed, -100n))).toMatchObject({ outcome: 'ACCOUNT_STOPPED' });
    expect(await correct(of(placed, 100n))).toMatchObject({ outcome: 'ACCEPTED', balance: 1400n });
    expect((await postingsOf(member)).map(({ credit }) => credit)).toEqual([2900]);
  });

  it('of a locked account is taken, and a rolled back bet can still be named', async () => {
    const member = await ledger.member(1000n);
    const placed = await played(member);
    await ledger.rollback(rollbackOf(placed));
    await on.setStatus(member, 'LOCKED');
    expect(await correct(of(placed, -500n))).toMatchObject({ outcome: 'ACCEPTED', balance: 1000n });
  });
});
