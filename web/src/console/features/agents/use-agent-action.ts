import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '~/lib/failure';
import { toast } from '~/ui/toast';
import { agentQueries, UnknownAccount } from './agents.api';

/** A move by an operator: says that it is done, or why not, and reads the lists again. */
export function useAgentAction<A>(act: (argument: A) => Promise<unknown>, onDone?: () => void) {
  const { t } = useTranslation('console-agents');
  const client = useQueryClient();
  const failureText = useFailureText();
  return useMutation({
    mutationFn: act,
    onSuccess: () => {
      toast(t('done'), 'win');
      onDone?.();
    },
    onError: (error) =>
      toast(error instanceof UnknownAccount ? t('unknownAccount') : failureText(error), 'loss'),
    onSettled: () => client.invalidateQueries({ queryKey: agentQueries.all }),
  });
}
