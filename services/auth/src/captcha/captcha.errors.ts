import { defineErrors } from '#libs/platform';

export const CaptchaErrors = defineErrors({
  SLIDER_CAPTCHA_REQUIRED: {
    status: 422,
    vi: 'Vui lòng hoàn thành xác minh trước.',
    en: 'Please complete verification first.',
  },
  SLIDER_CAPTCHA_WRONG: {
    status: 422,
    vi: 'Xác minh chưa đúng, vui lòng thử lại.',
    en: 'The verification did not succeed, please try again.',
  },
  CAPTCHA_REQUIRED: { status: 422, vi: 'Vui lòng nhập mã xác nhận.', en: 'Enter a verification code.' },
  CAPTCHA_CHECK_FAILED: {
    status: 422,
    vi: 'Kiểm tra xác nhận không thành công, vui lòng thử lại.',
    en: 'The captcha check failed, please try again.',
  },
  CAPTCHA_WRONG: { status: 422, vi: 'Mã xác nhận không đúng.', en: 'The verification code is wrong.' },
});
