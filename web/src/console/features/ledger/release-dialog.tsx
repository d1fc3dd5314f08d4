import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { newIdempotencyKey } from '~/lib/crypto';
import { useFailureText } from '~/lib/failure';
import { formatMoney } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { toast } from '~/ui/toast';
import { useMemberName } from '../../ui/use-member-name';
import { ReasonDialog } from '../../ui/reason-dialog';
import { memberQueries } from '../members/members.api';
import { ledgerQueries, releaseAccount, type Book } from './ledger.api';

interface ReleaseDialogProps {
  memberId: string;
  book: Book;
  onClose: () => void;
}

/** Opens an account that the auditor stopped, once its balance is that of its last posting. */
export function ReleaseDialog({ memberId, book, onClose }: ReleaseDialogProps) {
  const { t } = useTranslation('console-ledger');
  const language = useLanguage();
  const client = useQueryClient();
  const failureText = useFailureText();
  const name = useMemberName(memberId);
  const release = useMutation({
    // Each try is decided on the account as it is then, so each has a key of its own.
    mutationFn: (reason: string) =>
      releaseAccount({ memberId, book, reason, idempotencyKey: newIdempotencyKey() }),
    onSuccess: async ({ status, fromSuspense, findingsClosed }) => {
      const closed = t('done.findings', { count: findingsClosed });
      const paid =
        fromSuspense === '0.00' ? '' : t('done.suspense', { amount: formatMoney(fromSuspense, language) });
      toast([t(`done.${status}`), closed, paid].filter(Boolean).join(' · '), 'win');
      await Promise.all([
        client.invalidateQueries({ queryKey: ledgerQueries.all }),
        client.invalidateQueries({ queryKey: memberQueries.all }),
      ]);
      onClose();
    },
  });
  return (
    <ReasonDialog
      title={t('ask.release', { name })}
      error={release.isError ? failureText(release.error) : null}
      busy={release.isPending}
      onClose={onClose}
      onConfirm={(reason) => release.mutate(reason)}
    >
      <p className="text-14 text-muted">{t('effect.release')}</p>
      <p className="text-14">{t('effect.book', { book: t(`books.${book}`) })}</p>
    </ReasonDialog>
  );
}
