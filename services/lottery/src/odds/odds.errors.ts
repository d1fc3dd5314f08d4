import { defineErrors } from '#libs/platform';

export const OddsErrors = defineErrors({
  LOTTERY_TERMS_UNKNOWN: {
    status: 422,
    vi: 'Tỉ lệ không hợp lệ: kiểu chơi không có mục này, thiếu mục hoặc số nằm ngoài khoảng cho phép.',
    en: 'These odds cannot be: there is no such play or option, one is missing, or a figure is out of range.',
  },
  LOTTERY_TERMS_CHANGED: {
    status: 409,
    vi: 'Tỉ lệ đã được người khác thay đổi. Hãy tải lại.',
    en: 'Another operator has changed the odds. Load them again.',
  },
  LOTTERY_TERMS_TOO_SOON: {
    status: 422,
    vi: 'Thời điểm áp dụng đã qua hoặc quá gần. Hãy chọn thời điểm sau.',
    en: 'The odds would begin too soon, or in the past. Choose a later time.',
  },
  LOTTERY_RETURN_OUTSIDE_BAND: {
    status: 422,
    vi: 'Tỉ lệ hoàn trả nằm ngoài khung cho phép của kiểu chơi.',
    en: 'What the play would return is outside its band.',
  },
});
