import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSessionStore } from '~/features/session';
import {
  gamingApi,
  gamingQueries,
  type GamingState,
  type LimitKind,
  type LimitPeriod,
  type LimitValue,
  type RealityCheck,
} from '../api/gaming.api';

/** Every decision returns the state now in force. */
function useGamingStateHandlers() {
  const client = useQueryClient();
  return {
    onSuccess: (state: GamingState) => client.setQueryData(gamingQueries.state().queryKey, state),
    // A 503 means recorded but not yet published: the page refetches the known state.
    onError: () => client.invalidateQueries({ queryKey: gamingQueries.state().queryKey }),
  };
}

export function useLimit(kind: LimitKind, period: LimitPeriod) {
  const take = useGamingStateHandlers();
  return {
    set: useMutation({ mutationFn: (value: LimitValue) => gamingApi.setLimit(kind, period, value), ...take }),
    lift: useMutation({ mutationFn: () => gamingApi.liftLimit(kind, period), ...take }),
    confirm: useMutation({ mutationFn: () => gamingApi.confirmLimit(kind, period), ...take }),
    withdraw: useMutation({ mutationFn: () => gamingApi.withdrawLimitRequest(kind, period), ...take }),
  };
}

/** The response and the `session-ended` event race, so the session is marked as leaving before the call. */
export function useTakeBreak() {
  const setLeaving = useSessionStore((state) => state.setLeaving);
  return useMutation({
    mutationFn: gamingApi.takeBreak,
    onMutate: () => setLeaving(true),
    onError: () => setLeaving(false),
  });
}

export function useAnswerNotices() {
  return useMutation({
    mutationFn: gamingApi.answerNotices,
    meta: { failure: 'toast' },
    ...useGamingStateHandlers(),
  });
}

function useStoreRealityCheck() {
  const client = useQueryClient();
  return (reality: RealityCheck) => {
    client.setQueryData(gamingQueries.reality().queryKey, reality);
    client.setQueryData(
      gamingQueries.state().queryKey,
      (state) => state && { ...state, realityCheckMinutes: reality.intervalMinutes },
    );
  };
}

export function useSetRealityCheck() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: gamingApi.setRealityCheck,
    onSuccess: useStoreRealityCheck(),
    // Refused while a reality check is due that this page has not loaded yet, or recorded but unpublished (503).
    onError: () => client.invalidateQueries({ queryKey: gamingQueries.reality().queryKey }),
  });
}

export function useAcknowledge() {
  return useMutation({ mutationFn: gamingApi.acknowledge, onSuccess: useStoreRealityCheck() });
}
