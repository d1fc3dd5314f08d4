import { defineErrors } from '#libs/platform';

export const CashbackErrors = defineErrors({
  CASHBACK_BELOW_MINIMUM: {
    status: 422,
    vi: 'Số tiền hoàn trả chưa đạt mức tối thiểu.',
    en: 'The cashback has not reached the minimum yet.',
  },
});
