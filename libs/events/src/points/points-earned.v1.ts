import Type from 'typebox';
import { defineEvent } from '../contract.js';
import { Id, Instant } from '../fields.js';

export const pointsEarned = defineEvent({
  topic: 'points.ledger',
  type: 'points.points.earned.v1',
  description:
    'A member earned points with a deposit. Points for bets are not published: a line per bet has no reader.',
  schema: Type.Object({
    memberId: Id,
    points: Type.Integer({ minimum: 1 }),
    balanceAfter: Type.Integer({ minimum: 0 }),
    pointType: Type.Enum(['live', 'lott', 'pvp', 'rng', 'sports', 'deposit']),
    sourceKey: Type.String({
      minLength: 1,
      maxLength: 128,
      description: 'what earned them, for example the bet id',
    }),
    at: Instant,
  }),
  key: (earning) => earning.memberId,
  example: {
    memberId: '01936f2e-8a00-7c3e-9b1a-3f5d2c7e8a10',
    points: 5,
    balanceAfter: 125,
    pointType: 'rng',
    sourceKey: '01936f30-2b20-7d11-b6a2-4e3d2c1b0a40',
    at: '2026-11-21T07:10:01.400Z',
  },
});
