import { QueryFailedError } from 'typeorm';
import { isInfrastructure } from './errors.js';

const withCode = (code: string, message = 'x') => Object.assign(new Error(message), { code });
const failedQuery = (code: string) => new QueryFailedError('', [], withCode(code));

describe('the classifier of infrastructure errors', () => {
  it.each([
    ['a refused connection', withCode('ECONNREFUSED')],
    ['a host without a route', withCode('EHOSTUNREACH')],
    ['a network without a route', withCode('ENETUNREACH')],
    ['a name server that does not answer', withCode('EAI_AGAIN')],
    ['a connection that pg gives up on', new Error('timeout expired')],
    ['a query that pg gives up on', new Error('Query read timeout')],
    ['a pool without a free connection', new Error('timeout exceeded when trying to connect')],
    ['a pool that has ended', new Error('Cannot use a pool after calling end on the pool')],
    [
      'a client after its connection was lost',
      new Error('Client has encountered a connection error and is not queryable'),
    ],
    ['a connection lost during a query', new Error('Connection terminated unexpectedly')],
    ['TypeORM without a connection', new Error('Driver not Connected')],
    ['a data source that is closed', new Error('DataSource is not initialized.')],
    ['a server that shuts down', failedQuery('57P01')],
    ['a server that starts', failedQuery('57P03')],
    ['a cancelled statement', failedQuery('57014')],
    ['no connection left', failedQuery('53300')],
    ['a full disk', failedQuery('53100')],
    ['a lost connection', failedQuery('08006')],
    ['an input/output error', failedQuery('58030')],
    ['a deadlock', failedQuery('40P01')],
    ['a serialization failure', failedQuery('40001')],
    ['an idle transaction that was ended', failedQuery('25P03')],
    ['a lock that was not free', failedQuery('55P03')],
    ['a closed socket of undici, as cause', new Error('call failed', { cause: withCode('UND_ERR_SOCKET') })],
    ['one of several addresses', new AggregateError([withCode('ECONNREFUSED')])],
  ])('WAL-I15 includes %s', (_what, error) => {
    expect(isInfrastructure(error)).toBe(true);
  });

  it.each([
    ['a unique violation', failedQuery('23505')],
    ['a check violation', failedQuery('23514')],
    ['a missing column', withCode('42703')],
    ['a refusal by our own function', failedQuery('P0001')],
    ['a bug', new TypeError('Cannot read properties of undefined')],
    ['a message that only mentions a timeout', new Error('the session timeout expired for this member')],
    ['a thrown string', 'ECONNREFUSED'],
    ['undefined', undefined],
  ])('excludes %s', (_what, error) => {
    expect(isInfrastructure(error)).toBe(false);
  });

  it('ends on a cause that leads back to itself', () => {
    const error = new Error('loop');
    error.cause = error;
    expect(isInfrastructure(error)).toBe(false);
  });
});
