import { expect, it } from 'vitest';
import { contractOfClaim } from '../claim-reason';

it('reads the contract and the period of a claim', () => {
  expect(contractOfClaim('Contract DIVIDEND 2026-11-A')).toEqual({ type: 'DIVIDEND', period: '2026-11-A' });
  expect(contractOfClaim('Contract HOURLY 2026-11-22T08')).toEqual({
    type: 'HOURLY',
    period: '2026-11-22T08',
  });
});

it('leaves a reason of other words as it is', () => {
  expect(contractOfClaim('Contract OTHER 2026')).toBeNull();
  expect(contractOfClaim('agreed by phone')).toBeNull();
});
