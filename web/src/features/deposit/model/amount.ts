import { toMinor } from '~/lib/format';

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
