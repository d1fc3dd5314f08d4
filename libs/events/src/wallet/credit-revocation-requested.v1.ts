import Type from 'typebox';
import { defineEvent } from '../contract.js';
import { Id, Instant } from '../fields.js';
import { CreditKey } from './credit-requested.v1.js';

export const creditRevocationRequested = defineEvent({
  topic: 'wallet.credit-requests',
  type: 'wallet.credit.revocation-requested.v1',
  description:
    'A command: take back the bonus that the same service requested under this key, because its reason is gone.',
  schema: Type.Object({
    creditKey: CreditKey,
    memberId: Id,
    reason: Type.String({ minLength: 1, maxLength: 200 }),
    at: Instant,
  }),
  key: (revocation) => revocation.memberId,
  example: {
    creditKey: 'enrolment:01936f2f-1c00-7b22-a4d1-9e8f7a6b5c60',
    memberId: '01936f2e-8a00-7c3e-9b1a-3f5d2c7e8a10',
    reason: 'The deposit was reversed',
    at: '2026-11-24T07:08:01.000Z',
  },
});
