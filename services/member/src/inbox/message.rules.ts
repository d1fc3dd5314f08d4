import { formatMoney, parseMinor } from '#libs/money';
import type { Language } from '#libs/platform';

export const messageKinds = [
  'DEPOSIT_ARRIVED',
  'DEPOSIT_FAILED',
  'WITHDRAWAL_APPROVED',
  'WITHDRAWAL_REJECTED',
  'POINTS_EARNED',
  'POINTS_EXCHANGED',
  'POINTS_REJECTED',
  'BONUS_ISSUED',
  'VIP_RANKED',
] as const;
export type MessageKind = (typeof messageKinds)[number];

type Text = Partial<Record<string, string>> & { vi: string; en: string };

/** What a message is about: the facts, never the wording, so that it reads in whichever language is asked for. */
export interface MessageDetail {
  /** Minor units. */
  amount?: string;
  currency?: string;
  points?: number;
  name?: Text;
  /** What the message speaks of: a deposit, a withdrawal, a bonus. */
  reference?: string;
}

export interface Worded {
  title: string;
  body: string;
}

interface Parts {
  amount: string;
  points: string;
  name: string;
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
  VIP_RANKED: {
    vi: ({ name }) => ({ title: 'Hạng VIP mới', body: `Chúc mừng, bạn đã đạt hạng ${name}.` }),
    en: ({ name }) => ({ title: 'New VIP rank', body: `Congratulations, you have reached ${name}.` }),
  },
};

export function worded(kind: MessageKind, detail: MessageDetail, language: Language): Worded {
  return wordings[kind][language]({
    amount: detail.amount === undefined ? '' : amountText(detail.amount, detail.currency ?? 'VND', language),
    points: grouped(String(detail.points ?? 0), language),
    name: detail.name?.[language] ?? '',
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
