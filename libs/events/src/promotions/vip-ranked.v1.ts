import Type from 'typebox';
import { defineEvent } from '../contract.js';
import { Id, Instant, LocalizedText } from '../fields.js';

export const vipRanked = defineEvent({
  topic: 'promotions.vip',
  type: 'promotions.vip.ranked.v1',
  description: 'A member rose to a VIP rank, or fell back to one.',
  schema: Type.Object({
    memberId: Id,
    rankLevel: Type.Integer({ minimum: 0, maximum: 99, description: '0 is an ordinary member' }),
    rankName: LocalizedText,
    at: Instant,
  }),
  key: (ranked) => ranked.memberId,
  example: {
    memberId: '01936f2e-8a00-7c3e-9b1a-3f5d2c7e8a10',
    rankLevel: 5,
    rankName: { vi: 'Kim Cương', en: 'Diamond' },
    at: '2026-11-21T07:10:00.000Z',
  },
});
