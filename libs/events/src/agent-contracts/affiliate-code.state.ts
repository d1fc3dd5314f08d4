import Type from 'typebox';
import { defineState } from '../contract.js';
import { Id, Instant } from '../fields.js';

export const affiliateCodeState = defineState({
  topic: 'agent.affiliate-code.state',
  description: "An agent's code under which members may register.",
  schema: Type.Object({
    code: Type.String({ minLength: 1, maxLength: 64 }),
    agentId: Id,
    enabled: Type.Boolean(),
    accountType: Type.Optional(
      Type.Enum([1, 41, 42], { description: 'type of the accounts that register with it; absent: members' }),
    ),
    expiresAt: Type.Optional(Instant),
    domain: Type.Optional(Type.String({ maxLength: 253 })),
  }),
  key: (affiliate) => affiliate.code,
  example: {
    code: 'SEN2026',
    agentId: '01936f10-0000-7c3e-9b1a-3f5d2c7e8a01',
    enabled: true,
    expiresAt: '2027-12-31T16:59:59.999Z',
  },
});
