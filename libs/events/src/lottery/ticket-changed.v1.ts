import Type from 'typebox';
import { defineEvent } from '../contract.js';
import { Book, Currency, Instant, LocalizedText, PositiveUnits } from '../fields.js';

/** The whole ticket each time, so that a reader keeps the newest revision. */
export const lotteryTicketChanged = defineEvent({
  topic: 'lottery.tickets',
  type: 'lottery.ticket.changed.v1',
  description: 'A ticket was accepted, cancelled, or settled by a version of the result of its draw.',
  schema: Type.Object({
    ticketId: Type.String({ format: 'uuid' }),
    revision: Type.Integer({ minimum: 0, description: 'rises with each change; 0: accepted' }),
    orderNumber: Type.String({ minLength: 1, maxLength: 32 }),
    memberId: Type.String({ format: 'uuid' }),
    mode: Book,
    gameType: Type.Enum(['LOTT', 'ELOTT']),
    gameCode: Type.String({ minLength: 1, maxLength: 32 }),
    numero: Type.String({ minLength: 1, maxLength: 32 }),
    selections: Type.Array(
      Type.Object({
        playName: LocalizedText,
        content: Type.String({ maxLength: 120 }),
        stake: PositiveUnits,
        odds: Type.Optional(
          Type.String({ pattern: '^[0-9]+\\.[0-9]{3}$', description: 'total return; absent: by prize tier' }),
        ),
      }),
      { maxItems: 8, description: 'the first lines of the slip' },
    ),
    state: Type.Enum(['OPEN', 'WON', 'LOST', 'REFUNDED', 'VOID', 'CANCELLED']),
    stake: PositiveUnits,
    payout: PositiveUnits,
    validBet: PositiveUnits,
    currency: Currency,
    placedAt: Instant,
    settledAt: Type.Optional(Instant),
  }),
  key: (ticket) => ticket.memberId,
  example: {
    ticketId: '01936f30-2b20-7d11-b6a2-4e3d2c1b0a40',
    revision: 1,
    orderNumber: 'L7K2M9QX4T2BC',
    memberId: '01936f2e-8a00-7c3e-9b1a-3f5d2c7e8a10',
    mode: 'REAL',
    gameType: 'LOTT',
    gameCode: 'XSMB',
    numero: '20261121',
    selections: [
      { playName: { vi: 'Lô 2 số', en: '2D lo' }, content: '05,27', stake: '5400000', odds: '99.000' },
    ],
    state: 'WON',
    stake: '5400000',
    payout: '9900000',
    validBet: '5400000',
    currency: 'VND',
    placedAt: '2026-11-21T07:10:00.000Z',
    settledAt: '2026-11-21T11:40:00.000Z',
  },
});
