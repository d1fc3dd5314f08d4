import Type from 'typebox';
import { defineEvent } from '../contract.js';
import { Id, Instant } from '../fields.js';

export const identityChanged = defineEvent({
  topic: 'member.identities',
  type: 'member.identity.changed.v1',
  description: 'The level to which the identity of a member is verified; limits of withdrawals follow it.',
  schema: Type.Object({
    memberId: Id,
    level: Type.Integer({
      ...{ minimum: 0, maximum: 2, description: '0: not verified, 1: document, 2: document and face' },
    }),
    validUntil: Type.Optional(
      Type.String({
        format: 'date',
        description: 'the last day of the level in the brand’s zone; absent at level 0',
      }),
    ),
    at: Instant,
  }),
  key: (identity) => identity.memberId,
  example: {
    memberId: '01936f2e-8a00-7c3e-9b1a-3f5d2c7e8a10',
    level: 1,
    validUntil: '2031-05-01',
    at: '2026-11-21T08:11:00.000Z',
  },
});
