import Type from 'typebox';
import { defineEvent } from '../contract.js';
import { Currency, Id, Instant, PositiveUnits } from '../fields.js';

export const depositReversed = defineEvent({
  topic: 'wallet.deposits',
  type: 'wallet.deposit.reversed.v1',
  description: 'The bank took a credited deposit back, and so did the wallet.',
  schema: Type.Object({
    depositId: Id,
    memberId: Id,
    amount: PositiveUnits,
    currency: Type.Optional(Currency),
    channel: Type.String({ minLength: 1, maxLength: 32 }),
    at: Instant,
  }),
  key: (deposit) => deposit.memberId,
  example: {
    depositId: '01936f2f-1c00-7b22-a4d1-9e8f7a6b5c30',
    memberId: '01936f2e-8a00-7c3e-9b1a-3f5d2c7e8a10',
    amount: '125000000',
    currency: 'VND',
    channel: 'BANK',
    at: '2026-11-24T07:08:00.000Z',
  },
});
