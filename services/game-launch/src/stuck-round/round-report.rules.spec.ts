import type { RoundReport } from './dto/round-report.response.js';
import { nextAskSeconds, planOf } from './round-report.rules.js';

type Known = Parameters<typeof planOf>[1][number];
const bet = (transactionId: string, amount = 1000n, status: Known['status'] = 'DONE'): Known => ({
  ...{ kind: 'BET', transactionId, amount, status },
});
const win = (transactionId: string, amount = 500n): Known => ({
  ...{ kind: 'WIN', transactionId, amount, status: 'DONE' },
});
const report = (state: RoundReport['state'], bets: string[] = [], wins: string[] = []): RoundReport => ({
  status: 'OK',
  state,
  bets: bets.map((transactionId) => ({ transactionId, amount: '1000' })),
  wins: wins.map((transactionId) => ({ transactionId, amount: '500' })),
});

describe('the plan for a stuck round', () => {
  it('waits while the provider plays it', () => {
    expect(planOf(report('OPEN', ['b1']), [bet('b1')])).toEqual({ kind: 'WAIT' });
  });

  it('pays what is missing and gives back bets that the provider does not name', () => {
    expect(planOf(report('CLOSED', ['b1'], ['w1', 'w2']), [bet('b1'), bet('b2'), win('w1')])).toEqual({
      kind: 'END',
      cancelled: false,
      reverse: ['b2'],
      wins: [{ transactionId: 'w2', amount: 500n }],
    });
  });

  it('REG-G43 pays the jackpots of a missing win, and leaves those that differ to an operator', () => {
    const jackpots = [{ pool: 'mini', share: '12', award: '5000' }];
    const reported = report('CLOSED', ['b1'], ['w1']);
    const withJackpots = { ...reported, wins: reported.wins.map((one) => ({ ...one, jackpots })) };
    expect(planOf(withJackpots, [bet('b1')])).toMatchObject({
      kind: 'END',
      wins: [{ transactionId: 'w1', amount: 500n, jackpots }],
    });
    expect(planOf(withJackpots, [bet('b1'), { ...win('w1'), jackpots }])).toMatchObject({ wins: [] });
    expect(planOf(withJackpots, [bet('b1'), win('w1')])).toMatchObject({ kind: 'MISMATCH' });
    expect(planOf(reported, [bet('b1'), { ...win('w1'), jackpots }])).toMatchObject({ kind: 'MISMATCH' });
  });

  it.each(['CANCELLED', 'UNKNOWN'] as const)('gives every bet back if the round is %s', (state) => {
    const known = [
      bet('b1'),
      bet('b2', 1n, 'PENDING'),
      bet('b3', 1n, 'REFUSED'),
      bet('b4', 1n, 'ROLLED_BACK'),
    ];
    expect(planOf(report(state), known)).toMatchObject({
      kind: 'END',
      cancelled: true,
      reverse: ['b1', 'b2'],
    });
  });

  it.each<[string, RoundReport, Known[]]>([
    ['a bet of another amount', report('CLOSED', ['b1']), [bet('b1', 999n)]],
    ['a bet that was refused here', report('CLOSED', ['b1']), [bet('b1', 1000n, 'REFUSED')]],
    ['a bet that never arrived', report('CLOSED', ['b1', 'b2']), [bet('b1')]],
    ['a win of another amount', report('CLOSED', ['b1'], ['w1']), [bet('b1'), win('w1', 1n)]],
    ['a paid win that is not reported', report('CLOSED', ['b1']), [bet('b1'), win('w1')]],
    ['a bet reported as a win', report('CLOSED', [], ['b1']), [bet('b1', 500n)]],
    ['a cancelled round with a paid win', report('CANCELLED'), [bet('b1'), win('w1')]],
    ['a cancelled round with a standing bet', report('CANCELLED', ['b1']), [bet('b1')]],
  ])('leaves %s to an operator', (_, given, known) => {
    expect(planOf(given, known)).toMatchObject({ kind: 'MISMATCH' });
  });

  it('asks again after 1, 2, 4 … minutes, at most an hour', () => {
    expect([1, 2, 3, 7, 50].map(nextAskSeconds)).toEqual([60, 120, 240, 3600, 3600]);
  });
});
