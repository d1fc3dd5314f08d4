import { channelDifference, ledgerDifference } from './closing.rules.js';

describe('closings', () => {
  it('REG-G32.1 differ when either part of the ledger does, also when the two would cancel', () => {
    const even = { book: 'REAL' as const, debits: 5n, credits: 5n, control: 3n, members: 3n };
    expect(ledgerDifference(even)).toBe(0n);
    expect(ledgerDifference({ ...even, debits: 6n, members: 4n })).toBe(2n);
    expect(ledgerDifference({ ...even, credits: 7n })).toBe(2n);
  });

  it('compare a channel with what arrived, went back, was paid and came back', () => {
    const channel = { channel: 'BANK', arrived: 100n, refused: 10n, paid: 30n, returned: 5n, ledger: 65n };
    expect(channelDifference(channel)).toBe(0n);
    expect(channelDifference({ ...channel, ledger: 64n })).toBe(-1n);
  });
});
