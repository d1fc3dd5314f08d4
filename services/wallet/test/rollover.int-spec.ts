import { ownTransaction } from '../src/ledger/own-transaction.js';
import { win } from './support/ledger.js';
import { done, ledgerOfSuite } from './support/operations.js';
import { turnOverInRandomSequences } from './support/turnover.js';

const { ledger, on } = await ledgerOfSuite();

describe('a turnover requirement', () => {
  const remaining = async (memberId: string) =>
    (await on.turnover(memberId)).map(([, met, required]) => required - met);

  it('is met oldest first, the surplus of a bet goes to the next one, and a bet counts once', async () => {
    const member = await ledger.member(0n);
    await on.bonus(member, 1_000_000n, { multiplier: '1' });
    await on.bonus(member, 1_000_000n, { multiplier: '5' });
    const left: bigint[][] = [];
    for (const validBet of [400_000n, 1_000_000n, 3_000_000n, 3_000_000n]) {
      const sourceKey = `bet-${validBet}-${left.length}`;
      await on.progress(member, validBet, { sourceKey });
      expect(await on.progress(member, validBet, { sourceKey })).toMatchObject({ replayed: true });
      left.push(await remaining(member));
    }
    expect(left).toEqual([
      [600_000n, 5_000_000n],
      [0n, 4_600_000n],
      [0n, 1_600_000n],
      [0n, 0n],
    ]);
    expect((await on.turnover(member)).map(([status]) => status)).toEqual(['DONE', 'DONE']);
    expect(await on.hold(member, 2_000_000n)).toMatchObject({ outcome: 'ACCEPTED' });
  });

  it.each([
    ['keeps what was there before', 2_300_000n, 1_300_000n],
    ['takes the credit', 1_200_000n, 500_000n],
    ['takes what is there', 300_000n, 300_000n],
  ])('that is forfeited %s', async (_title, balance, lost) => {
    const member = await ledger.member(1_000_000n);
    const { rolloverId } = await on.bonus(member, 500_000n, { multiplier: '10' });
    const won = balance - 1_500_000n;
    await ledger.post(win(member, won > 0n ? won : -won, won > 0n ? {} : { kind: 'BET', delta: won }));
    expect(await on.hold(member, 1n)).toMatchObject({ outcome: 'TURNOVER_REQUIRED' });
    const first = done(await on.forfeit(rolloverId!, `forfeit-${balance}`));
    expect(first).toMatchObject({ outcome: 'ACCEPTED', taken: lost, rest: 0n, balance: balance - lost });
    expect(await on.forfeit(rolloverId!, `forfeit-${balance}`)).toEqual({ ...first, replayed: true });
    expect(await on.forfeit(rolloverId!)).toMatchObject({ outcome: 'REQUIREMENT_CLOSED' });
  });

  it('leaves at most the cash-out limit beyond the own money once it is met', async () => {
    const member = await ledger.member(100n);
    await on.bonus(member, 50n, { multiplier: '1', maxCashOut: 250n });
    await ledger.post(win(member, 1_000n));
    await on.progress(member, 50n);
    expect(await on.state(member)).toMatchObject({ balance: 350n });
  });

  it('counts only its categories and only bets settled after it was opened', async () => {
    const member = await ledger.member(0n);
    const early = new Date(Date.now() - 3_600_000).toISOString();
    await on.bonus(member, 100n, { multiplier: '1', categories: ['SLOT'] });
    expect(await on.progress(member, 60n, { category: 'LIVE' })).toMatchObject({ used: 0n, remaining: 100n });
    expect(await on.progress(member, 60n, { category: 'SLOT', settledAt: early })).toMatchObject({
      used: 0n,
    });
    expect(await on.progress(member, 60n, { category: 'SLOT' })).toMatchObject({ used: 60n, remaining: 40n });
  });

  it('is opened by a transfer for the receiver, unless the caller asks for none', async () => {
    const [from, to] = [await ledger.member(100n), await ledger.member(5n)];
    const transfer = { caller: 'agent-contracts', fromMemberId: from, toMemberId: to, amount: 20n };
    await on.transfers.betweenMembers(ownTransaction, { ...transfer, externalId: 'with-turnover' }, null);
    await on.transfers.betweenMembers(ownTransaction, { ...transfer, externalId: 'with-turnover' }, null);
    await on.transfers.betweenMembers(
      ownTransaction,
      { ...transfer, externalId: 'threefold', turnover: '2.5' },
      null,
    );
    await on.transfers.betweenMembers(
      ownTransaction,
      { ...transfer, externalId: 'without', turnover: '0' },
      null,
    );
    expect(await remaining(to)).toEqual([20n, 50n]);
    expect(await on.hold(to, 1n)).toMatchObject({ outcome: 'TURNOVER_REQUIRED' });
    expect(await on.transfer(to, from, 1n)).toMatchObject({ outcome: 'TURNOVER_REQUIRED' });
  });

  it('WAL-I5 a claw-back takes what is there and reports the rest', async () => {
    const member = await ledger.member(30n);
    const first = done(await on.clawBack(member, 50n, 'claw-1'));
    expect(first).toMatchObject({ outcome: 'ACCEPTED', taken: 30n, rest: 20n, balance: 0n });
    expect(await on.clawBack(member, 50n, 'claw-1')).toEqual({ ...first, replayed: true });
    const nothing = done(await on.clawBack(member, 50n, 'claw-2'));
    expect(nothing).toMatchObject({ outcome: 'ACCEPTED', taken: 0n, rest: 50n, postingId: null });
    expect(await on.clawBack(member, 50n, 'claw-2')).toEqual({ ...nothing, replayed: true });
  });

  it(
    'WAL-I1 WAL-I2 WAL-I4 WAL-I5 WAL-I6 answers as its model does: 200 sequences',
    () => turnOverInRandomSequences(200),
    120_000,
  );
});
