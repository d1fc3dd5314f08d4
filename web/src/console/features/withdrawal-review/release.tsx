import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { newIdempotencyKey } from '~/lib/crypto';
import { useFailureText } from '~/lib/failure';
import { formatMoney } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { classNames } from '~/ui/class-names';
import { FieldError } from '~/ui/field';
import { toast } from '~/ui/toast';
import { ConsoleDialog } from '../../shell/console-dialog';
import { primaryButton, smallButton } from '../../ui/list-head';
import { releaseWithdrawal, withdrawalReviewQueries, type QueuedWithdrawal } from './withdrawal-review.api';

/** Gives a claimed order back; nothing is decided, so no reason is asked for. */
export function Release({ order, onClose }: { order: QueuedWithdrawal; onClose: () => void }) {
  const { t } = useTranslation(['console-withdrawal-review', 'console']);
  const language = useLanguage();
  const client = useQueryClient();
  const failureText = useFailureText();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const title = t('ask.release', { amount: formatMoney(order.amount, language) });
  const release = useMutation({
    mutationFn: releaseWithdrawal,
    onSuccess: async () => {
      toast(t('done.release'), 'win');
      await client.invalidateQueries({ queryKey: withdrawalReviewQueries.all });
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    release.mutate({ id: order.id, idempotencyKey });
  };
  return (
    <ConsoleDialog label={title} onClose={onClose}>
      <form className="grid gap-3 p-4" onSubmit={submit}>
        <h2 className="text-16">{title}</h2>
        <p className="text-14 text-muted">{t('effect.release')}</p>
        {release.isError && <FieldError>{failureText(release.error)}</FieldError>}
        <div className="flex justify-end gap-2">
          <button type="button" className={smallButton} onClick={onClose}>
            {t('console:list.cancel')} <kbd>Esc</kbd>
          </button>
          <button
            type="submit"
            disabled={release.isPending}
            className={classNames(smallButton, primaryButton)}
          >
            {t('console:list.confirm')} <kbd>↵</kbd>
          </button>
        </div>
      </form>
    </ConsoleDialog>
  );
}
