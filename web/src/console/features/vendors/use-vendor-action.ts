import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '~/lib/failure';
import { toast } from '~/ui/toast';
import { vendorQueries } from './vendors.api';

/** A change of a vendor or game: reports how it ended, and reads the lists again. */
export function useVendorAction<A, R>(act: (argument: A) => Promise<R>, onDone?: (answer: R) => void) {
  const { t } = useTranslation('console');
  const client = useQueryClient();
  const failureText = useFailureText();
  return useMutation({
    mutationFn: act,
    onSuccess: (answer) => {
      toast(t('list.done'), 'win');
      onDone?.(answer);
    },
    onError: (error) => toast(failureText(error), 'loss'),
    onSettled: () => client.invalidateQueries({ queryKey: vendorQueries.all }),
  });
}
