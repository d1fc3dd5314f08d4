import { defineErrors } from '#libs/platform';

export const ContractErrors = defineErrors({
  CONTRACT_NOT_FOUND: { status: 404, vi: 'Không tìm thấy hợp đồng này.', en: 'There is no such contract.' },
  CONTRACT_NOT_ALLOWED: {
    status: 422,
    vi: 'Hợp đồng đang ở trạng thái không cho phép thao tác này.',
    en: 'The contract is in a state that does not allow this.',
  },
  CONTRACT_CHANGED: {
    status: 409,
    vi: 'Hợp đồng đã thay đổi, vui lòng tải lại.',
    en: 'The contract has changed, please reload.',
  },
  CONTRACT_PENDING: {
    status: 409,
    vi: 'Đang có một đề nghị chờ trả lời.',
    en: 'Another offer is waiting for an answer.',
  },
  CONTRACT_PARTY_INVALID: {
    status: 422,
    vi: 'Chỉ ký hợp đồng với đại lý cấp dưới trực tiếp.',
    en: 'A contract can only be made with an agent directly below.',
  },
  CONTRACT_UPLINE_MISSING: {
    status: 422,
    vi: 'Cấp trên chưa có hợp đồng cùng loại đang hiệu lực.',
    en: 'The upline has no contract of this type in force.',
  },
  CONTRACT_TIERS_INVALID: {
    status: 422,
    vi: 'Các mức của hợp đồng không hợp lệ.',
    en: 'The tiers of the contract are not valid.',
  },
  CONTRACT_ABOVE_UPLINE: {
    status: 422,
    vi: 'Mức đề nghị vượt quá hợp đồng của cấp trên.',
    en: 'The offer exceeds the contract of the upline.',
  },
  CONTRACT_PERIOD_INVALID: {
    status: 422,
    vi: 'Kỳ thanh toán phải trùng với hợp đồng hiện có.',
    en: 'The period must be that of the existing contract.',
  },
  CONTRACT_TERMINATIONS_UNCONFIRMED: {
    status: 409,
    vi: 'Vui lòng xác nhận các hợp đồng cấp dưới sẽ chấm dứt.',
    en: 'Please confirm the downline contracts that this will end.',
  },
});
