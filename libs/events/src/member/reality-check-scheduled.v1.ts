import Type from 'typebox';
import { defineEvent } from '../contract.js';
import { Id, Instant } from '../fields.js';

export const realityCheckScheduled = defineEvent({
  topic: 'member.reality-checks',
  type: 'member.reality-check.scheduled.v1',
  description:
    'When a member is to be told next of time and result: from then on no game opens before the notice is answered.',
  schema: Type.Object({
    memberId: Id,
    dueAt: Type.Optional(Type.String({ format: 'date-time', description: 'absent: never' })),
    at: Instant,
  }),
  key: (check) => check.memberId,
  example: {
    memberId: '01936f2e-8a00-7c3e-9b1a-3f5d2c7e8a10',
    dueAt: '2026-11-21T08:41:00.000Z',
    at: '2026-11-21T08:11:00.000Z',
  },
});
