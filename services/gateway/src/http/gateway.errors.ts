import { defineErrors } from '#libs/platform';

export const GatewayErrors = defineErrors({
  SESSION_ENDED: {
    status: 401,
    vi: 'Phiên đăng nhập đã kết thúc, vui lòng đăng nhập lại.',
    en: 'Your session has ended, please log in again.',
  },
  PASSWORD_CHANGE_REQUIRED: {
    status: 403,
    vi: 'Vui lòng đổi mật khẩu trước khi tiếp tục.',
    en: 'Please change your password to continue.',
  },
  FUND_PASSWORD_REQUIRED: {
    status: 400,
    vi: 'Vui lòng nhập mật khẩu quỹ.',
    en: 'Please enter the fund password.',
  },
  TOO_MANY_STREAMS: {
    status: 429,
    vi: 'Quá nhiều kết nối trực tiếp cùng lúc.',
    en: 'Too many live connections at once.',
  },
});
