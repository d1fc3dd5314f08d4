import { defineErrors } from '#libs/platform';

export const PasswordConfirmationErrors = defineErrors({
  OLD_PASSWORD_REQUIRED: {
    status: 422,
    vi: 'Vui lòng nhập mật khẩu hiện tại.',
    en: 'Enter the present password.',
  },
  OLD_PASSWORD_WRONG: {
    status: 422,
    vi: 'Mật khẩu hiện tại không đúng.',
    en: 'The present password is wrong.',
  },
  PASSWORD_NOT_SET: {
    status: 422,
    vi: 'Vui lòng đặt mật khẩu đăng nhập của bạn trước.',
    en: 'Set a login password of your own first.',
  },
  PASSWORD_TRIES_USED: {
    status: 429,
    vi: 'Bạn đã nhập sai nhiều lần, vui lòng thử lại sau 15 phút.',
    en: 'Too many wrong tries, please retry in 15 minutes.',
  },
});
