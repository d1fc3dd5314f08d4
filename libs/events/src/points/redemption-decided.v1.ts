import Type from 'typebox';
import { defineEvent } from '../contract.js';
import { Id, Instant, LocalizedText } from '../fields.js';

export const redemptionDecided = defineEvent({
  topic: 'points.redemptions',
  type: 'points.redemption.decided.v1',
  description: 'An exchange of points was completed, or rejected and its points given back.',
  schema: Type.Object({
    redemptionId: Id,
    memberId: Id,
    status: Type.Enum(['COMPLETE', 'REJECTED']),
    productName: LocalizedText,
    points: Type.Integer({ minimum: 1 }),
    at: Instant,
  }),
  key: (redemption) => redemption.memberId,
  example: {
    redemptionId: '01936f2f-1c00-7b22-a4d1-9e8f7a6b5c50',
    memberId: '01936f2e-8a00-7c3e-9b1a-3f5d2c7e8a10',
    status: 'COMPLETE',
    productName: { vi: 'Tai nghe không dây', en: 'Wireless headphones' },
    points: 1200,
    at: '2026-11-21T08:10:00.000Z',
  },
});
