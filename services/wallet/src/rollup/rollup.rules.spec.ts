import fc from 'fast-check';
import { balanceOf, plus, totalOf, type AccountTurnover } from './rollup.rules.js';

const side = fc.record({ debits: fc.bigInt(0n, 10n ** 20n), credits: fc.bigInt(0n, 10n ** 20n) });

describe('turnover', () => {
  it('stands on the side of the account’s nature', () => {
    const turnover = { debits: 30n, credits: 10n };
    const natures = ['ASSET', 'EXPENSE', 'LIABILITY', 'EQUITY', 'INCOME'] as const;
    expect(natures.map((nature) => balanceOf(nature, turnover))).toEqual([20n, 20n, -20n, -20n, -20n]);
  });

  it('WAL-I2 is summed over checkpoint and tail of every account', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(side, side), { maxLength: 6 }), (sides) => {
        const accounts = sides.map(([folded, tail]) => ({ folded, tail }) as AccountTurnover);
        const sum = (of: 'debits' | 'credits') => sides.flat().reduce((total, one) => total + one[of], 0n);
        expect(totalOf(accounts)).toEqual({ debits: sum('debits'), credits: sum('credits') });
      }),
    );
    expect(plus({ debits: 1n, credits: 2n }, { debits: 30n, credits: 40n })).toEqual({
      debits: 31n,
      credits: 42n,
    });
  });
});
