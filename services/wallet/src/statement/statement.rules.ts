import type { PostingKind } from '../ledger/posting.rules.js';

export interface Name {
  vi: string;
  en: string;
}

/** Kinds of the database, including those that no code writes yet. */
type Kind =
  | PostingKind
  | 'WITHDRAWAL'
  | 'TRANSFER_IN'
  | 'TRANSFER_OUT'
  | 'JACKPOT_SHARE'
  | 'REPAYMENT'
  | 'CONVERSION'
  | 'HOLD'
  | 'RELEASE';

export const kindNames: Record<Kind, Name> = {
  BET: { vi: 'Đặt cược', en: 'Bet' },
  WIN: { vi: 'Thắng cược', en: 'Win' },
  ROLLBACK: { vi: 'Hoàn cược', en: 'Bet returned' },
  DEPOSIT: { vi: 'Nạp tiền', en: 'Deposit' },
  WITHDRAWAL: { vi: 'Rút tiền', en: 'Withdrawal' },
  FEE: { vi: 'Phí rút tiền', en: 'Withdrawal fee' },
  PAYOUT_RETURN: { vi: 'Hoàn tiền rút', en: 'Withdrawal returned' },
  FORFEIT: { vi: 'Thu hồi khuyến mãi', en: 'Bonus taken back' },
  CONVERSION: { vi: 'Tiền thưởng thành tiền của bạn', en: 'Bonus money becomes yours' },
  TRANSFER_IN: { vi: 'Nhận chuyển khoản', en: 'Transfer received' },
  TRANSFER_OUT: { vi: 'Chuyển khoản', en: 'Transfer sent' },
  BONUS: { vi: 'Khuyến mãi', en: 'Bonus' },
  CASHBACK: { vi: 'Hoàn trả', en: 'Cashback' },
  POINTS: { vi: 'Đổi điểm', en: 'Points exchanged' },
  SALARY: { vi: 'Lương đại lý', en: 'Agent salary' },
  DIVIDEND: { vi: 'Cổ tức đại lý', en: 'Agent dividend' },
  COMMISSION: { vi: 'Hoa hồng đại lý', en: 'Agent commission' },
  JACKPOT: { vi: 'Trúng hũ', en: 'Jackpot' },
  JACKPOT_SHARE: { vi: 'Góp hũ', en: 'Share to the jackpot' },
  REPAYMENT: { vi: 'Hoàn trả khoản nợ', en: 'Repayment of what is owed' },
  HOLD: { vi: 'Tạm giữ', en: 'Held' },
  RELEASE: { vi: 'Giải phóng tạm giữ', en: 'Released' },
  WIN_CORRECTION: { vi: 'Điều chỉnh tiền thắng', en: 'Win corrected' },
  DEPOSIT_REVERSAL: { vi: 'Hoàn lại tiền nạp', en: 'Deposit reversed' },
  ADJUST: { vi: 'Điều chỉnh', en: 'Correction' },
  GRANT: { vi: 'Tiền chơi thử', en: 'Play money' },
};

export type StatementKind = keyof typeof kindNames;
export const statementKinds = Object.keys(kindNames) as StatementKind[];

export const longestDays = 93;
export const usualDays = 7;
const day = 24 * 60 * 60 * 1000;

export interface Period {
  from: Date;
  to: Date;
}

/** Undefined if the period is empty, reversed or too long. The end is exclusive. */
export function periodOf(
  given: { from?: string | undefined; to?: string | undefined },
  now: Date,
): Period | undefined {
  // One millisecond past now includes a posting of this instant.
  const to = given.to === undefined ? new Date(now.getTime() + 1) : new Date(given.to);
  const from = given.from === undefined ? new Date(to.getTime() - usualDays * day) : new Date(given.from);
  const length = to.getTime() - from.getTime();
  return length > 0 && length <= longestDays * day ? { from, to } : undefined;
}

/** Range of versions: the first is exclusive, the last inclusive. */
export interface VersionRange {
  after: bigint;
  through: bigint;
}

/** Versions of one page, newest first, without counting rows. */
export function pageOfVersions(
  { after, through }: VersionRange,
  pageNo: number,
  pageSize: number,
): VersionRange {
  const top = through - BigInt(pageNo - 1) * BigInt(pageSize);
  const bottom = top - BigInt(pageSize);
  return { after: bottom > after ? bottom : after, through: top > after ? top : after };
}

/** Position below this version, and the total, which is counted once. */
export interface Cursor {
  below: bigint;
  total: number;
}

export const cursorForm = /^[1-9]\d{0,17}\.(0|[1-9]\d{0,8})$/;

export function readCursor(text: string): Cursor {
  const [below, total] = text.split('.') as [string, string];
  return { below: BigInt(below), total: Number(total) };
}

export function writeCursor({ below, total }: Cursor): string {
  return `${below}.${total}`;
}
