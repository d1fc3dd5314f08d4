import { useQuery } from '@tanstack/react-query';
import { jackpotQueries } from '../api/jackpots.api';

/** The greatest jackpot that a game feeds; undefined if it feeds none. */
export function useTopJackpot(gameId: string): string | undefined {
  const { data } = useQuery({
    ...jackpotQueries.board(),
    select: ({ gameIds, pools }) => (gameIds.includes(gameId) ? pools.at(-1)?.amount : undefined),
  });
  return data;
}
