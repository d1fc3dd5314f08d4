import { untilConnected } from './connecting.js';

describe('work that needs the database at start', () => {
  it('is done again after a time-out of the connection', async () => {
    let tries = 0;
    const work = () =>
      ++tries < 2
        ? Promise.reject(new Error('Connection terminated due to connection timeout'))
        : Promise.resolve('done');
    expect(await untilConnected(work)).toBe('done');
    expect(tries).toBe(2);
  });

  it('fails at once for any other error', async () => {
    let tries = 0;
    const work = () => {
      tries += 1;
      return Promise.reject(new Error('relation "account" does not exist'));
    };
    await expect(untilConnected(work)).rejects.toThrow('does not exist');
    expect(tries).toBe(1);
  });
});
