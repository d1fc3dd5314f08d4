import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { appLocale, type Language } from '~/lib/language';
import { useLanguage } from '~/lib/i18n';
import { DataTable, type DataColumn } from '~/ui/data-table';
import { smallButton } from '../../ui/list-head';
import { ListStates } from '../../ui/list-states';
import { LedgerFrame } from './ledger-frame';
import { ledgerQueries, type LedgerMonth } from './ledger.api';

/** November 2026; the day is the first of the month, wherever the browser is. */
const monthName = (day: string, language: Language) =>
  new Intl.DateTimeFormat(appLocale(language), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** Where the postings of each month are, and what a month waits for before it may be archived. */
export function Months() {
  const { t } = useTranslation(['console-ledger', 'console']);
  const language = useLanguage();
  const query = useQuery(ledgerQueries.months());
  const rows = query.data ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const columns: DataColumn<LedgerMonth>[] = [
    { key: 'month', head: t('month'), cell: (row) => <b>{monthName(row.month, language)}</b> },
    { key: 'place', head: t('place'), cell: (row) => t(`places.${row.place}`) },
    {
      key: 'blocked',
      head: t('archiving'),
      cell: (row) => (
        <span className="text-muted">
          {row.place === 'archive'
            ? t('archived')
            : row.blockReason === null
              ? t('canBeArchived')
              : t(`blocked.${row.blockReason}`)}
        </span>
      ),
    },
  ];
  return (
    <LedgerFrame
      note={query.data && t('months', { count: rows.length })}
      tools={
        <button type="button" className={smallButton} onClick={() => void query.refetch()}>
          {t('console:list.refresh')}
        </button>
      }
    >
      <span />
      <ListStates query={query} isEmpty={rows.length === 0} empty={t('empty.months')}>
        <DataTable
          density="dense"
          caption={t('view.months')}
          columns={columns}
          rows={rows}
          rowKey={({ month }) => month}
          current={chosen ?? rows[0]?.month ?? null}
          onCurrent={setChosen}
        />
      </ListStates>
    </LedgerFrame>
  );
}
