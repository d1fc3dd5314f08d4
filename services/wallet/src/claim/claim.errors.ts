import { defineErrors } from '#libs/platform';

export const ClaimErrors = defineErrors({
  CLAIM_NOT_FOUND: { status: 404, vi: 'Không tìm thấy khoản nợ.', en: 'There is no such claim.' },
  CLAIM_CLOSED: {
    status: 409,
    vi: 'Khoản nợ này đã kết thúc.',
    en: 'This claim has ended already.',
  },
});
