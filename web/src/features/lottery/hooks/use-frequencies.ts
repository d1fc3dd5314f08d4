import { queryOptions, useQuery } from '@tanstack/react-query';
import { playOf, type Play } from '#libs/lottery-engine/browser';
import { drawQueries } from '../api/lottery.api';

const SHARED_MS = 60_000;

/** The counting loads when it is wanted; the results are those of the statistics, read again after a draw. */
const frequenciesOfPlay = (gameId: string, group: string, code: string) =>
  queryOptions({
    queryKey: ['draws', 'frequencies', gameId, group, code],
    queryFn: async ({ client }) => {
      const [{ frequenciesOf }, results] = await Promise.all([
        import('../model/frequencies'),
        client.fetchQuery({ ...drawQueries.archive(gameId), staleTime: SHARED_MS }),
      ]);
      const play = playOf(group, code);
      const oldestFirst = results.map(({ winningNumber }) => winningNumber).toReversed();
      return { byRow: play ? frequenciesOf(play, oldestFirst) : [], draws: results.length };
    },
  });

/** How often each symbol of a board came in the last draws; undefined unless it is wanted and there are results. */
export function useFrequencies(gameId: string, { group, code }: Play, isWanted: boolean) {
  const { data } = useQuery({ ...frequenciesOfPlay(gameId, group, code), enabled: isWanted });
  return isWanted && data && data.draws > 0 ? data : undefined;
}
