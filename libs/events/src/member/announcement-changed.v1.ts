import Type from 'typebox';
import { defineEvent } from '../contract.js';
import { Id, Instant } from '../fields.js';

export const announcementChanged = defineEvent({
  topic: 'member.announcements',
  type: 'member.announcement.changed.v1',
  description:
    'A notice of the brand was written, changed or taken away: open pages ask for their notices anew.',
  schema: Type.Object({
    merchantCode: Type.String({ minLength: 1, maxLength: 64 }),
    announcementId: Id,
    at: Instant,
  }),
  key: (change) => change.merchantCode,
  example: {
    merchantCode: 'senvang',
    announcementId: '01936f2f-1c00-7b22-a4d1-9e8f7a6b5c71',
    at: '2026-11-21T08:11:00.000Z',
  },
});
