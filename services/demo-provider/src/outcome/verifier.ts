import { integersFrom, type IntegerSource } from './integers.js';
import { hmacSha256, sha256 } from './sha256.js';

/** The player's side of commit–reveal: runs in any browser, with nothing taken from the server but what it has shown. */
export function keepsCommitment(serverSeed: string, commitment: string, mathsDigest = ''): boolean {
  return toHex(sha256(fromHex(serverSeed + mathsDigest))) === commitment.toLowerCase();
}

/** SHA-256 of a text, in hex. */
export const hashOfText = (text: string): string => toHex(sha256(utf8(text)));

export function verifiedIntegers(seeds: {
  serverSeed: string;
  clientSeed: string;
  nonce: number;
}): IntegerSource {
  const key = fromHex(seeds.serverSeed);
  return integersFrom((counter) => hmacSha256(key, utf8(`${seeds.clientSeed}:${seeds.nonce}:${counter}`)));
}

const fromHex = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const toHex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const utf8 = (text: string) => new TextEncoder().encode(text);
