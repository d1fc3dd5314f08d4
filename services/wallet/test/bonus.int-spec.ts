import { ownTransaction } from '../src/ledger/own-transaction.js';
import type { Requirement } from '../src/rollover/rollover.rules.js';
import { adjust, bet, nextId, rollbackOf, win } from './support/ledger.js';
import { done, ledgerOfSuite, stakeHold } from './support/operations.js';

const { ledger, on } = await ledgerOfSuite();

describe('own and bonus money', () => {
  const bonus = async (memberId: string, amount: bigint, changes: Partial<Requirement> = {}) =>
    (await on.bonus(memberId, amount, { multiplier: '20', ...changes })).rolloverId!;
  const stake = async (memberId: string, amount: bigint, roundId = nextId('SENG:round')) => {
    const placed = bet(memberId, amount, { roundId });
    expect(await ledger.post(placed)).toMatchObject({ outcome: 'ACCEPTED' });
    return { placed, roundId };
  };
  const moneyOf = async (memberId: string) => {
    const state = await on.state(memberId);
    return { own: state.balance - state.bonus, bonus: state.bonus, held: state.held };
  };
  const statusesOf = async (memberId: string) => (await on.turnover(memberId)).map(([status]) => status);
  const salary = (memberId: string, amount: bigint) =>
    ledger.post(adjust(memberId, amount, { kind: 'SALARY', contra: 5200 }));

  it('C1 WAL-I5 the end of a bonus keeps what was held for a withdrawal', async () => {
    const member = await ledger.member(5_000_000n);
    const { holdId } = await on.hold(member, 5_000_000n);
    const rolloverId = await bonus(member, 10_000n);
    expect(await moneyOf(member)).toEqual({ own: 5_000_000n, bonus: 10_000n, held: 5_000_000n });
    await on.release(holdId!);
    await on.expire(member, rolloverId);
    expect(await moneyOf(member)).toEqual({ own: 5_000_000n, bonus: 0n, held: 0n });
    expect(await statusesOf(member)).toEqual(['EXPIRED']);
  });

  it('C1 a cash-out limit bounds the bonus, not what was held for a withdrawal', async () => {
    const member = await ledger.member(5_000_000n);
    const { holdId } = await on.hold(member, 5_000_000n);
    await bonus(member, 10_000n, { multiplier: '1', maxCashOut: 50_000n });
    await on.release(holdId!);
    const { roundId } = await stake(member, 10_000n);
    await ledger.post(win(member, 10_000n, { roundId }));
    await on.settle(member, 10_000n, { roundId, win: 10_000n, validBet: 10_000n });
    expect(await statusesOf(member)).toEqual(['DONE']);
    expect(await moneyOf(member)).toEqual({ own: 5_010_000n, bonus: 0n, held: 0n });
  });

  it('C1 a payout that bounces during a bonus stays own', async () => {
    const member = await ledger.member(5_000_000n);
    const { holdId } = await on.hold(member, 5_000_000n);
    await on.payOut(holdId!, 5_000_000n, { externalId: 'bounces' });
    const rolloverId = await bonus(member, 10_000n);
    expect(await on.bounce('bounces')).toMatchObject({ outcome: 'ACCEPTED' });
    await on.expire(member, rolloverId);
    expect(await moneyOf(member)).toEqual({ own: 5_000_000n, bonus: 0n, held: 0n });
  });

  it('C1 a salary during a bonus stays own', async () => {
    const member = await ledger.member(0n);
    const rolloverId = await bonus(member, 10_000n);
    await salary(member, 3_000_000n);
    await on.expire(member, rolloverId);
    expect(await moneyOf(member)).toEqual({ own: 3_000_000n, bonus: 0n, held: 0n });
  });

  it('C1 a stake from before a bonus that comes back after it stays own', async () => {
    const member = await ledger.member(1_000_000n);
    const { placed } = await stake(member, 1_000_000n);
    const rolloverId = await bonus(member, 10_000n);
    await ledger.rollback(rollbackOf(placed));
    await on.expire(member, rolloverId);
    expect(await moneyOf(member)).toEqual({ own: 1_000_000n, bonus: 0n, held: 0n });
  });

  it('C1 a deposit without turnover during a bonus stays own', async () => {
    const member = await ledger.member(50_000n);
    const rolloverId = await bonus(member, 10_000n);
    await ledger.post(adjust(member, 5_000_000n, { kind: 'DEPOSIT', contra: 1110 }));
    await on.expire(member, rolloverId);
    expect(await moneyOf(member)).toEqual({ own: 5_050_000n, bonus: 0n, held: 0n });
  });

  it('C2 a bonus that expires in an open bet is taken when the bet comes back', async () => {
    const member = await ledger.member(500_000n);
    const rolloverId = await bonus(member, 500_000n, { maxCashOut: 600_000n });
    const { placed } = await stake(member, 1_000_000n);
    await on.expire(member, rolloverId);
    expect(await statusesOf(member)).toEqual(['EXPIRING']);
    expect(await on.hold(member, 1n)).toMatchObject({ outcome: 'TURNOVER_REQUIRED' });
    expect(await ledger.rollback(rollbackOf(placed))).toMatchObject({ outcome: 'ACCEPTED' });
    expect(await statusesOf(member)).toEqual(['EXPIRED']);
    expect(await moneyOf(member)).toEqual({ own: 500_000n, bonus: 0n, held: 0n });
    expect(await on.hold(member, 1_000_000n)).toMatchObject({ outcome: 'INSUFFICIENT_FUNDS' });
    expect(await on.hold(member, 500_000n)).toMatchObject({ outcome: 'ACCEPTED' });
  });

  it('C2 a cash-out limit holds for what stands in a bet while the turnover is met', async () => {
    const member = await ledger.member(0n);
    await bonus(member, 50_000n, { maxCashOut: 100_000n });
    const first = await stake(member, 50_000n);
    await ledger.post(win(member, 5_000_000n, { roundId: first.roundId }));
    await salary(member, 50_000n);
    const parked = await stake(member, 5_050_000n);
    const settled = { roundId: first.roundId, win: 5_000_000n, validBet: 1_000_000n };
    await on.settle(member, 50_000n, settled);
    expect(await statusesOf(member)).toEqual(['ACTIVE']);
    await ledger.rollback(rollbackOf(parked.placed));
    expect(await statusesOf(member)).toEqual(['DONE']);
    expect(await moneyOf(member)).toEqual({ own: 150_000n, bonus: 0n, held: 0n });
  });

  it.each(['settled', 'paid'])(
    'C2 a cash-out limit counts the last win when it is %s first',
    async (first) => {
      const member = await ledger.member(500_000n);
      await bonus(member, 500_000n, { multiplier: '1', maxCashOut: 600_000n });
      const { roundId } = await stake(member, 1_000_000n);
      const settle = () => on.settle(member, 1_000_000n, { roundId, win: 1_980_000n, validBet: 1_000_000n });
      const pay = () => ledger.post(win(member, 1_980_000n, { roundId }));
      const steps = first === 'settled' ? [settle, pay] : [pay, settle];
      await steps[0]!();
      expect(await statusesOf(member)).toEqual(['ACTIVE']);
      await steps[1]!();
      expect(await statusesOf(member)).toEqual(['DONE']);
      expect(await moneyOf(member)).toEqual({ own: 1_590_000n, bonus: 0n, held: 0n });
    },
  );

  it('H4 a bonus lost in play is cleared, and a later deposit asks only for its own turnover', async () => {
    const member = await ledger.member(0n);
    await bonus(member, 100_000n);
    const { roundId } = await stake(member, 100_000n);
    expect(await statusesOf(member)).toEqual(['ACTIVE']);
    await on.settle(member, 100_000n, { roundId, win: 0n, validBet: 100_000n });
    expect(await statusesOf(member)).toEqual(['CLEARED']);
    await on.deposit(member, 1_000_000n);
    expect((await on.turnover(member))[1]).toEqual(['ACTIVE', 0n, 1_000_000n]);
    const own = await stake(member, 1_000_000n);
    await ledger.post(win(member, 900_000n, { roundId: own.roundId }));
    await on.settle(member, 1_000_000n, { roundId: own.roundId, win: 900_000n });
    expect(await statusesOf(member)).toEqual(['CLEARED', 'DONE']);
    expect(await on.hold(member, 900_000n)).toMatchObject({ outcome: 'ACCEPTED' });
  });

  it('H4 own money is free as soon as its owner gives the bonus up', async () => {
    const member = await ledger.member(80_000n);
    const rolloverId = await bonus(member, 10_000n);
    expect(await on.hold(member, 80_000n)).toMatchObject({ outcome: 'TURNOVER_REQUIRED' });
    await on.giveUp(member, rolloverId);
    expect(await statusesOf(member)).toEqual(['FORFEITED']);
    expect(await moneyOf(member)).toEqual({ own: 80_000n, bonus: 0n, held: 0n });
    expect(await on.hold(member, 80_000n)).toMatchObject({ outcome: 'ACCEPTED' });
  });

  it('a win is divided as its stake was, the odd unit to the member', async () => {
    const member = await ledger.member(30n);
    await bonus(member, 70n);
    const { roundId } = await stake(member, 100n);
    await ledger.post(win(member, 201n, { roundId }));
    expect(await moneyOf(member)).toEqual({ own: 61n, bonus: 140n, held: 0n });
  });

  it('of a bonus that is met no more than its cash-out limit becomes own', async () => {
    const member = await ledger.member(0n);
    await bonus(member, 100_000n, { multiplier: '1', maxCashOut: 100_000n });
    const { roundId } = await stake(member, 100_000n);
    await salary(member, 40_000n);
    await ledger.post(win(member, 5_000_000n, { roundId }));
    expect(await moneyOf(member)).toEqual({ own: 40_000n, bonus: 5_000_000n, held: 0n });
    await on.settle(member, 100_000n, { roundId, win: 5_000_000n, validBet: 100_000n });
    expect(await moneyOf(member)).toEqual({ own: 140_000n, bonus: 0n, held: 0n });
  });

  it('WAL-I8 a partial capture takes own money first, and the rest is free again', async () => {
    const member = await ledger.member(30n);
    await bonus(member, 70n);
    const order = { ...stakeHold, expiresInSeconds: 3_600 };
    const { holdId } = await on.hold(member, 80n, order);
    expect(await on.state(member)).toMatchObject({ balance: 100n, held: 80n, bonus: 70n, heldBonus: 50n });
    expect(await on.capture(holdId!, 40n)).toMatchObject({ outcome: 'ACCEPTED' });
    expect(await on.state(member)).toMatchObject({ balance: 60n, held: 0n, bonus: 60n, heldBonus: 0n });
  });

  it('a bonus waits for the one before it, and can be given up while it waits', async () => {
    const member = await ledger.member(5n);
    const running = await bonus(member, 10n);
    const waiting = await bonus(member, 20n);
    await bonus(member, 30n);
    expect(await statusesOf(member)).toEqual(['ACTIVE', 'QUEUED', 'QUEUED']);
    await on.giveUp(member, waiting);
    expect(await moneyOf(member)).toEqual({ own: 5n, bonus: 10n, held: 0n });
    await on.expire(member, running);
    expect(await moneyOf(member)).toEqual({ own: 5n, bonus: 30n, held: 0n });
    const rows = await on.rollovers.ofMember(ownTransaction, member, 'REAL', 10);
    const statusOf = (id: string) => rows.find((row) => row.id === id)?.status;
    expect([statusOf(running), statusOf(waiting)]).toEqual(['EXPIRED', 'FORFEITED']);
  });

  it('WAL-I9 a stake that comes back after its bonus was lost leaves the next bonus alone', async () => {
    const member = await ledger.member(5n);
    await bonus(member, 10n);
    const { placed, roundId } = await stake(member, 15n);
    await on.settle(member, 15n, { roundId, win: 0n, validBet: 15n });
    await bonus(member, 40n);
    expect(done(await ledger.rollback(rollbackOf(placed)))).toMatchObject({ outcome: 'ACCEPTED' });
    expect(await moneyOf(member)).toEqual({ own: 5n, bonus: 40n, held: 0n });
  });

  it('a stopped account keeps its bonus until it is open again', async () => {
    const member = await ledger.member(5n);
    const rolloverId = await bonus(member, 10n);
    await on.setStatus(member, 'STOPPED');
    await on.expire(member, rolloverId);
    expect(await moneyOf(member)).toEqual({ own: 5n, bonus: 10n, held: 0n });
    await on.setStatus(member, 'OPEN');
    await on.rollovers.closeDue(member, 'REAL');
    expect(await moneyOf(member)).toEqual({ own: 5n, bonus: 0n, held: 0n });
  });

  it('C2 a bet of the same round from before the bonus does not close the round of its bet', async () => {
    const member = await ledger.member(4n);
    const { roundId } = await stake(member, 2n);
    const before = new Date(0).toISOString();
    await bonus(member, 1n, { multiplier: '1' });
    await stake(member, 3n, roundId);
    await on.settle(member, 2n, { roundId, win: 4n, validBet: 2n, placedAt: before });
    await ledger.post(win(member, 4n, { roundId }));
    expect(await statusesOf(member)).toEqual(['ACTIVE']);
    await on.settle(member, 3n, { roundId, win: 10n, validBet: 3n });
    expect(await statusesOf(member)).toEqual(['ACTIVE']);
    await ledger.post(win(member, 10n, { roundId }));
    expect(await statusesOf(member)).toEqual(['DONE']);
    expect(await moneyOf(member)).toEqual({ own: 14n, bonus: 0n, held: 0n });
  });

  it('C2 a settled bet that is taken back leaves the other bet of its round open', async () => {
    const member = await ledger.member(0n);
    const rolloverId = await bonus(member, 100n);
    const { placed, roundId } = await stake(member, 40n);
    await on.settle(member, 40n, { roundId });
    await stake(member, 30n, roundId);
    await on.expire(member, rolloverId);
    await ledger.rollback(rollbackOf(placed));
    expect(await statusesOf(member)).toEqual(['EXPIRING']);
    await ledger.post(win(member, 50n, { roundId }));
    expect(await moneyOf(member)).toEqual({ own: 0n, bonus: 0n, held: 0n });
    await on.settle(member, 30n, { roundId, win: 50n });
    expect(await statusesOf(member)).toEqual(['EXPIRED']);
  });

  it('C2 a win that was paid for an earlier bet of the round does not stand for the next one', async () => {
    const member = await ledger.member(1n);
    await bonus(member, 1n, { multiplier: '1' });
    const { roundId } = await stake(member, 2n);
    await ledger.post(win(member, 5n, { roundId }));
    await on.settle(member, 2n, { roundId, win: 5n });
    const second = await bonus(member, 2n, { multiplier: '100' });
    await stake(member, 7n, roundId);
    await on.expire(member, second);
    await on.settle(member, 7n, { roundId, win: 5n });
    expect(await statusesOf(member)).toEqual(['DONE', 'EXPIRING']);
    await ledger.post(win(member, 5n, { roundId }));
    expect(await statusesOf(member)).toEqual(['DONE', 'EXPIRED']);
    expect(await moneyOf(member)).toEqual({ own: 4n, bonus: 0n, held: 0n });
  });
});
