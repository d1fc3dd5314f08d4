import { formatMoney, parseMinor } from '#libs/money';
import type { Language } from '#libs/platform';

export const messageKinds = [
  'DEPOSIT_ARRIVED',
  'DEPOSIT_FAILED',
  'DEPOSIT_REVERSED',
  'WITHDRAWAL_APPROVED',
  'WITHDRAWAL_REJECTED',
  'POINTS_EARNED',
  'POINTS_EXCHANGED',
  'POINTS_REJECTED',
  'BONUS_ISSUED',
  'BONUS_DONE',
  'BONUS_EXPIRED',
  'BONUS_GIVEN_UP',
  'BONUS_LOST',
  'VIP_RANKED',
  'NEW_DEVICE',
  'SECURITY_CHANGED',
  'FEEDBACK_ANSWERED',
] as const;
export type MessageKind = (typeof messageKinds)[number];

const marketing: ReadonlySet<MessageKind> = new Set(['POINTS_EARNED', 'BONUS_ISSUED', 'VIP_RANKED']);

/** Whether a message of this kind invites to play on. */
export const isMarketing = (kind: MessageKind): boolean => marketing.has(kind);

type Text = Partial<Record<string, string>> & { vi: string; en: string };

/** What a message is about: the facts, never the wording, so that it reads in whichever language is asked for. */
export interface MessageDetail {
  /** Minor units. */
  amount?: string;
  currency?: string;
  points?: number;
  name?: Text;
  /** What the message speaks of: a deposit, a withdrawal, a bonus, a feedback. */
  reference?: string;
  /** What a person wrote to the member, in the language it was written in. */
  text?: string;
  /** What the member had written. */
  quote?: string;
}

export interface Worded {
  title: string;
  body: string;
}

/** What was changed, as auth says it. */
const protections: Record<string, Text> = {
  password: { vi: 'Mật khẩu đăng nhập', en: 'The login password' },
  'fund-password': { vi: 'Mật khẩu quỹ', en: 'The fund password' },
  mobile: { vi: 'Số điện thoại', en: 'The phone number' },
  email: { vi: 'Địa chỉ e-mail', en: 'The e-mail address' },
  'second-factor-on': { vi: 'Xác thực hai lớp (bật)', en: 'The second factor (on)' },
  'second-factor-off': { vi: 'Xác thực hai lớp (tắt)', en: 'The second factor (off)' },
  passkey: { vi: 'Khóa truy cập', en: 'A passkey' },
};

export function protectionName(what: string): Text {
  return protections[what] ?? { vi: 'Cài đặt bảo mật', en: 'A security setting' };
}

interface ChangedBonus {
  status: string;
  amount: string;
  taken: string;
  kept: string;
}

/** What is said when a bonus ends, with the amount that counts then; undefined while it continues. */
export function messageOfBonus({
  status,
  amount,
  taken,
  kept,
}: ChangedBonus): { kind: MessageKind; amount: string } | undefined {
  switch (status) {
    case 'DONE':
      return { kind: 'BONUS_DONE', amount: kept };
    case 'EXPIRED':
      return { kind: 'BONUS_EXPIRED', amount: taken };
    case 'FORFEITED':
      return { kind: 'BONUS_GIVEN_UP', amount: taken };
    case 'CLEARED':
      return { kind: 'BONUS_LOST', amount };
    default:
      return undefined;
  }
}

/** A bonus that waited for another one, or was staked, leaves nothing to take. */
const takenVi = (amount: string) =>
  amount === '' ? 'không có tiền thưởng nào bị thu hồi' : `${amount} tiền thưởng bị thu hồi`;
const takenEn = (amount: string) =>
  amount === '' ? 'no bonus money was taken' : `${amount} of bonus money was taken`;

interface Parts {
  amount: string;
  points: string;
  name: string;
  text: string;
}

