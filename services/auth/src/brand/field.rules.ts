/** A rule of the registration form, as the brand's configuration gives it (specification 5.1). */
export interface FieldRule {
  enabled: boolean;
  required: boolean;
  acceptedPattern?: string;
  patternId: number;
  minLength: number;
  maxLength: number;
}

export type FieldRules = Readonly<Record<string, FieldRule>>;

export interface FieldProblem {
  field: string;
  /** `required`, or what the text of `reg_pattern_{patternId}` explains. */
  reason: 'required' | 'length' | 'pattern';
  patternId: number;
  minLength: number;
  maxLength: number;
}

/** The specification's patterns by id. 0 checks the length only; 11 is the rule's own `acceptedPattern`. */
const patterns: Readonly<Record<number, RegExp>> = {
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

/** The problem of one field, or undefined. An empty field is a problem only if it is required. */
export function fieldProblem(
  field: string,
  value: string | undefined,
  rule: FieldRule,
): FieldProblem | undefined {
  const { patternId, minLength, maxLength } = rule;
  const because = (reason: FieldProblem['reason']) => ({ field, reason, patternId, minLength, maxLength });
  if (value === undefined || value === '') return rule.required ? because('required') : undefined;
  const length = Array.from(value).length;
  if (length < minLength || length > maxLength) return because('length');
  if (patterns[patternId]?.test(value) === false) return because('pattern');
  if (rule.acceptedPattern !== undefined && !new RegExp(rule.acceptedPattern, 'u').test(value)) {
    return because('pattern');
  }
  return undefined;
}

export type RegisterTab = 'username' | 'mobile';

/** Fields with a check of their own. */
const notTexts = new Set(['captcha', 'verificationCode', 'confirmPassword', 'agreement']);

/** The brand's rules as one tab of the form applies them (specification 5.2). */
export function rulesOfForm(
  rules: FieldRules,
  tab: RegisterTab,
  { codeDue, passwordDue }: { codeDue: boolean; passwordDue: boolean },
): FieldRules {
  const plain: FieldRule = { enabled: true, required: true, patternId: 0, minLength: 1, maxLength: 255 };
  const fields = Object.entries(rules).filter(([name]) => !notTexts.has(name));
  const form: Record<string, FieldRule> = Object.fromEntries(fields);
  const ofTab = (name: string, required: boolean) =>
    (form[name] = { ...(form[name] ?? plain), enabled: true, required });
  ofTab('username', true); // on the mobile tab one is generated if none is given
  ofTab('password', tab === 'username' || passwordDue);
  if (tab === 'mobile' || codeDue) ofTab('mobileNum', true);
  if (form['paymentPassword']?.enabled) ofTab('paymentPassword', true); // required when shown
  return form;
}

/** All problems of a form. Disabled fields are ignored here and dropped by {@link enabledFields}. */
export function fieldProblems(
  values: Readonly<Record<string, string | undefined>>,
  rules: FieldRules,
): FieldProblem[] {
  return Object.entries(rules)
    .filter(([, rule]) => rule.enabled)
    .flatMap(([field, rule]) => fieldProblem(field, values[field], rule) ?? []);
}

/** A value that its form allows and that cannot be. */
export function impossible(field: string): FieldProblem {
  return { field, reason: 'pattern', patternId: 0, minLength: 0, maxLength: 255 };
}

/** The values of the enabled fields. */
export function enabledFields(
  values: Readonly<Record<string, string | undefined>>,
  rules: FieldRules,
): Record<string, string> {
  const filled = Object.entries(values).filter(([field, value]) => rules[field]?.enabled === true && value);
  return Object.fromEntries(filled) as Record<string, string>;
}

/** Whole years between a birthday (YYYY-MM-DD) and a day in the brand's zone. */
export function ageOn(birthday: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) < birthday.slice(5) ? years - 1 : years;
}
