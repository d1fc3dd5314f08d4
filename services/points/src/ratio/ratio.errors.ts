import { defineErrors } from '#libs/platform';

export const RatioErrors = defineErrors({
  RATIO_TOO_SOON: {
    status: 422,
    vi: 'Tỷ lệ chỉ có thể có hiệu lực sau ít nhất một phút.',
    en: 'A ratio takes effect a minute from now at the earliest.',
  },
  RATIO_CHANGED: {
    status: 409,
    vi: 'Tỷ lệ đã được người khác thay đổi. Hãy tải lại.',
    en: 'Another operator has changed the ratio. Load it again.',
  },
  RATIO_EXISTS: {
    status: 409,
    vi: 'Đã có tỷ lệ bắt đầu từ thời điểm này.',
    en: 'Another ratio begins at this instant.',
  },
});
