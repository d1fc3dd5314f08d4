import { defineErrors } from '#libs/platform';

export const NetworkErrors = defineErrors({
  MEMBER_NOT_IN_TEAM: {
    status: 404,
    vi: 'Không tìm thấy thành viên này trong đội nhóm của bạn.',
    en: 'There is no such member in your team.',
  },
  RIGHT_MISSING: {
    status: 403,
    vi: 'Tài khoản phụ chưa được cấp quyền này.',
    en: 'This sub-agent has not been given this right.',
  },
  NOT_A_SUB_AGENT: {
    status: 422,
    vi: 'Thành viên này không phải là đại lý phụ của bạn.',
    en: 'This member is not a sub-agent of yours.',
  },
  MOVE_NOT_ALLOWED: {
    status: 422,
    vi: 'Không thể chuyển thành viên này sang tuyến đã chọn.',
    en: 'This member cannot be moved there.',
  },
  NOT_DIRECTLY_BELOW: {
    status: 422,
    vi: 'Chỉ áp dụng cho cấp dưới trực tiếp.',
    en: 'This is for members directly below only.',
  },
});
