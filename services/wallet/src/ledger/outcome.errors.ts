import { defineErrors, type DomainError } from '#libs/platform';
import type { Outcome } from './posting.rules.js';

type Refusal = Exclude<Outcome, 'ACCEPTED'>;

/** What a refusal of the ledger is called where a person reads it. Services get the bare code as an outcome. */
export const OutcomeErrors = defineErrors<Refusal>({
  INSUFFICIENT_FUNDS: {
    status: 422,
    vi: 'Số dư khả dụng không đủ.',
    en: 'The available balance is too low.',
  },
  ACCOUNT_LOCKED: { status: 422, vi: 'Tài khoản đang bị khóa.', en: 'The account is locked.' },
  ACCOUNT_STOPPED: {
    status: 422,
    vi: 'Tài khoản tạm ngưng để kiểm tra.',
    en: 'The account has been stopped for a check.',
  },
  SELF_EXCLUDED: {
    status: 422,
    vi: 'Tài khoản đang trong thời gian tự loại trừ.',
    en: 'The account is self-excluded.',
  },
  LIMIT_REACHED: {
    status: 422,
    vi: 'Đã đạt giới hạn của kỳ này.',
    en: 'The limit of this period is reached.',
  },
  BALANCE_OVERFLOW: {
    status: 422,
    vi: 'Số dư vượt quá mức cho phép.',
    en: 'The balance would leave its bounds.',
  },
  ROLLED_BACK: { status: 422, vi: 'Giao dịch đã bị hủy trước đó.', en: 'This has been taken back already.' },
  NOTHING_TO_ROLL_BACK: { status: 422, vi: 'Không có gì để hoàn lại.', en: 'There is nothing to take back.' },
  ALREADY_ROLLED_BACK: { status: 422, vi: 'Cược đã được hoàn lại.', en: 'The bet was taken back before.' },
  BET_MISMATCH: { status: 422, vi: 'Không phải cược này.', en: 'That is not this bet.' },
  HOLD_RESOLVED: {
    status: 422,
    vi: 'Khoản tạm giữ đã được xử lý.',
    en: 'The hold has been resolved already.',
  },
  HOLD_EXPIRED: { status: 422, vi: 'Khoản tạm giữ đã hết hạn.', en: 'The hold has expired.' },
  CAPTURE_EXCEEDS_HOLD: {
    status: 422,
    vi: 'Số tiền vượt quá khoản tạm giữ.',
    en: 'The amount is above what is held.',
  },
  RECEIVER_UNAVAILABLE: {
    status: 422,
    vi: 'Người nhận hiện không thể nhận tiền.',
    en: 'The receiver cannot take money now.',
  },
  GROUP_REFUSED: {
    status: 422,
    vi: 'Cả nhóm giao dịch không được thực hiện.',
    en: 'Nothing of the group was done.',
  },
  EXCEEDS_OWED: { status: 422, vi: 'Số tiền vượt quá khoản nợ.', en: 'The amount is above what is owed.' },
  REALITY_CHECK_DUE: {
    status: 422,
    vi: 'Vui lòng xem thời gian và kết quả chơi trước khi cược tiếp.',
    en: 'Please look at your time and result before the next bet.',
  },
  DEBT_OPEN: {
    status: 422,
    vi: 'Tài khoản còn khoản nợ chưa trả.',
    en: 'The account still owes money.',
  },
  TURNOVER_REQUIRED: {
    status: 422,
    vi: 'Chưa hoàn thành vòng cược yêu cầu.',
    en: 'The turnover requirement is not met yet.',
  },
  EXCEEDS_PAYOUT: {
    status: 422,
    vi: 'Số tiền vượt quá khoản đã chi trả.',
    en: 'The amount is above what was paid out.',
  },
  REQUIREMENT_CLOSED: {
    status: 422,
    vi: 'Yêu cầu vòng cược đã kết thúc.',
    en: 'The turnover requirement is closed already.',
  },
});

export function refusalOf(outcome: Outcome): DomainError | undefined {
  return outcome === 'ACCEPTED' ? undefined : OutcomeErrors[outcome]();
}
