import { jest } from '@jest/globals';
import { InCompany } from './in-company.js';

describe('going on in company', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const come = (company: InCompany, names: string) => {
    const gone: string[] = [];
    for (const name of names) void company.meet().then(() => gone.push(name));
    return gone;
  };

  it('lets nobody go before enough are here, and then all, in the order in which they came', async () => {
    const company = new InCompany({ size: 3, longestMs: 50 });
    const gone = come(company, 'ab');
    await jest.advanceTimersByTimeAsync(49);
    expect(gone).toEqual([]);
    const later = come(company, 'cd');
    await jest.advanceTimersByTimeAsync(0);
    expect([gone, later]).toEqual([['a', 'b'], ['c']]);
  });

  it('keeps nobody longer than it may', async () => {
    const company = new InCompany({ size: 3, longestMs: 50 });
    const gone = come(company, 'a');
    await jest.advanceTimersByTimeAsync(30);
    const later = come(company, 'b');
    await jest.advanceTimersByTimeAsync(20);
    expect([gone, later]).toEqual([['a'], ['b']]);
    const last = come(company, 'c');
    await jest.advanceTimersByTimeAsync(49);
    expect(last).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(last).toEqual(['c']);
  });

  it('lets those who wait go when it is told that nobody else will come', async () => {
    const company = new InCompany({ size: 3, longestMs: 50 });
    const gone = come(company, 'ab');
    company.goOn();
    await jest.advanceTimersByTimeAsync(0);
    expect(gone).toEqual(['a', 'b']);
    expect(jest.getTimerCount()).toBe(0);
  });
});
