import { isAnnounced, maskAccount, multipleOf } from './winner.rules.js';

describe('winner board', () => {
  it.each([
    ['sen.vang88', 'se****88'],
    ['abcdef', 'ab****ef'],
    ['lan12', 'l****'],
    ['a', 'a****'],
    [undefined, '*****'],
  ])('shows %s as %s', (account, shown) => expect(maskAccount(account)).toBe(shown));

  it('never shows more than four letters of an account', () => {
    for (let length = 1; length <= 32; length++) {
      const account = 'abcdefghijklmnopqrstuvwxyz012345'.slice(0, length);
      expect(maskAccount(account).replaceAll('*', '').length).toBeLessThanOrEqual(
        Math.max(1, Math.min(4, length - 2)),
      );
    }
  });

  it.each([
    [125_000_000n, 500_000n, '250.00'],
    [100n, 33n, '3.03'],
    [10n, 10n, '1.00'],
  ])('tells %s of %s as %s', (payout, stake, multiple) => expect(multipleOf(payout, stake)).toBe(multiple));

  it('REG-G42 announces no return at or below the stake, no play money and nothing small', () => {
    const round = { mode: 'REAL', stake: 1000n, payout: 5000n };
    expect(isAnnounced(round, 5000n)).toBe(true);
    expect(isAnnounced(round, 5001n)).toBe(false);
    expect(isAnnounced({ ...round, stake: 5000n }, 100n)).toBe(false);
    expect(isAnnounced({ ...round, stake: 0n }, 100n)).toBe(false);
    expect(isAnnounced({ ...round, mode: 'PLAY' }, 100n)).toBe(false);
  });
});
