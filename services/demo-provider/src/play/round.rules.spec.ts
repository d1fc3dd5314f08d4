import { delayAfter, hasOutcome, isOver, mayMove, roundStates, type RoundState } from './round.rules.js';

const edges: [RoundState, RoundState][] = [
  ['CREATED', 'BET_SENT'],
  ['BET_SENT', 'BET_ACCEPTED'],
  ['BET_SENT', 'REFUSED'],
  ['BET_SENT', 'ROLLBACK'],
  ['BET_ACCEPTED', 'OUTCOME'],
  ['OUTCOME', 'WIN_SENT'],
  ['WIN_SENT', 'CLOSED'],
  ['ROLLBACK', 'ROLLED_BACK'],
];

describe('the states of a round', () => {
  it.each(roundStates.flatMap((from) => roundStates.map((to) => [from, to] as const)))(
    '%s to %s',
    (from, to) => {
      expect(mayMove(from, to)).toBe(edges.some(([x, y]) => x === from && y === to));
    },
  );

  it('end where the player has won, lost, been refused or been refunded', () => {
    expect(roundStates.filter(isOver).toSorted()).toEqual(['CLOSED', 'REFUSED', 'ROLLED_BACK']);
  });

  it('never leave a decided outcome but by paying it', () => {
    for (const state of roundStates.filter(hasOutcome))
      expect(roundStates.filter((to) => mayMove(state, to)).every(hasOutcome)).toBe(true);
  });

  it('wait longer with each failure, half a minute at most', () => {
    expect([0, 1, 2, 7, 40].map(delayAfter)).toEqual([250, 500, 1000, 30_000, 30_000]);
  });
});
