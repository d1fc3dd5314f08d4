import Type from 'typebox';
import { defineEvent } from '../contract.js';
import { Id, Instant } from '../fields.js';

export const contactChanged = defineEvent({
  topic: 'member.accounts',
  type: 'auth.contact.changed.v1',
  description: 'A member gave a telephone number or an e-mail address, proved it, or gave another.',
  schema: Type.Object({
    memberId: Id,
    kind: Type.Enum(['mobile', 'email']),
    masked: Type.String({ maxLength: 320, description: 'as its owner knows it again, and nobody learns it' }),
    proven: Type.Boolean(),
    at: Instant,
  }),
  key: (contact) => contact.memberId,
  example: {
    memberId: '01936f2e-8a00-7c3e-9b1a-3f5d2c7e8a10',
    kind: 'mobile',
    masked: '********567',
    proven: true,
    at: '2026-11-21T07:02:00.000Z',
  },
});
