import { bonusDifferences, differences, tableDifferences, type TablePosting } from './differences.js';

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

describe('the parts of rounds of tables', () => {
  const bet = (key: string, part: string, stake: string, isVoid = false) => ({ key, part, stake, isVoid });
  const posting = (kind: TablePosting['kind'], part: string, of: string, amount: string): TablePosting => ({
    ...{ kind, part, bet: of, amount },
  });
  const bets = [
    bet('x', 'r anna', '100'),
    bet('y', 'r anna', '200'),
    bet('z', 'r binh', '50'),
    bet('taken back', 'r binh', '70', true),
    bet('refused', 'r chi', '900', true),
  ];
  const payouts = [
    { part: 'r anna', payout: '400' },
    { part: 'r binh', payout: '0' },
  ];
  const postings = [
    posting('BET', 'r anna', 'x', '100'),
    posting('BET', 'r anna', 'y', '200'),
    posting('WIN', 'r anna', 'win', '400'),
    posting('BET', 'r binh', 'z', '50'),
    posting('BET', 'r binh', 'taken back', '70'),
    posting('ROLLBACK', 'r binh', 'taken back', '70'),
  ];
  const against = (moved: readonly TablePosting[]) => tableDifferences('demo-provider', bets, payouts, moved);
  const found = (difference: string) => [
    `stake, payout and returned stake of each part of a round of a table: 1 differ; ${difference}`,
  ];

  it('agree if the wallet has every stake, payout and returned stake once; a refused bet is in no sum', () => {
    expect(against(postings)).toEqual([]);
  });

  it('differ by a stake that the wallet lost', () => {
    expect(against(postings.filter((one) => one.bet !== 'y'))).toEqual(
      found('r anna: demo-provider 300 400 0, wallet 100 400 0'),
    );
  });

  it('differ by a stake that the wallet took twice', () => {
    expect(against([...postings, posting('BET', 'r anna', 'y', '200')])).toEqual(
      found('r anna: demo-provider 300 400 0, wallet 500 400 0'),
    );
  });

  it('differ by a payout that came twice, although no stake is wrong', () => {
    expect(against([...postings, posting('WIN', 'r anna', 'win', '400')])).toEqual(
      found('r anna: demo-provider 300 400 0, wallet 300 800 0'),
    );
  });

  it('differ by the stake of a void bet that was taken and not returned, and by one returned twice', () => {
    expect(against(postings.filter(({ kind }) => kind !== 'ROLLBACK'))).toEqual(
      found('r binh: demo-provider 120 0 70, wallet 120 0 0'),
    );
    expect(against([...postings, posting('ROLLBACK', 'r binh', 'taken back', '70')])).toEqual(
      found('r binh: demo-provider 120 0 70, wallet 120 0 140'),
    );
  });

  it('differ by a stake that was returned although its bet stands', () => {
    expect(against([...postings, posting('ROLLBACK', 'r binh', 'z', '50')])).toEqual(
      found('r binh: demo-provider 120 0 70, wallet 120 0 120'),
    );
  });

  it('differ by a stake that the wallet took from another member of the round', () => {
    const moved = postings.map((one) => (one.bet === 'z' ? { ...one, part: 'r chi' } : one));
    expect(against(moved)).toEqual([
      'stake, payout and returned stake of each part of a round of a table: 2 differ; ' +
        'r binh: demo-provider 120 0 70, wallet 70 0 70; r chi: demo-provider nothing, wallet 50 0 0',
    ]);
  });

  it('name a part that only the wallet knows', () => {
    expect(against([...postings, posting('BET', 'r dung', 'w', '10')])).toEqual(
      found('r dung: demo-provider nothing, wallet 10 0 0'),
    );
  });
});
