import Type from 'typebox';
import { defineEvent } from '../contract.js';
import { Id, Instant } from '../fields.js';

export const deviceSeen = defineEvent({
  topic: 'member.accounts',
  type: 'auth.device.seen.v1',
  description: 'A member logged in from a browser not seen with this account before.',
  schema: Type.Object({
    memberId: Id,
    device: Type.String({ maxLength: 64, description: 'the kind of browser and system' }),
    at: Instant,
  }),
  key: (device) => device.memberId,
  example: {
    memberId: '01936f2e-8a00-7c3e-9b1a-3f5d2c7e8a10',
    device: 'Chrome, Android',
    at: '2026-11-21T07:05:00.000Z',
  },
});
