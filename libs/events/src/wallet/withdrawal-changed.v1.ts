import Type from 'typebox';
import { defineEvent } from '../contract.js';
import { Id, Instant, PositiveUnits } from '../fields.js';

export const withdrawalChanged = defineEvent({
  topic: 'wallet.withdrawals',
  type: 'wallet.withdrawal.changed.v1',
  description: 'A withdrawal took a step: its status or what was paid of it changed.',
  schema: Type.Object({
    withdrawalId: Id,
    memberId: Id,
    status: Type.String({ minLength: 1, maxLength: 32 }),
    amount: PositiveUnits,
    paid: PositiveUnits,
    at: Instant,
  }),
  key: (withdrawal) => withdrawal.memberId,
  example: {
    withdrawalId: '01936f2f-1c00-7b22-a4d1-9e8f7a6b5c40',
    memberId: '01936f2e-8a00-7c3e-9b1a-3f5d2c7e8a10',
    status: 'DISBURSED',
    amount: '30000000',
    paid: '30000000',
    at: '2026-11-21T08:09:00.000Z',
  },
});
