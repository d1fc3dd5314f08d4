import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatMoney, fromMinor } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { classNames } from '~/ui/class-names';
import { DataTable, type DataColumn } from '~/ui/data-table';
import { PageHead } from '../../ui/list-head';
import { ListStates } from '../../ui/list-states';
import { vendorQueries, type GameReturn } from './vendors.api';

/** The return that each game has really paid, next to its published one and the band around it (REG-G34). */
export function ReturnsPage() {
  const { t } = useTranslation('console-vendors');
  const language = useLanguage();
  const query = useQuery(vendorQueries.returns());
  const rows = query.data?.games ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const percent = (ppm: number) =>
    `${new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(ppm / 10_000)} %`;
  const columns: DataColumn<GameReturn>[] = [
    { key: 'game', head: t('game'), cell: (g) => <b>{language === 'vi' ? g.nameVi : g.nameEn}</b> },
    { key: 'rounds', head: t('returns.rounds'), align: 'right', phone: 'hide', cell: (g) => g.rounds },
    {
      key: 'staked',
      head: t('returns.staked'),
      align: 'right',
      phone: 'hide',
      cell: (g) => formatMoney(fromMinor(BigInt(g.staked)), language),
    },
    { key: 'actual', head: t('returns.actual'), align: 'right', cell: (g) => percent(g.actualPpm) },
    {
      key: 'published',
      head: t('returns.published'),
      align: 'right',
      cell: (g) => (g.publishedPpm === null ? '–' : percent(g.publishedPpm)),
    },
    {
      key: 'band',
      head: t('returns.band'),
      align: 'right',
      phone: 'hide',
      cell: (g) => `± ${percent(g.bandPpm)}`,
    },
    {
      key: 'judged',
      head: t('returns.judged'),
      cell: (g) => (
        <span className={classNames(g.isInside === false && 'font-semibold text-loss')}>
          {t(`returns.${g.isInside === null ? 'open' : g.isInside ? 'inside' : 'outside'}`)}
        </span>
      ),
    },
  ];
  return (
    <div className="grid h-full grid-rows-[auto_minmax(0,1fr)]">
      <PageHead
        title={t('returns.title')}
        note={query.data && t('returns.since', { at: formatDateTime(query.data.since, language) })}
      />
      <ListStates query={query} isEmpty={rows.length === 0} empty={t('returns.empty')}>
        <DataTable
          density="dense"
          caption={t('returns.title')}
          columns={columns}
          rows={rows}
          rowKey={({ gameId }) => gameId}
          current={chosen}
          onCurrent={setChosen}
        />
      </ListStates>
    </div>
  );
}
