import { FakeClock, startTestService, type TestService } from '#libs/testing';
import { allPlays } from '#libs/lottery-engine';
import { lotteryService } from '../src/service.js';

interface Figures {
  number: string;
  times: number;
  draws: number;
  gap: number;
}

describe('public pages of draws', () => {
  const clock = new FakeClock('2026-11-21T09:00:00.000Z'); // Saturday, 16:00 in Vietnam
  let lottery: TestService<FakeClock>;

  beforeAll(async () => {
    lottery = await startTestService(lotteryService, {
      clock,
      env: { BEACON: 'none', RESULT_FEEDS: '' },
    });
    const five = ['40992', '12345', '40000', '98765'];
    for (const [at, digits] of five.entries())
      await addDrawn('SEN60', `20201121-000${at + 1}`, { D: [...digits] });
    await addDrawn('SEN60', '20201121-0002', { D: [...'54321'] }, 2);
  });
  afterAll(() => lottery?.close());

  /** A draw of the past with its result, or a further version of it. */
  async function addDrawn(game: string, numero: string, result: object, version = 1): Promise<void> {
    const minutes = Number(numero.slice(-1));
    if (version === 1)
      await lottery.pool.query(
        `INSERT INTO draw (game_code, numero, business_day, open_at, close_at, draw_at, state, version)
         SELECT $1, $2, '2020-11-21', at, at + interval '52 s', at + interval '60 s', 'SETTLED', 1
           FROM (SELECT '2020-11-21T00:00:00Z'::timestamptz + $3 * interval '1 minute' AS at) AS opens`,
        [game, numero, minutes],
      );
    else
      await lottery.pool.query('UPDATE draw SET version = $3 WHERE game_code = $1 AND numero = $2', [
        ...[game, numero, version],
      ]);
    await lottery.pool.query(
      `INSERT INTO draw_result (game_code, numero, version, result, source, entered_by, drawn_at)
       VALUES ($1, $2, $3, $4, 'OWN', '{}', '2020-11-21T00:00:00Z'::timestamptz + $5 * interval '1 minute')`,
      [game, numero, version, JSON.stringify(result), minutes],
    );
  }

  const guest = () => lottery.as({ kind: 'guest' });
  const read = async <T>(path: string): Promise<T> => (await guest().get(path)).body.value as unknown as T;

  it('has the results of a game, newest first, each by its newest version', async () => {
    const results = await read<{ numero: string; version: number }[]>('/lgw/draw/SEN60?size=3');
    expect(results.map(({ numero, version }) => [numero, version])).toEqual([
      ['20201121-0004', 1],
      ['20201121-0003', 1],
      ['20201121-0002', 2],
    ]);
  });

  it('counts how often and how long ago each number came, by the newest version of each result', async () => {
    const info = await read<{
      draws: number;
      hot: string[];
      cold: string[];
      numbers: Figures[];
      positions: { position: string; numbers: Figures[] }[];
    }>('/lgw/draw/SEN60/hot_gap_info');
    expect(info.draws).toBe(4);
    const of = (list: Figures[], number: string) => list.find((row) => row.number === number)!;
    expect(of(info.numbers, '0')).toMatchObject({ times: 5, draws: 2, gap: 1 });
    expect(of(info.numbers, '9')).toMatchObject({ times: 3, draws: 2, gap: 0 });
    expect(info.hot[0]).toBe('0');
    expect(info.cold[0]).toBe('1');
    expect(info.positions.map(({ position }) => position)).toEqual([
      ...['FIRST', 'SECOND', 'THIRD', 'FOURTH', 'FIFTH'],
    ]);
    expect(of(info.positions[0]!.numbers, '4')).toMatchObject({ times: 2, gap: 1 });
    expect(of(info.positions[0]!.numbers, '5')).toMatchObject({ times: 1, gap: 2 });

    const last = await read<typeof info>('/lgw/draw/SEN60/hot_gap_info?size=1');
    expect([last.draws, last.hot]).toEqual([1, ['5', '6', '7', '8', '9']]);
  });

  it('has figures of two-digit endings, and of no draw at all', async () => {
    const sheet = await read<{ draws: number; hot: string[]; numbers: Figures[]; positions: unknown[] }>(
      '/lgw/draw/XSMB/hot_gap_info',
    );
    expect([sheet.draws, sheet.hot, sheet.numbers.length, sheet.positions]).toEqual([0, [], 100, []]);
    expect(sheet.numbers[5]).toEqual({ number: '05', times: 0, draws: 0, gap: 0, longestGap: 0 });
  });

  it('names every play and group of a menu in both languages', async () => {
    type Name = { vi: string; en: string };
    const [menu] =
      await read<{ playMenuGroups: { playName: Name; playMenus: { playId: string; playName: Name }[] }[] }[]>(
        '/lgw/games/XSMB/play_menu',
      );
    const [group] = menu!.playMenuGroups;
    expect(group!.playName).toEqual({ vi: 'Miền Bắc', en: 'Northern' });
    expect(group!.playMenus).toHaveLength(allPlays().filter((play) => play.group === 'MB').length);
    expect(group!.playMenus.find(({ playId }) => playId === 'LO2')!.playName).toEqual({
      vi: 'Lô 2 số',
      en: 'Lo, 2 digits',
    });
  });

  it.each(['/lgw/draw/NONE', '/lgw/draw/NONE/hot_gap_info', '/lgw/numeros/near?gameId=NONE'])(
    'knows no unknown game: %s',
    async (path) => {
      const { status, body } = await guest().get(path);
      expect([status, body.code]).toEqual([404, 'LOTTERY_DRAW_NOT_FOUND']);
    },
  );

  it.each([
    '/lgw/draw/sen60',
    '/lgw/draw/SEN60?size=0',
    '/lgw/draw/SEN60/hot_gap_info?size=201',
    '/lgw/numeros/near',
  ])('refuses what has another form: %s', async (path) => {
    const { status, body } = await guest().get(path);
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
  });

  it('declares public what every reader gets alike, and nothing that carries the server’s clock', async () => {
    const caching = async (path: string) => {
      const { status, headers } = await guest().get(path);
      return [status, headers.get('cache-control')];
    };
    for (const path of [
      '/lotto/lgw/games/opened/numero',
      '/lgw/vn/numeros/opened/game',
      '/lgw/games/popular',
      '/lgw/draw/SEN60',
      '/lgw/draw/SEN60/voids',
    ])
      expect([path, await caching(path)]).toEqual([path, [200, 'public, max-age=2']]);
    for (const path of [
      '/lgw/vn/games/game_menu',
      '/lgw/games/XSMB/play_menu',
      '/lgw/games/XSMB/setting',
      '/lgw/customers/series?gameId=SEN60',
      '/lgw/numeros/calendar',
    ])
      expect([path, await caching(path)]).toEqual([path, [200, 'public, max-age=60']]);
    for (const path of ['/lgw/numeros/near?gameId=SEN60', '/lgw/numeros/chase/SEN60'])
      expect([path, await caching(path)]).toEqual([path, [200, null]]);
  });
});
