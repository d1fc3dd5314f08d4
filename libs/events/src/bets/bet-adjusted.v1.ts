import Type from 'typebox';
import { defineEvent } from '../contract.js';
import { MinorUnits } from '../fields.js';
import { SourceKey, turnoverFields } from './turnover.fields.js';

/** Carries the differences only, so that a reader adds them to what it holds of the bet. */
export const betAdjusted = defineEvent({
  topic: 'bets.turnover',
  watermarkedBy: ['game-launch', 'lottery'],
  type: 'bets.bet.adjusted.v1',
  description: 'A settled bet changed: a late win, a rollback or another result.',
  schema: Type.Object({
    ...turnoverFields,
    refersTo: { ...SourceKey, description: 'the sourceKey of the settled bet' },
    stake: MinorUnits,
    win: MinorUnits,
    validBet: MinorUnits,
    reason: Type.Enum(['LATE_WIN', 'ROLLBACK', 'RESETTLED']),
  }),
  key: (adjustment) => adjustment.memberId,
  example: {
    sourceKey: 'game-launch:adjustment:01936f31-0a00-7c55-91d2-6f7e8d9c0b50',
    refersTo: 'game-launch:bet:01936f30-2b20-7d11-b6a2-4e3d2c1b0a40',
    memberId: '01936f2e-8a00-7c3e-9b1a-3f5d2c7e8a10',
    mode: 'REAL',
    category: 'RNG',
    vassalage: 'SENG',
    gameId: 'seng-dragon-pearl',
    roundId: 'SENG:round-5512',
    stake: '0',
    win: '250000',
    validBet: '0',
    reason: 'LATE_WIN',
    currency: 'VND',
    placedAt: '2026-11-21T07:10:00.000Z',
    settledAt: '2026-11-21T07:25:00.000Z',
  },
});
