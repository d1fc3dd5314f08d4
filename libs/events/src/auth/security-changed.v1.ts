import Type from 'typebox';
import { defineEvent } from '../contract.js';
import { Id, Instant } from '../fields.js';

export const securityChanged = defineEvent({
  topic: 'member.accounts',
  type: 'auth.security.changed.v1',
  description: 'A member changed what the account is protected by.',
  schema: Type.Object({
    memberId: Id,
    what: Type.Enum([
      'password',
      'fund-password',
      'mobile',
      'email',
      'second-factor-on',
      'second-factor-off',
      'passkey',
    ]),
    at: Instant,
  }),
  key: (change) => change.memberId,
  example: {
    memberId: '01936f2e-8a00-7c3e-9b1a-3f5d2c7e8a10',
    what: 'password',
    at: '2026-11-21T07:09:00.000Z',
  },
});
