import { CacheUnavailable } from '#libs/cache';
import { TransientFailure } from '../errors.js';
import { pauseDelay, retryDelay } from './failure.rules.js';
import { isTransient } from './is-transient.js';

describe('the rules of failed deliveries', () => {
  it.each([
    ['infrastructure', Object.assign(new Error('x'), { code: 'ECONNREFUSED' })],
    ['a handler that throws TransientFailure', new TransientFailure('the bank is away')],
    ['a call that fails by one', new Error('call failed', { cause: new TransientFailure('away') })],
    ['a cache that does not answer', new CacheUnavailable('no Redis')],
  ])('%s is transient', (_what, error) => {
    expect(isTransient(error)).toBe(true);
  });

  it.each([
    ['a unique violation', Object.assign(new Error('x'), { code: '23505' })],
    ['a bug', new TypeError('Cannot read properties of undefined')],
    ['undefined', undefined],
  ])('%s is not', (_what, error) => {
    expect(isTransient(error)).toBe(false);
  });

  it('delays grow up to bounds that keep the partition and show a recovery soon', () => {
    const total = [1, 2, 3, 4].map(retryDelay).reduce((sum, delay) => sum + delay, 0);
    expect(total).toBeLessThan(5_000);
    expect(pauseDelay(1)).toBe(100);
    expect(pauseDelay(1_000)).toBe(3_000);
  });
});
