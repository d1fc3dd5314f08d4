import Type from 'typebox';
import { defineEvent } from '../contract.js';
import { Currency, Id, Instant, PositiveUnits } from '../fields.js';

export const depositSucceeded = defineEvent({
  topic: 'wallet.deposits',
  type: 'wallet.deposit.succeeded.v1',
  description: "A deposit arrived and was credited to the member's account.",
  schema: Type.Object({
    depositId: Id,
    memberId: Id,
    amount: PositiveUnits,
    currency: Type.Optional(Currency),
    channel: Type.String({ minLength: 1, maxLength: 32 }),
    first: Type.Boolean({ description: "the member's first deposit" }),
    at: Instant,
  }),
  key: (deposit) => deposit.memberId,
  example: {
    depositId: '01936f2f-1c00-7b22-a4d1-9e8f7a6b5c30',
    memberId: '01936f2e-8a00-7c3e-9b1a-3f5d2c7e8a10',
    amount: '125000000',
    currency: 'VND',
    channel: 'BANK',
    first: true,
    at: '2026-11-21T07:08:00.000Z',
  },
});
