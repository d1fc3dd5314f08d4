import Type from 'typebox';
import { defineEvent } from '../contract.js';
import { Id, Instant, LocalizedText } from '../fields.js';

export const memberLabelled = defineEvent({
  topic: 'promotions.labels',
  type: 'promotions.member.labelled.v1',
  description: 'The labels a member carries from now on, all of them.',
  schema: Type.Object({
    memberId: Id,
    labels: Type.Array(
      Type.Object({ code: Type.String({ minLength: 1, maxLength: 32 }), labelName: LocalizedText }),
      { maxItems: 20 },
    ),
    at: Instant,
  }),
  key: (labelled) => labelled.memberId,
  example: {
    memberId: '01936f2e-8a00-7c3e-9b1a-3f5d2c7e8a10',
    labels: [{ code: 'BIRTHDAY', labelName: { vi: 'Tháng sinh nhật', en: 'Birthday month' } }],
    at: '2026-11-21T07:10:00.000Z',
  },
});
