import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Amount } from '~/features/wallet';
import { formatDateTime } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { Tag } from '~/ui/chip';
import { DataTable, type DataColumn } from '~/ui/data-table/lazy';
import { Pager } from '~/ui/pager';
import { QueryView } from '~/ui/query-view';
import { EmptyState } from '~/ui/states';
import { withdrawalQueries, type WithdrawalSummary } from '../api/withdrawal.api';
import { TONES } from '../model/steps';

export function WithdrawalHistory({ onShow }: { onShow: (id: string) => void }) {
  const { t } = useTranslation('withdrawal');
  const language = useLanguage();
  const [page, setPage] = useState(1);
  const query = useQuery(withdrawalQueries.list(page));
  const columns: DataColumn<WithdrawalSummary>[] = [
    {
      key: 'at',
      head: t('column.at'),
      phone: 'title',
      cell: (w) => (
        <button
          type="button"
          className="num min-h-11 text-left font-semibold hover:text-gold"
          onClick={() => onShow(w.id)}
        >
          {formatDateTime(w.createdAt, language)}
        </button>
      ),
    },
    { key: 'amount', head: t('column.amount'), align: 'right', cell: (w) => <Amount value={w.amount} /> },
    {
      key: 'status',
      head: t('column.status'),
      align: 'right',
      cell: (w) => <Tag tone={TONES[w.status]}>{t(`status.${w.status}`)}</Tag>,
    },
  ];
  return (
    <section className="surface grid gap-2 p-4 sm:p-6">
      <h3 className="text-16">{t('history')}</h3>
      <QueryView
        query={query}
        isEmpty={({ list }) => list.length === 0}
        empty={<EmptyState art="envelope" title={t('noHistory')} text={t('noHistoryText')} />}
      >
        {(data) => (
          <>
            <DataTable caption={t('history')} columns={columns} rows={data.list} rowKey={(w) => w.id} />
            <Pager page={page} total={data.totalPages} onPage={setPage} />
          </>
        )}
      </QueryView>
    </section>
  );
}
