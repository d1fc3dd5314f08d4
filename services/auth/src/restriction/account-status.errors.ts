import { defineErrors } from '#libs/platform';

/** Disclosed only to a caller who has proven the account. */
export const AccountStatusErrors = defineErrors({
  ACCOUNT_SUSPENDED: {
    status: 403,
    vi: 'Tài khoản đang bị tạm khóa. Vui lòng liên hệ chăm sóc khách hàng.',
    en: 'The account is suspended. Please contact customer service.',
  },
  ACCOUNT_CLOSED: {
    status: 403,
    vi: 'Tài khoản đã đóng. Vui lòng liên hệ chăm sóc khách hàng về số dư còn lại.',
    en: 'The account is closed. Please contact customer service about what is left in it.',
  },
});
