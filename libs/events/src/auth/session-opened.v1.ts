import Type from 'typebox';
import { defineEvent } from '../contract.js';
import { AccountType, Id, Instant } from '../fields.js';

export const sessionOpened = defineEvent({
  // A topic of its own: half of the services consume account events, and logins are far more frequent.
  topic: 'member.sessions',
  type: 'auth.session.opened.v1',
  lowPriority: true,
  description: 'A member logged in.',
  schema: Type.Object({ memberId: Id, accountType: AccountType, at: Instant }),
  key: (session) => session.memberId,
  example: {
    memberId: '01936f2e-8a00-7c3e-9b1a-3f5d2c7e8a10',
    accountType: 0,
    at: '2026-11-21T07:05:00.000Z',
  },
});
