import { createHash } from 'node:crypto';
import type { Book } from '#libs/money';

/** Target of a launch: a provider's game, or a page of the platform (specification, 2.1 and 4.12). */
export type LaunchRoute = 'PROVIDER' | 'POPUP_LIST' | 'SEA_LOTTERY' | 'VN_LOTTERY' | 'LOTTERY' | 'E_LOTTERY';

export function routeOf(game: {
  accountTypeName: string | null;
  gameType: string;
  isGame: string;
}): LaunchRoute {
  switch (game.accountTypeName) {
    case 'TCG_SEA':
      return 'SEA_LOTTERY';
    case 'TCG_LOTTO_VN':
      return 'VN_LOTTERY';
    case 'LOTT':
      return 'LOTTERY';
    case 'ELOTT':
      return 'E_LOTTERY';
    default:
      break;
  }
  if (game.isGame === 'VASSALAGE') return 'POPUP_LIST';
  if (game.gameType === 'LOTT') return 'LOTTERY';
  return game.gameType === 'ELOTT' ? 'E_LOTTERY' : 'PROVIDER';
}

/** The lottery route of a launch that names no game. */
export function lotteryRouteOf(
  prizeMode: string | undefined,
  accountTypeName: string | undefined,
): LaunchRoute {
  if (accountTypeName === 'TCG_SEA' || prizeMode === 'SEA') return 'SEA_LOTTERY';
  if (accountTypeName === 'TCG_LOTTO_VN') return 'VN_LOTTERY';
  return prizeMode === 'Elott' || accountTypeName === 'ELOTT' ? 'E_LOTTERY' : 'LOTTERY';
}

const lotteryPages: Partial<Record<LaunchRoute, string>> = {
  SEA_LOTTERY: '/seaLottery',
  VN_LOTTERY: '/vnlottery',
  LOTTERY: '/lottery',
  E_LOTTERY: '/elott',
};

/** The page of the site that a lottery route leads to, with the game and its kind of play where they are known. */
export function lotteryPath(
  route: LaunchRoute,
  query: { gameCode: string | undefined; playType: string | undefined; view: string | undefined },
): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const text = new URLSearchParams(given).toString();
  return `${lotteryPages[route] ?? '/lottery'}${text && `?${text}`}`;
}

/** Only this is stored of a ticket: who reads the database cannot play with it. */
export function ticketHash(ticket: string): Buffer {
  return createHash('sha256').update(ticket).digest();
}

/** Play money and real money never meet: the account's type alone decides. */
export function modeOf(accountType: number): Book {
  return accountType === 4 ? 'PLAY' : 'REAL';
}
