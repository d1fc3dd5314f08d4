import { defineErrors } from './domain-error.js';

/** Refusals that any service can give. */
export const PlatformErrors = defineErrors({
  MALFORMED_REQUEST: { status: 400, vi: 'Yêu cầu không đọc được.', en: 'The request cannot be read.' },
  VALIDATION_FAILED: {
    status: 400,
    vi: 'Một số thông tin không đúng định dạng.',
    en: 'Some of the fields do not have the right form.',
  },
  IDEMPOTENCY_KEY_REQUIRED: {
    status: 400,
    vi: 'Thiếu mã chống gửi trùng (Idempotency-Key, dạng UUID).',
    en: 'The header Idempotency-Key (a UUID) is missing.',
  },
  SESSION_REQUIRED: { status: 401, vi: 'Vui lòng đăng nhập trước.', en: 'Please log in first.' },
  ASSERTION_INVALID: {
    status: 401,
    vi: 'Yêu cầu nội bộ không hợp lệ.',
    en: 'The internal request is not valid.',
  },
  FORBIDDEN: {
    status: 403,
    vi: 'Bạn không có quyền thực hiện thao tác này.',
    en: 'You are not allowed to do this.',
  },
  REAL_ACCOUNT_REQUIRED: {
    status: 403,
    vi: 'Vui lòng đăng ký hoặc đăng nhập tài khoản chính thức.',
    en: 'Please register or log in to an official account.',
  },
  NOT_FOUND: { status: 404, vi: 'Không tìm thấy.', en: 'Not found.' },
  METHOD_NOT_ALLOWED: {
    status: 405,
    vi: 'Phương thức không được hỗ trợ.',
    en: 'The method is not supported here.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 409,
    vi: 'Mã chống gửi trùng này đã được dùng cho một yêu cầu khác.',
    en: 'This idempotency key was used for another request.',
  },
  PAYLOAD_TOO_LARGE: { status: 413, vi: 'Yêu cầu quá lớn.', en: 'The request is too large.' },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    vi: 'Kiểu nội dung không được hỗ trợ.',
    en: 'The content type is not supported.',
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    vi: 'Bạn thao tác quá nhanh, vui lòng thử lại sau.',
    en: 'Too many requests, please retry later.',
  },
  INTERNAL_ERROR: { status: 500, vi: 'Lỗi hệ thống.', en: 'System error.' },
  SERVICE_UNAVAILABLE: {
    status: 503,
    vi: 'Kết nối gián đoạn, vui lòng thử lại.',
    en: 'Connection problem, please retry.',
  },
});
