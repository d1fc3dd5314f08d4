import { localStore } from '~/lib/storage';
import type { Game } from '../api/lottery.api';

/** Kinds of games in the order of the lobby; the northern lottery is the one most are after. */
export const SECTIONS = ['NORTH', 'CENTRAL', 'SOUTH', 'NATIONAL', 'ELOTT', 'SEA'] as const;
export type Section = (typeof SECTIONS)[number];

export const sectionOf = ({ area, region }: Pick<Game, 'area' | 'region'>): Section =>
  area === 'VN' ? (region ?? 'NATIONAL') : area;

/** The games in sections, by their next draw; what opens later goes to the end of its section. */
export function orderOf(games: readonly Game[]): string[] {
  const rank = (game: Game): number => SECTIONS.indexOf(sectionOf(game));
  const drawAt = (game: Game): number => (game.area === 'ELOTT' ? 0 : Date.parse(game.current.drawAt));
  return games
    .toSorted((a, b) => rank(a) - rank(b) || drawAt(a) - drawAt(b) || (a.gameCode < b.gameCode ? -1 : 1))
    .map(({ gameCode }) => gameCode);
}

/** The games of a section in an order that was fixed before. */
export const gamesOf = (section: Section, games: readonly Game[], order: readonly string[]): Game[] => {
  const place = ({ gameCode }: Game): number => {
    const at = order.indexOf(gameCode);
    return at < 0 ? order.length : at;
  };
  return games.filter((game) => sectionOf(game) === section).toSorted((a, b) => place(a) - place(b));
};

/** Without marks and case, so that "da nang" finds Đà Nẵng. */
const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[đĐ]/g, 'd').toLowerCase();

export const isFound = ({ gameCode, gameName }: Game, text: string): boolean =>
  [gameCode, gameName.vi, gameName.en].some((name) => plain(name).includes(plain(text.trim())));

const GMT7 = 7 * 3_600_000;

/** 0 is Sunday, by the brand's time. */
export const weekdayOf = (iso: string): number => new Date(Date.parse(iso) + GMT7).getUTCDay();

const FAVOURITES = 'favouriteLotteries';

export function favouriteGames(): string[] {
  const kept = localStore.get(FAVOURITES);
  return kept ? kept.split(',') : [];
}

export function toggleFavourite(code: string): string[] {
  const kept = favouriteGames();
  const next = kept.includes(code) ? kept.filter((other) => other !== code) : [...kept, code];
  localStore.set(FAVOURITES, next.join(','));
  return next;
}
