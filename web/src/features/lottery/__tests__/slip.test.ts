import { describe, expect, it } from 'vitest';
import { playOf } from '#libs/lottery-engine/browser';
import { entriesOf, minorText, maxWinOf, multiplesOf, priceOf, readContent, totalOf } from '../model/slip';

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

  it('costs less by the rebate of its series, on every line', () => {
    const entry = { id: 'a', play: 'FIX', group: 'SSC', content: '5_#_#_#_#', lines: 3, unit: 100_000n };
    expect(priceOf(entry, 128_000)).toBe(261_600n);
    expect(totalOf([entry], [1, 2], 128_000)).toBe(784_800n);
  });

  it('wins at the most every line at its best odds', () => {
    const entry = { id: 'a', play: 'LO2', group: 'MB', content: '27', lines: 27, unit: 100_000n };
    expect(maxWinOf([entry], () => ({ WIN: 99_000 }), 2)).toBe(534_600_000n);
    expect(maxWinOf([entry], () => ({}), 2)).toBe(0n);
  });

  it('takes over an earlier one, without plays that are no longer offered', () => {
    const line = { lines: 27, linePrice: '1000.00', series: null, odds: {} };
    const contents = [
      { ...line, playId: 'LO2', bettingContent: '72,27', singleBetPrice: '1000.00' },
      { ...line, playId: 'GONE', bettingContent: '27', singleBetPrice: '1000.00' },
    ];
    const order = { contents } as Parameters<typeof entriesOf>[0];
    expect(entriesOf(order, [lo2])).toMatchObject([
      { play: 'LO2', group: 'MB', content: '27,72', lines: 54, unit: 100_000n },
    ]);
  });
});
