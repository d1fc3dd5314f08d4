import { defineErrors } from '#libs/platform';

export const MultiPostingErrors = defineErrors({
  LEG_AMOUNT_NEGATIVE: {
    status: 422,
    vi: 'Chỉ phần góp hũ mới được âm.',
    en: 'Only a share of a jackpot can be taken back by a negative amount.',
  },
});
