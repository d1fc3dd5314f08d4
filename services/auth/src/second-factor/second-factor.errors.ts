import { defineErrors } from '#libs/platform';

export const SecondFactorErrors = defineErrors({
  SECOND_FACTOR_REQUIRED: {
    status: 401,
    vi: 'Vui lòng xác minh bước thứ hai để đăng nhập.',
    en: 'Please complete the second step to log in.',
  },
  FACTOR_CODE_REQUIRED: {
    status: 422,
    vi: 'Vui lòng nhập mã của ứng dụng xác thực.',
    en: 'Please enter the code of your authenticator app.',
  },
  SECOND_FACTOR_WRONG: {
    status: 422,
    vi: 'Xác minh bước thứ hai không đúng.',
    en: 'The second step is not right.',
  },
  SECOND_FACTOR_ENDED: {
    status: 401,
    vi: 'Bước đăng nhập này đã hết hạn, vui lòng đăng nhập lại.',
    en: 'This login has expired, please log in again.',
  },
  SECOND_FACTOR_TRIES_USED: {
    status: 429,
    vi: 'Bạn đã thử quá nhiều lần, vui lòng thử lại sau 15 phút.',
    en: 'Too many tries, please retry in 15 minutes.',
  },
  AUTHENTICATOR_ON_ALREADY: {
    status: 409,
    vi: 'Ứng dụng xác thực đã được bật.',
    en: 'The authenticator app is on already.',
  },
  AUTHENTICATOR_MISSING: {
    status: 422,
    vi: 'Chưa bật ứng dụng xác thực.',
    en: 'No authenticator app has been set up.',
  },
  PASSKEY_REFUSED: {
    status: 422,
    vi: 'Không xác minh được khóa truy cập.',
    en: 'The passkey could not be verified.',
  },
  PASSKEYS_TOO_MANY: {
    status: 422,
    vi: 'Bạn đã có mười khóa truy cập.',
    en: 'You have ten passkeys already.',
  },
});
