import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '~/lib/failure';
import { toast } from '~/ui/toast';
import { ReasonDialog } from '../../ui/reason-dialog';
import {
  decideIdentity,
  identityReviewQueries,
  REASONS,
  type IdentityAction,
  type QueuedCheck,
  type Reason,
} from './identity-review.api';

const control = 'min-h-10 rounded-sm border border-line-strong bg-well px-3 text-14';

interface DecideProps {
  check: QueuedCheck;
  action: IdentityAction;
  onClose: () => void;
}

/** The dialog of one decision; it opens when the case has been read, so that no check is decided unseen. */
export function Decide({ check: { id }, action, onClose }: DecideProps) {
  const { t } = useTranslation('console-identity-review');
  const client = useQueryClient();
  const failureText = useFailureText();
  const found = useQuery(identityReviewQueries.one(id));
  const [reason, setReason] = useState<Reason>('UNREADABLE');
  const [validUntil, setValidUntil] = useState('');
  const decide = useMutation({
    mutationFn: decideIdentity,
    onSuccess: async ({ status }) => {
      toast(t(action === 'approve' && status !== 'APPROVED' ? 'done.approveFirst' : `done.${action}`), 'win');
      // A picture that is read again would be another look on record.
      await client.invalidateQueries({
        queryKey: identityReviewQueries.all,
        predicate: ({ queryKey }) => queryKey[1] !== 'picture',
      });
      onClose();
    },
  });
  if (!found.data) return null;
  return (
    <ReasonDialog
      title={t(`ask.${action}`, { name: found.data.payeeName })}
      error={decide.isError ? failureText(decide.error) : null}
      busy={decide.isPending}
      onClose={onClose}
      onConfirm={(note) => decide.mutate({ id, action, note, reason, validUntil })}
    >
      <p className="text-14 text-muted">{t(`effect.${action}`)}</p>
      {action === 'approve' ? (
        <label className="grid gap-1">
          <span className="text-12 text-muted">{t('validUntil')}</span>
          <input
            type="date"
            className={control}
            required
            value={validUntil}
            onChange={(event) => setValidUntil(event.target.value)}
          />
        </label>
      ) : (
        <label className="grid gap-1">
          <span className="text-12 text-muted">{t('toMember')}</span>
          <select
            className={control}
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
