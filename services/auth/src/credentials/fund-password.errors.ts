import { defineErrors } from '#libs/platform';

export const FundPasswordErrors = defineErrors({
  FUND_PASSWORD_NOT_SET: {
    status: 422,
    vi: 'Bạn chưa đặt mật khẩu rút tiền.',
    en: 'You have not set a fund password.',
  },
  FUND_PASSWORD_SET_ALREADY: {
    status: 409,
    vi: 'Bạn đã đặt mật khẩu rút tiền, vui lòng đổi hoặc đặt lại.',
    en: 'You have set a fund password already: change it, or reset it.',
  },
  FUND_PASSWORD_WRONG: {
    status: 422,
    vi: 'Mật khẩu rút tiền không đúng.',
    en: 'The fund password is wrong.',
  },
  FUND_PASSWORD_LOCKED: {
    status: 429,
    vi: 'Mật khẩu rút tiền tạm khóa do nhập sai nhiều lần, vui lòng thử lại sau 15 phút.',
    en: 'The fund password is locked after too many wrong tries, please retry in 15 minutes.',
  },
  MEMBER_REQUIRED: { status: 400, vi: 'Thiếu thông tin thành viên.', en: 'The call names no member.' },
});
