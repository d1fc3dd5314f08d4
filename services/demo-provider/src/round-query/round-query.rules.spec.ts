import { reportOf, roundOfTransaction } from './round-query.rules.js';

const round = { id: '01936f30-2b20-7d11-b6a2-4e3d2c1b0a40', stake: 1000n, totalWin: null };
const bets = [{ transactionId: `${round.id}-bet`, amount: '1000' }];

describe('the report of a round to the platform', () => {
  it('is open until its outcome is decided', () => {
    for (const state of ['CREATED', 'BET_SENT', 'BET_ACCEPTED'] as const)
      expect(reportOf({ ...round, state }, round.id)).toMatchObject({ state: 'OPEN', bets, wins: [] });
  });

  it('names the win that is owed, paid or not', () => {
    for (const state of ['OUTCOME', 'WIN_SENT', 'CLOSED'] as const)
      expect(reportOf({ ...round, state, totalWin: 0n }, round.id)).toMatchObject({
        state: 'CLOSED',
        bets,
        wins: [{ transactionId: `${round.id}-win`, amount: '0' }],
      });
  });

  it('is cancelled without a bet that stands, and unknown if there is no such round', () => {
    for (const state of ['REFUSED', 'ROLLBACK', 'ROLLED_BACK'] as const)
      expect(reportOf({ ...round, state }, round.id)).toMatchObject({
        state: 'CANCELLED',
        bets: [],
        wins: [],
      });
    expect(reportOf(undefined, 'r-1')).toEqual({
      status: 'OK',
      roundId: 'r-1',
      state: 'UNKNOWN',
      bets: [],
      wins: [],
    });
  });

  it('finds the round of a transaction', () => {
    expect(roundOfTransaction(`${round.id}-win`)).toBe(round.id);
  });
});
