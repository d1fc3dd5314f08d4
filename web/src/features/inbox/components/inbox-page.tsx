import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '~/lib/failure';
import { useLanguage } from '~/lib/i18n';
import { Button } from '~/ui/button';
import { Chip } from '~/ui/chip';
import { FieldError } from '~/ui/field';
import { Pager } from '~/ui/pager';
import { Skeleton } from '~/ui/skeleton';
import { EmptyState, ErrorState } from '~/ui/states';
import { inboxQueries } from '../api/inbox.api';
import { useInboxChange, useUnreadCount } from '../hooks/use-inbox';
import { MessageRow } from './message-row';

/** Messages of the platform (specification 2.8): unread first to be seen, each read by being opened. */
export function InboxPage() {
  const { t } = useTranslation('inbox');
  const language = useLanguage();
  const [unread, setUnread] = useState(false);
  const [pageNo, setPage] = useState(1);
  const { data, error, refetch } = useQuery(inboxQueries.list({ unread, pageNo, language }));
  const count = useUnreadCount();
  const { read, readAll, remove } = useInboxChange();
  const failureText = useFailureText();
  const failure = read.error ?? readAll.error ?? remove.error;
  // The last message of the last page may have been taken away.
  const last = Math.max(1, data?.totalPages ?? 1);
  if (pageNo > last) setPage(last);

  function show(onlyUnread: boolean): void {
    setUnread(onlyUnread);
    setPage(1);
  }

  return (
    <section className="surface px-4 py-4 sm:px-6 sm:py-5" aria-label={t('title')}>
      <div className="flex flex-wrap items-center gap-2">
        <div className="flex gap-2" role="group" aria-label={t('filter')}>
          <Chip pressed={!unread} onClick={() => show(false)}>
            {t('all')}
          </Chip>
          <Chip pressed={unread} onClick={() => show(true)}>
            {t('unreadOnly', { n: count })}
          </Chip>
        </div>
        {count > 0 && (
          <Button tone="text" className="ml-auto" busy={readAll.isPending} onClick={() => readAll.mutate()}>
            {t('readAll')}
          </Button>
        )}
      </div>
      {failure && <FieldError>{failureText(failure)}</FieldError>}
      {data ? (
        data.list.length > 0 ? (
          <>
            <ul className="mt-3">
              {data.list.map((message) => (
                <MessageRow
                  key={message.id}
                  message={message}
                  onRead={() => read.mutate(message.id)}
                  onRemove={() => remove.mutate(message.id)}
                />
              ))}
            </ul>
            <Pager page={pageNo} total={data.totalPages} onPage={setPage} />
          </>
        ) : (
          <EmptyState
            art="envelope"
            title={t(unread ? 'noneUnread' : 'none')}
            text={t(unread ? 'noneUnreadText' : 'noneText')}
            action={unread ? <Button onClick={() => show(false)}>{t('showAll')}</Button> : undefined}
          />
        )
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <div className="mt-4 grid gap-3" aria-busy="true">
          <Skeleton className="h-16 rounded-md!" />
          <Skeleton className="h-16 rounded-md!" />
          <Skeleton className="h-16 rounded-md!" />
        </div>
      )}
    </section>
  );
}
