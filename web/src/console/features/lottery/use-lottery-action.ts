import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '~/lib/failure';
import { ApiError } from '~/lib/http';
import { toast } from '~/ui/toast';
import { lotteryQueries } from './lottery.api';

interface LotteryAction<R> {
  doneText?: (answer: R) => string;
  onDone?: () => void;
  onRefused?: () => void;
  /** What else is read again. */
  reads?: QueryKey;
}

/** A move by an operator: says what it came to, or why it is refused, and reads the lists again. */
export function useLotteryAction<A, R>(
  act: (argument: A) => Promise<R>,
  { doneText, onDone, onRefused, reads }: LotteryAction<R> = {},
) {
  const { t } = useTranslation('console-lottery');
  const client = useQueryClient();
  const failureText = useFailureText();
  return useMutation({
    mutationFn: act,
    onSuccess: (answer) => {
      toast(doneText?.(answer) ?? t('done'), 'win');
      onDone?.();
    },
    onError: (error) => {
      toast(failureText(error), 'loss');
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) onRefused?.();
    },
    onSettled: async () => {
      if (reads) await client.invalidateQueries({ queryKey: reads });
      await client.invalidateQueries({ queryKey: lotteryQueries.all });
    },
  });
}
