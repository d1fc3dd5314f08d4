import Type from 'typebox';
import { defineEvent } from '../contract.js';
import { Book, Currency, GameType, Id, Instant, PositiveUnits, Vassalage } from '../fields.js';

/** Every reader of turnover (cashback, points, wages, rollover) reads `validBet`, then applies its own filter. */
export const roundSettled = defineEvent({
  topic: 'game.rounds',
  type: 'game.round.settled.v1',
  description: 'A game round came to its end; the bet is final.',
  schema: Type.Object({
    betId: Id,
    roundId: Type.String({ minLength: 1, maxLength: 128 }),
    memberId: Id,
    vassalage: Vassalage,
    gameId: Type.String({ minLength: 1, maxLength: 64 }),
    gameType: GameType,
    stake: PositiveUnits,
    payout: PositiveUnits,
    validBet: PositiveUnits,
    exclusionReason: Type.Optional(
      Type.String({ maxLength: 64, description: 'why validBet is less than the stake' }),
    ),
    mode: Book,
    currency: Currency,
    placedAt: Instant,
    settledAt: Instant,
  }),
  key: (round) => round.memberId,
  example: {
    betId: '01936f30-2b20-7d11-b6a2-4e3d2c1b0a40',
    roundId: 'SENG:round-5512',
    memberId: '01936f2e-8a00-7c3e-9b1a-3f5d2c7e8a10',
    vassalage: 'SENG',
    gameId: 'seng-dragon-pearl',
    gameType: 'RNG',
    stake: '500000',
    payout: '1250000',
    validBet: '500000',
    mode: 'REAL',
    currency: 'VND',
    placedAt: '2026-11-21T07:10:00.000Z',
    settledAt: '2026-11-21T07:10:01.250Z',
  },
});
