import { describe, expect, it } from 'vitest';
import { consolePages } from '../pages';

const PREFIX = 'g';

describe('the keys of the pages', () => {
  it('are one letter each, and no page shares its own', () => {
    const keys = consolePages.flatMap(({ key, path }) => (key === null ? [] : [{ key, path }]));
    expect(keys.length).toBeGreaterThan(15);
    const shared = keys.filter(({ key, path }) => keys.some((one) => one.key === key && one.path !== path));
    expect(shared).toEqual([]);
    expect(keys.filter(({ key }) => !/^[a-z]$/.test(key) || key === PREFIX)).toEqual([]);
  });
});
