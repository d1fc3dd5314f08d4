import { defineErrors } from '#libs/platform';

export const BankAccountErrors = defineErrors({
  BANK_ACCOUNT_NOT_FOUND: {
    status: 404,
    vi: 'Không tìm thấy tài khoản nhận tiền.',
    en: 'There is no such payout account.',
  },
  BANK_ACCOUNT_INSTITUTION_UNKNOWN: {
    status: 422,
    vi: 'Ngân hàng hoặc ví này chưa được hỗ trợ.',
    en: 'This bank or wallet is not supported.',
  },
  BANK_ACCOUNT_NUMBER_INVALID: {
    status: 422,
    vi: 'Số tài khoản không đúng.',
    en: 'The account number is not valid.',
  },
  BANK_ACCOUNT_HOLDER_INVALID: {
    status: 422,
    vi: 'Tên chủ tài khoản phải là họ tên thật, viết không dấu.',
    en: 'The holder must be a real name without accents.',
  },
  BANK_ACCOUNT_HOLDER_DIFFERS: {
    status: 422,
    vi: 'Tên chủ tài khoản phải trùng với tên đã liên kết lần đầu.',
    en: 'The holder must be the one of your first account.',
  },
  BANK_ACCOUNT_KNOWN: {
    status: 409,
    vi: 'Bạn đã liên kết tài khoản này.',
    en: 'This account is bound already.',
  },
  BANK_ACCOUNT_TOO_MANY: {
    status: 422,
    vi: 'Bạn đã liên kết đủ số tài khoản cho phép.',
    en: 'You have bound as many accounts as allowed.',
  },
  BANK_ACCOUNT_IN_USE: {
    status: 409,
    vi: 'Tài khoản này đang được dùng cho một lệnh rút tiền.',
    en: 'A withdrawal to this account is under way.',
  },
});
