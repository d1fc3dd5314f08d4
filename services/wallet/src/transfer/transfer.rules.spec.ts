import { memberTransferHash, repaymentHash, vendorLeg, vendorTransferHash } from './transfer.rules.js';

describe('transfers between wallets', () => {
  it('have the main wallet on exactly one side', () => {
    expect(vendorLeg('MAIN', 'SENG')).toEqual({ vassalage: 'SENG', direction: 'TO_VENDOR' });
    expect(vendorLeg('SENG', 'MAIN')).toEqual({ vassalage: 'SENG', direction: 'FROM_VENDOR' });
    expect(vendorLeg('MAIN', 'MAIN')).toBeUndefined();
    expect(vendorLeg('SENG', 'DDM')).toBeUndefined();
  });

  it('WAL-I6 have hashes that change with each field that decides the effect', () => {
    const [one, two] = ['01936f2e-8a00-7c3e-9b1a-3f5d2c7e8a10', '01936f2e-8a00-7c3e-9b1a-3f5d2c7e8a11'];
    const common = { caller: 'agent-contracts', externalId: 'x' };
    const transfer = { ...common, fromMemberId: one, toMemberId: two, amount: 5n };
    const vendor = { ...common, memberId: one, vassalage: 'SENG', delta: 5n };
    const repayment = { ...common, memberId: one, book: 'REAL' as const, amount: 5n };
    const hashes = [
      memberTransferHash(transfer),
      memberTransferHash({ ...transfer, fromMemberId: two, toMemberId: one }),
      memberTransferHash({ ...transfer, amount: 6n }),
      memberTransferHash({ ...transfer, note: 'n' }),
      vendorTransferHash(vendor),
      vendorTransferHash({ ...vendor, delta: -5n }),
      vendorTransferHash({ ...vendor, vassalage: 'DDM' }),
      repaymentHash(repayment),
      repaymentHash({ ...repayment, book: 'PLAY' }),
      repaymentHash({ ...repayment, amount: 4n }),
    ].map((hash) => hash.toString('hex'));
    expect(new Set(hashes).size).toBe(hashes.length);
    expect(memberTransferHash({ ...transfer, fromMemberId: one.toUpperCase() })).toEqual(
      memberTransferHash(transfer),
    );
  });
});
