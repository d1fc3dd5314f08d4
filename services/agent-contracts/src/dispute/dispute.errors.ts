import { defineErrors } from '#libs/platform';

export const DisputeErrors = defineErrors({
  DISPUTE_NOT_FOUND: { status: 404, vi: 'Không tìm thấy khiếu nại này.', en: 'There is no such dispute.' },
  DISPUTE_OPEN: {
    status: 409,
    vi: 'Bảng tính này đã có khiếu nại đang chờ trả lời.',
    en: 'A dispute of this bill is waiting for an answer.',
  },
  DISPUTE_ANSWERED: {
    status: 409,
    vi: 'Khiếu nại này đã được trả lời.',
    en: 'This dispute has been answered.',
  },
  DISPUTE_TOO_EARLY: {
    status: 422,
    vi: 'Bảng tính chưa được chốt. Vui lòng khiếu nại sau khi chốt.',
    en: 'The bill is not final yet. Dispute it once it is.',
  },
  DISPUTE_AMOUNT_REQUIRED: {
    status: 422,
    vi: 'Chấp nhận khiếu nại thì phải nhập số tiền điều chỉnh; từ chối thì không.',
    en: 'An accepted dispute needs the amount of its adjustment, and a refused one has none.',
  },
});
