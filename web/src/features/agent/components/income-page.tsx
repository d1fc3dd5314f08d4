import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatShort } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { BarChart } from '~/ui/chart';
import { DataTable } from '~/ui/data-table/lazy';
import { QueryView } from '~/ui/query-view';
import { agentQueries } from '../api/agent.api';
import { NothingYet, ReportRange, Section, useMoney, useReport } from './report-parts';

const TYPES = ['DIVIDEND', 'DAILY', 'HOURLY', 'REALTIME'] as const;

/** What contracts brought the agent, by day and kind. */
export function IncomePage() {
  const { t } = useTranslation('agent');
  const language = useLanguage();
  const money = useMoney();
  const { range, change } = useReport();
  const query = useQuery(agentQueries.income(range));
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <ReportRange range={range} onChange={change} />
      <QueryView query={query}>
        {(rows) => {
          const days = [...new Set(rows.map(({ day }) => day))].sort();
          const shown = TYPES.filter((type) => rows.some((row) => row.type === type));
          const of = (day: string, type: string) =>
            rows.find((row) => row.day === day && row.type === type)?.amount ?? '0.00';
          return (
            <Section title={t('chart.income')}>
              {rows.length === 0 ? (
                <NothingYet />
              ) : (
                <>
                  <BarChart
                    label={t('chart.income')}
                    labelHidden
                    points={days.map((day) => day.slice(5))}
                    series={shown.map((type) => ({
                      ...{ key: type, label: t(`type.${type}`) },
                      values: days.map((day) => Number(of(day, type))),
                    }))}
                    format={(value) => formatShort(`${Math.round(value)}.00`, language)}
                  />
                  <DataTable<string>
                    caption={t('page.myIncome')}
                    rows={days.toReversed()}
                    rowKey={(day) => day}
                    csvName={`income-${range.from}-${range.to}`}
                    empty={<NothingYet />}
                    columns={[
                      {
                        key: 'day',
                        head: t('figure.time'),
                        phone: 'title',
                        cell: (day) => day,
                        csv: (day) => day,
                      },
                      ...shown.map((type) => ({
                        ...{ key: type, head: t(`type.${type}`), align: 'right' as const },
                        ...{
                          cell: (day: string) => money(of(day, type)),
                          csv: (day: string) => of(day, type),
                        },
                      })),
                    ]}
                  />
                </>
              )}
            </Section>
          );
        }}
      </QueryView>
    </div>
  );
}
