import { defineErrors } from '#libs/platform';

export const AdjustmentErrors = defineErrors({
  ADJUSTMENT_NOT_FOUND: {
    status: 404,
    vi: 'Không tìm thấy yêu cầu điều chỉnh.',
    en: 'Adjustment not found.',
  },
  ADJUSTMENT_DECIDED: {
    status: 409,
    vi: 'Yêu cầu điều chỉnh này đã được xử lý.',
    en: 'This adjustment has been decided already.',
  },
  ADJUSTMENT_SECOND_PERSON: {
    status: 403,
    vi: 'Người yêu cầu không thể tự duyệt. Cần một người khác.',
    en: 'Whoever asked for an adjustment cannot approve it. Another person must.',
  },
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
