import { hmac } from '@noble/hashes/hmac';
import { sha256 } from '@noble/hashes/sha2';
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils';
import type { Layout, Result, Slot } from '../layout.js';
import type { DrawName } from './commitment.js';

/** Everything that decides a result; hexadecimal. */
export interface Entropy {
  /** 32 bytes, secret until the draw. */
  seed: string;
  beaconRound: number;
  /** 32 bytes, public after the draw has closed. */
  randomness: string;
}

/** The result of a draw: nothing but the seed, the draw's name and the beacon decides it. */
export function resultOf(layout: Layout, draw: DrawName, entropy: Entropy): Result {
  const bytes = new ByteStream(draw, entropy);
  const shared = new Set<string>();
  const takenIn = ({ code, distinct }: Slot): Set<string> | undefined => {
    if (layout.sharedBalls?.includes(code)) return shared;
    return distinct ? new Set() : undefined;
  };
  return Object.fromEntries(
    layout.slots.map((slot) => {
      const taken = takenIn(slot);
      return [slot.code, Array.from({ length: slot.count }, () => valueOf(slot, bytes, taken))];
    }),
  );
}

/** One value; where the slot's values differ, those taken already are drawn again. */
function valueOf(slot: Slot, bytes: ByteStream, taken: Set<string> | undefined): string {
  for (;;) {
    const value = slot.range
      ? String(slot.range[0] + bytes.below(slot.range[1] - slot.range[0] + 1)).padStart(slot.digits, '0')
      : Array.from({ length: slot.digits }, () => bytes.below(10)).join('');
    if (taken?.has(value)) continue;
    taken?.add(value);
    return value;
  }
}

/** HMAC-SHA256 of the draw, the beacon and a counter, keyed by the seed. */
class ByteStream {
  private block: Uint8Array = new Uint8Array(0);
  private position = 0;
  private counter = 0;
  private readonly key: Uint8Array;
  private readonly text: string;

  constructor({ gameCode, numero }: DrawName, { seed, beaconRound, randomness }: Entropy) {
    this.key = hexToBytes(seed);
    this.text = `${gameCode}|${numero}|${beaconRound}|${randomness}`;
  }

  /** A number below `count` (at most 256), without bias: bytes above the last whole multiple are dropped. */
  below(count: number): number {
    const limit = 256 - (256 % count);
    for (;;) {
      const byte = this.next();
      if (byte < limit) return byte % count;
    }
  }

  private next(): number {
    if (this.position === this.block.length) {
      this.block = hmac(sha256, this.key, utf8ToBytes(`${this.text}|${this.counter++}`));
      this.position = 0;
    }
    return this.block[this.position++]!;
  }
}
