import { defineErrors } from '#libs/platform';

export const RedRainErrors = defineErrors({
  RED_RAIN_CLOSED: { status: 422, vi: 'Chưa đến giờ mưa lì xì.', en: 'There is no red rain right now.' },
  RED_RAIN_NOT_ELIGIBLE: {
    status: 422,
    vi: 'Bạn cần thêm cược hợp lệ hôm nay để nhận lì xì.',
    en: 'More valid bets are needed today to take part.',
  },
  RED_RAIN_ALREADY_TAKEN: {
    status: 409,
    vi: 'Bạn hoặc một tài khoản cùng địa chỉ mạng đã nhận lì xì của đợt này.',
    en: 'You, or an account at your network address, already took a packet of this round.',
  },
  RED_RAIN_EMPTY: {
    status: 422,
    vi: 'Lì xì của đợt này đã hết.',
    en: 'All packets of this round have been taken.',
  },
});
