import { defineErrors } from '#libs/platform';

export const AgentTransferErrors = defineErrors({
  TRANSFER_NOT_ALLOWED: {
    status: 403,
    vi: 'Tài khoản này không được chuyển khoản.',
    en: 'This account may not make transfers.',
  },
  TRANSFER_RECEIVER_INVALID: {
    status: 422,
    vi: 'Không thể chuyển cho thành viên này.',
    en: 'You cannot transfer to this member.',
  },
  TRANSFER_AMOUNT_INVALID: {
    status: 422,
    vi: 'Số tiền chuyển nằm ngoài hạn mức một lần.',
    en: 'The amount is outside the limits of one transfer.',
  },
  TRANSFER_LIMIT_REACHED: {
    status: 422,
    vi: 'Đã hết hạn mức chuyển khoản hôm nay.',
    en: 'Today’s limit for transfers is used up.',
  },
  TRANSFER_FROZEN: {
    status: 422,
    vi: 'Một trong hai tài khoản đang bị đóng băng.',
    en: 'One of the two accounts is frozen.',
  },
  TRANSFER_DEBT_OPEN: {
    status: 422,
    vi: 'Bạn còn nợ theo hợp đồng, vui lòng nạp thêm để thanh toán trước.',
    en: 'You still owe money under a contract. Top up to settle it first.',
  },
  TRANSFER_TURNOVER_OPEN: {
    status: 422,
    vi: 'Bạn chưa hoàn thành vòng cược nên chưa thể chuyển khoản.',
    en: 'Complete the required turnover before you transfer.',
  },
  TRANSFER_REFUSED: {
    status: 422,
    vi: 'Số dư không đủ để chuyển.',
    en: 'Your balance is not enough for this transfer.',
  },
});
