import { defineErrors } from '#libs/platform';

export const SettlementErrors = defineErrors({
  RUN_NOT_FOUND: { status: 404, vi: 'Không tìm thấy kỳ quyết toán này.', en: 'There is no such run.' },
  RUN_NOT_ALLOWED: {
    status: 422,
    vi: 'Kỳ quyết toán đang ở trạng thái không cho phép thao tác này.',
    en: 'The run is in a state that does not allow this.',
  },
  RUN_OUT_OF_ORDER: {
    status: 422,
    vi: 'Kỳ trước của loại hợp đồng này chưa xong, vui lòng xử lý kỳ đó trước.',
    en: 'The period before is not finished. Deal with that one first.',
  },
  RUN_CHANGED: {
    status: 409,
    vi: 'Số liệu của kỳ này đã thay đổi, vui lòng đề xuất lại.',
    en: 'The figures of the run have changed, please propose it again.',
  },
  PAYMENT_NOT_REFUSED: {
    status: 422,
    vi: 'Bảng tính này không có khoản chi trả nào bị từ chối.',
    en: 'No payment of this bill was refused.',
  },
  BILL_NOT_FOUND: { status: 404, vi: 'Không tìm thấy bảng tính này.', en: 'There is no such bill.' },
  ADJUSTMENT_NOT_FOUND: {
    status: 404,
    vi: 'Không tìm thấy điều chỉnh này.',
    en: 'There is no such adjustment.',
  },
  SECOND_PERSON_REQUIRED: {
    status: 403,
    vi: 'Người đề xuất không được tự duyệt.',
    en: 'Another operator than the proposer has to decide.',
  },
});
