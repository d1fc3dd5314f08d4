import Type from 'typebox';
import { defineEvent } from '../contract.js';
import { PositiveUnits } from '../fields.js';
import { turnoverFields } from './turnover.fields.js';

/** Published by game-launch and lottery. Rewards and reports read turnover from here only. */
export const betSettled = defineEvent({
  topic: 'bets.turnover',
  watermarkedBy: ['game-launch', 'lottery'],
  type: 'bets.bet.settled.v1',
  description: 'A bet of real money was settled, in whatever game.',
  schema: Type.Object({
    ...turnoverFields,
    stake: PositiveUnits,
    win: { ...PositiveUnits, description: 'minor units paid out, the stake included' },
    validBet: PositiveUnits,
    exclusionReason: Type.Optional(
      Type.String({ maxLength: 64, description: 'why validBet is less than the stake' }),
    ),
  }),
  key: (bet) => bet.memberId,
  example: {
    sourceKey: 'game-launch:bet:01936f30-2b20-7d11-b6a2-4e3d2c1b0a40',
    memberId: '01936f2e-8a00-7c3e-9b1a-3f5d2c7e8a10',
    mode: 'REAL',
    category: 'RNG',
    vassalage: 'SENG',
    gameId: 'seng-dragon-pearl',
    roundId: 'SENG:round-5512',
    stake: '500000',
    win: '1250000',
    validBet: '500000',
    currency: 'VND',
    placedAt: '2026-11-21T07:10:00.000Z',
    settledAt: '2026-11-21T07:10:01.250Z',
  },
});
