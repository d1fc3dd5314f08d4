import Type from 'typebox';
import { defineEvent } from '../contract.js';
import { Currency, Id, Instant, LocalizedText, PositiveUnits, Vassalage } from '../fields.js';

export const winnerAnnounced = defineEvent({
  topic: 'game.winners',
  type: 'game.winner.announced.v1',
  description:
    'A win in a settled real-money round goes to the public winner board, with the account masked.',
  schema: Type.Object({
    winnerId: Id,
    account: Type.String({ minLength: 1, maxLength: 64, description: 'masked' }),
    gameId: Type.String({ minLength: 1, maxLength: 64 }),
    gameName: LocalizedText,
    vassalage: Vassalage,
    payout: PositiveUnits,
    currency: Currency,
    multiple: Type.String({ pattern: '^[0-9]+(\\.[0-9]{1,2})?$', description: 'payout over stake' }),
    at: Instant,
  }),
  key: (winner) => winner.gameId,
  example: {
    winnerId: '01936f30-2b20-7d11-b6a2-4e3d2c1b0a40',
    account: 'se****88',
    gameId: 'seng-dragon-pearl',
    gameName: { vi: 'Ngọc Rồng', en: 'Dragon Pearl' },
    vassalage: 'SENG',
    payout: '125000000',
    currency: 'VND',
    multiple: '250.00',
    at: '2026-11-21T07:10:01.250Z',
  },
});
