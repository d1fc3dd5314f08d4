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
  WALLET_IS_SINGLE: {
    status: 422,
    vi: 'Hệ thống dùng một ví chung, không cần chuyển quỹ.',
    en: 'This brand has a single wallet: there is nothing to transfer between.',
  },
  TRANSFER_BETWEEN_VENDORS: {
    status: 422,
    vi: 'Chỉ chuyển giữa ví chính và ví nhà cung cấp.',
    en: 'Money moves between the main wallet and the wallet of one vendor.',
  },
});
