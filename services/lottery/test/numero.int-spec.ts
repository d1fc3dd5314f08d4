import { drawScheduled } from '#libs/events';
import { InProcessBus } from '#libs/messaging';
import { FakeClock, startTestService, type TestService } from '#libs/testing';
import { ScheduleService } from '../src/schedule/schedule.service.js';
import { lotteryService } from '../src/service.js';

interface Row {
  gameCode: string;
  numero: string;
  current: { remainTime: number; lockTime: number; isSale: boolean };
}

describe('opened draws', () => {
  const clock = new FakeClock('2026-11-21T09:00:00.000Z'); // Saturday, 16:00 in Vietnam
  const bus = new InProcessBus();
  const published: string[] = [];
  let lottery: TestService<FakeClock>;

  beforeAll(async () => {
    bus.observe((message) => {
      if (message.type === drawScheduled.type) published.push(message.key);
    });
    lottery = await startTestService(lotteryService, {
      ...{ clock, bus },
      env: { BEACON: 'simulated', BEACON_URL: 'http://127.0.0.1:9' },
    });
  });

  afterAll(() => lottery?.close());

  const opened = async (path: string): Promise<Row[]> =>
    (await lottery.as({ kind: 'guest' }).get(path)).body.value as unknown as Row[];

  it('SPEC-7.2.12 lists keno’s next draw and today’s southern stations first, with the time left by the server’s clock', async () => {
    const all = await opened('/lgw/vn/numeros/opened/game');
    expect(all[0]).toMatchObject({ gameCode: 'KENOVN', numero: '20261121-076' });
    const rows = all.slice(1);
    expect(
      rows
        .slice(0, 4)
        .map((row) => row.gameCode)
        .toSorted(),
    ).toEqual(['XSMN-BP', 'XSMN-HCM', 'XSMN-HG', 'XSMN-LA']);
    expect(rows[0]!.current).toMatchObject({ remainTime: 600_000, lockTime: 300, isSale: true });
    expect(rows.find((row) => row.gameCode === 'XSMB')).toMatchObject({ numero: '20261121' });
    expect(rows.some((row) => row.gameCode === 'SEN60')).toBe(false);
  });

  it('REG-G39.1 SPEC-7.2.13 shows the next draw from the moment of closing', async () => {
    const fast = async () =>
      (await opened('/lotto/lgw/games/opened/numero')).find((row) => row.gameCode === 'SEN60')!;
    clock.set('2026-11-21T09:00:51.999Z');
    expect(await fast()).toMatchObject({ numero: '20261121-0961', current: { remainTime: 1, isSale: true } });
    clock.set('2026-11-21T09:00:52.000Z');
    expect(await fast()).toMatchObject({
      numero: '20261121-0962',
      current: { remainTime: 60_000, isSale: true },
    });
  });

  it('SPEC-9.23 shows at most 20 popular games, and refuses more than 100 numeros', async () => {
    expect(await opened('/lgw/games/popular?count=50')).toHaveLength(20);
    const answer = await lottery.as({ kind: 'guest' }).get('/lgw/vn/numeros/opened/game?count=101');
    expect([answer.status, answer.body.code]).toEqual([400, 'VALIDATION_FAILED']);
  });

  it('fills the calendar once when several replicas do so concurrently', async () => {
    const schedule = lottery.app.get(ScheduleService, { strict: false });
    const count = async () =>
      Number((await lottery.pool.query(`SELECT count(*) FROM draw WHERE game_code = 'SEN60'`))[0].count);
    const before = await count();
    await Promise.all([schedule.fillAhead(), schedule.fillAhead(), schedule.fillAhead()]);
    expect(await count()).toBe(before + 1); // the clock has moved on by one fast draw
    expect(published.filter((key) => key === 'XSMB')).toHaveLength(7);
  });
});
