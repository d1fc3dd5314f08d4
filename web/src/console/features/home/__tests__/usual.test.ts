import { describe, expect, it } from 'vitest';
import { compare, median, viewOf } from '../usual';

describe('what is usual', () => {
  it('is the median, which one extreme day does not move', () => {
    expect(median([10, 11, 9, 1_000, 10])).toBe(10);
    expect(median([1, 2, 3, 4])).toBe(2.5);
  });

  it('ends three median deviations from the median', () => {
    const before = [80, 90, 100, 100, 110, 120, 500]; // median 100, median deviation 10
    expect(compare(130, before).verdict).toBe('usual');
    expect(compare(131, before).verdict).toBe('high');
    expect(compare(70, before).verdict).toBe('usual');
    expect(compare(69, before).verdict).toBe('low');
  });

  it('leaves a tenth of the median free where the days hardly differ', () => {
    const before = [100, 100, 100, 100];
    expect(compare(110, before).verdict).toBe('usual');
    expect(compare(111, before).verdict).toBe('high');
    expect(compare(-111, [-100, -100, -100, -100]).verdict).toBe('low');
  });

  it('is not known from fewer than four days', () => {
    expect(compare(5_000, [1, 1, 1])).toEqual({ today: 5_000, usual: null, verdict: 'unknown' });
  });

  it('compares the hours that are over with the same hours of the days before', () => {
    const day = (hours: number[]) => ({ day: 'd', hours });
    const full = [10, 10, ...Array.from({ length: 22 }, () => 99)];
    const view = viewOf([...Array.from({ length: 4 }, () => day(full)), day([10, 11, 5_000])]);
    expect(view).toMatchObject({ today: 21, usual: 20, verdict: 'usual', hoursOver: 2 });
    expect(view.usualHours.slice(0, 3)).toEqual([10, 10, 99]);
  });

  it('says nothing in the first hour of the day', () => {
    const days = [
      ...Array.from({ length: 7 }, () => ({ day: 'd', hours: [5, 5] })),
      { day: 'd', hours: [90] },
    ];
    expect(viewOf(days)).toMatchObject({ verdict: 'unknown', hoursOver: 0 });
  });
});
