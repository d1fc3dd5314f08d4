import Type from 'typebox';
import { defineEvent } from '../contract.js';
import { BusinessDate, GameType, Id, Instant, MicroUnits, MinorUnits, Vassalage } from '../fields.js';

export const cashbackAccrued = defineEvent({
  topic: 'promotions.cashback',
  type: 'promotions.cashback.accrued.v1',
  description: 'A settled bet, or an adjustment of one, changed a cashback pot.',
  schema: Type.Object({
    memberId: Id,
    betId: Id,
    vassalage: Vassalage,
    gameType: GameType,
    businessDate: BusinessDate,
    validBet: MinorUnits,
    ratePpm: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
    microAmount: MicroUnits,
    at: Instant,
  }),
  key: (accrual) => accrual.memberId,
  example: {
    memberId: '01936f2e-8a00-7c3e-9b1a-3f5d2c7e8a10',
    betId: '01936f30-2b20-7d11-b6a2-4e3d2c1b0a40',
    vassalage: 'SENG',
    gameType: 'RNG',
    businessDate: '2026-11-21',
    validBet: '500000',
    ratePpm: 8000,
    microAmount: '4000000000',
    at: '2026-11-21T07:10:01.400Z',
  },
});
