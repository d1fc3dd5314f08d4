import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '~/lib/failure';
import { toast } from '~/ui/toast';
import type texts from './locales/vi.json';
import { retryTransaction, roundQueries } from './rounds.api';

export const isUnfinished = ({ status }: { status: string }): boolean =>
  ['PENDING', 'ROLLBACK_PENDING'].includes(status);

/** Tries a transaction at once, reports its state after that, and reads the lists again. */
export function useRetry() {
  const { t } = useTranslation('console-rounds');
  const client = useQueryClient();
  const failureText = useFailureText();
  return useMutation({
    mutationFn: ({ vassalage, transactionId }: { vassalage: string; transactionId: string }) =>
      retryTransaction(vassalage, transactionId),
    onSuccess: ({ status }) =>
      toast(t(`status.${status as keyof typeof texts.status}`), isUnfinished({ status }) ? 'info' : 'win'),
    onError: (error) => toast(failureText(error), 'loss'),
    onSettled: () => client.invalidateQueries({ queryKey: roundQueries.all }),
  });
}
