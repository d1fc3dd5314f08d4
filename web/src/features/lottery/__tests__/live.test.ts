import { describe, expect, it } from 'vitest';
import { playOf } from '#libs/lottery-engine/browser';
import { frequenciesOf } from '../model/frequencies';
import { isCountable } from '../model/hot-cold';
import { paidTiers } from '../model/odds';
import { outcomeOf } from '../model/outcome';
import { prizesInOrder, revealOrder } from '../model/reveal';

const north = { DB: ['12345'], G1: ['1'], G2: ['2', '3'], G7: ['07'] };

describe('a result that is shown value by value', () => {
  it('goes from the first prize to the seventh in the north, and ends with the special one', () => {
    expect(prizesInOrder(north)).toEqual(['G1', 'G2', 'G7', 'DB']);
    expect(revealOrder(north).at(1)).toEqual({ prize: 'G2', at: 0 });
    expect(revealOrder(north)).toHaveLength(5);
  });

  it('goes from the eighth prize up in the south, and from the consolation in four digits', () => {
    expect(prizesInOrder({ DB: ['1'], G1: ['1'], G7: ['1'], G8: ['1'] })).toEqual(['G8', 'G7', 'G1', 'DB']);
    expect(prizesInOrder({ P1: ['1'], P2: ['1'], CONSOLATION: ['1'] }).at(-1)).toBe('P1');
  });

  it('shows balls as they are drawn', () => {
    expect(revealOrder({ B: ['05', '01'], BONUS: ['09'] })).toEqual([
      { prize: 'B', at: 0 },
      { prize: 'B', at: 1 },
      { prize: 'BONUS', at: 0 },
    ]);
  });
});

describe('the tickets of a draw', () => {
  const ticket = (state: 'WON' | 'LOST' | 'OPEN' | 'VOID' | 'CANCELLED', payout = '0.00') => ({
    state,
    payout,
  });

  it('have won the sum of their prizes, once none is open', () => {
    const won = [ticket('WON', '99000.00'), ticket('LOST'), ticket('WON', '1000.50')];
    expect(outcomeOf(won)).toEqual({ kind: 'won', amount: 10_000_050n });
    expect(outcomeOf([...won, ticket('OPEN')])).toEqual({ kind: 'pending' });
  });

  it('have lost, or were given back, or were none', () => {
    expect(outcomeOf([ticket('LOST'), ticket('CANCELLED', '27000.00')])).toEqual({ kind: 'lost' });
    expect(outcomeOf([ticket('VOID', '27000.00')])).toEqual({ kind: 'refunded' });
    expect(outcomeOf([ticket('CANCELLED', '27000.00')])).toEqual({ kind: 'none' });
  });
});

describe('how often numbers came', () => {
  const results = [
    { D: ['5', '0', '0', '0', '1'] },
    { D: ['5', '1', '0', '0', '2'] },
    { D: ['3', '1', '0', '0', '3'] },
  ];

  it('is counted at each position of its own, with the most frequent and the longest absent marked', () => {
    const [first, second] = frequenciesOf(playOf('SSC', 'FIX')!, results);
    expect(first?.get('5')).toEqual({ times: 2, gap: 1, tone: 'hot' });
    expect(first?.get('3')).toEqual({ times: 1, gap: 0, tone: 'hot' });
    expect(first?.get('0')).toEqual({ times: 0, gap: 3, tone: 'cold' });
    expect(second?.get('1')?.times).toBe(2);
    expect([...first!.values()].filter(({ tone }) => tone)).toHaveLength(4);
  });

  it('is shown for one number, digit or ball, not for sides and combinations of rows', () => {
    const shown = (group: string, code: string) => isCountable(playOf(group, code)!);
    expect([shown('MB', 'LO2'), shown('MB', 'XIEN2'), shown('SSC', 'FIX'), shown('PK10', 'RANK')]).toEqual([
      ...[true, true, true, true],
    ]);
    expect([shown('MB', 'CANG3_DB'), shown('K3', 'SUM')]).toEqual([false, false]);
  });
});

describe('what a ticket pays', () => {
  it('is said by tier, and of sides only for the chosen ones', () => {
    expect(paidTiers({ group: 'MB', code: 'LO2' }, '27', { WIN: 99_000 })).toEqual([
      { code: 'WIN', odds: 99_000 },
    ]);
    const sums = Object.fromEntries(Array.from({ length: 16 }, (_, at) => [String(at + 3), (at + 3) * 1000]));
    expect(paidTiers({ group: 'K3', code: 'SUM' }, '3,10', sums)).toEqual([
      { code: '3', odds: 3_000 },
      { code: '10', odds: 10_000 },
    ]);
  });
});
