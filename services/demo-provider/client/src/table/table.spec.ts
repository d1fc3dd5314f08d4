import { describe, expect, it } from 'vitest';
import { gameOf, TABLE_KINDS } from '../../../src/table-game/games.js';
import { LANGUAGES } from '../text';
import { boardOf } from './board';
import { bigRoad, lastColumns } from './roads.rules';
import { Slip } from './slip';
import { tableTextsOf } from './text';

describe('the slip of a table', () => {
  it('adds chips up by spot, takes the last back, and repeats what was placed', () => {
    const slip = new Slip();
    slip.add('player', '1000000');
    slip.add('tie', '1000000');
    slip.add('player', '5000000');
    expect(slip.bets).toEqual([
      { spot: 'player', stake: '6000000' },
      { spot: 'tie', stake: '1000000' },
    ]);
    slip.undo();
    expect([slip.on('player'), slip.total]).toEqual([1_000_000n, 2_000_000n]);
    slip.placed(slip.bets);
    expect([slip.isEmpty, slip.canRepeat]).toEqual([true, true]);
    slip.repeat();
    expect(slip.total).toBe(2_000_000n);
  });
});

describe('the big road', () => {
  const tie = (result: string) => result.startsWith('T');

  it('starts a column with each change of side and marks ties', () => {
    expect(bigRoad(['T', 'B', 'Bp', 'T', 'P', 'B'], tie)).toEqual([
      { side: 'B', ties: 1, column: 0, row: 0 },
      { side: 'B', ties: 1, column: 0, row: 1 },
      { side: 'P', ties: 0, column: 1, row: 0 },
      { side: 'B', ties: 0, column: 2, row: 0 },
    ]);
  });

  it('runs on to the right at the sixth row, and keeps the last columns', () => {
    const road = bigRoad([...Array<string>(8).fill('B'), 'P'], tie);
    expect(road.slice(5)).toEqual([
      { side: 'B', ties: 0, column: 0, row: 5 },
      { side: 'B', ties: 0, column: 1, row: 5 },
      { side: 'B', ties: 0, column: 2, row: 5 },
      { side: 'P', ties: 0, column: 1, row: 0 },
    ]);
    expect(lastColumns(road, 2).map(({ column }) => column)).toEqual([0, 1, 0]);
  });
});

describe('the boards', () => {
  it.each(TABLE_KINDS)('of %s have every spot of the game once, named in every language', async (kind) => {
    const spots = gameOf(kind).spots.map(({ id }) => id);
    expect(
      boardOf(kind)
        .map(({ spot }) => spot)
        .toSorted(),
    ).toEqual(spots.toSorted());
    for (const language of LANGUAGES) {
      const text = await tableTextsOf(language);
      for (const spot of spots) expect(text.spot(kind, spot)).not.toBe('');
      expect(text.rules[kind].length).toBeGreaterThan(0);
    }
  });
});
