import Type from 'typebox';
import { defineEvent } from '../contract.js';
import { Instant } from '../fields.js';

export const drawScheduled = defineEvent({
  topic: 'lottery.draws',
  type: 'lottery.draw.scheduled.v1',
  description: 'A draw was put on the calendar, or has moved.',
  schema: Type.Object({
    gameCode: Type.String({ minLength: 1, maxLength: 32 }),
    numero: Type.String({ minLength: 1, maxLength: 32, description: 'unique per game; sorts by time' }),
    openAt: Instant,
    closeAt: Instant,
    drawAt: Instant,
  }),
  key: (draw) => draw.gameCode,
  example: {
    gameCode: 'XSMB',
    numero: '20261121',
    openAt: '2026-11-20T11:30:00.000Z',
    closeAt: '2026-11-21T11:10:00.000Z',
    drawAt: '2026-11-21T11:15:00.000Z',
  },
});
