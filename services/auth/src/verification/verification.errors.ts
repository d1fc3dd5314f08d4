import { defineErrors } from '#libs/platform';

/** Errors of phone verification (specification 8), by code or by the external service. */
export const VerificationErrors = defineErrors({
  PHONE_NUMBER_INVALID: {
    status: 422,
    vi: 'Định dạng số điện thoại không đúng.',
    en: 'Phone number format incorrect.',
  },
  PHONE_NUMBER_MISSING: { status: 422, vi: 'Vui lòng nhập số điện thoại.', en: 'Enter a phone number.' },
  SMS_TOO_MANY_REQUESTS: {
    status: 429,
    vi: 'Quá nhiều yêu cầu, vui lòng thử lại sau 5 phút.',
    en: 'Too many requests, please retry after 5 minutes.',
  },
  SMS_TOO_SOON: {
    status: 429,
    vi: 'Mã vừa được gửi, vui lòng đợi một chút trước khi gửi lại.',
    en: 'A code was sent just now, please wait a little before the next.',
  },
  SMS_QUOTA_EXCEEDED: {
    status: 503,
    vi: 'Hạn mức tin nhắn SMS không đủ, vui lòng thử lại sau.',
    en: 'The SMS quota is not enough, please retry later.',
  },
  VERIFICATION_CODE_INVALID: {
    status: 422,
    vi: 'Mã xác minh không hợp lệ.',
    en: 'The verification code is invalid.',
  },
  VERIFICATION_CODE_MISSING: {
    status: 422,
    vi: 'Vui lòng nhập mã xác minh.',
    en: 'Enter a verification code.',
  },
  VERIFICATION_CODE_EXPIRED: {
    status: 422,
    vi: 'Mã xác minh đã hết hạn, vui lòng gửi lại.',
    en: 'The verification code has expired, please have it sent again.',
  },
  CONTACT_MISSING: {
    status: 422,
    vi: 'Tài khoản chưa có số điện thoại đã xác minh hoặc e-mail, vui lòng liên hệ hỗ trợ.',
    en: 'The account has no proven phone number and no e-mail address, please contact support.',
  },
  PHONE_OPERATION_NOT_ALLOWED: {
    status: 403,
    vi: 'Thao tác không được phép, vui lòng liên hệ hỗ trợ.',
    en: 'The operation is not allowed, please contact support.',
  },
});
