import { describe, expect, it } from 'vitest';
import { ApiError } from '~/lib/http';
import { playOf } from '#libs/lottery-engine/browser';
import {
  fitted,
  fullPickOf,
  isPicked,
  newOddsIn,
  refusalIn,
  stakeLeft,
  withoutPick,
  type Refusal,
} from '../model/refusal';
import { changesOf, withNewer } from '../model/odds';
import type { SlipEntry } from '../model/slip';

const lo2 = playOf('MB', 'LO2')!;
const fix = playOf('SSC', 'FIX')!;
const entry: SlipEntry = {
  ...{ id: 'a', play: 'LO2', group: 'MB', content: '12,27', lines: 54, unit: 1_000_000n },
};
const full: Refusal = { limit: 'NUMBER', left: 0n, numero: '1', play: 'LO2', pick: '27', unitLeft: 0n };

describe('a refusal for a limit', () => {
  it('names the line of the slip that was sent, and what it could stake in whole points', () => {
    const value = { limit: 'NUMBER', numero: '1', left: '999.00', line: 1, play: 'LO2', pick: '27' };
    const failure = new ApiError('LOTTERY_LIMIT_REACHED', 422, '', { ...value, unitStakeLeft: '3700.00' });
    const found = refusalIn(failure, [{ ...entry, id: 'b' }, entry])!;
    expect(found).toEqual({
      ...{ limit: 'NUMBER', left: 99_900n, numero: '1', entryId: 'a', play: 'LO2', pick: '27' },
      unitLeft: 370_000n,
    });
    expect(stakeLeft(found)).toBe(300_000n);
    expect(stakeLeft({ ...found, unitLeft: 99_999n })).toBeUndefined();
  });

  it('is read from nothing else', () => {
    expect(refusalIn(new Error('LOTTERY_LIMIT_REACHED'), [entry])).toBeUndefined();
    expect(refusalIn(new ApiError('LOTTERY_DRAW_CLOSED', 422, '', {}), [entry])).toBeUndefined();
    expect(refusalIn(new ApiError('LOTTERY_LIMIT_REACHED', 422, ''), [entry])).toBeUndefined();
  });

  it('fills a number only if not one point is left on it at the multiple of one', () => {
    expect(fullPickOf(full, '9', 1)).toEqual({ numero: '1', play: 'LO2', pick: '27' });
    expect(fullPickOf({ ...full, unitLeft: 50_000n }, '9', 1)).toBeDefined();
    expect(fullPickOf({ ...full, unitLeft: 50_000n }, '9', 2)).toBeUndefined();
    expect(fullPickOf({ limit: 'MEMBER', left: 0n }, '9', 1)).toBeUndefined();
  });

  it('of a closed number without a draw counts for the draw of now', () => {
    const held: Refusal = { limit: 'HELD', left: 0n, play: 'LO2', pick: '27', unitLeft: 0n };
    expect(fullPickOf(held, '9', 1)).toEqual({ numero: '9', play: 'LO2', pick: '27' });
  });
});

describe('a slip that has to cost less', () => {
  it('lowers every line by the same part to whole points', () => {
    const slip = [entry, { ...entry, id: 'b', unit: 500_000n }];
    expect(fitted(slip, 81_000_000n, 60_000_000n)?.map(({ unit }) => unit)).toEqual([700_000n, 300_000n]);
  });

  it('is left alone where a line would stake less than a point, or where it fits', () => {
    expect(fitted([entry], 54_000_000n, 1_000_000n)).toBeUndefined();
    expect(fitted([entry], 54_000_000n, 54_000_000n)).toBeUndefined();
  });
});

describe('a refused number', () => {
  it('leaves its line, which goes with its last number', () => {
    expect(withoutPick(lo2, '12,27', '27')).toEqual({ content: '12', lines: 27 });
    expect(withoutPick(lo2, '27', '27')).toBe('empty');
    expect(withoutPick(lo2, '12', '27')).toBeUndefined();
    expect(withoutPick(fix, '12_#_3_#_#', '1:2')).toEqual({ content: '1_#_3_#_#', lines: 2 });
  });

  it('stays where it is a combination of several symbols', () => {
    expect(withoutPick(playOf('MB', 'XIEN2')!, '12,34,56', '12-34')).toBeUndefined();
    expect(withoutPick(playOf('MB', 'CANG3_DB')!, '12_0_3', '103')).toBeUndefined();
  });

  it('stands at its place of the board', () => {
    expect(isPicked(lo2, ['27'], 0, '27')).toBe(true);
    expect(isPicked(lo2, ['27'], 0, '72')).toBe(false);
    expect(isPicked(fix, ['5:3'], 4, '3')).toBe(true);
    expect(isPicked(fix, ['5:3'], 0, '3')).toBe(false);
    expect(isPicked(playOf('MB', 'XIEN2')!, ['12-34'], 0, '12')).toBe(false);
  });
});

describe('odds that have changed', () => {
  it('are read from their refusal, once a play', () => {
    const changed = { play: 'LO2', odds: { WIN: '97.500' } };
    const value = {
      lines: [
        { ...changed, line: 0 },
        { ...changed, line: 2 },
      ],
    };
    expect(newOddsIn(new ApiError('LOTTERY_ODDS_CHANGED', 422, '', value))).toEqual([
      { play: 'LO2', odds: { WIN: 97_500 } },
    ]);
    expect(newOddsIn(new ApiError('LOTTERY_LIMIT_REACHED', 422, '', value))).toEqual([]);
    expect(newOddsIn(new ApiError('LOTTERY_ODDS_CHANGED', 422, ''))).toEqual([]);
  });

  it('stand until the menu shows others than it did', () => {
    const newer = { was: { WIN: 99_000 }, now: { WIN: 97_500 } };
    expect(withNewer({ WIN: 99_000 }, newer)).toBe(newer.now);
    expect(withNewer({ WIN: 98_000 }, newer)).toEqual({ WIN: 98_000 });
    expect(withNewer({ WIN: 99_000 }, undefined)).toEqual({ WIN: 99_000 });
  });

  it('are shown once for tiers that change alike', () => {
    const before = { S0: 95_000, S18: 95_000, S9: 9_500 };
    expect(changesOf(before, { ...before, S0: 94_000, S18: 94_000 })).toEqual([
      { before: 95_000, after: 94_000 },
    ]);
  });
});
