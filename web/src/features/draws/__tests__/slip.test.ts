import { describe, expect, it } from 'vitest';
import { playOf } from '#lottery/engine/browser.js';
import { minorText, multiplesOf, priceOf, readContent, symbolsOf, totalOf } from '../model/slip';

const lo2 = playOf('MB', 'LO2')!;

describe('a slip', () => {
  it('counts the lines of a text and writes it in its canonical form', () => {
    expect(readContent(lo2, '72, 27')).toEqual({ content: '27,72', lines: 54 });
    expect(readContent(lo2, '7')).toBeUndefined();
  });

  it('costs lines × stake × draws, exactly', () => {
    const entry = { id: 'a', play: 'LO2', group: 'MB', content: '27', lines: 27, unit: 100_000n };
    expect(minorText(priceOf(entry))).toBe('27000.00');
    expect(minorText(totalOf([entry, { ...entry, id: 'b' }], [1, 1, 1]))).toBe('162000.00');
    expect(minorText(5n)).toBe('0.05');
  });

  it('rises from draw to draw up to the most, and keeps what the player has set', () => {
    expect(multiplesOf(1, 4, 2, {})).toEqual([1, 2, 4, 8]);
    expect(multiplesOf(5, 3, 1, { 1: '7' })).toEqual([5, 7, 5]);
    expect(multiplesOf(300, 3, 3, { 0: '' })).toEqual([1, 900, 999]);
    const entry = { id: 'a', play: 'LO2', group: 'MB', content: '27', lines: 1, unit: 100_000n };
    expect(minorText(totalOf([entry], [1, 2, 4]))).toBe('7000.00');
  });

  it('has a board of buttons for two digits, and none for four', () => {
    expect(symbolsOf(lo2)).toHaveLength(100);
    expect(symbolsOf(playOf('MB', 'LO4')!)).toEqual([]);
  });
});
