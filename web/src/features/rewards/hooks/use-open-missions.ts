import { useQuery } from '@tanstack/react-query';
import { useAccess, useSessionStore } from '~/features/session';
import { rewardQueries } from '../api/rewards.api';

/** How many missions are under way or can be claimed; 0 for visitors. */
export function useOpenMissions(): number {
  const access = useAccess();
  const due = useSessionStore((s) => s.passwordDue !== null);
  return useQuery({ ...rewardQueries.missions(), enabled: access === 'member' && !due }).data?.openCount ?? 0;
}
