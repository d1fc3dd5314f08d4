import { defineErrors } from '#libs/platform';

export const OrderErrors = defineErrors({
  LOTTERY_GAME_UNKNOWN: { status: 404, vi: 'Không tìm thấy trò chơi này.', en: 'There is no such game.' },
  LOTTERY_PRIZE_MODE_UNKNOWN: {
    status: 422,
    vi: 'Trò chơi không có bảng trả thưởng này.',
    en: 'The game has no such odds.',
  },
  LOTTERY_PLAY_CLOSED: {
    status: 422,
    vi: 'Kiểu chơi này đang tạm ngưng.',
    en: 'This way of playing is not open.',
  },
  LOTTERY_SELECTION_INVALID: {
    status: 422,
    vi: 'Dãy số đã chọn không hợp lệ.',
    en: 'The numbers you picked cannot be bet on.',
  },
  LOTTERY_SERIES_OUT_OF_RANGE: {
    status: 422,
    vi: 'Mức thưởng đã chọn không nằm trong khoảng cho phép.',
    en: 'The prize series is outside what is offered.',
  },
  LOTTERY_STAKE_OUT_OF_RANGE: {
    status: 422,
    vi: 'Tiền cược mỗi dòng không nằm trong khoảng cho phép.',
    en: 'The stake per line is outside the limits.',
  },
  LOTTERY_TOTAL_DIFFERS: {
    status: 422,
    vi: 'Tổng tiền cược đã thay đổi. Vui lòng kiểm tra lại phiếu.',
    en: 'The total of the slip has changed. Please check it again.',
  },
  LOTTERY_ODDS_CHANGED: {
    status: 422,
    vi: 'Tỉ lệ trả thưởng vừa thay đổi. Vui lòng xem lại phiếu với tỉ lệ mới.',
    en: 'The odds have just changed. Please look at the slip with the new odds.',
  },
  LOTTERY_LIMIT_REACHED: {
    status: 422,
    vi: 'Phiếu vượt hạn mức cược của kỳ này.',
    en: 'The slip is above the limit of this draw.',
  },
  LOTTERY_DRAW_CLOSED: {
    status: 422,
    vi: 'Kỳ này đã ngừng nhận cược.',
    en: 'This draw no longer takes bets.',
  },
  LOTTERY_BET_REFUSED: {
    status: 422,
    vi: 'Không thể đặt cược: số dư không đủ hoặc tài khoản đang bị hạn chế.',
    en: 'The bet was not taken: your balance is too low or your account is restricted.',
  },
  LOTTERY_BET_PENDING: {
    status: 503,
    vi: 'Phiếu đang được xác nhận. Vui lòng kiểm tra lại sau ít giây.',
    en: 'The slip is being confirmed. Please look again in a few seconds.',
  },
  LOTTERY_ORDER_NOT_FOUND: { status: 404, vi: 'Không tìm thấy phiếu cược.', en: 'There is no such slip.' },
  LOTTERY_NOT_CANCELLABLE: {
    status: 409,
    vi: 'Phiếu này không còn hủy được.',
    en: 'This slip can no longer be cancelled.',
  },
});
