import { defineErrors } from '#libs/platform';

export const VipErrors = defineErrors({
  VIP_GIFT_NOT_AVAILABLE: {
    status: 422,
    vi: 'Quà này chưa sẵn sàng hoặc đã được nhận.',
    en: 'This gift is not available or was claimed before.',
  },
  MEMBER_NOT_FOUND: { status: 404, vi: 'Không có hội viên này.', en: 'There is no such member.' },
  LABEL_TWICE: {
    status: 422,
    vi: 'Mỗi nhãn chỉ được gắn một lần.',
    en: 'A label can be given once only.',
  },
  LABELS_CHANGED: {
    status: 409,
    vi: 'Nhãn của hội viên đã thay đổi, vui lòng tải lại.',
    en: 'The labels of the member have changed, please reload.',
  },
  VIP_RANK_NOT_FOUND: { status: 404, vi: 'Không có cấp VIP này.', en: 'There is no such VIP level.' },
  VIP_GIFT_NEEDS_BET: {
    status: 422,
    vi: 'Mỗi quà của cấp VIP phải yêu cầu cược hợp lệ lớn hơn 0.',
    en: 'Each gift of a VIP level must ask a valid bet above 0.',
  },
  VIP_RANK_CHANGED: {
    status: 409,
    vi: 'Cấp VIP đã được người khác sửa, vui lòng tải lại.',
    en: 'Somebody else has changed the rank, please reload.',
  },
});
