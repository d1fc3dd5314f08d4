import { dicePayout, diceRtpPpm, sideOf } from './dice.rules.js';

describe('three dice, big or small', () => {
  it('is big from 11, small to 10, and neither with three equal dice', () => {
    expect([sideOf([1, 4, 6]), sideOf([1, 4, 5]), sideOf([6, 6, 6]), sideOf([1, 1, 1])]).toEqual([
      'BIG',
      'SMALL',
      undefined,
      undefined,
    ]);
  });

  it('pays the stake twice, and returns 97.22 % over all 216 throws on either side', () => {
    expect(dicePayout('BIG', [4, 5, 6], 7n)).toBe(14n);
    expect(dicePayout('SMALL', [4, 5, 6], 7n)).toBe(0n);
    expect(dicePayout('BIG', [6, 6, 6], 7n)).toBe(0n);
    expect([diceRtpPpm('BIG'), diceRtpPpm('SMALL')]).toEqual([972_222, 972_222]);
  });
});
