import { commonPasswords } from './common-passwords.js';

export type PasswordProblem = 'too-short' | 'too-long' | 'common' | 'brand-word' | 'same-as-username';

export const shortestPassword = 8;
export const longestPassword = 128;

export interface PasswordContext {
  username: string;
  /** Names of the platform and its brand, which are the first things a guesser tries. */
  brandWords: readonly string[];
}

/** Undefined where the password may be used. Any characters, nothing cut off, no rule of composition: length and not being guessable count. */
export function passwordProblem(password: string, context: PasswordContext): PasswordProblem | undefined {
  const length = Array.from(password).length;
  if (length < shortestPassword) return 'too-short';
  if (length > longestPassword) return 'too-long';
  if (isCommonPassword(password)) return 'common';
  const plain = withoutAccents(password);
  if (context.brandWords.map(withoutAccents).some((word) => word.length >= 3 && plain.includes(word))) {
    return 'brand-word';
  }
  return password.toLowerCase() === context.username.toLowerCase() ? 'same-as-username' : undefined;
}

/** In the list of most used passwords, one character repeated, or a run up or down the digits or the alphabet. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  return commonPasswords.has(lower) || new Set(lower).size <= 2 || isRun(lower);
}

function isRun(text: string): boolean {
  const codes = Array.from(text).map((character) => character.codePointAt(0)!);
  const steps = codes.slice(1).map((code, index) => code - codes[index]!);
  return steps.length > 0 && (steps.every((step) => step === 1) || steps.every((step) => step === -1));
}

/** "Sen Vàng" and "sen-vang" are the same word to a guesser. */
function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/đ/g, 'd')
    .replace(/[^a-z0-9]/g, '');
}
