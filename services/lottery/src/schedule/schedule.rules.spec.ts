import { gameDefinitions } from '#libs/lottery-engine';
import { games } from './games.js';
import { drawNameOf, drawsBetween, isFrequent } from './schedule.rules.js';

const game = (code: string) => games.find((candidate) => candidate.code === code)!;
const monday = new Date('2026-11-15T17:00:00.000Z'); // local midnight
const nextMonday = new Date('2026-11-22T17:00:00.000Z');

const stationsOn = (day: string, region: string) =>
  games
    .filter((candidate) => candidate.region === region)
    .filter((candidate) =>
      drawsBetween(candidate, monday, nextMonday).some((draw) => draw.businessDay === day),
    )
    .map((candidate) => candidate.code)
    .toSorted();

describe('the draw calendar', () => {
  it('has the games of the engine, each once, in its area and region', () => {
    const named = ({ code, area, region }: { code: string; area: string; region?: string }) =>
      `${code} ${area} ${region}`;
    const known = gameDefinitions.map(named);
    expect(new Set(games.map(named)).size).toBe(games.length);
    expect(games.map(named).filter((name) => !known.includes(name))).toEqual([]);
    const undrawn = gameDefinitions.filter(({ code }) => !game(code)).map(({ code }) => code);
    // Without a calendar of its own yet.
    expect(['KENOVN']).toEqual(expect.arrayContaining(undrawn));
  });

  it('draws XSMB every day at 18:15 and closes before the first ball', () => {
    const draws = drawsBetween(game('XSMB'), monday, nextMonday);
    expect(draws.map((draw) => draw.numero)).toEqual(
      [16, 17, 18, 19, 20, 21, 22].map((day) => `202611${day}`),
    );
    expect(draws[0]).toMatchObject({
      openAt: new Date('2026-11-15T11:15:00.000Z'),
      closeAt: new Date('2026-11-16T11:10:00.000Z'),
      drawAt: new Date('2026-11-16T11:15:00.000Z'),
    });
  });

  it.each([
    ['2026-11-16', 'CENTRAL', ['XSMT-PY', 'XSMT-TTH']],
    ['2026-11-16', 'SOUTH', ['XSMN-CM', 'XSMN-DT', 'XSMN-HCM']],
    ['2026-11-19', 'CENTRAL', ['XSMT-BDH', 'XSMT-QB', 'XSMT-QT']],
    ['2026-11-21', 'SOUTH', ['XSMN-BP', 'XSMN-HCM', 'XSMN-HG', 'XSMN-LA']],
    ['2026-11-22', 'CENTRAL', ['XSMT-KH', 'XSMT-KT', 'XSMT-TTH']],
    ['2026-11-22', 'SOUTH', ['XSMN-DL', 'XSMN-KG', 'XSMN-TG']],
  ])('on %s the %s stations are the ones of that weekday', (day, region, codes) => {
    expect(stationsOn(day, region)).toEqual(codes);
  });

  it('opens a weekly station when its last draw was drawn', () => {
    const [draw] = drawsBetween(game('XSMT-DNG'), monday, nextMonday);
    expect([draw!.numero, draw!.openAt]).toEqual(['20261118', new Date('2026-11-14T10:15:00.000Z')]);
  });

  it('skips, moves and adds draws by exception', () => {
    const draws = drawsBetween(game('XSMB'), monday, nextMonday, [
      { gameCode: 'XSMB', businessDay: '2026-11-17', kind: 'SKIP' },
      { gameCode: 'XSMB', businessDay: '2026-11-18', kind: 'MOVE', drawMinutes: 19 * 60 },
    ]);
    expect(draws.map((draw) => draw.numero)).not.toContain('20261117');
    expect(draws[1]).toMatchObject({
      openAt: new Date('2026-11-16T11:15:00.000Z'),
      drawAt: new Date('2026-11-18T12:00:00.000Z'),
    });
  });

  describe('of a game with several draws a day', () => {
    const lotto = drawsBetween(game('LOTTO535'), monday, nextMonday);
    const keno = drawsBetween(game('KENOVN'), monday, new Date(monday.getTime() + 86_400_000));

    it('numbers the draws of a day, each open from the close of the one before it', () => {
      expect(lotto.slice(0, 3).map(({ numero, drawAt }) => [numero, drawAt.toISOString()])).toEqual([
        ['20261116-1', '2026-11-16T06:00:00.000Z'],
        ['20261116-2', '2026-11-16T14:00:00.000Z'],
        ['20261117-1', '2026-11-17T06:00:00.000Z'],
      ]);
      for (const draws of [lotto, keno])
        for (const [index, draw] of draws.entries()) {
          const previous = draws[index - 1];
          if (!previous) continue;
          expect(draw.openAt).toEqual(previous.closeAt);
          expect(draw.numero > previous.numero).toBe(true);
        }
      expect(lotto).toHaveLength(14);
    });

    it('draws keno every eight minutes of its hours, and opens the first draw in the evening before', () => {
      expect(keno).toHaveLength(119);
      expect(keno[0]).toMatchObject({
        numero: '20261116-001',
        openAt: new Date('2026-11-15T14:51:00.000Z'),
        drawAt: new Date('2026-11-15T23:08:00.000Z'),
      });
      expect(keno.at(-1)!.drawAt).toEqual(new Date('2026-11-16T14:52:00.000Z'));
    });

    it('has none on a skipped day', () => {
      const exceptions = [{ gameCode: 'LOTTO535', businessDay: '2026-11-17', kind: 'SKIP' as const }];
      const draws = drawsBetween(game('LOTTO535'), monday, nextMonday, exceptions);
      expect(draws).toHaveLength(12);
      expect(draws.some(({ businessDay }) => businessDay === '2026-11-17')).toBe(false);
    });

    it('has draws with names where they differ by day and night, and none while accelerated', () => {
      const posts = game('KHPOSTS');
      const names = ['20261116-1', '20261116-2', '20261116-0002'].map((numero) => drawNameOf(posts, numero));
      expect(names.map((name) => name?.en)).toEqual(['Day', 'Night', undefined]);
      expect(drawNameOf(game('LOTTO535'), '20261116-1')).toBeUndefined();
    });

    it('is frequent if its calendar would list dozens of draws a day', () => {
      const frequent = games.filter(isFrequent).filter(({ area }) => area !== 'ELOTT');
      expect(frequent.map(({ code }) => code)).toEqual(['KENOVN']);
    });
  });

  describe('of a fast game', () => {
    const day = drawsBetween(game('SEN60'), monday, new Date(monday.getTime() + 86_400_000));

    it('has a draw every minute, one opening as another closes, numbered in the order of time', () => {
      expect(day).toHaveLength(1440);
      for (const [index, draw] of day.entries()) {
        const previous = day[index - 1];
        if (!previous) continue;
        expect(draw.openAt).toEqual(previous.closeAt);
        expect(draw.numero > previous.numero).toBe(true);
      }
    });

    it('gives a draw across midnight to the day on which it opened', () => {
      const [first] = day;
      expect([first!.drawAt.toISOString(), first!.numero]).toEqual([
        '2026-11-15T17:00:00.000Z',
        '20261115-1440',
      ]);
    });
  });
});
