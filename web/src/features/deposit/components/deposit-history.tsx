import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Amount } from '~/features/wallet';
import { formatDateTime } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { Button } from '~/ui/button';
import { Tag } from '~/ui/chip';
import { DataTable, type DataColumn } from '~/ui/data-table/lazy';
import { Pager } from '~/ui/pager';
import { Skeleton } from '~/ui/skeleton';
import { EmptyState, ErrorState } from '~/ui/states';
import { depositQueries, type Deposit } from '../api/deposit.api';
import { TONES } from '../model/steps';

export function DepositHistory({ onShow }: { onShow: (id: string) => void }) {
  const { t } = useTranslation('deposit');
  const language = useLanguage();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(depositQueries.list(page));

  const columns: DataColumn<Deposit>[] = [
    {
      key: 'no',
      head: t('column.order'),
      phone: 'title',
      cell: (d) => (
        <button
          type="button"
          className="num min-h-11 text-left font-semibold hover:text-gold"
          onClick={() => onShow(d.id)}
        >
          {d.transferCode}
          {d.createdAt && (
            <small className="block text-12 font-normal text-subtle">
              {formatDateTime(d.createdAt, language)}
            </small>
          )}
        </button>
      ),
    },
    { key: 'amount', head: t('column.amount'), align: 'right', cell: (d) => <Amount value={d.amount} /> },
    {
      key: 'status',
      head: t('column.status'),
      align: 'right',
      cell: (d) => <Tag tone={TONES[d.status]}>{t(`status.${d.status}`)}</Tag>,
    },
  ];

  return (
    <section className="surface grid gap-2 p-4 sm:p-6">
      <h3 className="text-16">{t('history')}</h3>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton className="h-40" />
      ) : data.list.length === 0 ? (
        <EmptyState
          art="envelope"
          title={t('noHistory')}
          text={t('noHistoryText')}
          action={page > 1 ? <Button onClick={() => setPage(1)}>1</Button> : undefined}
        />
      ) : (
        <>
          <DataTable caption={t('history')} columns={columns} rows={data.list} rowKey={(d) => d.id} />
          <Pager page={page} total={data.totalPages} onPage={setPage} />
        </>
      )}
    </section>
  );
}