const wordings: Record<MessageKind, Record<Language, (parts: Parts) => Worded>> = {
  DEPOSIT_ARRIVED: {
    vi: ({ amount }) => ({
      title: 'Nạp tiền thành công',
      body: `Khoản nạp ${amount} đã vào tài khoản của bạn.`,
    }),
    en: ({ amount }) => ({ title: 'Deposit arrived', body: `Your deposit of ${amount} has been credited.` }),
  },
  DEPOSIT_FAILED: {
    vi: ({ amount }) => ({
      title: 'Nạp tiền thất bại',
      body: `Khoản nạp ${amount} không thành công. Nếu bạn đã chuyển tiền, vui lòng liên hệ chăm sóc khách hàng.`,
    }),
    en: ({ amount }) => ({
      title: 'Deposit failed',
      body: `Your deposit of ${amount} did not succeed. If you have sent the money, please contact customer service.`,
    }),
  },
  DEPOSIT_REVERSED: {
    vi: ({ amount }) => ({
      title: 'Khoản nạp bị thu hồi',
      body: `Ngân hàng đã thu hồi khoản nạp ${amount} nên số tiền này được trừ khỏi ví của bạn. Vui lòng liên hệ chăm sóc khách hàng nếu bạn có thắc mắc.`,
    }),
    en: ({ amount }) => ({
      title: 'Deposit taken back',
      body: `The bank took back your deposit of ${amount}, so it was taken from your wallet. Please contact customer service if you have a question.`,
    }),
  },
  WITHDRAWAL_APPROVED: {
    vi: ({ amount }) => ({
      title: 'Rút tiền được duyệt',
      body: `Yêu cầu rút ${amount} đã được duyệt và đang được chi trả.`,
    }),
    en: ({ amount }) => ({
      title: 'Withdrawal approved',
      body: `Your withdrawal of ${amount} was approved and is being paid out.`,
    }),
  },
  WITHDRAWAL_REJECTED: {
    vi: ({ amount }) => ({
      title: 'Rút tiền bị từ chối',
      body: `Yêu cầu rút ${amount} bị từ chối; số tiền đã trở lại tài khoản của bạn.`,
    }),
    en: ({ amount }) => ({
      title: 'Withdrawal rejected',
      body: `Your withdrawal of ${amount} was rejected; the money is back in your account.`,
    }),
  },
  POINTS_EARNED: {
    vi: ({ points }) => ({ title: 'Nhận điểm thưởng', body: `Bạn nhận được ${points} điểm.` }),
    en: ({ points }) => ({ title: 'Points earned', body: `You have earned ${points} points.` }),
  },
  POINTS_EXCHANGED: {
    vi: ({ points, name }) => ({
      title: 'Đổi điểm thành công',
      body: `Bạn đã đổi ${points} điểm lấy ${name}.`,
    }),
    en: ({ points, name }) => ({
      title: 'Points exchanged',
      body: `You exchanged ${points} points for ${name}.`,
    }),
  },
  POINTS_REJECTED: {
    vi: ({ points, name }) => ({
      title: 'Đổi điểm bị từ chối',
      body: `Yêu cầu đổi ${name} bị từ chối; ${points} điểm đã được hoàn lại.`,
    }),
    en: ({ points, name }) => ({
      title: 'Exchange rejected',
      body: `Your exchange for ${name} was rejected; ${points} points were given back.`,
    }),
  },
  BONUS_ISSUED: {
    vi: ({ amount, name }) => ({
      title: 'Nhận thưởng',
      body: `${name}: ${amount} đã được cộng vào tài khoản của bạn.`,
    }),
    en: ({ amount, name }) => ({
      title: 'Bonus received',
      body: `${name}: ${amount} has been credited to your account.`,
    }),
  },
  BONUS_DONE: {
    vi: ({ amount }) => ({
      title: 'Hoàn thành vòng cược',
      body: `Bạn đã đạt đủ vòng cược của khoản thưởng: ${amount} đã thành tiền của bạn.`,
    }),
    en: ({ amount }) => ({
      title: 'Turnover completed',
      body: `You have met the turnover of your bonus: ${amount} is now your own money.`,
    }),
  },
  BONUS_EXPIRED: {
    vi: ({ amount }) => ({
      title: 'Khoản thưởng hết hạn',
      body: `Khoản thưởng của bạn đã hết hạn: ${takenVi(amount)}. Tiền của bạn vẫn còn nguyên.`,
    }),
    en: ({ amount }) => ({
      title: 'Bonus expired',
      body: `Your bonus has expired: ${takenEn(amount)}. Your own money is untouched.`,
    }),
  },
  BONUS_GIVEN_UP: {
    vi: ({ amount }) => ({
      title: 'Đã hủy khoản thưởng',
      body: `Bạn đã hủy khoản thưởng: ${takenVi(amount)}. Tiền của bạn vẫn còn nguyên.`,
    }),
    en: ({ amount }) => ({
      title: 'Bonus given up',
      body: `You gave your bonus up: ${takenEn(amount)}. Your own money is untouched.`,
    }),
  },
  BONUS_LOST: {
    vi: ({ amount }) => ({
      title: 'Tiền thưởng đã thua hết',
      body: `Khoản thưởng ${amount} đã thua hết khi chơi. Bạn không cần cược thêm cho khoản này.`,
    }),
    en: ({ amount }) => ({
      title: 'Bonus lost in play',
      body: `Your bonus of ${amount} was lost in play. There is nothing left to turn over for it.`,
    }),
  },
  VIP_RANKED: {
    vi: ({ name }) => ({ title: 'Hạng VIP mới', body: `Chúc mừng, bạn đã đạt hạng ${name}.` }),
    en: ({ name }) => ({ title: 'New VIP rank', body: `Congratulations, you have reached ${name}.` }),
  },
  NEW_DEVICE: {
    vi: ({ name }) => ({
      title: 'Đăng nhập từ thiết bị mới',
      body: `Tài khoản của bạn vừa được đăng nhập từ ${name}. Nếu không phải bạn, hãy đổi mật khẩu ngay.`,
    }),
    en: ({ name }) => ({
      title: 'Login from a new device',
      body: `Somebody has just logged in to your account from ${name}. If it was not you, change your password now.`,
    }),
  },
  SECURITY_CHANGED: {
    vi: ({ name }) => ({
      title: 'Thay đổi bảo mật',
      body: `${name} vừa được thay đổi. Nếu không phải bạn, hãy liên hệ chăm sóc khách hàng ngay.`,
    }),
    en: ({ name }) => ({
      title: 'Security changed',
      body: `${name} has just been changed. If it was not you, contact customer service at once.`,
    }),
  },
  FEEDBACK_ANSWERED: {
    vi: ({ text }) => ({ title: 'Góp ý của bạn đã được trả lời', body: text }),
    en: ({ text }) => ({ title: 'Your feedback was answered', body: text }),
  },
};

export function worded(kind: MessageKind, detail: MessageDetail, language: Language): Worded {
  return wordings[kind][language]({
    amount: detail.amount === undefined ? '' : amountText(detail.amount, detail.currency ?? 'VND', language),
    points: grouped(String(detail.points ?? 0), language),
    name: detail.name?.[language] ?? '',
    text: detail.text ?? '',
  });
}

/** `1.250.000,00 VND` in Vietnamese, `1,250,000.00 VND` in English. */
function amountText(minor: string, currency: string, language: Language): string {
  const [whole = '0', cents = '00'] = formatMoney(parseMinor(minor)).split('.');
  return `${grouped(whole, language)}${language === 'vi' ? ',' : '.'}${cents} ${currency}`;
}

function grouped(digits: string, language: Language): string {
  return digits.replaceAll(/\B(?=(\d{3})+$)/g, language === 'vi' ? '.' : ',');
}
