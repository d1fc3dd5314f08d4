import { defineErrors } from '#libs/platform';

export const VendorTransferErrors = defineErrors({
  WALLET_TRANSFER_WAY: {
    status: 422,
    vi: 'Chỉ chuyển được giữa ví chính và ví của một nhà cung cấp.',
    en: 'Money moves between the main wallet and the wallet of one vendor only.',
  },
  VENDOR_WALLET_UNKNOWN: {
    status: 404,
    vi: 'Không tìm thấy ví của nhà cung cấp này.',
    en: 'There is no such vendor wallet.',
  },
  WALLET_TRANSFER_FUNDS: {
    status: 422,
    vi: 'Số dư không đủ để chuyển.',
    en: 'There is not enough money to move.',
  },
  WALLET_TRANSFER_REFUSED: {
    status: 422,
    vi: 'Không thể chuyển tiền lúc này.',
    en: 'The money cannot be moved now.',
  },
});
