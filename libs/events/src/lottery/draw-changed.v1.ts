import Type from 'typebox';
import { defineEvent } from '../contract.js';
import { Instant } from '../fields.js';

export const drawChanged = defineEvent({
  topic: 'lottery.draws',
  type: 'lottery.draw.changed.v1',
  description:
    'A draw got a result, or a corrected one, was settled by it, or is void. One message for all its bets.',
  schema: Type.Object({
    gameCode: Type.String({ minLength: 1, maxLength: 32 }),
    numero: Type.String({ minLength: 1, maxLength: 32 }),
    state: Type.Enum(['DRAWN', 'SETTLED', 'VOID']),
    version: Type.Integer({ minimum: 0, description: 'of the result; 0 where there is none' }),
    result: Type.Optional(
      Type.Record(Type.String(), Type.Array(Type.String()), { description: 'the values by prize' }),
    ),
    source: Type.Optional(Type.Enum(['OWN', 'FEED', 'OPERATORS'], { description: 'of the result' })),
    changedAt: Instant,
  }),
  key: (draw) => draw.gameCode,
  example: {
    gameCode: 'SEN60',
    numero: '20261121-0721',
    state: 'DRAWN',
    version: 1,
    result: { D: ['4', '0', '9', '9', '2'] },
    source: 'OWN',
    changedAt: '2026-11-21T05:01:00.400Z',
  },
});
