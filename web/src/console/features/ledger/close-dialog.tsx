import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newIdempotencyKey } from '~/lib/crypto';
import { useFailureText } from '~/lib/failure';
import { toast } from '~/ui/toast';
import { ReasonDialog } from '../../ui/reason-dialog';
import { closeFinding, ledgerQueries, type Finding } from './ledger.api';

/** Closes a finding that stopped no account: its cause is known, and the reason says what was done. */
export function CloseDialog({ finding, onClose }: { finding: Finding; onClose: () => void }) {
  const { t } = useTranslation('console-ledger');
  const client = useQueryClient();
  const failureText = useFailureText();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const close = useMutation({
    mutationFn: closeFinding,
    onSuccess: async () => {
      toast(t('done.close'), 'win');
      await client.invalidateQueries({ queryKey: ledgerQueries.all });
      onClose();
    },
  });
  return (
    <ReasonDialog
      title={t('ask.close', { fault: t(`faults.${finding.fault}`) })}
      error={close.isError ? failureText(close.error) : null}
      busy={close.isPending}
      onClose={onClose}
      onConfirm={(reason) => close.mutate({ id: finding.id, reason, idempotencyKey })}
    >
      <p className="text-14 text-muted">{t('effect.close')}</p>
    </ReasonDialog>
  );
}
