import { defineErrors } from '#libs/platform';

export const PromotionErrors = defineErrors({
  PROMOTION_NOT_FOUND: {
    status: 404,
    vi: 'Không tìm thấy khuyến mãi này.',
    en: 'There is no such promotion.',
  },
  PROMOTION_CLOSED: {
    status: 422,
    vi: 'Khuyến mãi đã kết thúc hoặc chưa bắt đầu.',
    en: 'The promotion has ended or has not begun.',
  },
  PROMOTION_NOT_ELIGIBLE: {
    status: 422,
    vi: 'Bạn chưa đủ điều kiện tham gia khuyến mãi này.',
    en: 'You do not meet the conditions of this promotion.',
  },
  PROMOTION_NOT_REACHED: {
    status: 422,
    vi: 'Bạn chưa hoàn thành điều kiện để nhận thưởng.',
    en: 'The conditions for this reward are not met yet.',
  },
  PROMOTION_CLAIM_TOO_MANY: {
    status: 429,
    vi: 'Bạn nhận thưởng quá nhiều lần. Vui lòng thử lại sau.',
    en: 'Too many rewards were claimed. Please try again later.',
  },
  PROMOTION_EXHAUSTED: {
    status: 422,
    vi: 'Khuyến mãi đã hết phần thưởng.',
    en: 'All rewards of this promotion have been given away.',
  },
  PROMOTION_LIMIT_REACHED: {
    status: 422,
    vi: 'Bạn đã nhận đủ số lần của khuyến mãi này.',
    en: 'You have used this promotion as often as it allows.',
  },
  PROMOTION_EXCLUSIVE: {
    status: 409,
    vi: 'Bạn đang tham gia một khuyến mãi khác cùng loại. Hãy hoàn thành hoặc hủy trước.',
    en: 'You are in another promotion of the same group. Finish or leave that one first.',
  },
  PROMOTION_ALREADY_USED_HERE: {
    status: 422,
    vi: 'Khuyến mãi này chỉ dành cho một người trên mỗi thiết bị và địa chỉ mạng.',
    en: 'This promotion is for one person per device and network address.',
  },
  PROMOTION_STATE_CHANGED: {
    status: 409,
    vi: 'Trạng thái khuyến mãi vừa thay đổi, vui lòng tải lại.',
    en: 'The state of the promotion has just changed, please reload.',
  },
  PROMOTION_CHANGED: {
    status: 409,
    vi: 'Khuyến mãi đã được người khác sửa, vui lòng tải lại.',
    en: 'Somebody else has changed the promotion, please reload.',
  },
  PROMOTION_REMARK_TOO_LONG: {
    status: 422,
    vi: 'Ghi chú tối đa 140 ký tự.',
    en: 'A remark has at most 140 characters.',
  },
  PROMOTION_INVALID: {
    status: 422,
    vi: 'Định nghĩa khuyến mãi chưa hợp lệ.',
    en: 'The definition of the promotion is not valid.',
  },
});
