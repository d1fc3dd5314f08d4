import { DepositReversalRepository } from '../src/deposit/deposit-reversal.repository.js';
import type { KeyReuse } from '../src/ledger/ledger-call.repository.js';
import type { Posting, PostingAnswer } from '../src/ledger/posting.rules.js';
import { accepted, adjust, bet, nextId, rollbackOf, win } from './support/ledger.js';
import { done, ledgerOfSuite } from './support/operations.js';

const { ledger, on } = await ledgerOfSuite();

const times = 12;

describe('a posting that is reversed by many at once, each under a key of its own', () => {
  const deposits = new DepositReversalRepository(undefined as never);
  const atOnce = <T>(act: () => Promise<T>): Promise<T[]> =>
    Promise.all(Array.from({ length: times }, () => act()));
  const outcomesOf = (answers: readonly (PostingAnswer | KeyReuse)[]) =>
    answers.map((answer) => accepted(answer).outcome).toSorted();
  const onceThen = (refusal: string) =>
    ['ACCEPTED', ...Array.from({ length: times - 1 }, () => refusal)].toSorted();
  const reverse = (postingId: string) =>
    on.inTransaction(async (tx) => {
      const reversal = { externalId: nextId('reversal'), postingId, note: 'recalled' };
      return done(await deposits.reverse(tx, reversal, null));
    });
  const balanceOf = async (memberId: string) => (await ledger.account(memberId)).balance;

  it('WAL-I9.1 a bet is taken back once, before and after its win', async () => {
    const member = await ledger.member(100n);
    const placed = bet(member, 60n);
    accepted(await ledger.post(placed));
    accepted(await ledger.post(win(member, 10n)));
    const answers = await atOnce(() => ledger.rollback(rollbackOf(placed)));
    expect(outcomesOf(answers)).toEqual(onceThen('ALREADY_ROLLED_BACK'));
    expect(await balanceOf(member)).toBe(110n);
  });

  it('WAL-I9.1 a deposit is taken back once', async () => {
    const member = await ledger.member(0n);
    const deposit = adjust(member, 500n, { externalId: nextId('deposit'), kind: 'DEPOSIT', contra: 1110 });
    const { postingId } = accepted(await ledger.post(deposit));
    const answers = await atOnce(() => reverse(postingId!));
    expect(outcomesOf(answers)).toEqual(onceThen('ALREADY_ROLLED_BACK'));
    expect(await on.state(member)).toMatchObject({ balance: 0n, owed: 0n });
  });

  it('WAL-I9.1 a deposit whose reversal was refused can be taken back later, once', async () => {
    const member = await ledger.member(0n);
    const deposit = adjust(member, 500n, { externalId: nextId('deposit'), kind: 'DEPOSIT', contra: 1110 });
    const { postingId } = accepted(await ledger.post(deposit));
    await on.setStatus(member, 'STOPPED');
    expect(await reverse(postingId!)).toMatchObject({ outcome: 'ACCOUNT_STOPPED', balance: 500n });
    await on.setStatus(member, 'OPEN');
    expect(outcomesOf(await atOnce(() => reverse(postingId!)))).toEqual(onceThen('ALREADY_ROLLED_BACK'));
    expect(await balanceOf(member)).toBe(0n);
  });

  it('WAL-I9.1 a payout comes back once', async () => {
    const member = await ledger.member(100n);
    const { holdId } = await on.hold(member, 60n);
    const externalId = nextId('payout');
    await on.payOut(holdId!, 60n, { externalId });
    const answers = (await atOnce(() => on.bounce(externalId))).map((answer) => done(answer));
    expect(outcomesOf(answers)).toEqual(onceThen('EXCEEDS_PAYOUT'));
    expect(await on.state(member)).toMatchObject({ balance: 100n, held: 0n, owed: 0n });
  });

  it('WAL-I9.1 a bonus is taken back once, as bonus money and as own money', async () => {
    for (const multiplier of ['10', '0']) {
      const member = await ledger.member(30n);
      const creditKey = nextId('bonus');
      await on.bonus(member, 50n, { multiplier }, creditKey);
      await atOnce(() => on.inTransaction((tx) => on.rollovers.revoke(tx, 'promotions', creditKey)));
      expect(await on.state(member)).toMatchObject({ balance: 30n, bonus: 0n, owed: 0n });
    }
  });

  it.each<[string, Partial<Posting>]>([
    ['a win', { kind: 'WIN' }],
    ['a deposit', { kind: 'DEPOSIT', contra: 1110 }],
    ['points', { kind: 'POINTS', contra: 5100 }],
    ['a salary', { kind: 'SALARY', contra: 5200 }],
    ['a correction by hand', { kind: 'ADJUST' }],
  ])('WAL-I9.1 %s is not taken back as a bet, and neither is a rollback', async (_what, changes) => {
    const member = await ledger.member(100n);
    const credited =
      changes.kind === 'WIN' ? win(member, 40n) : adjust(member, 40n, { caller: 'game-launch', ...changes });
    accepted(await ledger.post(credited));
    const placed = bet(member, 20n);
    accepted(await ledger.post(placed));
    const back = rollbackOf(placed);
    accepted(await ledger.rollback(back));
    const ofRollback = rollbackOf({ ...placed, externalId: back.externalId });
    for (const request of [rollbackOf(credited), ofRollback])
      expect(await ledger.rollback(request)).toMatchObject({ outcome: 'BET_MISMATCH' });
    expect(await balanceOf(member)).toBe(140n);
  });
});
