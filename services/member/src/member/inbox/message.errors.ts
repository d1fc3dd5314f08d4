import { defineErrors } from '#libs/platform';

export const MessageErrors = defineErrors({
  MESSAGE_NOT_FOUND: { status: 404, vi: 'Không tìm thấy tin nhắn.', en: 'There is no such message.' },
});
