import { appLocale, type Language } from './language';
import { fromMinor, toMinor } from './money';

const marks = new Map<Language, { group: string; decimal: string }>();

/** The marks with which a language writes numbers. */
export function numberMarks(language: Language): { group: string; decimal: string } {
  let known = marks.get(language);
  if (!known) {
    const parts = new Intl.NumberFormat(appLocale(language), {
      minimumFractionDigits: 1,
      useGrouping: true,
    }).formatToParts(12345678.9);
    const of = (type: string) => parts.find((part) => part.type === type)?.value;
    known = { group: of('group') ?? ',', decimal: of('decimal') ?? '.' };
    marks.set(language, known);
  }
  return known;
}

const MAX_WHOLE_DIGITS = 12;

/** What is typed, regrouped as the language writes it; letters and a second decimal mark fall away. */
export function groupTyped(text: string, language: Language, scale = 0): string {
  const { group, decimal } = numberMarks(language);
  const at = scale > 0 ? text.indexOf(decimal) : -1;
  const digits = (part: string) => part.replaceAll(/\D/g, '');
  const whole = digits(at < 0 ? text : text.slice(0, at))
    .replace(/^0+(?=\d)/, '')
    .slice(0, MAX_WHOLE_DIGITS)
    .replaceAll(/\B(?=(\d{3})+$)/g, group);
  return at < 0 ? whole : `${whole || '0'}${decimal}${digits(text.slice(at)).slice(0, scale)}`;
}

/** The amount that was typed, in the form that calls take; null where there is none. */
export function typedAmount(text: string, language: Language, scale = 0, places = 2): string | null {
  const { decimal } = numberMarks(language);
  const [whole = '', decimals = ''] = groupTyped(text, language, scale).split(decimal);
  const digits = whole.replaceAll(/\D/g, '');
  if (digits === '') return null;
  return fromMinor(
    toMinor(decimals ? `${digits}.${decimals}` : digits, Math.max(scale, places)),
    Math.max(scale, places),
  );
}

/** An amount as it would be typed: without decimals that are zero. */
export function textOfAmount(amount: string, language: Language, scale = 0): string {
  const { decimal } = numberMarks(language);
  const [whole = '', decimals = ''] = amount.split('.');
  const rest = decimals.slice(0, scale).replace(/0+$/, '');
  return groupTyped(rest ? `${whole}${decimal}${rest}` : whole, language, scale);
}

export type AmountProblem = 'empty' | 'low' | 'high';

export function checkAmount(
  amount: string | null,
  limits: { min?: string | undefined; max?: string | undefined },
  scale = 2,
): AmountProblem | null {
  if (!amount) return 'empty';
  const minor = toMinor(amount, scale);
  if (limits.min !== undefined && minor < toMinor(limits.min, scale)) return 'low';
  return limits.max !== undefined && minor > toMinor(limits.max, scale) ? 'high' : null;
}
