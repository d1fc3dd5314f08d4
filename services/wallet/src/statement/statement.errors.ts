import { defineErrors } from '#libs/platform';

export const StatementErrors = defineErrors({
  STATEMENT_ACCOUNT_NOT_FOUND: {
    status: 404,
    vi: 'Hội viên này không có tài khoản tiền như vậy.',
    en: 'This member has no such account.',
  },
  STATEMENT_PERIOD_INVALID: {
    status: 422,
    vi: 'Khoảng thời gian không hợp lệ: tối đa 93 ngày.',
    en: 'The period is not valid: it may cover at most 93 days.',
  },
  STATEMENT_MONTH_UNAVAILABLE: {
    status: 409,
    vi: 'Dữ liệu của thời gian này hiện không có sẵn, vui lòng liên hệ bộ phận hỗ trợ.',
    en: 'The records of this time are not at hand; please ask our support.',
  },
});
