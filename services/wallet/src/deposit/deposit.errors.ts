import { defineErrors } from '#libs/platform';

export const DepositErrors = defineErrors({
  DEPOSIT_CHANNEL_BOUNDS: {
    status: 422,
    vi: 'Số tiền tối thiểu phải lớn hơn 0 và không vượt quá số tiền tối đa.',
    en: 'The smallest amount must be above zero and not above the largest.',
  },
  DEPOSIT_NOT_FOUND: { status: 404, vi: 'Không tìm thấy lệnh nạp tiền.', en: 'There is no such deposit.' },
  DEPOSIT_CHANNEL_UNAVAILABLE: {
    status: 422,
    vi: 'Kênh nạp tiền này hiện không khả dụng.',
    en: 'This deposit channel is not available.',
  },
  DEPOSIT_AMOUNT_OUT_OF_BOUNDS: {
    status: 422,
    vi: 'Số tiền nạp nằm ngoài hạn mức.',
    en: 'The amount is outside the limits of the channel.',
  },
  DEPOSIT_AMOUNT_NOT_WHOLE: {
    status: 422,
    vi: 'Số tiền nạp phải là số đồng chẵn.',
    en: 'The amount must be a whole number of dong.',
  },
  DEPOSIT_TOO_MANY_OPEN: {
    status: 422,
    vi: 'Bạn đang có quá nhiều lệnh nạp chờ thanh toán.',
    en: 'You have too many deposits waiting for payment.',
  },
  DEPOSIT_LIMIT_REACHED: {
    status: 422,
    vi: 'Khoản nạp này vượt giới hạn nạp bạn đã đặt.',
    en: 'This deposit would pass the deposit limit of your account.',
  },
  DEPOSIT_SELF_EXCLUDED: {
    status: 422,
    vi: 'Tài khoản đang trong thời gian tự loại trừ.',
    en: 'The account is self-excluded.',
  },
  BANK_SIGNATURE_INVALID: { status: 401, vi: 'Chữ ký không hợp lệ.', en: 'The signature is not valid.' },
  USDT_SIGNATURE_INVALID: { status: 401, vi: 'Chữ ký không hợp lệ.', en: 'The signature is not valid.' },
  BANK_TRANSACTION_REUSED: {
    status: 409,
    vi: 'Mã giao dịch ngân hàng đã được dùng cho giao dịch khác.',
    en: 'This bank transaction was reported before with other contents.',
  },
  REVIEW_NOT_FOUND: { status: 404, vi: 'Không tìm thấy khoản cần duyệt.', en: 'There is no such review.' },
  REVIEW_ALREADY_DECIDED: {
    status: 409,
    vi: 'Khoản này đã được xử lý.',
    en: 'This has been decided already.',
  },
  REVIEW_MEMBER_REQUIRED: {
    status: 422,
    vi: 'Cần chỉ định hội viên nhận tiền.',
    en: 'Name the member who is to be credited.',
  },
  REVIEW_MEMBER_MISMATCH: {
    status: 422,
    vi: 'Khoản này thuộc lệnh nạp của hội viên khác.',
    en: 'This money belongs to the order of another member.',
  },
  DEPOSIT_NOT_CREDITED: {
    status: 409,
    vi: 'Chỉ khoản nạp đã được cộng tiền mới có thể hoàn lại.',
    en: 'Only a credited deposit can be reversed.',
  },
  DEPOSIT_REVERSAL_REFUSED: {
    status: 409,
    vi: 'Sổ cái không chấp nhận hoàn khoản nạp này. Hãy kiểm tra tài khoản của thành viên.',
    en: "The ledger does not reverse this deposit. Check the member's account.",
  },
});
