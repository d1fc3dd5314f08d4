import { defaultSettings } from './valid-bet.rules.js';
import { withAdjustment, withoutBet, withWin, type RoundState } from './round.rules.js';

const open: RoundState = {
  status: 'OPEN',
  gameType: 'RNG',
  mode: 'REAL',
  stake: 1000n,
  payout: 0n,
  validBet: 0n,
  exclusionReason: null,
  bets: 1,
  settlement: {},
  settledBefore: false,
  validBetSettings: defaultSettings,
};
const settled = withWin(open, { amount: 400n, finished: true }).round;

describe('a round', () => {
  it('stays open through wins that do not finish it, and says nothing', () => {
    const { round, event } = withWin(open, { amount: 300n, finished: false });
    expect(round).toMatchObject({ status: 'OPEN', payout: 300n, validBet: 0n });
    expect(event).toEqual({ kind: 'NONE' });
  });

  it('is settled with the totals of all its bets and wins', () => {
    const two = withWin({ ...open, stake: 2500n, bets: 2 }, { amount: 300n, finished: false }).round;
    const { round, event } = withWin(two, { amount: 200n, finished: true });
    expect(round).toMatchObject({ status: 'SETTLED', stake: 2500n, payout: 500n, validBet: 2500n });
    expect(event).toEqual({ kind: 'SETTLED' });
  });

  it('is settled by a loss, which is a win of nothing', () => {
    expect(withWin(open, { amount: 0n, finished: true })).toMatchObject({
      round: { status: 'SETTLED', payout: 0n, validBet: 1000n },
      event: { kind: 'SETTLED' },
    });
  });

  it('is void once its only bet is taken back, and says nothing as it never ended', () => {
    expect(withoutBet(open, 1000n)).toMatchObject({
      round: { status: 'VOID', stake: 0n, bets: 0 },
      event: { kind: 'NONE' },
    });
  });

  it('continues with the remaining bets', () => {
    expect(withoutBet({ ...open, stake: 1500n, bets: 2 }, 500n)).toMatchObject({
      round: { status: 'OPEN', stake: 1000n, bets: 1 },
    });
  });

  it('publishes a late win as an adjustment', () => {
    expect(withWin(settled, { amount: 250n, finished: true })).toMatchObject({
      round: { status: 'SETTLED', payout: 650n, validBet: 1000n },
      event: { kind: 'ADJUSTED', delta: { stake: 0n, payout: 250n, validBet: 0n } },
    });
  });

  it('says nothing of a second end without money', () => {
    expect(withWin(settled, { amount: 0n, finished: true }).event).toEqual({ kind: 'NONE' });
  });

  it('publishes a rollback after settlement as a negative adjustment', () => {
    const lost = withWin(open, { amount: 0n, finished: true }).round;
    expect(withoutBet(lost, 1000n)).toMatchObject({
      round: { status: 'VOID', stake: 0n, validBet: 0n, exclusionReason: 'VOID' },
      event: { kind: 'ADJUSTED', delta: { stake: -1000n, payout: 0n, validBet: -1000n } },
    });
    expect(withoutBet(settled, 1000n)).toMatchObject({
      round: { status: 'SETTLED', stake: 0n, payout: 400n, validBet: 0n },
      event: { kind: 'ADJUSTED', delta: { stake: -1000n, payout: 0n, validBet: -1000n } },
    });
  });

  it('is void once neither a bet nor a payout is left, in whichever order they go', () => {
    const { round, event } = withAdjustment(settled, { amount: -400n });
    expect({ round, event }).toMatchObject({
      round: { status: 'SETTLED', payout: 0n },
      event: { kind: 'ADJUSTED', delta: { stake: 0n, payout: -400n } },
    });
    expect(withoutBet(round, 1000n).round.status).toBe('VOID');
    expect(withAdjustment(withoutBet(settled, 1000n).round, { amount: -400n }).round.status).toBe('VOID');
  });

  it('publishes nothing of a correction before its end', () => {
    const paid = { ...open, payout: 300n };
    expect(withAdjustment(paid, { amount: -300n })).toMatchObject({
      round: { status: 'OPEN', payout: 0n },
      event: { kind: 'NONE' },
    });
    const { round } = withAdjustment(withoutBet(paid, 1000n).round, { amount: -300n });
    expect(round.status).toBe('VOID');
  });

  it('ends by a win that arrives after every bet was taken back', () => {
    const empty = withoutBet(open, 1000n).round;
    expect(withWin(empty, { amount: 90n, finished: false })).toMatchObject({
      round: { status: 'SETTLED', stake: 0n, payout: 90n, validBet: 0n },
      event: { kind: 'SETTLED' },
    });
  });

  it('counts nothing of play money', () => {
    expect(withWin({ ...open, mode: 'PLAY' }, { amount: 0n, finished: true }).round).toMatchObject({
      validBet: 0n,
      exclusionReason: 'PLAY_MONEY',
    });
  });

  it('values a sports bet by its settlement details, and a cock fight by its own rule', () => {
    const sports: RoundState = { ...open, gameType: 'SPORTS' };
    const settlement = { result: 'WIN', odds: { format: 'HK', value: '0.74' } } as const;
    expect(withWin(sports, { amount: 1740n, finished: true, settlement }).round).toMatchObject({
      validBet: 0n,
      exclusionReason: 'LOW_ODDS',
    });
    const fight = { cockFight: true, odds: { format: 'HK', value: '0.74' } } as const;
    expect(withWin(sports, { amount: 1740n, finished: true, settlement: fight }).round.validBet).toBe(1000n);
  });

  it('reads the amounts among those facts', () => {
    const live: RoundState = { ...open, gameType: 'LIVE', stake: 1700n };
    const settlement = { player: '700', banker: '1000' };
    expect(withWin(live, { amount: 1400n, finished: true, settlement }).round).toMatchObject({
      validBet: 300n,
      exclusionReason: 'BOTH_SIDES',
    });
  });
});
