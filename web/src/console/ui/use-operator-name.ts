import { useQuery } from '@tanstack/react-query';
import { http } from '~/lib/http';

const STALE_MS = 300_000;

/** The user name of an operator who acted (`<id>` or `operator:<id>`); of others, and until it is known, the text as given. */
export function useOperatorName(): (actor: string) => string {
  const { data } = useQuery({
    queryKey: ['operator-names'],
    queryFn: ({ signal }) => http.get('/wps/v2/ops/operators/names', { signal }),
    staleTime: STALE_MS,
  });
  return (actor) => data?.find(({ id }) => actor === id || actor === `operator:${id}`)?.username ?? actor;
}
