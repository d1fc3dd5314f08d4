import { awardsOf, jackpotLegs, maxPools, sameJackpots, storedJackpots } from './jackpot.rules.js';

const mini = { pool: 'mini', share: '12', award: '5000' };
const grand = { pool: 'grand', share: '3' };

describe('the jackpots of a result', () => {
  it('are kept as they were said, and as nothing if no pool is named', () => {
    expect(storedJackpots([{ ...grand, award: undefined }])).toEqual([grand]);
    expect([storedJackpots(undefined), storedJackpots([])]).toEqual([null, null]);
  });

  it('REG-G43 pay the sum of their awards, whole', () => {
    expect(awardsOf([mini, grand, { pool: 'major', award: '999999999999999' }])).toBe(1_000_000_000_004_999n);
    expect(awardsOf(null)).toBe(0n);
  });

  it('say the same in any order, and another thing with another amount or pool', () => {
    expect(sameJackpots([mini, grand], [grand, mini])).toBe(true);
    expect(sameJackpots(null, null)).toBe(true);
    expect(sameJackpots([mini], [{ ...mini, award: '5001' }])).toBe(false);
    expect(sameJackpots([grand], [{ ...grand, pool: 'major' }])).toBe(false);
    expect(sameJackpots([grand], null)).toBe(false);
    expect(sameJackpots([{ pool: 'mini', share: '3' }], [{ pool: 'mini', award: '3' }])).toBe(false);
  });

  it('REG-G43 become legs of one group, each under its own key', () => {
    expect(jackpotLegs('SENG:tx', 300n, [mini, grand])).toEqual([
      { kind: 'WIN', externalId: 'SENG:tx', amount: '300' },
      { kind: 'JACKPOT_SHARE', externalId: 'SENG:tx#s:mini', amount: '12', pool: 'mini' },
      { kind: 'JACKPOT', externalId: 'SENG:tx#a:mini', amount: '5000', pool: 'mini' },
      { kind: 'JACKPOT_SHARE', externalId: 'SENG:tx#s:grand', amount: '3', pool: 'grand' },
    ]);
    expect(jackpotLegs('SENG:tx', 0n, [grand])).toHaveLength(1);
  });

  it('fit into one group of the wallet', () => {
    const parts = Array.from({ length: maxPools }, (_, at) => ({ ...mini, pool: `p${at}` }));
    expect(jackpotLegs('SENG:tx', 1n, parts).length).toBeLessThanOrEqual(16);
  });
});
