import { QueryFailedError } from 'typeorm';
import { TransientFailure } from '../errors.js';
import { isTransient, pauseDelay, retryDelay } from './failure.rules.js';

const withCode = (code: string, message = 'x') => Object.assign(new Error(message), { code });

describe('what a failure means', () => {
  it.each([
    ['a refused connection', withCode('ECONNREFUSED')],
    ['a server that shuts down', withCode('57P01')],
    ['a server that starts up', withCode('57P03')],
    ['no connection left', withCode('53300')],
    ['a full disk', withCode('53100')],
    ['a deadlock', withCode('40P01')],
    ['a serialization failure inside a failed query', new QueryFailedError('', [], withCode('40001'))],
    ['a connection lost in the middle', new Error('Connection terminated unexpectedly')],
    ['a pool at its end', new Error('Cannot use a pool after calling end on the pool')],
    ['an error that says so itself', new TransientFailure('bank away')],
    ['an error with a cause that is one', new Error('call failed', { cause: withCode('UND_ERR_SOCKET') })],
    ['one of several attempts to connect', new AggregateError([withCode('ECONNREFUSED')])],
  ])('%s is infrastructure: the event waits', (_what, error) => {
    expect(isTransient(error)).toBe(true);
  });

  it.each([
    ['a unique violation', new QueryFailedError('', [], withCode('23505'))],
    ['a missing column', withCode('42703')],
    ['a bug', new TypeError('Cannot read properties of undefined')],
    ['a thrown string', 'no'],
    ['nothing', undefined],
  ])('%s is the fault of the event or its handler', (_what, error) => {
    expect(isTransient(error)).toBe(false);
  });

  it('does not follow a cause that leads back to itself', () => {
    const error = new Error('loop');
    error.cause = error;
    expect(isTransient(error)).toBe(false);
  });

  it('waits longer each time, but never so long that a partition is lost or a recovery goes unseen', () => {
    const total = [1, 2, 3, 4].map(retryDelay).reduce((sum, delay) => sum + delay, 0);
    expect(total).toBeLessThan(5_000);
    expect(pauseDelay(1)).toBe(100);
    expect(pauseDelay(1_000)).toBe(3_000);
  });
});
