import { defineErrors } from '#libs/platform';

export const AffiliateErrors = defineErrors({
  INVITATION_CODE_INVALID: { status: 422, vi: 'Mã giới thiệu không hợp lệ.', en: 'Invalid invitation code.' },
});
