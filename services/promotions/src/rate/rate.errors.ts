import { defineErrors } from '#libs/platform';

export const RateErrors = defineErrors({
  RATE_TOO_SOON: {
    status: 422,
    vi: 'Tỷ lệ chỉ có thể có hiệu lực sau ít nhất một phút.',
    en: 'A rate takes effect a minute from now at the earliest.',
  },
  RATE_CHANGED: {
    status: 409,
    vi: 'Tỷ lệ đã được người khác thay đổi. Hãy tải lại.',
    en: 'Another operator has changed the rate. Load it again.',
  },
  RATE_EXISTS: {
    status: 409,
    vi: 'Đã có tỷ lệ bắt đầu từ thời điểm này.',
    en: 'Another rate begins at this instant.',
  },
});
