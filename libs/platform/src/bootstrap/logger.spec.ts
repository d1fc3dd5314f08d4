import { loggedError } from './logger.js';

describe('an error in a log', () => {
  it('SEC-S36.1 keeps what names the fault and drops parameters, details and addresses', () => {
    const driver = Object.assign(new Error('duplicate key value violates unique constraint "account_once"'), {
      code: '23505',
      constraint: 'account_once',
      detail: 'Key (username)=(hoasen) already exists.',
    });
    const failure = Object.assign(new Error(driver.message, { cause: driver }), {
      name: 'QueryFailedError',
      query: 'INSERT INTO account (password_hash) VALUES ($1)',
      parameters: ['$argon2id$v=19$secret'],
      driverError: driver,
      code: '23505',
    });
    const logged = loggedError(failure);
    expect(logged).toMatchObject({
      type: 'QueryFailedError',
      code: '23505',
      cause: { code: '23505', constraint: 'account_once' },
    });
    expect(JSON.stringify(logged)).not.toMatch(/argon2id|hoasen|INSERT/);
    expect(JSON.stringify(loggedError(new Error('550 sen@example.com is unknown')))).not.toContain('sen@');
  });

  it('ends at a chain of causes without end', () => {
    const endless: Error & { cause?: unknown } = new Error('again');
    endless.cause = endless;
    expect(JSON.stringify(loggedError(endless)).length).toBeLessThan(20_000);
  });

  it('says no more than its kind of what is no error', () => {
    expect(loggedError({ password: 'x' })).toEqual({ type: 'object', message: 'not an error' });
  });
});
