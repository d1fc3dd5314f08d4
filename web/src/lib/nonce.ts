import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

const startsWithZeros = (digest: Uint8Array, bits: number): boolean => {
  const head = new DataView(digest.buffer, digest.byteOffset).getUint32(0);
  return bits === 0 || head >>> (32 - bits) === 0;
};

/** Tries nonces from `from` on; null where none of `tries` was right. */
export function searchNonce(salt: string, bits: number, from: number, tries: number): string | null {
  for (let n = from; n < from + tries; n += 1) {
    const nonce = n.toString(36);
    if (startsWithZeros(sha256(utf8ToBytes(salt + nonce)), bits)) return nonce;
  }
  return null;
}
