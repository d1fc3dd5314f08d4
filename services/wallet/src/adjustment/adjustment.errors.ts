import { defineErrors } from '#libs/platform';

export const AdjustmentErrors = defineErrors({
  ADJUSTMENT_REFUSED_BY_LEDGER: {
    status: 422,
    vi: 'Sổ cái không chấp nhận điều chỉnh này. Hãy kiểm tra tài khoản của thành viên.',
    en: "The ledger does not accept this adjustment. Check the member's account.",
  },
  ADJUSTMENT_AMOUNT_ZERO: {
    status: 422,
    vi: 'Số tiền điều chỉnh phải khác 0.',
    en: 'The amount of an adjustment is not zero.',
  },
});
