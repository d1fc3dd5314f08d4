import { adjust, nextId } from './support/ledger.js';
import { done, ledgerOfSuite } from './support/operations.js';
import { withdrawInRandomSequences } from './support/withdrawals.js';

const { ledger, on } = await ledgerOfSuite();

describe('a withdrawal', () => {
  const postingsOf = async (memberId: string) =>
    (
      await ledger.owner.query(
        'SELECT kind, debit, credit, amount, balance_after, refers_to FROM posting WHERE member_id = $1 ORDER BY id OFFSET 1',
        [memberId],
      )
    ).rows;

  it('WAL-I8 is paid in parts out of one hold, which stays open until the last one', async () => {
    const member = await ledger.member(100n);
    const { holdId } = await on.hold(member, 60n);
    const first = done(await on.payOut(holdId!, 20n, { isFinal: false, fee: 2n }));
    expect(first).toMatchObject({ outcome: 'ACCEPTED', balance: 78n, version: 3n, taken: 20n, rest: 0n });
    expect(await on.state(member)).toMatchObject({ balance: 78n, held: 38n, owed: 0n });
    expect(await on.holds.find('game-launch', holdId!)).toMatchObject({ status: 'OPEN', captured: 22n });
    expect(await postingsOf(member)).toMatchObject([
      { kind: 'WITHDRAWAL', debit: 2000, credit: 1110, amount: '20', balance_after: '80', refers_to: holdId },
      { kind: 'FEE', debit: 2000, credit: 4910, amount: '2', balance_after: '78', refers_to: holdId },
    ]);
    expect(await on.payOut(holdId!, 30n)).toMatchObject({ balance: 48n, taken: 30n, rest: 0n });
    expect(await on.state(member)).toMatchObject({ balance: 48n, held: 0n, owed: 0n });
    expect(await on.holds.find('game-launch', holdId!)).toMatchObject({ status: 'CAPTURED', captured: 52n });
  });

  it('WAL-I8 frees the rest of a hold that was paid in part', async () => {
    const member = await ledger.member(100n);
    const { holdId } = await on.hold(member, 60n);
    await on.payOut(holdId!, 20n, { isFinal: false });
    expect(await on.release(holdId!)).toMatchObject({ outcome: 'ACCEPTED', balance: 80n });
    expect(await on.state(member)).toMatchObject({ balance: 80n, held: 0n, owed: 0n });
    expect(await on.holds.find('game-launch', holdId!)).toMatchObject({ status: 'CAPTURED', captured: 20n });
  });

  it('WAL-I15 a confirmed payout is booked also after a stop, a release, and beyond the hold', async () => {
    const member = await ledger.member(100n);
    const { holdId } = await on.hold(member, 60n);
    await on.setStatus(member, 'STOPPED');
    expect(await on.payOut(holdId!, 70n)).toMatchObject({ outcome: 'ACCEPTED', taken: 60n, rest: 10n });
    expect(await on.payOut(holdId!, 5n)).toMatchObject({ outcome: 'ACCEPTED', taken: 0n, rest: 5n });
    expect(await on.state(member)).toMatchObject({ balance: 40n, held: 0n, owed: 0n });
    expect((await postingsOf(member)).slice(1)).toMatchObject([
      { kind: 'WITHDRAWAL', debit: 1590, credit: 1110, amount: '10', balance_after: null },
      { kind: 'WITHDRAWAL', debit: 1590, credit: 1110, amount: '5', balance_after: null },
    ]);
  });

  it('WAL-I9 gives back a payout that bounced, once, and never more than was paid', async () => {
    const member = await ledger.member(100n);
    const { holdId } = await on.hold(member, 60n);
    const externalId = nextId('payout');
    await on.payOut(holdId!, 60n, { externalId });
    const first = done(await on.bounce(externalId, 25n, 'back-1'));
    expect(first).toMatchObject({ outcome: 'ACCEPTED', balance: 65n, taken: 25n, rest: 0n });
    expect(await on.bounce(externalId, 25n, 'back-1')).toEqual({ ...first, replayed: true });
    expect(await on.bounce(externalId, 36n)).toMatchObject({ outcome: 'EXCEEDS_PAYOUT', balance: 65n });
    expect(await on.bounce(externalId)).toMatchObject({ outcome: 'ACCEPTED', balance: 100n, taken: 35n });
    expect(await on.bounce(externalId)).toMatchObject({ outcome: 'EXCEEDS_PAYOUT' });
    expect(await on.bounce(nextId('unknown'))).toBeUndefined();
    expect((await postingsOf(member))[1]).toMatchObject({
      ...{ kind: 'PAYOUT_RETURN', debit: 1110, credit: 2000, amount: '25', refers_to: externalId },
    });
  });

  it('WAL-I9 twenty returns of one payout at once give it back once', async () => {
    const member = await ledger.member(100n);
    const { holdId } = await on.hold(member, 60n);
    const externalId = nextId('payout');
    await on.payOut(holdId!, 60n, { externalId });
    const answers = await Promise.all(Array.from({ length: 20 }, () => on.bounce(externalId)));
    expect(answers.map((answer) => done(answer).outcome).filter((outcome) => outcome === 'ACCEPTED')).toEqual(
      ['ACCEPTED'],
    );
    expect(await on.state(member)).toMatchObject({ balance: 100n, held: 0n, owed: 0n });
  });

  it('WAL-I7 is not held while money is owed, and a refusal stays one', async () => {
    const member = await ledger.member(50n);
    await ledger.post(adjust(member, -60n));
    expect(await on.hold(member, 1n)).toMatchObject({ outcome: 'DEBT_OPEN', holdId: null });
    expect(await on.transfer(member, await ledger.member(1n), 1n)).toMatchObject({ outcome: 'DEBT_OPEN' });
  });

  it('WAL-I8 never expires: its hold cannot have a time', async () => {
    const member = await ledger.member(50n);
    await expect(on.hold(member, 1n, { expiresInSeconds: 5 })).rejects.toThrow('hold_without_expiry');
  });

  it(
    'WAL-I1 WAL-I2 WAL-I4 WAL-I5 WAL-I6 WAL-I8 WAL-I9 answers as its model does: 200 sequences',
    () => withdrawInRandomSequences(200),
    120_000,
  );
});
