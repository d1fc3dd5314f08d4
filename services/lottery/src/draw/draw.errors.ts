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
    vi: 'Ngày nghỉ không có giờ quay, ngày quay khác cần giờ quay; khoảng ngày dài tối đa 31 ngày; trò chơi quay nhiều kỳ một ngày chỉ có thể nghỉ cả ngày.',
    en: 'A day without a draw has no time, any other exception needs one; a range has at most 31 days; a game of several draws a day can only be skipped.',
  },
  LOTTERY_EXCEPTION_EMPTY: {
    status: 422,
    vi: 'Không có kỳ quay nào trong các ngày này.',
    en: 'The calendar has no such day to change.',
  },
  LOTTERY_EXCEPTION_TOO_LATE: {
    status: 409,
    vi: 'Kỳ quay của ngày này đã khóa cược hoặc đã được xử lý.',
    en: 'The draw of this day has closed or has been dealt with.',
  },
  LOTTERY_EXCEPTION_PAST: {
    status: 422,
    vi: 'Giờ quay mới không còn thời gian nhận cược.',
    en: 'The new time leaves no time to bet.',
  },
  LOTTERY_EXCEPTION_FOLLOWS: {
    status: 409,
    vi: 'Trò chơi này dùng kết quả của trò chơi khác. Hãy đổi giờ của trò chơi đó.',
    en: 'This game uses the result of another one. Change the time of that one.',
  },
  LOTTERY_EXCEPTION_CHANGED: {
    status: 409,
    vi: 'Kỳ quay đã thay đổi sau khi đề xuất. Hãy đề xuất lại.',
    en: 'A draw has changed since this was proposed. Propose it again.',
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
