import { defineErrors } from '#libs/platform';

export const StuckRoundErrors = defineErrors({
  ROUND_NOT_FOUND: { status: 404, vi: 'Không tìm thấy ván này.', en: 'There is no such round.' },
  ROUND_NOT_OPEN: { status: 409, vi: 'Ván này đã kết thúc.', en: 'This round has ended.' },
  TRANSACTION_NOT_FOUND: {
    status: 404,
    vi: 'Không tìm thấy giao dịch này.',
    en: 'There is no such transaction.',
  },
});
