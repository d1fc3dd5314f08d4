import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sessionsApi, sessionsQueries } from '../api/sessions.api';

function useSessionsChanged() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: sessionsQueries.open().queryKey });
}

export function useEndSession() {
  const changed = useSessionsChanged();
  // A session that ended in the meantime counts as ended by this call.
  return useMutation({ mutationFn: sessionsApi.endOne, onSettled: changed, meta: { failure: 'toast' } });
}

export function useEndOtherSessions() {
  const changed = useSessionsChanged();
  return useMutation({ mutationFn: sessionsApi.endOthers, onSettled: changed });
}
