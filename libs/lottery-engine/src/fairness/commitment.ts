import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils';
import type { Layout } from '../layout.js';
import { roundAt, type BeaconChain } from './beacon.js';

/** A draw that the platform is committed to: the site recomputes it with these functions. */
export interface DrawName {
  gameCode: string;
  numero: string;
}

/** How a draw is committed to. Draws of scheme 1 stay verifiable; its commitment covers seed, game and numero alone. */
export type Scheme = 1 | 2;
export const currentScheme: Scheme = 2;
export const isScheme = (scheme: number): scheme is Scheme => scheme === 1 || scheme === 2;

/** Everything that is fixed before a bet is taken, but the seed. */
export interface DrawTerms extends DrawName {
  scheme: Scheme;
  closeAt: Date;
  beaconRound: number;
  layout: Layout;
}

/** From the close to the round: more than the clock that closes bets may be late (`services/lottery`, clock check). */
const marginMs: Record<Scheme, number> = { 1: 1_000, 2: 4_000 };

/** The round that decides a draw: the first one of the chain a margin after the close. */
export function roundOf(
  chain: BeaconChain,
  { scheme, closeAt }: Pick<DrawTerms, 'scheme' | 'closeAt'>,
): number {
  return roundAt(chain, new Date(closeAt.getTime() + marginMs[scheme]));
}

/** SHA-256 of what a layout is: its slots, their sizes, ranges and rules. */
export function layoutDigest({ id, slots, sharedBalls = [] }: Layout): string {
  const rows = slots.map(({ code, count, digits, range = null, distinct = false, ordered = false }) => [
    ...[code, count, digits],
    ...[range, distinct, ordered],
  ]);
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify([id, rows, sharedBalls]))));
}

/** SHA-256 of the seed and the terms of the draw, hexadecimal. Published before a bet is taken. */
export function commitmentOf(seed: string, terms: DrawTerms): string {
  return bytesToHex(sha256(concatBytes(hexToBytes(seed), utf8ToBytes(`|${textOf(terms)}`))));
}

function textOf({ scheme, gameCode, numero, beaconRound, closeAt, layout }: DrawTerms): string {
  if (scheme === 1) return `${gameCode}|${numero}`;
  return [scheme, gameCode, numero, beaconRound, closeAt.toISOString(), layoutDigest(layout)].join('|');
}

/** The chain hash of a commitment covers all earlier ones, so that none can be taken out or changed unseen. */
export function chainOf(previous: string | undefined, commitment: string): string {
  const before = previous === undefined ? new Uint8Array(32) : hexToBytes(previous);
  return bytesToHex(sha256(concatBytes(before, hexToBytes(commitment))));
}
