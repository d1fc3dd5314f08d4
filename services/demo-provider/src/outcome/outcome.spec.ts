import { createHash, createHmac, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { integersFrom } from './integers.js';
import { commitmentTo, newServerSeed, roundIntegers } from './seeds.js';
import { hmacSha256, sha256 } from './sha256.js';
import { keepsCommitment, verifiedIntegers } from './verifier.js';

const folder = dirname(fileURLToPath(import.meta.url));

describe('the numbers of a round', () => {
  const seeds = { serverSeed: '00'.repeat(31) + '01', clientSeed: 'hoa sen', nonce: 7 };

  it('are HMAC-SHA256(server seed, clientSeed:nonce:counter), big-endian words in order', () => {
    const key = Buffer.from(seeds.serverSeed, 'hex');
    const first = createHmac('sha256', key).update('hoa sen:7:0').digest();
    const second = createHmac('sha256', key).update('hoa sen:7:1').digest();
    const draw = roundIntegers(seeds);
    const words = Array.from({ length: 9 }, () => draw(2 ** 32));
    expect(words.slice(0, 8)).toEqual(Array.from({ length: 8 }, (_, i) => first.readUInt32BE(i * 4)));
    expect(words[8]).toBe(second.readUInt32BE(0));
  });

  it('change with each of the three: server seed, client seed, nonce', () => {
    const firstOf = (changed: Partial<typeof seeds>) => roundIntegers({ ...seeds, ...changed })(2 ** 32);
    const all = [
      firstOf({}),
      firstOf({ nonce: 8 }),
      firstOf({ clientSeed: 'hoa sem' }),
      firstOf({ serverSeed: '00'.repeat(31) + '02' }),
    ];
    expect(new Set(all).size).toBe(4);
  });

  it('REG-G35 rejects biased values instead of reducing them, so that every number is equally likely', () => {
    const words = [2 ** 32 - 1, 2 ** 32 - 2, 5];
    const block = new DataView(new ArrayBuffer(32));
    words.forEach((word, i) => block.setUint32(i * 4, word));
    // 2^32 mod 7 = 4: the four largest words would bias a bound of 7.
    expect(integersFrom(() => new Uint8Array(block.buffer))(7)).toBe(5);
    // 2^32 is a multiple of 16: nothing is thrown away.
    expect(integersFrom(() => new Uint8Array(block.buffer))(16)).toBe(15);
  });

  it.each([3, 7, 30, 36, 1000])('REG-G35 shows no bias below %i (chi-square at 99.9 %)', (bound) => {
    const draw = roundIntegers({ ...seeds, nonce: bound });
    const perNumber = 300;
    const counts = new Array<number>(bound).fill(0);
    for (let i = 0; i < bound * perNumber; i++) counts[draw(bound)]!++;
    const chiSquare = counts.reduce((sum, count) => sum + (count - perNumber) ** 2 / perNumber, 0);
    const freedom = bound - 1;
    // Wilson–Hilferty: the 99.9th percentile of chi-square.
    const limit = freedom * (1 - 2 / (9 * freedom) + 3.0902 * Math.sqrt(2 / (9 * freedom))) ** 3;
    expect(chiSquare).toBeLessThan(limit);
  });

  it.each([0, -1, 1.5, 2 ** 33, Number.NaN])('refuses a bound of %p', (bound) => {
    expect(() => roundIntegers(seeds)(bound)).toThrow(RangeError);
  });
});

describe("the player's check", () => {
  it('computes the same SHA-256 and HMAC as the library for every length around a block', () => {
    for (let length = 0; length < 200; length++) {
      const message = randomBytes(length);
      expect(Buffer.from(sha256(message))).toEqual(createHash('sha256').update(message).digest());
      const key = randomBytes(length);
      expect(Buffer.from(hmacSha256(key, message))).toEqual(
        createHmac('sha256', key).update(message).digest(),
      );
    }
  });

  it('accepts the committed seed and no other', () => {
    const seed = newServerSeed();
    const commitment = commitmentTo(seed);
    expect(keepsCommitment(seed, commitment)).toBe(true);
    expect(keepsCommitment(newServerSeed(), commitment)).toBe(false);
  });

  it('draws the same numbers as the server', () => {
    const seeds = { serverSeed: newServerSeed(), clientSeed: 'may mắn ✿', nonce: 3 };
    const ours = roundIntegers(seeds);
    const theirs = verifiedIntegers(seeds);
    for (let i = 1; i < 200; i++) expect(theirs(i * 13)).toBe(ours(i * 13));
  });
});

it('the folder that makes outcomes imports node:crypto and itself alone, so it cannot reach a bet or a balance', () => {
  const sources = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'));
  expect(sources.length).toBeGreaterThan(3);
  for (const name of sources) {
    const text = readFileSync(join(folder, name), 'utf8');
    const imports = [...text.matchAll(/(?:from|import\()\s*'([^']+)'/g)].map(([, target]) => target!);
    for (const target of imports)
      expect({
        name,
        target,
        allowed: target === 'node:crypto' || /^\.\/[\w.-]+$/.test(target),
      }).toMatchObject({ allowed: true });
    expect(text).not.toMatch(/require\(|process\.|globalThis/);
  }
});
