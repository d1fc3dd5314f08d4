import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { Tag } from '~/ui/chip';
import { DataTable, type DataColumn } from '~/ui/data-table/lazy';
import { Pager } from '~/ui/pager';
import { Skeleton } from '~/ui/skeleton';
import { EmptyState, ErrorLine } from '~/ui/states';
import { sessionsQueries, type LoginRecord } from '../api/sessions.api';

export function LoginHistoryTable() {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(sessionsQueries.history(page));
  const columns: DataColumn<LoginRecord>[] = [
    {
      key: 'device',
      head: t('history.device'),
      phone: 'title',
      cell: ({ device, newDevice }) => (
        <span className="flex flex-wrap items-center gap-x-2">
          <b className="font-semibold">{device === 'unknown' ? t('sessions.unknownDevice') : device}</b>
          {newDevice && <Tag tone="gold">{t('history.newDevice')}</Tag>}
        </span>
      ),
    },
    {
      key: 'at',
      head: t('history.at'),
      cell: ({ at }) => <span className="num whitespace-nowrap">{formatDateTime(at, language)}</span>,
    },
    { key: 'method', head: t('history.method'), cell: ({ method }) => t(`method.${method}`) },
    {
      key: 'ip',
      head: t('history.ip'),
      align: 'right',
      cell: ({ ip }) => <span className="num text-muted">{ip}</span>,
    },
  ];
  return (
    <section className="surface px-5 py-4 sm:px-6 sm:py-5" aria-labelledby="history-title">
      <h3 id="history-title" className="text-18">
        {t('history.title')}
      </h3>
      {data ? (
        data.list.length > 0 ? (
          <>
            <DataTable
              caption={t('history.title')}
              columns={columns}
              rows={data.list}
              rowKey={({ at, device }) => at + device}
            />
            <Pager page={page} total={data.totalPages} onPage={setPage} />
          </>
        ) : (
          <EmptyState title={t('history.none')} />
        )
      ) : error ? (
        <ErrorLine error={error} className="px-0!" onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="mt-3 h-48" />
      )}
    </section>
  );
}
