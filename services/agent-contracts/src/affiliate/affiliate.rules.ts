/** No 0, O, 1 or I: a code is also read aloud. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
export const codeLength = 8;

/** A code from random bytes; 32 letters divide 256, so that each is as likely as the others. */
export function codeFrom(bytes: Uint8Array): string {
  return Array.from(bytes.subarray(0, codeLength), (byte) => alphabet[byte % alphabet.length]).join('');
}

/** How a code is written down, however it was typed. */
export function normalCode(text: string): string {
  return text.trim().toUpperCase();
}
