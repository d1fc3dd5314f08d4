import { defineErrors } from '#libs/platform';

export const PasswordErrors = defineErrors({
  PASSWORD_SAME_AS_BEFORE: {
    status: 422,
    vi: 'Mật khẩu mới phải khác mật khẩu hiện tại.',
    en: 'The new password must differ from the present one.',
  },
  PASSWORD_CHANGED_MEANWHILE: {
    status: 409,
    vi: 'Mật khẩu vừa được thay đổi ở nơi khác, vui lòng thử lại.',
    en: 'The password was changed elsewhere just now, please retry.',
  },
  PASSWORD_RESET_UNAVAILABLE: {
    status: 403,
    vi: 'Đặt lại mật khẩu bằng số điện thoại hiện không mở.',
    en: 'Resetting the password by phone is not open.',
  },
  PASSWORD_RESET_TOO_MANY: {
    status: 429,
    vi: 'Quá nhiều yêu cầu, vui lòng thử lại sau 5 phút.',
    en: 'Too many requests, please retry after 5 minutes.',
  },
  EMAIL_INVALID: { status: 422, vi: 'E-mail không đúng.', en: 'Incorrect email.' },
  RESET_LINK_INVALID: {
    status: 422,
    vi: 'Liên kết đặt lại mật khẩu không còn hiệu lực, vui lòng yêu cầu lại.',
    en: 'The link to reset the password is no longer good, please ask for another.',
  },
});
