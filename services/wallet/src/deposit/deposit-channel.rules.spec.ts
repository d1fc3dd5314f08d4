import { presetsOf, transactionOf } from './deposit-channel.rules.js';

describe('deposit channels', () => {
  it('SPEC-5.2 suggest amounts within the bounds of the channel only', () => {
    expect(presetsOf({ min: 5_000_000n, max: 49_999_999_900n })).toEqual(
      [10n, 20n, 50n, 100n, 200n, 500n, 1_000n].map((tens) => tens * 1_000_000n),
    );
    expect(presetsOf({ min: 60_000_000n, max: 200_000_000n })).toEqual([100_000_000n, 200_000_000n]);
    expect(presetsOf({ min: 1n, max: 2n })).toEqual([]);
  });

  it('keep equal numbers of different channels apart', () => {
    expect([transactionOf('BANK', 'FT1'), transactionOf('MOMO', 'FT1')]).toEqual(['FT1', 'MOMO:FT1']);
  });
});
