import { commonPasswords } from './common-passwords.js';

export type PasswordProblem = 'too-short' | 'too-long' | 'common' | 'brand-word' | 'same-as-username';

export const minPasswordLength = 8;
export const maxPasswordLength = 128;

export interface PasswordContext {
  username: string;
  /** Names of the platform and its brand, which an attacker tries first. */
  brandWords: readonly string[];
}

/**
 * Undefined if the password is acceptable: length and guessability count, not composition (NIST SP 800-63B).
 */
export function passwordProblem(password: string, context: PasswordContext): PasswordProblem | undefined {
  const length = Array.from(password).length;
  if (length < minPasswordLength) return 'too-short';
  if (length > maxPasswordLength) return 'too-long';
  if (isCommonPassword(password)) return 'common';
  const plain = withoutAccents(password);
  if (context.brandWords.map(withoutAccents).some((word) => word.length >= 3 && plain.includes(word))) {
    return 'brand-word';
  }
  return password.toLowerCase() === context.username.toLowerCase() ? 'same-as-username' : undefined;
}

/** In the list of common passwords, one character repeated, or a sequence of digits or letters. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  return commonPasswords.has(lower) || new Set(lower).size <= 2 || isRun(lower);
}

function isRun(text: string): boolean {
  const codes = Array.from(text).map((character) => character.codePointAt(0)!);
  const steps = codes.slice(1).map((code, index) => code - codes[index]!);
  return steps.length > 0 && (steps.every((step) => step === 1) || steps.every((step) => step === -1));
}

/** Makes "Sen Vàng" and "sen-vang" equal. */
function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/đ/g, 'd')
    .replace(/[^a-z0-9]/g, '');
}
