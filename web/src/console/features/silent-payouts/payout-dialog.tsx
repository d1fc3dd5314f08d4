import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newIdempotencyKey } from '~/lib/crypto';
import { useFailureText } from '~/lib/failure';
import { formatMoney } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { toast } from '~/ui/toast';
import { consoleInput, Labelled } from '../../ui/labelled';
import { ReasonDialog } from '../../ui/reason-dialog';
import { act, silentPayoutQueries, type PayoutAction, type SilentPayout } from './silent-payouts.api';

interface PayoutDialogProps {
  payout: SilentPayout;
  action: PayoutAction;
  onClose: () => void;
}

/** Asks the bank again, proposes how the payment ended, or decides on the proposal of another operator. */
export function PayoutDialog({ payout, action, onClose }: PayoutDialogProps) {
  const { t } = useTranslation('console-silent-payouts');
  const language = useLanguage();
  const client = useQueryClient();
  const failureText = useFailureText();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const [reference, setReference] = useState('');
  const send = useMutation({
    mutationFn: act,
    onSuccess: async (result) => {
      if (result) toast(t(`result.${result}`), result === 'ENDED' ? 'win' : 'info');
      else if (action !== 'query') toast(t(`done.${action}`), 'win');
      await client.invalidateQueries({ queryKey: silentPayoutQueries.all });
      onClose();
    },
  });
  const { id, amount, proposal } = payout;
  return (
    <ReasonDialog
      title={t(`titleOf.${action}`, { amount: formatMoney(amount, language) })}
      error={send.isError ? failureText(send.error) : null}
      busy={send.isPending}
      onClose={onClose}
      onConfirm={(note) => send.mutate({ id, action, note, reference: reference.trim(), idempotencyKey })}
    >
      <p className="text-14 text-muted">
        {action === 'confirm'
          ? t(proposal === 'PAID' ? 'effect.confirmPAID' : 'effect.confirmFAILED')
          : t(`effect.${action}`)}
      </p>
      {action === 'paid' && (
        <Labelled label={t('reference')} help={t('referenceHelp')}>
          <input
            className={consoleInput}
            required
            pattern="[A-Za-z0-9.\/_\-]{4,48}"
            value={reference}
            onChange={(event) => setReference(event.target.value)}
          />
        </Labelled>
      )}
    </ReasonDialog>
  );
}
