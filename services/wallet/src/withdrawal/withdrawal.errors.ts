import { defineErrors } from '#libs/platform';

export const WithdrawalErrors = defineErrors({
  WITHDRAWAL_NOT_FOUND: {
    status: 404,
    vi: 'Không tìm thấy lệnh rút tiền.',
    en: 'There is no such withdrawal.',
  },
  WITHDRAWAL_CHANNEL_UNAVAILABLE: {
    status: 422,
    vi: 'Kênh rút tiền hiện không khả dụng.',
    en: 'Withdrawals are not available at the moment.',
  },
  WITHDRAWAL_AMOUNT_OUT_OF_BOUNDS: {
    status: 422,
    vi: 'Số tiền rút nằm ngoài hạn mức.',
    en: 'The amount is outside the limits.',
  },
  WITHDRAWAL_AMOUNT_NOT_WHOLE: {
    status: 422,
    vi: 'Số tiền rút phải là số đồng chẵn.',
    en: 'The amount must be a whole number of dong.',
  },
  WITHDRAWAL_OUTSIDE_HOURS: {
    status: 422,
    vi: 'Hiện ngoài giờ nhận lệnh rút tiền.',
    en: 'Withdrawals are not taken at this hour.',
  },
  WITHDRAWAL_OPEN: {
    status: 422,
    vi: 'Bạn đang có một lệnh rút tiền chưa hoàn tất.',
    en: 'Another withdrawal of yours is still under way.',
  },
  WITHDRAWAL_DAILY_COUNT: {
    status: 422,
    vi: 'Bạn đã dùng hết số lần rút tiền trong ngày.',
    en: 'You have used all withdrawals of today.',
  },
  WITHDRAWAL_TOO_MANY: {
    status: 429,
    vi: 'Bạn gửi lệnh rút tiền quá nhiều lần. Vui lòng thử lại sau.',
    en: 'Too many withdrawals were ordered. Please try again later.',
  },
  WITHDRAWAL_DAILY_TOTAL: {
    status: 422,
    vi: 'Khoản rút này vượt hạn mức rút trong ngày.',
    en: 'This withdrawal would pass the limit of today.',
  },
  WITHDRAWAL_ACCOUNT_COOLING: {
    status: 422,
    vi: 'Tài khoản nhận tiền vừa được liên kết, chưa thể dùng để rút.',
    en: 'The payout account was bound too recently.',
  },
  WITHDRAWAL_TURNOVER_REQUIRED: {
    status: 422,
    vi: 'Bạn chưa hoàn thành vòng cược.',
    en: 'The turnover requirement is not met yet.',
  },
  WITHDRAWAL_DEBT_OPEN: {
    status: 422,
    vi: 'Tài khoản còn khoản nợ chưa thanh toán.',
    en: 'Money is still owed by this account.',
  },
  WITHDRAWAL_INSUFFICIENT_FUNDS: {
    status: 422,
    vi: 'Số dư khả dụng không đủ.',
    en: 'The available balance is too low.',
  },
  WITHDRAWAL_ACCOUNT_LOCKED: {
    status: 422,
    vi: 'Tài khoản đang bị khóa.',
    en: 'The account is locked.',
  },
  WITHDRAWAL_STATE: {
    status: 409,
    vi: 'Lệnh rút tiền không còn ở trạng thái cho phép thao tác này.',
    en: 'The withdrawal is no longer in a state that allows this.',
  },
  WITHDRAWAL_CONFIRMATION_OVER: {
    status: 409,
    vi: 'Đã hết thời gian xác nhận: khoản tiền được xem là đã nhận.',
    en: 'The time to confirm is over: the payment counts as received.',
  },
  WITHDRAWAL_PROOF_REQUIRED: {
    status: 422,
    vi: 'Cần gửi từ 1 đến 3 ảnh chứng minh.',
    en: 'Send one to three pictures as proof.',
  },
  WITHDRAWAL_REMARK_TOO_LONG: {
    status: 422,
    vi: 'Ghi chú tối đa 140 ký tự.',
    en: 'The remark has at most 140 characters.',
  },
  WITHDRAWAL_NOT_CLAIMED: {
    status: 409,
    vi: 'Hãy nhận xử lý lệnh này trước.',
    en: 'Claim this withdrawal first.',
  },
  WITHDRAWAL_CLAIMED: {
    status: 409,
    vi: 'Người khác đang xử lý lệnh này.',
    en: 'Another operator is working on this withdrawal.',
  },
  WITHDRAWAL_SECOND_PERSON: {
    status: 403,
    vi: 'Cần người thứ hai phê duyệt.',
    en: 'A second person has to approve this.',
  },
  WITHDRAWAL_PAID_IN_PART: {
    status: 409,
    vi: 'Lệnh đã được chi trả một phần.',
    en: 'A part of this withdrawal has been paid.',
  },
  WITHDRAWAL_HOLD_REFUSED: {
    status: 422,
    vi: 'Không thể giữ lại số tiền: hãy hoàn tiền cho hội viên.',
    en: 'The money cannot be held again: give it back to the member.',
  },
  PAYOUT_NOTICE_REUSED: {
    status: 409,
    vi: 'Mã thông báo đã được dùng cho nội dung khác.',
    en: 'This notice was sent before with other contents.',
  },
  SILENT_PAYOUT_ENDED: {
    status: 409,
    vi: 'Lệnh chi trả này không còn chờ xử lý.',
    en: 'This payout no longer waits for an operator.',
  },
  SILENT_PAYOUT_REFERENCE: {
    status: 422,
    vi: 'Cần mã giao dịch của ngân hàng khi và chỉ khi ghi nhận đã chi trả.',
    en: "A payout that was paid needs the bank's reference; one that failed has none.",
  },
  SILENT_PAYOUT_PROPOSED: {
    status: 409,
    vi: 'Đã có đề xuất cho lệnh chi trả này.',
    en: 'There is a proposal about this payout already.',
  },
  SILENT_PAYOUT_NOT_PROPOSED: {
    status: 409,
    vi: 'Chưa có đề xuất cho lệnh chi trả này.',
    en: 'Nobody has proposed anything about this payout.',
  },
  PAYOUT_UNKNOWN: { status: 404, vi: 'Không tìm thấy lệnh chi trả.', en: 'There is no such payout.' },
  PAYOUT_RETURN_INVALID: {
    status: 409,
    vi: 'Khoản hoàn trả không khớp với khoản đã chi.',
    en: 'The return does not fit a payment.',
  },
  ACCOUNT_PAYOUT_OPEN: {
    status: 409,
    vi: 'Thành viên có thể tự rút tiền; không cần chi trả thay.',
    en: 'The member can order a withdrawal; nobody needs to pay the account out.',
  },
  ACCOUNT_PAYOUT_STOPPED: {
    status: 409,
    vi: 'Tài khoản đang bị kiểm toán dừng. Hãy xử lý phát hiện kiểm toán trước.',
    en: 'The auditor has stopped this account. Close the finding first.',
  },
  RISK_RULE_CHANGED: {
    status: 409,
    vi: 'Quy tắc đã được người khác thay đổi. Hãy tải lại.',
    en: 'Another operator has changed the rule. Load it again.',
  },
});
