import { codeFrom, codeLength, normalCode } from './affiliate.rules.js';

describe('affiliate codes', () => {
  it('use each letter equally often', () => {
    const counts = new Map<string, number>();
    for (let byte = 0; byte < 256; byte++) {
      const letter = codeFrom(new Uint8Array(codeLength).fill(byte))[0]!;
      counts.set(letter, (counts.get(letter) ?? 0) + 1);
    }
    expect(counts.size).toBe(32);
    expect(new Set(counts.values())).toEqual(new Set([8]));
  });

  it('are the same however they are typed', () => {
    expect(normalCode('  sen2026 ')).toBe('SEN2026');
  });
});
