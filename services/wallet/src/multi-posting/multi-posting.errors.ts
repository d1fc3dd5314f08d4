import { defineErrors } from '#libs/platform';

export const MultiPostingErrors = defineErrors({
  LEG_AMOUNT_NEGATIVE: {
    status: 422,
    vi: 'Chỉ phần góp hũ mới được âm.',
    en: 'Only a share of a jackpot can be taken back by a negative amount.',
  },
  LEG_WITHOUT_POOL: {
    status: 422,
    vi: 'Chỉ phần góp hũ và tiền trúng hũ mới thuộc về một hũ.',
    en: 'Only a jackpot and a share of it belong to a pool.',
  },
});
