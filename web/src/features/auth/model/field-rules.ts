import type { FieldRule } from '~/features/system';

/** Fields the registration form knows how to show, in the order shown (specification 5.2). */
export const REGISTER_FIELDS = [
  'username',
  'payeeName',
  'password',
  'email',
  'mobileNum',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'zalo',
  'wechat',
  'idNumber',
  'recommenderId',
  'affiliateCode',
  'referralCode',
  'paymentPassword',
] as const;
export type RegisterField = (typeof REGISTER_FIELDS)[number];

/** Fields the form cannot do without, whatever the server's rules say. */
const NEEDED: ReadonlySet<RegisterField> = new Set(['username', 'password']);

export function shownFields(rules: Record<string, FieldRule>): RegisterField[] {
  return REGISTER_FIELDS.filter((field) => NEEDED.has(field) || rules[field]?.enabled === true);
}

export function isRequired(field: RegisterField, rule: FieldRule | undefined): boolean {
  return NEEDED.has(field) || field === 'paymentPassword' || rule?.required === true;
}

/**
 * Puts the bounds into a text that marks them "(min)" and "(max)"; equal bounds collapse
 * "(min) - (max)" into the one value (specification 5.1).
 */
export function fillBounds(text: string, min: number | undefined, max: number | undefined): string {
  const collapsed = min === max ? text.replace(/\(min\)\s*[-–]\s*\(max\)/g, '(max)') : text;
  return collapsed.replace(/\(min\)/g, String(min ?? 0)).replace(/\(max\)/g, String(max ?? 255));
}

export type FieldProblem = 'required' | 'pattern' | 'length';

/** A pattern that does not compile is the server's mistake: the server still checks. */
function matches(pattern: string, value: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(value);
  } catch {
    return true;
  }
}

export function checkField(
  field: RegisterField,
  value: string,
  rule: FieldRule | undefined,
): FieldProblem | null {
  const text = field === 'password' || field === 'paymentPassword' ? value : value.trim();
  if (!text) return isRequired(field, rule) ? 'required' : null;
  const { minLength = 0, maxLength = 255, acceptedPattern } = rule ?? {};
  if (text.length < minLength || text.length > maxLength) return 'length';
  if (acceptedPattern && !matches(acceptedPattern, text)) return 'pattern';
  return null;
}

export interface Tick {
  key: 'length' | 'mixed' | 'upper' | 'noSpace' | 'unguessable' | 'notName' | 'notOld';
  ok: boolean;
}

/** What the password already has, for the list that ticks while typing. */
export function passwordTicks(value: string, rule: FieldRule | undefined): Tick[] {
  const { minLength = 6, maxLength = 20, patternId } = rule ?? {};
  const ticks: Tick[] = [{ key: 'length', ok: value.length >= minLength && value.length <= maxLength }];
  if (patternId === 1 || patternId === 5 || patternId === 7) {
    ticks.push({ key: 'mixed', ok: /[a-z]/i.test(value) && /\d/.test(value) });
  }
  if (patternId === 7) ticks.push({ key: 'upper', ok: /[A-Z]/.test(value) });
  // A rule of plain length leaves room for a sentence; the others know no spaces.
  if (patternId) ticks.push({ key: 'noSpace', ok: value.length > 0 && !/\s/.test(value) });
  return ticks;
}

/** A bank account carries its holder's name without accents. */
export function withoutAccents(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/đ/g, 'd')
    .replace(/Đ/g, 'D')
    .toUpperCase();
}
