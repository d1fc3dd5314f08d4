import { defineErrors } from '#libs/platform';

export const AffiliateErrors = defineErrors({
  INVITATION_CODE_INVALID: { status: 422, vi: 'Mã giới thiệu không hợp lệ.', en: 'Invalid invitation code.' },
  LINK_NOT_FOUND: { status: 404, vi: 'Không tìm thấy liên kết này.', en: 'There is no such link.' },
});
