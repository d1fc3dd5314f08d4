import { describe, expect, it } from 'vitest';
import { playOf } from '#lottery/engine/browser.js';
import { minorText, priceOf, readContent, symbolsOf, totalOf } from '../model/slip';

const lo2 = playOf('MB', 'LO2')!;

describe('a slip', () => {
  it('counts the lines of a text and writes it in its canonical form', () => {
    expect(readContent(lo2, '72, 27')).toEqual({ content: '27,72', lines: 54 });
    expect(readContent(lo2, '7')).toBeUndefined();
  });

  it('costs lines × stake × draws, exactly', () => {
    const entry = { id: 'a', play: 'LO2', group: 'MB', content: '27', lines: 27, unit: 100_000n };
    expect(minorText(priceOf(entry))).toBe('27000.00');
    expect(minorText(totalOf([entry, { ...entry, id: 'b' }], 3))).toBe('162000.00');
    expect(minorText(5n)).toBe('0.05');
  });

  it('has a board of buttons for two digits, and none for four', () => {
    expect(symbolsOf(lo2)).toHaveLength(100);
    expect(symbolsOf(playOf('MB', 'LO4')!)).toEqual([]);
  });
});
