import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { newIdempotencyKey } from '~/lib/crypto';
import { createDeposit, depositQueries } from '../api/deposit.api';

/**
 * One intent, one key: pressing again after an unclear answer repeats the same order;
 * a changed order or a finished one gets a new key.
 */
export function useDepositOrder() {
  const client = useQueryClient();
  const intent = useRef<{ order: string; key: string } | null>(null);
  return useMutation({
    mutationFn: (order: { channel: string; amount: string }) => {
      const text = `${order.channel}/${order.amount}`;
      if (intent.current?.order !== text) intent.current = { order: text, key: newIdempotencyKey() };
      return createDeposit(order, intent.current.key);
    },
    onSuccess: (deposit) => {
      intent.current = null;
      client.setQueryData(depositQueries.one(deposit.id).queryKey, deposit);
      void client.invalidateQueries({ queryKey: depositQueries.list(1).queryKey });
    },
  });
}
