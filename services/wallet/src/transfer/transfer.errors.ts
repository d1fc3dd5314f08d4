import { defineErrors } from '#libs/platform';

export const TransferErrors = defineErrors({
  TRANSFER_TO_SELF: {
    status: 422,
    vi: 'Không thể chuyển tiền cho chính mình.',
    en: 'A transfer needs two members.',
  },
  MEMBER_TRANSFERS_OFF: {
    status: 422,
    vi: 'Chuyển tiền giữa hội viên đang tắt.',
    en: 'Transfers between members are switched off for this brand.',
  },
});
