import { defineErrors } from '#libs/platform';

export const PayloadErrors = defineErrors({
  PAYLOAD_ENCRYPTION_REQUIRED: {
    status: 400,
    vi: 'Dữ liệu phải được mã hóa trước khi gửi.',
    en: 'This call takes an encrypted payload only.',
  },
  PAYLOAD_UNREADABLE: {
    status: 400,
    vi: 'Dữ liệu mã hóa không đọc được.',
    en: 'The encrypted payload cannot be read.',
  },
  PAYLOAD_KEY_UNKNOWN: {
    status: 400,
    vi: 'Khóa mã hóa đã hết hạn, vui lòng tải lại trang.',
    en: 'The encryption key is no longer in use, please reload the page.',
  },
  PAYLOAD_REPLAYED: {
    status: 409,
    vi: 'Yêu cầu đã hết hạn hoặc đã được gửi, vui lòng thử lại.',
    en: 'The request is too old or was already sent, please retry.',
  },
});
