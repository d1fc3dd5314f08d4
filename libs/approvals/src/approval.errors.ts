import { defineErrors } from '#libs/platform';

export const ApprovalErrors = defineErrors({
  APPROVAL_NOT_FOUND: { status: 404, vi: 'Không tìm thấy đề xuất.', en: 'Proposal not found.' },
  APPROVAL_DECIDED: {
    status: 409,
    vi: 'Đề xuất này đã được xử lý.',
    en: 'This proposal has been decided already.',
  },
  APPROVAL_EXPIRED: {
    status: 409,
    vi: 'Đề xuất này đã hết hạn. Hãy đề xuất lại.',
    en: 'This proposal has expired. Propose it again.',
  },
  APPROVAL_SECOND_PERSON: {
    status: 403,
    vi: 'Người đề xuất không thể tự quyết định. Cần một người khác.',
    en: 'The operator who proposed this cannot decide on it. Another one must.',
  },
  APPROVAL_OPERATOR_NEW: {
    status: 403,
    vi: 'Tài khoản vận hành chưa đủ một ngày nên chưa thể là người thứ hai.',
    en: 'An operator of less than a day cannot be the second person.',
  },
  APPROVAL_NOT_YOURS: {
    status: 403,
    vi: 'Chỉ người đề xuất mới có thể rút lại đề xuất.',
    en: 'Only the operator who proposed this can withdraw it.',
  },
  APPROVAL_POLICY_UNKNOWN: {
    status: 404,
    vi: 'Không có quy tắc duyệt này.',
    en: 'There is no such rule for approvals.',
  },
});
