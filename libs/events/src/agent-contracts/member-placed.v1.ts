import Type from 'typebox';
import { defineEvent } from '../contract.js';
import { Id, Instant } from '../fields.js';

export const memberPlaced = defineEvent({
  topic: 'agent.network',
  type: 'agent.member.placed.v1',
  description: "A member took a place in an agent's network.",
  schema: Type.Object({
    memberId: Id,
    parentId: Type.Optional(Id),
    depth: Type.Integer({ minimum: 0, description: '0 for a top agent, who has no parent' }),
    at: Type.Optional(Instant),
  }),
  key: (placement) => placement.memberId,
  example: {
    memberId: '01936f2e-8a00-7c3e-9b1a-3f5d2c7e8a10',
    parentId: '01936f10-0000-7c3e-9b1a-3f5d2c7e8a01',
    depth: 1,
    at: '2026-11-21T07:00:00.120Z',
  },
});
