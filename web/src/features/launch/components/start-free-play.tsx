import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { sessionApi, useBeginSession } from '~/features/session';
import { useModal } from '~/lib/modal';
import { Button } from '~/ui/button';
import { EmptyState, ErrorState } from '~/ui/states';

/** A guest who wants to try the game: one press opens a demo session, and the game follows by itself. */
export function StartFreePlay() {
  const { t } = useTranslation(['launch', 'common']);
  const begin = useBeginSession();
  const modal = useModal();
  const start = useMutation({ mutationFn: sessionApi.freePlay, onSuccess: (answer) => begin(answer) });
  if (start.isError)
    return <ErrorState error={start.error} title={t('failed')} onRetry={() => start.mutate()} />;
  return (
    <EmptyState
      art="seven"
      title={t('tryTitle')}
      text={t('tryText')}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button tone="gold" busy={start.isPending} onClick={() => start.mutate()}>
            {t('common:freePlay')}
          </Button>
          <Button onClick={() => modal.open('register')}>{t('common:register')}</Button>
        </div>
      }
    />
  );
}
