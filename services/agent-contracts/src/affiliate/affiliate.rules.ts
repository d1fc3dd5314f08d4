/** Without 0, O, 1 and I, since codes are also read aloud. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
export const codeLength = 8;

/** A code from random bytes; 32 letters divide 256, so each letter is equally likely. */
export function codeFrom(bytes: Uint8Array): string {
  return Array.from(bytes.subarray(0, codeLength), (byte) => alphabet[byte % alphabet.length]).join('');
}

/** A host as a browser names it, without its port. */
export function normalDomain(host: string): string {
  return host.replace(/:\d+$/, '').toLowerCase();
}

/** The canonical form of a typed code. */
export function normalCode(text: string): string {
  return text.trim().toUpperCase();
}
