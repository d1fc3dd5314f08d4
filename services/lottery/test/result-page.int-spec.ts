import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventually, FakeClock, startTestService, type TestService } from '#libs/testing';
import { FeedService } from '../src/feed/feed.service.js';
import { ResultEntryService } from '../src/operation/result-entry.service.js';
import { lotteryService } from '../src/service.js';
import { pageOf, sheet, tableOf } from './support/result-page.js';

describe('a published page as a source of results', () => {
  const clock = new FakeClock('2026-11-21T09:00:00.000Z'); // Saturday, 16:00 in Vietnam
  const asked: string[] = [];
  let html = '';
  let site: Server;
  let source: string;
  let lottery: TestService<FakeClock>;

  beforeAll(async () => {
    site = createServer(({ url = '' }, response) => {
      asked.push(url);
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(html);
    });
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    const host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
    source = `page:${host}`;
    lottery = await startTestService(lotteryService, {
      clock,
      env: {
        BEACON: 'none',
        RESULT_FEEDS: '',
        RESULT_PAGES: `XSMB=http://${host}/xsmb/{day}-{month}-{year}`,
      },
    });
  });

  afterAll(async () => {
    await lottery?.close();
    site?.closeAllConnections();
    await new Promise((resolve) => (site ? site.close(resolve) : resolve(undefined)));
  });

  const name = { gameCode: 'XSMB', numero: '20261121' };
  const read = () => lottery.app.get(FeedService, { strict: false }).readDue();
  const proposals = (): Promise<unknown[]> =>
    lottery.pool.query(
      `SELECT proposed_by AS by, source, result FROM result_proposal WHERE game_code = 'XSMB' AND numero = $1`,
      [name.numero],
    );
  const stored = () =>
    lottery.pool.query(
      `SELECT source, entered_by AS by FROM draw_result WHERE game_code = 'XSMB' AND numero = $1`,
      [name.numero],
    );

  it('enters nothing before the draw, or while the sheet is incomplete, and asks once a minute', async () => {
    html = pageOf(tableOf({ day: '21/11/2026' }));
    await read();
    expect(asked).toEqual([]);
    clock.set('2026-11-21T11:20:00.000Z');
    html = pageOf(tableOf({ day: '21/11/2026', values: { DB: ['...'] } }));
    await read();
    await eventually(
      () => asked,
      ({ length }) => length > 0,
    );
    await read();
    expect(asked).toEqual(['/xsmb/21-11-2026']);
    expect(await proposals()).toEqual([]);
  });

  it('counts as one of two: its result stands when an operator enters the same', async () => {
    html = pageOf(tableOf({ day: '21/11/2026' }));
    clock.advance(60_000);
    await read();
    // The job may have asked already.
    const entered = await eventually(proposals, ({ length }) => length > 0);
    expect(entered).toEqual([{ by: source, source: 'FEED', result: sheet }]);
    expect(await stored()).toEqual([]);
    const entry = lottery.app.get(ResultEntryService, { strict: false });
    expect(await entry.propose(name, 1, sheet, { id: 'o-1', source: 'OPERATORS' })).toBe(true);
    expect(await stored()).toEqual([{ source: 'OPERATORS', by: [source, 'o-1'] }]);
  });
});
