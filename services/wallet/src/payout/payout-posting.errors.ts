import { defineErrors } from '#libs/platform';

export const PayoutPostingErrors = defineErrors({
  PAYMENT_CHANNEL_UNKNOWN: {
    status: 422,
    vi: 'Không có kênh thanh toán này.',
    en: 'There is no such payment channel.',
  },
  PAYOUT_NOT_FOUND: { status: 404, vi: 'Không tìm thấy khoản chi trả.', en: 'There is no such payout.' },
});
