import { startTestService, type FakeClock, type TestService } from '#libs/testing';
import { DrawRepository } from '../src/draw/draw.repository.js';
import { lotteryService } from '../src/service.js';

describe('a game with a draw every few minutes', () => {
  let lottery: TestService<FakeClock>;

  beforeAll(async () => {
    lottery = await startTestService(lotteryService, { env: { BEACON: 'none', RESULT_FEEDS: '' } });
    await lottery.pool.query(
      `INSERT INTO draw (game_code, numero, business_day, open_at, close_at, draw_at)
       SELECT 'KENOVN', '20200101-' || to_char(n, 'FM000'), '2020-01-01'::date, at - interval '8 minutes', at - interval '1 minute', at
         FROM (SELECT n, now() - interval '12 hours' + n * interval '4 minutes' AS at FROM generate_series(1, 119) n) AS due
       UNION ALL
       SELECT 'XSMB', '20200101', '2020-01-01'::date, now() - interval '1 day', now() - interval '6 minutes', now() - interval '1 minute'`,
      [],
    );
  });
  afterAll(() => lottery?.close());

  const listed = async (query: string): Promise<string[]> => {
    const operator = lottery.as({
      ...{ kind: 'operator', operatorId: 'o-1', roles: ['operator', 'lottery'], sessionId: 's', since: 0 },
    });
    const { body } = await operator.get(`/wps/v2/ops/lottery/draws?${query}`);
    return (body.value as unknown as { gameId: string }[]).map(({ gameId }) => gameId);
  };
  const countOf = (games: readonly string[]) => ({
    keno: games.filter((game) => game === 'KENOVN').length,
    northern: games.filter((game) => game === 'XSMB').length,
  });

  it('keeps no other game from the results of its feeds, however many of its draws are due', async () => {
    const draws = lottery.app.get(DrawRepository, { strict: false });
    const due = await draws.due(['KENOVN', 'XSMB'], new Date(), 100);
    expect(countOf(due.map(({ gameCode }) => gameCode))).toEqual({ keno: 100, northern: 1 });
  });

  it('does not fill the lists of operators, and is listed whole by its name', async () => {
    expect(countOf(await listed('list=DUE'))).toEqual({ keno: 10, northern: 1 });
    expect(countOf(await listed('list=DUE&gameId=KENOVN'))).toEqual({ keno: 100, northern: 0 });
    expect(countOf(await listed('list=COMING')).keno).toBeLessThanOrEqual(10);
  });
});
