import { defineErrors } from '#libs/platform';

export const AnnouncementErrors = defineErrors({
  ANNOUNCEMENT_NOT_FOUND: { status: 404, vi: 'Không tìm thấy thông báo.', en: 'There is no such notice.' },
  ANNOUNCEMENT_CHANGED: {
    status: 409,
    vi: 'Thông báo đã được người khác thay đổi, vui lòng tải lại.',
    en: 'The notice was changed by somebody else, please reload.',
  },
  ANNOUNCEMENT_INVALID: {
    status: 422,
    vi: 'Nội dung thông báo không hợp lệ.',
    en: 'The notice is not valid.',
  },
});
