import { useQuery } from '@tanstack/react-query';
import type { Play } from '#libs/lottery-engine/browser';
import { drawQueries } from '../api/lottery.api';

const NONE = { heat: undefined, draws: 0 };

/** How often each symbol of a board came in the last draws; the results and the counting load when they are wanted. */
export function useHeat(gameId: string, play: Play, isWanted: boolean) {
  const archive = useQuery({ ...drawQueries.archive(gameId), enabled: isWanted });
  const heat = useQuery({
    queryKey: ['heat', gameId, play.group, play.code, archive.dataUpdatedAt],
    queryFn: async () => {
      const { heatOf } = await import('../model/heat');
      return heatOf(play, archive.data!.map(({ winningNumber }) => winningNumber).toReversed());
    },
    enabled: isWanted && (archive.data?.length ?? 0) > 0,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
  return isWanted && heat.data ? { heat: heat.data, draws: archive.data?.length ?? 0 } : NONE;
}
