import { defineErrors } from '#libs/platform';

export const RaffleErrors = defineErrors({
  RAFFLE_NO_TICKET: {
    status: 422,
    vi: 'Bạn chưa có lượt quay nào hôm nay.',
    en: 'You have no spin left today.',
  },
});
