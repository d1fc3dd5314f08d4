/*
 * SHA-256 and HMAC in plain JavaScript, for the player's own check: it must not depend on the server's library, and a
 * browser offers none outside a secure context.
 */

const firstBits = (root: (n: number) => number, primes: number[]) =>
  primes.map((prime) => Math.floor((root(prime) % 1) * 2 ** 32) | 0);

const PRIMES = Array.from({ length: 311 }, (_, n) => n + 2)
  .filter((n) => Array.from({ length: n - 2 }, (_, d) => d + 2).every((d) => n % d !== 0))
  .slice(0, 64);
const ROUND = firstBits(Math.cbrt, PRIMES);
const START = firstBits(Math.sqrt, PRIMES.slice(0, 8));

export function sha256(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(((message.length + 72) >> 6) << 6);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(padded.length - 4, (message.length << 3) >>> 0);

  const state = [...START];
  const words = new Int32Array(64);
  for (let offset = 0; offset < padded.length; offset += 64) {
    for (let i = 0; i < 16; i++) words[i] = view.getInt32(offset + i * 4);
    for (let i = 16; i < 64; i++)
      words[i] = (small1(words[i - 2]!) + words[i - 7]! + small0(words[i - 15]!) + words[i - 16]!) | 0;
    compress(state, words);
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => digest.setInt32(i * 4, word));
  return new Uint8Array(digest.buffer);
}

export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const inner = sha256(
    joined(
      block.map((byte) => byte ^ 0x36),
      message,
    ),
  );
  return sha256(
    joined(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

function compress(state: number[], words: Int32Array): void {
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const big1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const one = (h + big1 + ((e & f) ^ (~e & g)) + ROUND[i]! + words[i]!) | 0;
    const big0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const two = (big0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = (state[i]! + word) | 0));
}

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));
const small0 = (word: number) => turn(word, 7) ^ turn(word, 18) ^ (word >>> 3);
const small1 = (word: number) => turn(word, 17) ^ turn(word, 19) ^ (word >>> 10);

function joined(x: Uint8Array, y: Uint8Array): Uint8Array {
  const both = new Uint8Array(x.length + y.length);
  both.set(x);
  both.set(y, x.length);
  return both;
}
