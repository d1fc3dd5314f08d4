import Type from 'typebox';
import { defineEvent } from '../contract.js';
import { Id, Instant } from '../fields.js';

export const messageReceived = defineEvent({
  topic: 'member.messages',
  type: 'member.message.received.v1',
  description: "A message came to lie in a member's inbox.",
  schema: Type.Object({
    messageId: Id,
    memberId: Id,
    kind: Type.String({ minLength: 1, maxLength: 32 }),
    unread: Type.Integer({ minimum: 1, description: 'messages unread, this one counted' }),
    at: Instant,
  }),
  key: (message) => message.memberId,
  example: {
    messageId: '01936f2f-1c00-7b22-a4d1-9e8f7a6b5c70',
    memberId: '01936f2e-8a00-7c3e-9b1a-3f5d2c7e8a10',
    kind: 'DEPOSIT_ARRIVED',
    unread: 1,
    at: '2026-11-21T08:11:00.100Z',
  },
});
