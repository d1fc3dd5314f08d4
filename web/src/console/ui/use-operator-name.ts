import { queryOptions, useQuery } from '@tanstack/react-query';
import { http } from '~/lib/http';

const operatorNames = queryOptions({
  queryKey: ['operator-names'],
  queryFn: ({ signal }) => http.get('/wps/v2/ops/operators/names', { signal }),
  staleTime: 300_000,
});

/** The user name of an operator who acted (`<id>` or `operator:<id>`); of others, and until it is known, the text as given. */
export function useOperatorName(): (actor: string) => string {
  const { data } = useQuery(operatorNames);
  return (actor) => data?.find(({ id }) => actor === id || actor === `operator:${id}`)?.username ?? actor;
}
