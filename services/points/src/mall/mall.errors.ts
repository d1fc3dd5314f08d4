import { defineErrors } from '#libs/platform';

export const MallErrors = defineErrors({
  ITEM_NOT_FOUND: { status: 404, vi: 'Không tìm thấy phần quà này.', en: 'There is no such reward.' },
  ITEM_NOT_AVAILABLE: {
    status: 422,
    vi: 'Phần quà này hiện không đổi được.',
    en: 'This reward is not available now.',
  },
  ITEM_CHANGED: {
    status: 409,
    vi: 'Phần quà đã được người khác sửa, vui lòng tải lại.',
    en: 'Somebody else has changed the reward, please reload.',
  },
  OUT_OF_STOCK: { status: 422, vi: 'Phần quà đã hết.', en: 'The reward is out of stock.' },
  NOT_ENOUGH_POINTS: { status: 422, vi: 'Bạn không đủ điểm.', en: 'You do not have enough points.' },
  ITEM_LIMIT_REACHED: {
    status: 422,
    vi: 'Bạn đã đổi đủ số lần cho phần quà này.',
    en: 'You have exchanged this reward as often as allowed.',
  },
  LEVEL_TOO_LOW: { status: 422, vi: 'Cấp VIP của bạn chưa đủ.', en: 'Your VIP level is not high enough.' },
  DELIVERY_REQUIRED: {
    status: 422,
    vi: 'Vui lòng nhập người nhận, số điện thoại và địa chỉ giao hàng.',
    en: 'Please enter recipient, phone number and delivery address.',
  },
  CONVERT_TOO_LITTLE: { status: 422, vi: 'Số điểm chưa đủ để quy đổi.', en: 'Too few points to convert.' },
  CONVERT_LIMIT_REACHED: {
    status: 422,
    vi: 'Bạn đã đạt giới hạn quy đổi điểm trong ngày.',
    en: 'You have reached the limit of conversions for today.',
  },
  ORDER_NOT_FOUND: { status: 404, vi: 'Không tìm thấy đơn đổi quà.', en: 'There is no such order.' },
});
