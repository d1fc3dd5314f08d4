import { beforeEach, describe, expect, it } from 'vitest';
import type { Game } from '../api/lottery.api';
import { favouriteGames, gamesOf, isFound, orderOf, toggleFavourite, weekdayOf } from '../model/lobby';
import { tailsByHead } from '../model/tails';

const game = (gameCode: string, area: Game['area'], hours: number, region?: Game['region']) =>
  ({
    ...{ gameCode, area, gameName: { vi: `Đà Nẵng ${gameCode}`, en: gameCode } },
    ...(region && { region }),
    current: { drawAt: new Date(Date.UTC(2026, 0, 1, hours)).toISOString() },
  }) as unknown as Game;

describe('the lobby', () => {
  beforeEach(() => localStorage.clear());

  it('begins with the northern lottery and keeps the order of its first answer', () => {
    const games = [
      game('HN60', 'ELOTT', 1),
      game('XSMN-B', 'VN', 9, 'SOUTH'),
      game('XSMN-A', 'VN', 11, 'SOUTH'),
      game('XSMB', 'VN', 20, 'NORTH'),
    ];
    const order = orderOf(games);
    expect(order).toEqual(['XSMB', 'XSMN-B', 'XSMN-A', 'HN60']);
    const later = [
      game('XSMN-A', 'VN', 1, 'SOUTH'),
      game('XSMN-B', 'VN', 99, 'SOUTH'),
      game('XSMN-C', 'VN', 0, 'SOUTH'),
    ];
    expect(gamesOf('SOUTH', later, order).map(({ gameCode }) => gameCode)).toEqual([
      'XSMN-B',
      'XSMN-A',
      'XSMN-C',
    ]);
  });

  it('finds a game without the marks of its name', () => {
    expect(isFound(game('XSMT-DNG', 'VN', 1, 'CENTRAL'), 'da nang')).toBe(true);
    expect(isFound(game('XSMT-DNG', 'VN', 1, 'CENTRAL'), 'hue')).toBe(false);
  });

  it('remembers favourites until they are taken out', () => {
    expect(toggleFavourite('XSMB')).toEqual(['XSMB']);
    expect(favouriteGames()).toEqual(['XSMB']);
    expect(toggleFavourite('XSMB')).toEqual([]);
    expect(favouriteGames()).toEqual([]);
  });

  it('has the weekday of a draw by the time of the brand', () => {
    expect(weekdayOf('2023-01-01T16:59:00.000Z')).toBe(0);
    expect(weekdayOf('2023-01-01T17:00:00.000Z')).toBe(1);
  });
});

describe('the sheet of a draw', () => {
  it('lists last digits by the digit before them, and marks those of the special prize', () => {
    const tails = tailsByHead({ DB: ['50915'], G6: ['911', '634'], G7: ['11'] });
    expect(tails[1]).toEqual([
      { digit: '1', isSpecial: false },
      { digit: '1', isSpecial: false },
      { digit: '5', isSpecial: true },
    ]);
    expect(tails[3]!.map(({ digit }) => digit)).toEqual(['4']);
    expect(tails[0]).toEqual([]);
  });
});
