import { useQuery } from '@tanstack/react-query';
import { serverNow } from '~/lib/clock';
import { MINUTE } from '~/lib/query';
import { gamingQueries, type RealityCheck } from '../api/gaming.api';

/** Timers of browsers end at 2^31 ms, and a laptop may sleep: looked at again at least this often. */
const LONGEST_LOOK = 10 * MINUTE;
const SHORTEST_LOOK = 1_000;

/** When to ask again: just when the next check is due; never while one waits, or none is set. */
export function nextLook(reality: RealityCheck | undefined, now: number): number | false {
  if (!reality?.nextAt || reality.due) return false;
  return Math.min(LONGEST_LOOK, Math.max(SHORTEST_LOOK, Date.parse(reality.nextAt) - now + 250));
}

export function useRealityWatch(enabled: boolean) {
  return useQuery({
    ...gamingQueries.reality(),
    enabled,
    refetchInterval: ({ state }) => nextLook(state.data, serverNow()),
    refetchOnWindowFocus: true,
  });
}
