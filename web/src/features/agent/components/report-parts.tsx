import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '~/lib/clock';
import { daysOf, type DayRange } from '~/lib/brand-time';
import { formatMoney } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { day, text, count, useUrlState } from '~/lib/url-state';
import { DateRange } from '~/ui/date-range';
import { EmptyState } from '~/ui/states';

const FILTERS = { from: day(), to: day(), parent: text(), account: text(), kind: text(), page: count() };

/** The filters of a report in its address; without days, the last seven. */
export function useReport() {
  const [values, change] = useUrlState(FILTERS);
  const week = daysOf('week', serverNow());
  const range: DayRange = { from: values.from || week.from, to: values.to || week.to };
  return { ...values, range, change };
}

export function ReportRange({ range, onChange }: { range: DayRange; onChange: (range: DayRange) => void }) {
  const { t } = useTranslation('agent');
  return (
    <section className="surface p-4 sm:p-5">
      <DateRange label={t('range')} value={range} onChange={onChange} />
    </section>
  );
}

export function NothingYet() {
  const { t } = useTranslation('agent');
  return <EmptyState art="lantern" title={t('empty')} text="" />;
}

export function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="surface grid min-w-0 gap-3 p-4 sm:p-5">
      <h3 className="text-18">{title}</h3>
      {children}
    </section>
  );
}

/** Writes amounts in the visitor's language. */
export function useMoney(): (amount: string, signed?: boolean) => string {
  const language = useLanguage();
  return (amount, signed = false) => formatMoney(amount, language, { signed });
}

/** Millionths as a percentage: 5000 is 0.5 %. */
export function ratePercent(ppm: number, language: string): string {
  const percent = (ppm / 10_000).toLocaleString(language, { maximumFractionDigits: 4 });
  return language === 'vi' ? `${percent} %` : `${percent}%`;
}
