import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FakeClock, startTestService, type TestService } from '#libs/testing';
import { demoProviderService } from '../../services/demo-provider/src/service.js';
import { DrawService } from '../../services/lottery/src/draw/draw.service.js';
import { gameDefinitions } from '#libs/lottery-engine';
import { FeedHistoryService } from '../../services/lottery/src/feed/feed-history.service.js';
import { FeedService } from '../../services/lottery/src/feed/feed.service.js';
import { ScheduleService } from '../../services/lottery/src/schedule/schedule.service.js';
import { lotteryService } from '../../services/lottery/src/service.js';
import { providerSettings } from '../../deploy/local/addresses.ts';
import type { LocalPorts } from '../../deploy/local/ports.ts';

type Answer = { status: number; body: string };

/** Stands before a feed; what passes through it can be changed. */
class Tampering {
  change: (answer: Answer) => Answer | Promise<Answer> = (answer) => answer;
  asked = 0;
  private server!: Server;
  url = '';

  static async before(target: string): Promise<Tampering> {
    const proxy = new Tampering();
    proxy.server = createServer((request, response) => {
      void (async () => {
        proxy.asked += 1;
        const answer = await fetch(`${target}${request.url}`);
        const { status, body } = await proxy.change({ status: answer.status, body: await answer.text() });
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(body);
      })();
    });
    await new Promise<void>((resolve) => proxy.server.listen(0, '127.0.0.1', resolve));
    proxy.url = `http://127.0.0.1:${(proxy.server.address() as AddressInfo).port}`;
    return proxy;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

describe('official results from two feeds', () => {
  const started = '2026-11-21T09:00:00.000Z'; // Saturday, 16:00 in Vietnam
  const clock = new FakeClock(started);
  let feeds: TestService<FakeClock>;
  let second: Tampering;
  let lottery: TestService<FakeClock>;

  beforeAll(async () => {
    const ports = { inner: {} } as LocalPorts;
    const { SIMULATED_FEED_KEYS, RESULT_FEED_KEYS } = providerSettings(ports, 'secret of the tests');
    feeds = await startTestService(demoProviderService, {
      clock,
      env: { PORT: '0', RESULT_FEED_SIMULATOR: 'on', SIMULATED_FEED_KEYS: SIMULATED_FEED_KEYS! },
    });
    second = await Tampering.before(`${feeds.url}/result-feeds/saigon`);
    lottery = await startTestService(lotteryService, {
      clock,
      env: {
        RESULT_FEEDS: `hanoi=${feeds.url}/result-feeds/hanoi,saigon=${second.url}`,
        RESULT_FEED_KEYS: RESULT_FEED_KEYS!,
        RESULT_HISTORY_DAYS: '30',
      },
    });
  });

  afterAll(async () => {
    await lottery?.close();
    await second?.close();
    await feeds?.close();
  });

  beforeEach(() => (second.change = (answer) => answer));

  const read = () => lottery.app.get(FeedService, { strict: false }).readDue();
  const drawOf = async (gameCode: string, numero: string) => {
    const [row] = await lottery.pool.query(
      `SELECT state, version, void_reason AS "voidReason" FROM draw WHERE game_code = $1 AND numero = $2`,
      [gameCode, numero],
    );
    return row as { state: string; version: number; voidReason: string | null };
  };
  const pending = { state: 'PENDING', version: 0, voidReason: null };

  it('fills the archive with a month of every official game, once', async () => {
    const history = lottery.app.get(FeedHistoryService, { strict: false });
    await history.readPast();
    const rows: { gameCode: string; draws: number }[] = await lottery.pool.query(
      `SELECT game_code AS "gameCode", count(*)::int AS draws FROM draw_result WHERE drawn_at < $1 GROUP BY game_code`,
      [started],
    );
    const official = gameDefinitions.filter(({ source }) => source === 'OFFICIAL');
    expect(rows.map(({ gameCode }) => gameCode).toSorted()).toEqual(
      official.map(({ code }) => code).toSorted(),
    );
    const drawsOf = Object.fromEntries(rows.map(({ gameCode, draws }) => [gameCode, draws]));
    expect(drawsOf).toMatchObject({ XSMB: 30, HNTHAI: 30, 'XSMN-HCM': 8, THAI: 2 });
    expect(drawsOf).toMatchObject({ LOTTO535: 60, KHPOSTS: 60, KENOVN: 200 });
    clock.advance(2 * 3_600_000);
    await history.readPast();
    const [{ draws }] = await lottery.pool.query(
      'SELECT count(*)::int AS draws FROM draw_result WHERE drawn_at < $1',
      [started],
    );
    expect(draws).toBe(rows.reduce((sum, row) => sum + row.draws, 0));
    const newest = await lottery.as({ kind: 'guest' }).get('/lgw/draw/XSMB?page=0&size=3');
    expect((newest.body.value as unknown as { numero: string }[]).map(({ numero }) => numero)).toEqual([
      '20261120',
      '20261119',
      '20261118',
    ]);
  });

  it('enters a result that both give, for the game and the one that follows it', async () => {
    await lottery.app.get(ScheduleService, { strict: false }).fillAhead();
    clock.set('2026-11-21T11:14:59.000Z');
    await read();
    expect(await drawOf('XSMB', '20261121')).toEqual(pending);
    clock.set('2026-11-21T11:15:01.000Z');
    await read();
    expect(await drawOf('XSMB', '20261121')).toMatchObject({ version: 1, voidReason: null });
    expect(await drawOf('HNTHAI', '20261121')).toMatchObject({ version: 1, voidReason: null });
    const entered = await lottery.pool.query(
      `SELECT source, entered_by AS by FROM draw_result WHERE game_code = 'XSMB' AND numero = '20261121'`,
    );
    expect(entered).toEqual([{ source: 'FEED', by: ['hanoi', 'saigon'] }]);
  });

  it('enters every draw of a game with several a day', async () => {
    clock.set('2026-11-21T11:20:01.000Z');
    await read();
    for (const numero of ['20261121-091', '20261121-092'])
      expect(await drawOf('KENOVN', numero)).toMatchObject({ version: 1 });
    expect(await drawOf('KENOVN', '20261121-093')).toEqual(pending);
    expect(await drawOf('LOTTO535', '20261121-1')).toMatchObject({ state: 'SETTLED', version: 1 });
    expect(await drawOf('LOTTO535', '20261121-2')).toEqual(pending);
  });

  const resigned = (answer: Answer, change: (payload: string) => string): Answer => {
    const { payload, signature } = JSON.parse(answer.body) as { payload: string; signature: string };
    return { ...answer, body: JSON.stringify({ payload: change(payload), signature }) };
  };
  const other = (gameCode: string) => async (): Promise<Answer> => {
    const numeros = '20261119';
    const answer = await fetch(`${feeds.url}/result-feeds/saigon/results/${gameCode}?numeros=${numeros}`);
    return { status: 200, body: await answer.text() };
  };

  it.each<[string, string, Tampering['change']]>([
    [
      'changes a digit after signing',
      '20261122',
      (answer) => resigned(answer, (p) => p.replace(/\d{5}/, '00000')),
    ],
    ['answers for another draw', '20261123', other('XSMB')],
    ['answers for another game', '20261124', other('LAO')],
    ['fails', '20261125', (answer) => ({ ...answer, status: 503 })],
    ['answers no JSON', '20261126', () => ({ status: 200, body: '<html>' })],
    ['answers without a signature', '20261127', () => ({ status: 200, body: '{"payload":"{}"}' })],
  ])(
    'does not believe a feed that %s, and enters the draw once it answers well',
    async (_, numero, change) => {
      await lottery.app.get(ScheduleService, { strict: false }).fillAhead();
      clock.set(`${numero.slice(0, 4)}-${numero.slice(4, 6)}-${numero.slice(6)}T11:15:01.000Z`);
      second.change = change;
      await read();
      await read();
      expect(await drawOf('XSMB', numero)).toEqual(pending);
      second.change = (answer) => answer;
      await read();
      expect(await drawOf('XSMB', numero)).toMatchObject({ version: 1 });
    },
  );

  it('asks a feed again a minute after its answer stood alone, and voids the draw when time is up', async () => {
    await lottery.app.get(ScheduleService, { strict: false }).fillAhead();
    clock.set('2026-11-28T11:15:01.000Z');
    second.change = (answer) => ({ ...answer, status: 500 });
    await read();
    const asked = second.asked;
    clock.advance(59_000);
    await read();
    expect(second.asked).toBeGreaterThan(asked);
    const [{ proposals }] = await lottery.pool.query(
      `SELECT count(*)::int AS proposals FROM result_proposal WHERE game_code = 'XSMB' AND numero = '20261128'`,
    );
    expect(proposals).toBe(1);
    clock.set('2026-11-29T11:15:02.000Z');
    await lottery.app.get(DrawService, { strict: false }).drawDue();
    expect(await drawOf('XSMB', '20261128')).toEqual({
      ...{ state: 'VOID', version: 0, voidReason: 'RESULT_MISSING' },
    });
  });
});
