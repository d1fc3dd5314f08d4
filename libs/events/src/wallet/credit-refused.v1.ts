import Type from 'typebox';
import { defineEvent } from '../contract.js';
import { Book, Id, Instant } from '../fields.js';
import { CreditAmount, CreditKey, CreditKind } from './credit-requested.v1.js';

export const creditRefused = defineEvent({
  topic: 'wallet.credits',
  type: 'wallet.credit.refused.v1',
  description: 'A requested credit was not posted, and never will be under this key.',
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
    outcome: Type.String({
      pattern: '^[A-Z][A-Z_]{0,63}$',
      description: "the ledger's outcome, KIND_NOT_ALLOWED, or KEY_REUSED",
    }),
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
    outcome: 'SELF_EXCLUDED',
    at: '2026-11-21T08:11:00.120Z',
  },
});
