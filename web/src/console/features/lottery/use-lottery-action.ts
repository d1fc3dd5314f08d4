import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '~/lib/failure';
import { toast } from '~/ui/toast';
import { lotteryQueries } from './lottery.api';

/** A move by an operator: says what it came to, or why it is refused, and reads the lists again. */
export function useLotteryAction<A, R>(
  act: (argument: A) => Promise<R>,
  { doneText, onDone }: { doneText?: (answer: R) => string; onDone?: () => void } = {},
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
    onError: (error) => toast(failureText(error), 'loss'),
    onSettled: () => client.invalidateQueries({ queryKey: lotteryQueries.all }),
  });
}
