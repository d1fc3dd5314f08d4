import { defineErrors } from '#libs/platform';

export const LoginErrors = defineErrors({
  AUTH_INVALID_CREDENTIALS: {
    status: 401,
    vi: 'Tài khoản hoặc mật khẩu không chính xác.',
    en: 'Account or password incorrect.',
  },
  LOGIN_DELAYED: {
    status: 429,
    vi: 'Bạn đã thử quá nhiều lần, vui lòng thử lại sau.',
    en: 'Too many attempts, please retry later.',
  },
  SMS_LOGIN_UNAVAILABLE: {
    status: 422,
    vi: 'Đăng nhập bằng mã SMS hiện không khả dụng.',
    en: 'Login by SMS code is not available.',
  },
  NOT_AN_AGENT: {
    status: 403,
    vi: 'Không phải đại lý, không thể đăng nhập.',
    en: 'Not an agent, cannot log in.',
  },
  REMEMBER_ENDED: {
    status: 401,
    vi: 'Trình duyệt này không còn được ghi nhớ, vui lòng đăng nhập.',
    en: 'This browser is no longer remembered, please log in.',
  },
  REMEMBER_USED: {
    status: 409,
    vi: 'Bạn vừa đăng nhập ở một cửa sổ khác, vui lòng thử lại.',
    en: 'You have just logged in in another window, please retry.',
  },
  FREE_PLAY_CLOSED: { status: 403, vi: 'Chơi thử hiện không mở.', en: 'Free play is not open.' },
  FREE_PLAY_LIMIT: {
    status: 429,
    vi: 'Bạn đã mở quá nhiều tài khoản chơi thử, vui lòng thử lại sau.',
    en: 'Too many free play accounts were opened, please retry later.',
  },
});
