import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Amount } from '~/features/wallet';
import { daysOf } from '~/lib/brand-time';
import { serverNow } from '~/lib/clock';
import { formatMoney, toMinor } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { day, useUrlState } from '~/lib/url-state';
import { BarChart } from '~/ui/chart';
import { classNames } from '~/ui/class-names';
import { DataTable } from '~/ui/data-table/lazy';
import { DateRange } from '~/ui/date-range';
import { QueryView } from '~/ui/query-view';
import { EmptyState } from '~/ui/states';
import { accountRecordQueries, type Profit } from '../api/account-record.api';

const FILTERS = { from: day(), to: day() };

function Gain({ value }: { value: string }) {
  const minor = toMinor(value);
  return (
    <b
      className={classNames(
        'font-semibold',
        minor === 0n ? 'text-muted' : minor > 0n ? 'text-win' : 'text-loss',
      )}
    >
      <Amount value={value} bare signed />
    </b>
  );
}

function Figures({ profit }: { profit: Profit }) {
  const { t } = useTranslation('account-record');
  const cell = (label: string, value: ReactNode, isFirst = false) => (
    <div className={classNames('px-4 py-3', !isFirst && 'border-hairline @xl:border-l')}>
      <dt className="text-12 text-subtle">{label}</dt>
      <dd className="num text-16 font-semibold @xl:text-18">{value}</dd>
    </div>
  );
  return (
    <div className="@container">
      <dl className="surface grid grid-cols-2 @xl:grid-cols-4">
        {cell(t('profit.total'), <Gain value={profit.total} />, true)}
        {cell(t('profit.play'), <Gain value={profit.play} />)}
        {cell(t('profit.deposits'), <Amount value={profit.deposits} bare />)}
        {cell(t('profit.withdrawals'), <Amount value={profit.withdrawals} bare />)}
      </dl>
    </div>
  );
}

function Games({ games }: Pick<Profit, 'games'>) {
  const { t } = useTranslation('account-record');
  return (
    <section className="surface grid min-w-0 gap-3 p-4 sm:p-5">
      <h3 className="text-18">{t('profit.byGame')}</h3>
      <DataTable<Profit['games'][number]>
        caption={t('profit.byGame')}
        rows={games}
        rowKey={({ gameType }) => gameType}
        empty={<p className="text-muted">{t('profit.noGames')}</p>}
        columns={[
          {
            ...{ key: 'game', head: t('profit.game'), phone: 'title' },
            cell: ({ gameType }) => t(`game.${gameType}`),
          },
          {
            ...{ key: 'stake', head: t('profit.stake'), align: 'right' },
            ...{ sort: ({ stake }) => toMinor(stake), cell: ({ stake }) => <Amount value={stake} bare /> },
          },
          {
            ...{ key: 'win', head: t('profit.win'), align: 'right' },
            ...{ sort: ({ win }) => toMinor(win), cell: ({ win }) => <Amount value={win} bare /> },
          },
          {
            ...{ key: 'profit', head: t('profit.play'), align: 'right' },
            ...{ sort: (row) => toMinor(row.profit), cell: (row) => <Gain value={row.profit} /> },
          },
        ]}
      />
    </section>
  );
}

function Others({ others }: Pick<Profit, 'others'>) {
  const { t } = useTranslation('account-record');
  if (others.length === 0) return null;
  return (
    <section className="surface grid min-w-0 gap-3 p-4 sm:p-5">
      <h3 className="text-18">{t('profit.others')}</h3>
      <dl className="grid gap-2">
        {others.map(({ kind, amount }) => (
          <div key={kind} className="flex justify-between gap-4 rounded-md bg-well px-4 py-3">
            <dt>{t(`kind.${kind}`)}</dt>
            <dd className="num">
              <Gain value={amount} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What a member won, lost and received in a period, by kind of game and day by day. */
export function PersonalProfit() {
  const { t } = useTranslation('account-record');
  const language = useLanguage();
  const [filters, change] = useUrlState(FILTERS);
  const week = daysOf('week', serverNow());
  const range = { from: filters.from || week.from, to: filters.to || week.to };
  const query = useQuery(accountRecordQueries.profit(range));
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <section className="surface p-4 sm:p-5">
        <DateRange label={t('period')} value={range} onChange={change} />
      </section>
      <QueryView
        query={query}
        isEmpty={({ days, deposits, withdrawals }) =>
          days.length === 0 && toMinor(deposits) === 0n && toMinor(withdrawals) === 0n
        }
        empty={<EmptyState art="lantern" title={t('none')} text={t('noneText')} className="surface" />}
      >
        {(profit) => (
          <div className="grid grid-cols-1 gap-4">
            <Figures profit={profit} />
            {profit.days.length > 1 && (
              <section className="surface min-w-0 p-4 sm:p-5">
                <BarChart
                  label={t('profit.byDay')}
                  points={profit.days.map((one) => one.day.slice(5).split('-').toReversed().join('/'))}
                  series={[
                    {
                      ...{ key: 'total', label: t('profit.total') },
                      values: profit.days.map(({ total }) => Number(total)),
                    },
                  ]}
                  format={(value) => formatMoney(value.toFixed(2), language)}
                />
              </section>
            )}
            <Games games={profit.games} />
            <Others others={profit.others} />
          </div>
        )}
      </QueryView>
    </div>
  );
}
