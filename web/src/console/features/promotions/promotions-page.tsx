import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount, formatDateTime, formatMoney } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { count, text, useUrlState } from '~/lib/url-state';
import { DataTable, type DataColumn } from '~/ui/data-table';
import { PageHead, Paging, primaryButton, smallButton } from '../../ui/list-head';
import { ListStates } from '../../ui/list-states';
import { PromotionDetails } from './promotion-details';
import { PromotionEditor } from './promotion-editor';
import { promotionQueries, type OpsPromotion, type PromotionKind } from './promotions.api';

const FILTERS = { page: count(), promotion: text() };

/** Every promotion with what it may still give away; one is written, simulated and set live here. */
export function PromotionsPage() {
  const { t } = useTranslation(['console-promotions', 'console']);
  const language = useLanguage();
  const [{ page, promotion: chosen }, change] = useUrlState(FILTERS);
  const query = useQuery(promotionQueries.list(page));
  const [editing, setEditing] = useState<'new' | 'chosen' | null>(null);
  const rows = query.data?.list ?? [];
  const current = rows.find(({ id }) => id === chosen) ?? rows[0];
  const columns: DataColumn<OpsPromotion>[] = [
    {
      key: 'title',
      head: t('text.title'),
      cell: (row) => <b className="line-clamp-1">{row.title[language === 'vi' ? 'vi' : 'en']}</b>,
    },
    { key: 'state', head: t('state'), cell: (row) => t(`states.${row.state}`) },
    {
      key: 'kind',
      head: t('kindLabel'),
      phone: 'hide',
      cell: (row) => t(`kind.${row.kind as PromotionKind}`),
    },
    {
      ...{ key: 'end', head: t('endsAt'), phone: 'hide' },
      cell: (row) => <span className="num">{row.endsAt ? formatDateTime(row.endsAt, language) : '–'}</span>,
    },
    {
      ...{ key: 'budget', head: t('budgetLeft'), align: 'right' },
      cell: (row) => (
        <span className="num">{row.budgetLeft === null ? '–' : formatMoney(row.budgetLeft, language)}</span>
      ),
    },
    {
      ...{ key: 'stock', head: t('stockLeft'), align: 'right', phone: 'hide' },
      cell: (row) => (
        <span className="num">{row.stockLeft === null ? '–' : formatCount(row.stockLeft, language)}</span>
      ),
    },
  ];
  if (editing)
    return (
      <div className="grid h-full grid-rows-[auto_minmax(0,1fr)]">
        <PageHead title={t(editing === 'new' ? 'new' : 'edit')} />
        <PromotionEditor
          {...(editing === 'chosen' && current && { promotion: current })}
          onDone={(id) => {
            setEditing(null);
            if (id) change({ promotion: id });
          }}
        />
      </div>
    );
  return (
    <div className="grid h-full grid-rows-[auto_minmax(9rem,1fr)_auto]">
      <PageHead title={t('title')} note={query.data && t('count', { count: query.data.totalCount })}>
        <button type="button" className={`${smallButton} ${primaryButton}`} onClick={() => setEditing('new')}>
          {t('new')}
        </button>
      </PageHead>
      <div className="grid min-h-0 grid-rows-[minmax(180px,2fr)_minmax(0,3fr)] xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] xl:grid-rows-1">
        <ListStates query={query} isEmpty={rows.length === 0} empty={t('empty')}>
          <DataTable
            density="dense"
            caption={t('title')}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            current={current?.id ?? null}
            onCurrent={(id) => change({ promotion: id })}
            onOpen={() => setEditing('chosen')}
          />
          {current && (
            <section aria-label={t('console:list.details')} className="grid min-h-0">
              <PromotionDetails key={current.id} promotion={current} onEdit={() => setEditing('chosen')} />
            </section>
          )}
        </ListStates>
      </div>
      {query.data && (
        <Paging
          page={page}
          pages={query.data.totalPages}
          total={query.data.totalCount}
          onPage={(next) => change({ page: next })}
        />
      )}
    </div>
  );
}
