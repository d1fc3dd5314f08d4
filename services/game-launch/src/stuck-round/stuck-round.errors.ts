import { defineErrors } from '#libs/platform';

export const StuckRoundErrors = defineErrors({
  ROUND_NOT_FOUND: { status: 404, vi: 'Không tìm thấy ván này.', en: 'There is no such round.' },
  ROUND_NOT_OPEN: { status: 409, vi: 'Ván này đã kết thúc.', en: 'This round has ended.' },
  ROUND_NOT_STUCK: {
    status: 409,
    vi: 'Ván này chưa cần quyết định. Hãy hỏi nhà cung cấp trước.',
    en: 'This round needs no decision yet. Ask its provider first.',
  },
  ROUND_UNFINISHED: {
    status: 409,
    vi: 'Một giao dịch của ván này đang chờ ví. Hãy thử lại sau.',
    en: 'A transaction of this round waits for the wallet. Try again later.',
  },
  ROUND_CHANGED: {
    status: 409,
    vi: 'Ván này đã thay đổi từ khi có đề xuất. Hãy đề xuất lại.',
    en: 'This round has changed since the proposal. Propose it again.',
  },
  ROUND_PAYOUT_REQUIRED: {
    status: 422,
    vi: 'Hãy nhập tổng tiền trả của ván.',
    en: 'Enter what the round pays in all.',
  },
  TRANSACTION_NOT_FOUND: {
    status: 404,
    vi: 'Không tìm thấy giao dịch này.',
    en: 'There is no such transaction.',
  },
});
