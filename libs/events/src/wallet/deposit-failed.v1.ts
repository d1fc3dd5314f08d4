import Type from 'typebox';
import { defineEvent } from '../contract.js';
import { Currency, Id, Instant, PositiveUnits } from '../fields.js';

export const depositFailed = defineEvent({
  topic: 'wallet.deposits',
  type: 'wallet.deposit.failed.v1',
  description: 'A deposit will not arrive: expired, refused by the channel, or sent back.',
  schema: Type.Object({
    depositId: Id,
    memberId: Id,
    amount: PositiveUnits,
    currency: Type.Optional(Currency),
    reason: Type.String({ minLength: 1, maxLength: 64, description: 'a stable code' }),
    at: Instant,
  }),
  key: (deposit) => deposit.memberId,
  example: {
    depositId: '01936f2f-1c00-7b22-a4d1-9e8f7a6b5c31',
    memberId: '01936f2e-8a00-7c3e-9b1a-3f5d2c7e8a10',
    amount: '50000000',
    currency: 'VND',
    reason: 'EXPIRED',
    at: '2026-11-21T07:28:00.000Z',
  },
});
