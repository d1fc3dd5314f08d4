import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newIdempotencyKey } from '~/lib/crypto';
import { useFailureText } from '~/lib/failure';
import { formatMoney } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { toast } from '~/ui/toast';
import { ReasonDialog } from '../../ui/reason-dialog';
import {
  decideWithdrawal,
  REASONS,
  withdrawalReviewQueries,
  type QueuedWithdrawal,
  type Reason,
  type WithdrawalDecision,
} from './withdrawal-review.api';

interface DecideProps {
  order: QueuedWithdrawal;
  action: WithdrawalDecision;
  onClose: () => void;
}

/** The dialog of one decision, about the order that was on the screen when it opened. */
export function Decide({ order, action, onClose }: DecideProps) {
  const { t } = useTranslation('console-withdrawal-review');
  const language = useLanguage();
  const client = useQueryClient();
  const failureText = useFailureText();
  const { id, amount } = order;
  const [keys] = useState(() => [newIdempotencyKey(), newIdempotencyKey()] as const);
  const [reason, setReason] = useState<Reason>('RISK');
  const decide = useMutation({
    mutationFn: decideWithdrawal,
    onSuccess: ({ status }) => toast(t(`done.${stepOf(action, status)}`), 'win'),
    onSettled: async (_, error) => {
      // Also after a refusal, because the claim before it stays.
      await client.invalidateQueries({ queryKey: withdrawalReviewQueries.all });
      if (!error) onClose();
    },
  });
  return (
    <ReasonDialog
      title={t(`ask.${action}`, { amount: formatMoney(amount, language) })}
      error={decide.isError ? failureText(decide.error) : null}
      busy={decide.isPending}
      onClose={onClose}
      onConfirm={(note) => decide.mutate({ id, action, note, reason, keys })}
    >
      <p className="text-14 text-muted">{t(`effect.${action}`)}</p>
      {action === 'reject' && (
        <label className="grid gap-1">
          <span className="text-12 text-muted">{t('toMember')}</span>
          <select
            className="min-h-10 rounded-sm border border-line-strong bg-well px-3 text-14"
            value={reason}
            onChange={(event) => setReason(event.target.value as Reason)}
          >
            {REASONS.map((code) => (
              <option key={code} value={code}>
                {t(`reason.${code}`)}
              </option>
            ))}
          </select>
        </label>
      )}
    </ReasonDialog>
  );
}

/** Of a large order the first of two decisions leaves the status as it was. */
function stepOf(action: WithdrawalDecision, status: QueuedWithdrawal['status']) {
  if (action === 'approve' && status === 'RISK_REVIEW') return 'approveFirst';
  return action !== 'received' && status === 'NOT_RECEIVED' ? 'resolveFirst' : action;
}
