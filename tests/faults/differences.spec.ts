import { bonusDifferences, differences } from './differences.js';

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

describe('the bonus money of accounts', () => {
  const account = (key: string, bonus: string, heldBonus = '0') => ({ key, bonus, heldBonus });
  const parts = (...pairs: [key: string, bonus: string][]) => pairs.map(([key, bonus]) => ({ key, bonus }));

  it('agrees with what came, what was staked, and what is held', () => {
    const accounts = [account('a', '700', '200'), account('b', '0')];
    const postings = parts(['a', '1000'], ['a', '-300'], ['b', '50'], ['b', '-50']);
    expect(bonusDifferences(accounts, postings, parts(['a', '150'], ['a', '50']))).toEqual([]);
  });

  it('differs by a unit that no posting has, and by one that no hold has', () => {
    const accounts = [account('a', '701'), account('b', '500', '100')];
    expect(bonusDifferences(accounts, parts(['a', '700'], ['b', '500']), [])).toEqual([
      'bonus and held bonus of each account: 2 differ; a: account 701 0, postings 700 0; b: account 500 100, postings 500 0',
    ]);
  });

  it('names a bonus whose account is missing', () => {
    expect(bonusDifferences([account('a', '0')], parts(['lost', '10']), [])).toEqual([
      'bonus and held bonus of each account: 1 differ; lost: account nothing, postings 10 0',
    ]);
  });
});
