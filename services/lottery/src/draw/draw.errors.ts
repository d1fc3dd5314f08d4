import { defineErrors } from '#libs/platform';

export const DrawErrors = defineErrors({
  LOTTERY_DRAW_NOT_FOUND: { status: 404, vi: 'Không tìm thấy kỳ quay này.', en: 'There is no such draw.' },
  LOTTERY_RESULT_MALFORMED: {
    status: 422,
    vi: 'Kết quả không đủ giải hoặc sai số chữ số.',
    en: 'The result lacks prizes or has wrong digits.',
  },
  LOTTERY_RESULT_NOT_DUE: {
    status: 409,
    vi: 'Kỳ này chưa đến giờ quay hoặc đã được xử lý.',
    en: 'The draw is not due yet, or has been dealt with.',
  },
  LOTTERY_RESULT_OWN: {
    status: 409,
    vi: 'Kết quả của kỳ quay riêng không thể nhập tay.',
    en: 'The result of an own draw cannot be entered.',
  },
  LOTTERY_EXCEPTION_INVALID: {
    status: 422,
    vi: 'Ngày nghỉ không có giờ quay; ngày quay khác cần giờ quay.',
    en: 'A day without a draw has no time; any other exception needs one.',
  },
  LOTTERY_OWN_DRAW_CLOSED: {
    status: 409,
    vi: 'Kỳ quay riêng đã khóa cược nên không thể hủy.',
    en: 'An own draw cannot be voided after betting has closed.',
  },
  LOTTERY_DRAW_NOT_VOIDABLE: {
    status: 409,
    vi: 'Kỳ đã có kết quả nên không thể hủy.',
    en: 'A draw with a result cannot be voided.',
  },
});
