import type { FieldRule } from '~/features/system';

/** Fields the registration form knows how to show, in the order shown (specification 5.2). */
export const REGISTER_FIELDS = [
  'username',
  'payeeName',
  'birthday',
  'nickname',
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

/** How one tab of the form departs from the rules of its fields (specification 5.2). */
export interface FormShape {
  tab: 'username' | 'mobile';
  /** A code goes to the number, which is then asked for. */
  codeDue: boolean;
  /** The mobile tab asks for a password too. */
  passwordDue: boolean;
  /** Without direct registration an account needs an invitation code. */
  invitationDue: boolean;
}

export const USERNAME_FORM: FormShape = {
  tab: 'username',
  codeDue: false,
  passwordDue: true,
  invitationDue: false,
};

function neededIn({ tab, codeDue, passwordDue, invitationDue }: FormShape): ReadonlySet<RegisterField> {
  const own: readonly RegisterField[] =
    tab === 'mobile'
      ? ['mobileNum', ...(passwordDue ? (['password'] as const) : [])]
      : [...NEEDED, ...(codeDue ? (['mobileNum'] as const) : [])];
  return new Set<RegisterField>([...own, ...(invitationDue ? (['affiliateCode'] as const) : [])]);
}

export function shownFields(
  rules: Record<string, FieldRule>,
  shape: FormShape = USERNAME_FORM,
): RegisterField[] {
  const needed = neededIn(shape);
  const fields = REGISTER_FIELDS.filter(
    (field) =>
      needed.has(field) || (rules[field]?.enabled === true && !(shape.tab === 'mobile' && NEEDED.has(field))),
  );
  // On its own tab the number comes first.
  return shape.tab === 'mobile' ? ['mobileNum', ...fields.filter((field) => field !== 'mobileNum')] : fields;
}

export function isRequired(
  field: RegisterField,
  rule: FieldRule | undefined,
  shape: FormShape = USERNAME_FORM,
): boolean {
  return neededIn(shape).has(field) || field === 'paymentPassword' || rule?.required === true;
}

/**
 * Puts the bounds into a text that marks them "(min)" and "(max)"; equal bounds collapse
 * "(min) - (max)" into the one value (specification 5.1).
 */
export function fillBounds(text: string, min: number | undefined, max: number | undefined): string {
  const collapsed = min === max ? text.replace(/\(min\)\s*[-–]\s*\(max\)/g, '(max)') : text;
  return collapsed.replace(/\(min\)/g, String(min ?? 0)).replace(/\(max\)/g, String(max ?? 255));
}

/** The patterns of specification 5.1 by id; 0 checks the length only, 11 uses the rule's own pattern. */
const PATTERNS: Readonly<Record<number, RegExp>> = {
  1: /^(?=.*\d)[A-Za-z][A-Za-z0-9]*$/,
  2: /^[\p{L}\p{M}]+$/u,
  3: /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/,
  4: /^[A-Za-z0-9]+$/,
  5: /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z0-9]+$/,
  6: /^\d+$/,
  7: /^(?=.*[A-Z])(?=.*\d)[A-Za-z0-9]+$/,
  8: /^[A-Za-z]+( [A-Za-z]+)*$/,
  9: /^\S+$/,
  10: /^[\p{Script=Han}\p{P}]+$/u,
  12: /^[\p{L}\p{M}]+( [\p{L}\p{M}]+)*$/u,
};

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
  shape: FormShape = USERNAME_FORM,
): FieldProblem | null {
  const text = field === 'password' || field === 'paymentPassword' ? value : value.trim();
  if (!text) return isRequired(field, rule, shape) ? 'required' : null;
  // A number has the digits of its country; the form asks for them.
  if (field === 'mobileNum') return null;
  const { minLength = 0, maxLength = 255, acceptedPattern } = rule ?? {};
  const length = Array.from(text).length;
  if (length < minLength || length > maxLength) return 'length';
  if (PATTERNS[rule?.patternId ?? 0]?.test(text) === false) return 'pattern';
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
