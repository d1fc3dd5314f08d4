import Type from 'typebox';
import { defineEvent } from '../contract.js';
import { Id, Instant } from '../fields.js';

export const accountStatusChanged = defineEvent({
  topic: 'member.accounts',
  type: 'auth.account.status-changed.v1',
  description:
    'An operator suspended, closed or opened an account. Its sessions have ended where it is not open.',
  schema: Type.Object({
    memberId: Id,
    status: Type.Enum(['OPEN', 'SUSPENDED', 'CLOSED']),
    at: Instant,
  }),
  key: (change) => change.memberId,
  example: {
    memberId: '01936f2e-8a00-7c3e-9b1a-3f5d2c7e8a10',
    status: 'SUSPENDED',
    at: '2026-11-21T20:09:00.000Z',
  },
});
