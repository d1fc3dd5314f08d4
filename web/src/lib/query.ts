import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './http';

export const MINUTE = 60_000;

/** What the gateway refuses stays refused; what did not reach it is tried twice more. */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (error instanceof ApiError && error.status >= 400 && error.status < 500) return false;
  return failures < 2;
}

declare module '@tanstack/react-query' {
  interface Register {
    /** `toast`: the page has no place of its own for a failure of this change. */
    mutationMeta: { failure?: 'toast' };
  }
}

export function createQueryClient(report: (error: unknown) => void = () => undefined): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache(),
    mutationCache: new MutationCache({
      onError: (error, _fields, _result, mutation) => {
        if (mutation.meta?.failure === 'toast') report(error);
      },
    }),
    defaultOptions: {
      queries: { staleTime: MINUTE, retry: shouldRetry, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
}
