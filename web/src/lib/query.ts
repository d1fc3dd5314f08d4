import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './http';

export const MINUTE = 60_000;

/** What the gateway refuses stays refused; what did not reach it is tried twice more. */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (error instanceof ApiError && error.status >= 400 && error.status < 500) return false;
  return failures < 2;
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache(),
    defaultOptions: {
      queries: { staleTime: MINUTE, retry: shouldRetry, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
}
