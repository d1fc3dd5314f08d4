import Type from 'typebox';
import { defineState } from '../contract.js';

const FieldRule = Type.Object({
  enabled: Type.Boolean(),
  required: Type.Boolean(),
  acceptedPattern: Type.Optional(Type.String({ description: 'a regular expression' })),
  patternId: Type.Integer({ minimum: 0, maximum: 99 }),
  minLength: Type.Integer({ minimum: 0 }),
  maxLength: Type.Integer({ minimum: 0 }),
});

export const registerRulesState = defineState({
  topic: 'member.register-rules.state',
  description: 'Which fields the registration form of a brand has, and what each accepts.',
  schema: Type.Object({
    merchantCode: Type.String({ minLength: 1, maxLength: 32 }),
    rules: Type.Record(Type.String(), FieldRule),
  }),
  key: (rules) => rules.merchantCode,
  example: {
    merchantCode: 'senvang',
    rules: {
      username: {
        enabled: true,
        required: true,
        acceptedPattern: '^[A-Za-z][A-Za-z0-9]*$',
        patternId: 1,
        minLength: 6,
        maxLength: 16,
      },
      password: { enabled: true, required: true, patternId: 0, minLength: 8, maxLength: 64 },
    },
  },
});
