import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newIdempotencyKey } from '~/lib/crypto';
import { useFailureText } from '~/lib/failure';
import { formatMoney } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { toast } from '~/ui/toast';
import { ReasonDialog } from '../../ui/reason-dialog';
import { act, adjustmentQueries, type Act, type Adjustment } from './adjustments.api';

const field = 'min-h-10 rounded-sm border border-line-strong bg-well px-3 text-14';

export type Doing = { kind: 'ask' } | { kind: 'approve' | 'refuse'; adjustment: Adjustment };

/** Asks for a correction, or decides on one that another operator asked for. */
export function AdjustDialog({ doing, onClose }: { doing: Doing; onClose: () => void }) {
  const { t } = useTranslation('console-adjustments');
  const language = useLanguage();
  const client = useQueryClient();
  const failureText = useFailureText();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const [memberId, setMemberId] = useState('');
  const [amount, setAmount] = useState('');
  const send = useMutation({
    mutationFn: (one: Act) => act(one),
    onSuccess: async () => {
      toast(t(`done.${doing.kind}`), 'win');
      await client.invalidateQueries({ queryKey: adjustmentQueries.all });
      onClose();
    },
  });
  const about = doing.kind === 'ask' ? undefined : doing.adjustment;
  return (
    <ReasonDialog
      title={t(`titleOf.${doing.kind}`, { amount: about && formatMoney(about.amount, language) })}
      error={send.isError ? failureText(send.error) : null}
      busy={send.isPending}
      onClose={onClose}
      onConfirm={(text) =>
        send.mutate(
          doing.kind === 'ask'
            ? {
                kind: 'ask',
                memberId: memberId.trim(),
                amount: `${amount.trim()}.00`,
                reason: text,
                idempotencyKey,
              }
            : { kind: doing.kind, id: doing.adjustment.id, note: text, idempotencyKey },
        )
      }
    >
      {doing.kind === 'ask' ? (
        <>
          <p className="text-14 text-muted">{t('askNote')}</p>
          <label className="grid gap-1">
            <span className="text-12 text-muted">{t('memberId')}</span>
            <input
              className={field}
              required
              value={memberId}
              onChange={(event) => setMemberId(event.target.value)}
            />
          </label>
          <label className="grid gap-1">
            <span className="text-12 text-muted">{t('amountField')}</span>
            <input
              className={field}
              required
              inputMode="numeric"
              pattern="-?[1-9][0-9]{0,11}"
              placeholder="-50000"
              value={amount}
              onChange={(event) => setAmount(event.target.value)}
            />
          </label>
        </>
      ) : (
        <p className="text-14 break-words text-muted">{doing.adjustment.reason}</p>
      )}
    </ReasonDialog>
  );
}
