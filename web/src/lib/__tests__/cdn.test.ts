import { afterEach, expect, it, vi } from 'vitest';

const fresh = async () => {
  vi.resetModules();
  return (await import('../cdn')).chooseCdn;
};
afterEach(() => vi.restoreAllMocks());

it('SPEC-7.7.4 is chosen at random from the list, whichever place it has there', async () => {
  const hosts = ['//a', '//b', '//c'];
  for (const [at, host] of [
    [0, '//a'],
    [0.5, '//b'],
    [0.999, '//c'],
  ] as const) {
    vi.spyOn(Math, 'random').mockReturnValue(at);
    expect((await fresh())('image', hosts)).toBe(host);
  }
});

it('SPEC-7.7.4 stays chosen for the visit, for pictures and launches each', async () => {
  const chooseCdn = await fresh();
  const random = vi.spyOn(Math, 'random').mockReturnValue(0);
  expect(chooseCdn('image', ['//a', '//b'])).toBe('//a');
  random.mockReturnValue(0.9);
  expect(chooseCdn('image', ['//a', '//b'])).toBe('//a');
  expect(chooseCdn('launch', ['//a', '//b'])).toBe('//b');
});

it('is none where the brand has none', async () => {
  const chooseCdn = await fresh();
  expect([chooseCdn('image', []), chooseCdn('image', undefined)]).toEqual(['', '']);
});
