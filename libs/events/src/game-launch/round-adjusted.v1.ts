import Type from 'typebox';
import { defineEvent } from '../contract.js';
import { Book, Currency, GameType, Id, Instant, MinorUnits, Vassalage } from '../fields.js';

/** Carries the differences only, so that a reader adds them to what it holds of the bet. */
export const roundAdjusted = defineEvent({
  topic: 'game.rounds',
  type: 'game.round.adjusted.v1',
  description: 'A settled round changed: a late win, or a rollback after settlement.',
  schema: Type.Object({
    adjustmentId: Id,
    betId: Id,
    roundId: Type.String({ minLength: 1, maxLength: 128 }),
    memberId: Id,
    vassalage: Vassalage,
    gameId: Type.String({ minLength: 1, maxLength: 64 }),
    gameType: GameType,
    stake: MinorUnits,
    payout: MinorUnits,
    validBet: MinorUnits,
    reason: Type.Enum(['LATE_WIN', 'ROLLBACK']),
    mode: Book,
    currency: Currency,
    placedAt: Instant,
    adjustedAt: Instant,
  }),
  key: (adjustment) => adjustment.memberId,
  example: {
    adjustmentId: '01936f31-0a00-7c55-91d2-6f7e8d9c0b50',
    betId: '01936f30-2b20-7d11-b6a2-4e3d2c1b0a40',
    roundId: 'SENG:round-5512',
    memberId: '01936f2e-8a00-7c3e-9b1a-3f5d2c7e8a10',
    vassalage: 'SENG',
    gameId: 'seng-dragon-pearl',
    gameType: 'RNG',
    stake: '0',
    payout: '250000',
    validBet: '0',
    reason: 'LATE_WIN',
    mode: 'REAL',
    currency: 'VND',
    placedAt: '2026-11-21T07:10:00.000Z',
    adjustedAt: '2026-11-21T07:25:00.000Z',
  },
});
