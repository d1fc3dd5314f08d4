import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { newIdempotencyKey } from './crypto';

/**
 * One intent, one key: pressing again after an unclear answer repeats the same request; a changed or a finished one gets a
 * new key.
 */
export function useIntent<T, R>(
  nameOf: (request: T) => string,
  send: (request: T, key: string) => Promise<R>,
  stale: readonly (readonly string[])[],
) {
  const client = useQueryClient();
  const intent = useRef<{ name: string; key: string } | null>(null);
  return useMutation({
    mutationFn: (request: T) => {
      const name = nameOf(request);
      if (intent.current?.name !== name) intent.current = { name, key: newIdempotencyKey() };
      return send(request, intent.current.key);
    },
    onSuccess: () => {
      intent.current = null;
    },
    onError: (error) => {
      // A refusal ends the intent: the next try is decided again.
      if ((error as { status?: number }).status !== 0) intent.current = null;
    },
    onSettled: () => {
      for (const queryKey of stale) void client.invalidateQueries({ queryKey });
    },
  });
}
