import Type from 'typebox';
import { defineEvent } from '../contract.js';
import { Currency, Id, Instant, PositiveUnits } from '../fields.js';

export const withdrawalApproved = defineEvent({
  topic: 'wallet.withdrawals',
  type: 'wallet.withdrawal.approved.v1',
  description: 'A withdrawal was approved and is being paid out.',
  schema: Type.Object({
    withdrawalId: Id,
    memberId: Id,
    amount: PositiveUnits,
    currency: Type.Optional(Currency),
    at: Instant,
  }),
  key: (withdrawal) => withdrawal.memberId,
  example: {
    withdrawalId: '01936f2f-1c00-7b22-a4d1-9e8f7a6b5c40',
    memberId: '01936f2e-8a00-7c3e-9b1a-3f5d2c7e8a10',
    amount: '30000000',
    currency: 'VND',
    at: '2026-11-21T08:08:00.000Z',
  },
});
