import { damages, genesis } from './hash-chain.rules.js';

it('WAL-I17 the chain begins with block 0, before all postings, and names damage by these words', () => {
  expect(genesis).toEqual({
    block: 0n,
    throughId: '00000000-0000-0000-0000-000000000000',
    hash: Buffer.from('00'.repeat(32), 'hex'),
  });
  expect(damages).toEqual(['CHANGED', 'MISSING', 'ADDED', 'SEAL_CHANGED', 'SEAL_MISSING']);
});
