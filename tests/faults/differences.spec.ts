import { differences } from './differences.js';

const rows = (figures: Record<string, string>) =>
  Object.entries(figures).map(([key, value]) => ({ key, figures: value }));
const compare = (left: Record<string, string>, right: Record<string, string>) =>
  differences('turnover', 'game-launch', 'points', rows(left), rows(right));

describe('the comparison of two places', () => {
  it('agrees only if each key has the same figures on both sides', () => {
    expect(compare({ a: '1 2', b: '3 4' }, { b: '3 4', a: '1 2' })).toEqual([]);
  });

  it('names keys that differ although the sums agree, and keys that one side lacks', () => {
    expect(compare({ a: '1', b: '3' }, { a: '2', b: '2' })).toEqual([
      'turnover: 2 differ; a: game-launch 1, points 2; b: game-launch 3, points 2',
    ]);
    expect(compare({ a: '1' }, { a: '1', c: '0' })).toEqual([
      'turnover: 1 differ; c: game-launch nothing, points 0',
    ]);
  });

  it('does not agree on nothing', () => {
    expect(compare({}, {})).toEqual(['turnover: game-launch has none']);
  });
});
