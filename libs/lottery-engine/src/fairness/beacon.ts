import { bls12_381 } from '@noble/curves/bls12-381';
import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils';

/** A public source of randomness in drand's unchained form: signatures on G1 after RFC 9380, one every few seconds. */
export interface BeaconChain {
  /** The key that signs, on G2, hexadecimal. */
  publicKey: string;
  /** Unix seconds of round 1. */
  genesisSeconds: number;
  periodSeconds: number;
}

export interface BeaconRound {
  round: number;
  /** SHA-256 of the signature, hexadecimal. */
  randomness: string;
  signature: string;
}

/** The first round that is published at or after an instant. */
export function roundAt({ genesisSeconds, periodSeconds }: BeaconChain, instant: Date): number {
  const elapsed = instant.getTime() / 1000 - genesisSeconds;
  return Math.max(1, Math.ceil(elapsed / periodSeconds) + 1);
}

export function timeOfRound({ genesisSeconds, periodSeconds }: BeaconChain, round: number): Date {
  return new Date((genesisSeconds + (round - 1) * periodSeconds) * 1000);
}

const scheme = bls12_381.shortSignatures;
const domain = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';

/** The signed message of a round: SHA-256 of its number in eight bytes. */
export function messageOf(round: number) {
  const number = new Uint8Array(8);
  new DataView(number.buffer).setBigUint64(0, BigInt(round));
  return scheme.hash(sha256(number), domain);
}

/** Whether the chain's key has signed this very round, and the randomness follows from the signature. */
export function isGenuine(
  { publicKey }: BeaconChain,
  { round, randomness, signature }: BeaconRound,
): boolean {
  if (!/^[0-9a-f]{96}$/.test(signature)) return false;
  if (bytesToHex(sha256(hexToBytes(signature))) !== randomness) return false;
  try {
    return scheme.verify(signature, messageOf(round), publicKey);
  } catch {
    return false;
  }
}
