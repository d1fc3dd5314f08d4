import { createHash } from 'node:crypto';

const letters = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
/** First byte of every address of the main network. */
const mainNetwork = 0x41;

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/** Base58Check: 21 bytes and the first four of their double hash. */
export function isTronAddress(text: string): boolean {
  if (!/^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(text)) return false;
  let number = 0n;
  for (const letter of text) number = number * 58n + BigInt(letters.indexOf(letter));
  const hex = number.toString(16).padStart(50, '0');
  if (hex.length !== 50) return false;
  const bytes = Buffer.from(hex, 'hex');
  const [payload, checksum] = [bytes.subarray(0, 21), bytes.subarray(21)];
  return payload[0] === mainNetwork && sha256(sha256(payload)).subarray(0, 4).equals(checksum);
}
