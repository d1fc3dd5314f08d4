import { fromMinor, toMinor } from '~/lib/format';

/** What is typed is whole đồng, with any grouping: "2.000.000" → "2000000.00". */
export function typedAmount(text: string): string | null {
  const digits = text.replace(/\D/g, '').replace(/^0+/, '');
  return digits && digits.length <= 12 ? `${digits}.00` : null;
}

/** Regroups while typing. */
export function groupDigits(text: string, group: string): string {
  return text
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, 12)
    .replace(/\B(?=(\d{3})+$)/g, group);
}

export type AmountProblem = 'empty' | 'low' | 'high';

export function checkAmount(
  amount: string | null,
  limits: { min: string; max: string },
): AmountProblem | null {
  if (!amount) return 'empty';
  const minor = toMinor(amount);
  if (minor < toMinor(limits.min)) return 'low';
  return minor > toMinor(limits.max) ? 'high' : null;
}

/** Chips: 200K, 2M; an amount that is neither stays whole. */
export function shortAmount(amount: string, words: { thousand: string; million: string }): string {
  const whole = toMinor(amount) / 100n;
  if (whole >= 1_000_000n && whole % 100_000n === 0n) {
    const tenths = whole / 100_000n;
    const text = tenths % 10n === 0n ? String(tenths / 10n) : `${tenths / 10n}.${tenths % 10n}`;
    return text + words.million;
  }
  return whole % 1_000n === 0n ? `${whole / 1_000n}${words.thousand}` : fromMinor(whole * 100n);
}
