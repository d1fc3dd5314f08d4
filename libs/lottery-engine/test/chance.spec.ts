import { bestReturn, chanceOfWin, valuesLookedAt } from '../src/chance.js';
import { parseSelection } from '../src/selection-text.js';
import { allPlays, playOf } from '../src/plays/index.js';

const chance = (group: string, code: string): number => {
  const play = playOf(group, code)!;
  const { over, under } = chanceOfWin(play, play.proof[0]!);
  return Number((over * 1_000_000n) / under) / 10_000;
};

describe('chanceOfWin', () => {
  it('is of at least one hit where a number is compared with several', () => {
    expect(chance('MB', 'LO2')).toBeCloseTo(23.766, 2);
    expect(chance('MN', 'LO2')).toBeCloseTo(16.549, 2);
    expect(chance('MB', 'DE_DB')).toBe(1);
    expect(chance('MB', 'XIEN2')).toBeCloseTo(5.488, 2);
  });

  it('is no more than certain for every class of picks', () => {
    for (const play of allPlays())
      for (const proof of play.proof) {
        const { over, under } = chanceOfWin(play, proof);
        expect(over > 0n && over <= under).toBe(true);
      }
  });
});

describe('bestReturn', () => {
  it('shares out the values of a result among numbers that pay by how often they occur', () => {
    const play = playOf('TOGEL', 'COLOK_BEBAS')!;
    const odds = { 'TIMES:1': 2_595, 'TIMES:2': 4_191, 'TIMES:3': 5_787, 'TIMES:4': 7_382 };
    expect(valuesLookedAt(play)).toBe(4);
    expect(bestReturn(play, parseSelection(play, '1'), odds)).toBe(7_382);
    expect(bestReturn(play, parseSelection(play, '1,2'), odds)).toBe(2 * 4_191);
  });
});
