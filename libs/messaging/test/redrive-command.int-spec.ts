import { jest } from '@jest/globals';
import { Pool } from '#libs/database';
import { startTestDatabase } from '#libs/testing';
import { messagingMigrations } from '../src/index.js';

describe('the redrive command', () => {
  const argv = process.argv;
  afterEach(() => {
    process.argv = argv;
    jest.restoreAllMocks();
  });

  const run = async (...args: string[]) => {
    const printed = jest.spyOn(console, 'log').mockImplementation(() => undefined);
    const table = jest.spyOn(console, 'table').mockImplementation(() => undefined);
    process.argv = ['node', 'redrive.command.js', ...args];
    jest.resetModules();
    await import('../src/dead-letter/redrive.command.js');
    const seen = { printed: printed.mock.calls.flat(), rows: table.mock.calls.flat().flat() };
    jest.restoreAllMocks();
    return seen;
  };

  it('lists dead letters, and asks for those of a key with all that is parked behind it', async () => {
    const database = await startTestDatabase({ migrations: [...messagingMigrations] });
    const pool = await Pool.open({ url: database.url, applicationName: 'test' });
    await pool.query(
      `INSERT INTO dead_letter (consumer, event_id, topic, type, key, source, occurred_at, status, reason, attempts)
       VALUES ('points', 'e1', 'game.rounds', 't', 'a', '/x', now(), 'DEAD', E'TypeError: no\\n  at x', 5),
              ('points', 'e2', 'game.rounds', 't', 'a', '/x', now(), 'PARKED', 'waits', 0),
              ('points', 'e3', 'game.rounds', 't', 'b', '/x', now(), 'DEAD', 'no', 5)`,
    );
    const { rows } = await run(database.url);
    expect(rows).toHaveLength(3);
    expect(rows[0]).toMatchObject({ id: '1', event_id: 'e1', reason: 'TypeError: no' });
    expect((await run(database.url, '1')).printed).toEqual(['asked for 2 events to be tried again']);
    const asked = 'SELECT event_id FROM dead_letter WHERE redrive_requested_at IS NOT NULL ORDER BY id';
    expect(await pool.query(asked)).toEqual([{ event_id: 'e1' }, { event_id: 'e2' }]);
    expect((await run(database.url, 'all')).printed).toEqual(['asked for 3 events to be tried again']);
    await pool.close();
    await database.close();
  });
});
