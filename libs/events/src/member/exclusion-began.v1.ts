import Type from 'typebox';
import { defineEvent } from '../contract.js';
import { Id, Instant } from '../fields.js';

export const exclusionBegan = defineEvent({
  topic: 'member.exclusions',
  type: 'member.exclusion.began.v1',
  description:
    'A member takes a break or excludes himself: no bonus and no marketing reaches him from now on.',
  schema: Type.Object({
    memberId: Id,
    kind: Type.Enum(['COOL_OFF', 'SELF_EXCLUSION']),
    until: Type.Optional(Type.String({ format: 'date-time', description: 'absent: for ever' })),
    at: Instant,
  }),
  key: (exclusion) => exclusion.memberId,
  example: {
    memberId: '01936f2e-8a00-7c3e-9b1a-3f5d2c7e8a10',
    kind: 'SELF_EXCLUSION',
    until: '2027-05-21T08:11:00.000Z',
    at: '2026-11-21T08:11:00.000Z',
  },
});
