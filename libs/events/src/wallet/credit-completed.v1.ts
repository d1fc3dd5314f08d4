import Type from 'typebox';
import { defineEvent } from '../contract.js';
import { Book, Currency, Id, Instant, PositiveUnits } from '../fields.js';
import { CreditAmount, CreditKey, CreditKind, RolloverMultiplier } from './credit-requested.v1.js';

export const creditCompleted = defineEvent({
  topic: 'wallet.credits',
  type: 'wallet.credit.completed.v1',
  description: 'A requested credit was posted.',
  schema: Type.Object({
    creditKey: CreditKey,
    requestedBy: Type.String({
      minLength: 1,
      maxLength: 64,
      description: 'the service that sent the request',
    }),
    memberId: Id,
    book: Book,
    kind: CreditKind,
    amount: CreditAmount,
    currency: Currency,
    rolloverMultiplier: Type.Optional(RolloverMultiplier),
    postingId: Id,
    balanceAfter: PositiveUnits,
    at: Instant,
  }),
  key: (credit) => credit.memberId,
  example: {
    creditKey: 'enrolment:01936f2f-1c00-7b22-a4d1-9e8f7a6b5c60',
    requestedBy: 'promotions',
    memberId: '01936f2e-8a00-7c3e-9b1a-3f5d2c7e8a10',
    book: 'REAL',
    kind: 'BONUS',
    amount: '10000000',
    currency: 'VND',
    rolloverMultiplier: '15',
    postingId: '00000000-3039-8000-8d3e-1c9b7f6a5e20',
    balanceAfter: '135000000',
    at: '2026-11-21T08:11:00.120Z',
  },
});
