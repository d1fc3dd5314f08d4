import { useTranslation } from 'react-i18next';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Schema } from '~/lib/api/types';
import { formatDateTime } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { Tag } from '~/ui/chip';
import { DataTable } from '~/ui/data-table/lazy';
import { Pager } from '~/ui/pager';
import { QueryView } from '~/ui/query-view';
import type { Transfer } from '../api/agent.api';
import { NothingYet, useMoney } from './report-parts';

const TONES = { DONE: 'win', REQUESTED: 'gold', REFUSED: 'loss' } as const;

export function TransferList({
  query,
  page,
  onPage,
}: {
  query: UseQueryResult<Schema<'AgentContracts.AgentTransferPage'>>;
  page: number;
  onPage: (page: number) => void;
}) {
  const { t } = useTranslation('agent');
  const language = useLanguage();
  const money = useMoney();
  return (
    <QueryView query={query}>
      {({ list, totalPages }) => (
        <>
          <DataTable<Transfer>
            caption={t('transfer.list')}
            rows={list}
            rowKey={({ id }) => id}
            csvName={`transfers-${page}`}
            empty={<NothingYet />}
            columns={[
              {
                ...{ key: 'to', head: t('transfer.to'), phone: 'title' },
                ...{ cell: (row) => row.to, csv: (row) => row.to },
              },
              { key: 'from', head: t('transfer.from'), cell: (row) => row.from, csv: (row) => row.from },
              {
                ...{ key: 'amount', head: t('figure.amount'), align: 'right' },
                ...{ cell: (row) => money(row.amount), csv: (row) => row.amount },
              },
              {
                ...{ key: 'status', head: t('figure.status'), csv: (row) => row.status },
                cell: (row) => <Tag tone={TONES[row.status]}>{t(`transfer.status.${row.status}`)}</Tag>,
              },
              {
                ...{ key: 'at', head: t('figure.time'), align: 'right' },
                ...{ cell: (row) => formatDateTime(row.at, language), csv: (row) => row.at },
              },
            ]}
          />
          <Pager page={page} total={totalPages} onPage={onPage} />
        </>
      )}
    </QueryView>
  );
}
