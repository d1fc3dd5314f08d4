import { defineErrors } from '#libs/platform';

export const TransferWalletErrors = defineErrors({
  WALLET_SIGNATURE_INVALID: {
    status: 401,
    vi: 'Chữ ký của yêu cầu không hợp lệ.',
    en: 'The signature of the call is not valid.',
  },
  DICE_SESSION_UNKNOWN: {
    status: 401,
    vi: 'Phiên chơi đã kết thúc. Hãy mở lại trò chơi từ sảnh.',
    en: 'The session has ended. Please open the game from the lobby again.',
  },
  DICE_BALANCE_LOW: {
    status: 422,
    vi: 'Số dư tại nhà cung cấp không đủ cho mức cược này.',
    en: 'Your balance with this provider is too low for this stake.',
  },
  DICE_STAKE_NOT_OFFERED: {
    status: 422,
    vi: 'Mức cược này không có trong trò chơi.',
    en: 'The game does not offer this stake.',
  },
});
