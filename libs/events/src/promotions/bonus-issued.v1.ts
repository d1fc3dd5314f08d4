import Type from 'typebox';
import { defineEvent } from '../contract.js';
import { Currency, Id, Instant, LocalizedText, PositiveUnits } from '../fields.js';

export const bonusIssued = defineEvent({
  topic: 'promotions.bonuses',
  type: 'promotions.bonus.issued.v1',
  description: 'A bonus was credited to a member.',
  schema: Type.Object({
    bonusId: Id,
    memberId: Id,
    title: LocalizedText,
    amount: PositiveUnits,
    currency: Type.Optional(Currency),
    at: Instant,
  }),
  key: (bonus) => bonus.memberId,
  example: {
    bonusId: '01936f2f-1c00-7b22-a4d1-9e8f7a6b5c60',
    memberId: '01936f2e-8a00-7c3e-9b1a-3f5d2c7e8a10',
    title: { vi: 'Thưởng nạp lần đầu', en: 'First deposit bonus' },
    amount: '10000000',
    currency: 'VND',
    at: '2026-11-21T08:11:00.000Z',
  },
});
