import { jest } from '@jest/globals';
import { eventually } from './eventually.js';

describe('eventually', () => {
  afterEach(() => jest.restoreAllMocks());

  it('returns the first value that is wanted', async () => {
    let reads = 0;
    expect(
      await eventually(
        () => (reads += 1),
        (count) => count === 3,
      ),
    ).toBe(3);
    expect(await eventually(() => (reads > 4 ? 'five' : void (reads += 1)))).toBe('five');
  });

  it('takes an error for "not yet"', async () => {
    let reads = 0;
    const value = await eventually(async () => {
      if ((reads += 1) < 3) throw new Error('away');
      return reads;
    });
    expect(value).toBe(3);
  });

  it('says what it waited for and what it saw last', async () => {
    const minuteLater = () => {
      const now = jest.spyOn(performance, 'now');
      now.mockReturnValueOnce(0).mockReturnValue(60_001);
    };
    minuteLater();
    const count = eventually(
      () => ({ n: 7n }),
      ({ n }) => n > 7n,
      { what: 'eight rows' },
    );
    await expect(count).rejects.toThrow('not within 60 s: eight rows; last value: { n: 7n }');
    minuteLater();
    const broken = eventually(() => Promise.reject(new Error('no table')), { what: 'a row' });
    await expect(broken).rejects.toThrow(/^not within 60 s: a row; last error: Error: no table/);
    minuteLater();
    await expect(eventually(() => false)).rejects.toThrow(/^not within 60 s: .*false; last value: false$/);
  });
});
