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

/** Every decision answers with what holds now. */
function useTakeState() {
  const client = useQueryClient();
  return {
    onSuccess: (state: GamingState) => client.setQueryData(gamingQueries.state().queryKey, state),
    // Recorded although it could not be told at once (503): the page shows what is known.
    onError: () => client.invalidateQueries({ queryKey: gamingQueries.state().queryKey }),
  };
}

export function useLimit(kind: LimitKind, period: LimitPeriod) {
  const take = useTakeState();
  return {
    set: useMutation({ mutationFn: (value: LimitValue) => gamingApi.setLimit(kind, period, value), ...take }),
    lift: useMutation({ mutationFn: () => gamingApi.liftLimit(kind, period), ...take }),
    confirm: useMutation({ mutationFn: () => gamingApi.confirmLimit(kind, period), ...take }),
    withdraw: useMutation({ mutationFn: () => gamingApi.withdrawWish(kind, period), ...take }),
  };
}

/** The answer comes with the end of every session, this one too: which of the two is heard first is chance. */
export function useTakeBreak() {
  const setLeaving = useSessionStore((state) => state.setLeaving);
  return useMutation({
    mutationFn: gamingApi.takeBreak,
    onMutate: () => setLeaving(true),
    onError: () => setLeaving(false),
  });
}

export function useAnswerNotices() {
  return useMutation({ mutationFn: gamingApi.answerNotices, ...useTakeState() });
}

function useTakeReality() {
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
    onSuccess: useTakeReality(),
    // Refused while a notice waits, of which this page may not know yet; or recorded and not told (503).
    onError: () => client.invalidateQueries({ queryKey: gamingQueries.reality().queryKey }),
  });
}

export function useAcknowledge() {
  return useMutation({ mutationFn: gamingApi.acknowledge, onSuccess: useTakeReality() });
}
