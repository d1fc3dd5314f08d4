import { queryOptions } from '@tanstack/react-query';
import { http } from '~/lib/http';
import type { LocalName } from '~/lib/language';

export interface OpenDraw {
  numero: string;
  openAt: string;
  closeAt: string;
  drawAt: string;
  /** Milliseconds left when the answer was written. */
  remainTime: number;
  lockTime?: number;
  isSale: boolean;
}

export interface OpenedGame {
  gameCode: string;
  gameName: LocalName;
  area: string;
  /** North, central or south, for the Vietnamese lotteries. */
  region?: string;
  current: OpenDraw | null;
  last?: { numero: string; winNo?: string | string[] | null } | null;
}

/** The specification's count for Vietnamese numbers (9). */
const VN_NUMBERS = 100;

export const lotteryQueries = {
  opened: () =>
    queryOptions({
      queryKey: ['lottery', 'opened'],
      queryFn: ({ signal }) =>
        http.get<OpenedGame[]>('/lgw/vn/numeros/opened/game', { query: { count: VN_NUMBERS }, signal }),
      staleTime: 15_000,
    }),
};
