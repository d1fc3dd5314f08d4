import type { FieldRule } from '~/features/system';
import { checkField, passwordTicks, type Tick } from './field-rules';

export interface NewPasswordValues {
  oldPassword: string;
  /** Sent to the number of an account that was opened by it, for its first password. */
  verificationCode: string;
  newPassword: string;
  confirmNewPassword: string;
}

export const NO_PASSWORD: NewPasswordValues = {
  oldPassword: '',
  verificationCode: '',
  newPassword: '',
  confirmNewPassword: '',
};

/** Where the site's registration asks for no password, its length is the house's. */
const HOUSE_RULE: FieldRule = {
  enabled: true,
  required: true,
  patternId: 0,
  minLength: 8,
  maxLength: 128,
};

export const newPasswordRule = (rules: Record<string, FieldRule> | undefined): FieldRule =>
  rules?.['password'] ?? HOUSE_RULE;

/** One or two repeated characters, or a sequence up or down; the server has a longer list. */
export function isEasy(password: string): boolean {
  const lower = password.toLowerCase();
  if (new Set(lower).size <= 2) return true;
  const codes = Array.from(lower, (character) => character.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, i) => code - (codes[i] ?? 0));
  return steps.every((step) => step === 1) || steps.every((step) => step === -1);
}

export interface PasswordContext {
  /** Undefined where the page does not know whose password it is. */
  username?: string;
  oldPassword?: string;
}

export function extraTicks(value: string, { username, oldPassword }: PasswordContext): Tick[] {
  const typed = value !== '';
  const ticks: Tick[] = [{ key: 'unguessable', ok: typed && !isEasy(value) }];
  if (username) ticks.push({ key: 'notName', ok: typed && value.toLowerCase() !== username.toLowerCase() });
  if (oldPassword) ticks.push({ key: 'notOld', ok: typed && value !== oldPassword });
  return ticks;
}

export function newPasswordProblem(
  value: string,
  rule: FieldRule,
  known: PasswordContext,
): 'required' | 'rules' | null {
  if (value === '') return 'required';
  const ticks = [...passwordTicks(value, rule), ...extraTicks(value, known)];
  return checkField('password', value, rule) === null && ticks.every((tick) => tick.ok) ? null : 'rules';
}
