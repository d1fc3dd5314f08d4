import { memberTransferHash } from './transfer.rules.js';

describe('transfers', () => {
  it('WAL-I6 have hashes that change with each field that decides the effect', () => {
    const [one, two] = ['01936f2e-8a00-7c3e-9b1a-3f5d2c7e8a10', '01936f2e-8a00-7c3e-9b1a-3f5d2c7e8a11'];
    const common = { caller: 'agent-contracts', externalId: 'x' };
    const transfer = { ...common, fromMemberId: one, toMemberId: two, amount: 5n };
    const hashes = [
      memberTransferHash(transfer),
      memberTransferHash({ ...transfer, fromMemberId: two, toMemberId: one }),
      memberTransferHash({ ...transfer, amount: 6n }),
      memberTransferHash({ ...transfer, note: 'n' }),
      memberTransferHash({ ...transfer, turnover: '1' }),
      memberTransferHash({ ...transfer, turnover: '0' }),
    ].map((hash) => hash.toString('hex'));
    expect(new Set(hashes).size).toBe(hashes.length);
    expect(memberTransferHash({ ...transfer, fromMemberId: one.toUpperCase() })).toEqual(
      memberTransferHash(transfer),
    );
  });

  it('WAL-I6 have permanent hashes, because keys are permanent', () => {
    const id = '01936f2e-8a00-7c3e-9b1a-3f5d2c7e8a1f'.toUpperCase();
    const common = { caller: 'agent-contracts', externalId: 'x' };
    const hashes = [
      memberTransferHash({ ...common, fromMemberId: id, toMemberId: id.replace('0', '1'), amount: 5n }),
    ];
    expect(hashes.map((hash) => hash.toString('hex'))).toEqual(['56ddd534472978bf07d46de59231cc86']);
  });
});
