import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Icon } from '~/art/icon';
import { serverNow } from '~/lib/clock';
import { useFailureText } from '~/lib/failure';
import { formatDateTime } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { useModal } from '~/lib/modal';
import { Button } from '~/ui/button';
import { Tag } from '~/ui/chip';
import { FieldError } from '~/ui/field';
import { Skeleton } from '~/ui/skeleton';
import { ErrorLine } from '~/ui/states';
import { toast } from '~/ui/toast';
import { sessionsQueries, type OpenSession } from '../api/sessions.api';
import { useEndOtherSessions, useEndSession } from '../hooks/use-sessions';
import { newDeviceNews } from '../model/new-device';
import { LoginHistoryTable } from './login-history-table';

function SessionRow({ session }: { session: OpenSession }) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const end = useEndSession();
  const device = session.device === 'unknown' ? t('sessions.unknownDevice') : session.device;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-1 border-hairline py-3 not-first:border-t sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <span className="grid size-10 place-items-center rounded-md bg-card text-muted">
        <Icon name={/Android|iOS/.test(session.device) ? 'phone' : 'globe'} size={20} />
      </span>
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-x-2">
          <b className="font-semibold">{device}</b>
          {session.current && <Tag tone="win">{t('sessions.current')}</Tag>}
        </span>
        <span className="num block text-13 break-words text-muted">
          {t('sessions.seen', { time: formatDateTime(session.lastSeenAt, language) })}
          {session.ip && <span className="whitespace-nowrap"> · {session.ip}</span>}
        </span>
      </span>
      {!session.current && (
        <Button
          className="max-sm:col-start-2 max-sm:justify-self-start"
          aria-label={`${t('sessions.end')}: ${device}`}
          busy={end.isPending}
          onClick={() => end.mutate(session.id, { onSuccess: () => toast(t('sessions.ended'), 'win') })}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}

/** Where the account is open, to be closed from here; and who came in when. */
export function SessionsPage() {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const modal = useModal();
  const { data: sessions, error, refetch } = useQuery(sessionsQueries.open());
  const { data: recent } = useQuery(sessionsQueries.history(1));
  const endOthers = useEndOtherSessions();
  const failureText = useFailureText();
  const news = newDeviceNews(recent?.list, serverNow());
  const others = sessions?.filter(({ current }) => !current).length ?? 0;
  return (
    <div className="grid grid-cols-1 gap-4 sm:gap-5">
      {news && (
        <div role="status" className="gold-wash grid gap-2 rounded-md p-4 text-gold-hi">
          <p className="flex items-start gap-2.5">
            <Icon name="info" size={18} className="mt-0.5 shrink-0" />
            <span>
              {t('sessions.newDevice', {
                device: news.device === 'unknown' ? t('sessions.unknownDevice') : news.device,
                time: formatDateTime(news.at, language),
              })}
            </span>
          </p>
          <div>
            <Button
              tone="text"
              className="px-0!"
              onClick={() => modal.open('member', { page: 'changePassword' }, { replace: true })}
            >
              {t('sessions.notMe')}
            </Button>
          </div>
        </div>
      )}
      <section className="surface px-5 py-4 sm:px-6 sm:py-5" aria-labelledby="sessions-title">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <div className="min-w-0 flex-[1_1_16rem]">
            <h3 id="sessions-title" className="text-18">
              {t('sessions.title')}
            </h3>
            <p className="text-13 text-muted">{t('sessions.intro')}</p>
          </div>
          {others > 0 && (
            <Button
              busy={endOthers.isPending}
              onClick={() =>
                endOthers.mutate(undefined, {
                  onSuccess: ({ ended }) => toast(t('sessions.othersEnded', { n: ended }), 'win'),
                })
              }
            >
              {t('sessions.endOthers')}
            </Button>
          )}
        </div>
        {endOthers.isError && <FieldError>{failureText(endOthers.error)}</FieldError>}
        {sessions ? (
          <ul className="mt-2">
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
        ) : error ? (
          <ErrorLine error={error} className="px-0!" onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="mt-3 h-32" />
        )}
      </section>
      <LoginHistoryTable />
    </div>
  );
}
