import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Amount } from '~/features/wallet';
import { serverNow } from '~/lib/clock';
import { formatCount } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { Button } from '~/ui/button';
import { Chip } from '~/ui/chip';
import { classNames } from '~/ui/class-names';
import { SelectField } from '~/ui/field';
import { Pager } from '~/ui/pager';
import { Skeleton } from '~/ui/skeleton';
import { EmptyState, ErrorState } from '~/ui/states';
import { recordQueries, type BetTotals } from '../api/bet-record.api';
import { PERIODS, periodRange, type Period } from '~/lib/brand-time';
import { BetTable, Profit } from './bet-table';

const STATUSES = ['', 'OPEN', 'SETTLED', 'VOID'] as const;
const STRIP =
  'flex items-center gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 sm:flex-wrap no-scrollbar';

export interface VendorChoice {
  code: string;
  name: string;
}

function Totals({ totals }: { totals: BetTotals }) {
  const { t } = useTranslation('bet-record');
  const language = useLanguage();
  const cell = (label: string, value: ReactNode, first = false) => (
    <div
      className={classNames('px-3.5 py-3 @xl:px-4.5 @xl:py-3.5', !first && 'border-hairline @xl:border-l')}
    >
      <dt className="text-12 text-subtle">{label}</dt>
      <dd className="num text-16 font-semibold @xl:text-18">{value}</dd>
    </div>
  );
  return (
    <div className="@container">
      <dl className="surface grid grid-cols-2 @xl:grid-cols-4">
        {cell(t('total.count'), formatCount(totals.count, language), true)}
        {cell(t('total.stake'), <Amount value={totals.stake} bare />)}
        {cell(t('total.validBet'), <Amount value={totals.validBet} bare />)}
        {cell(t('total.profit'), <Profit value={totals.profit} />)}
      </dl>
    </div>
  );
}

/** The betting record: periods, vendor and state; totals are those of the whole filter, not of the page. */
export function BetRecordPage({
  vendors,
  onTicket,
}: {
  vendors: readonly VendorChoice[];
  /** Opens a lottery ticket by the number of its order. */
  onTicket: (orderNumber: string) => void;
}) {
  const { t } = useTranslation('bet-record');
  const [period, setPeriod] = useState<Period>('today');
  const [vassalage, setVassalage] = useState('');
  const [status, setStatus] = useState<(typeof STATUSES)[number]>('');
  const [pageNo, setPage] = useState(1);
  // Fixed when a period is chosen, so that pages of one list belong together.
  const [range, setRange] = useState(() => periodRange('today', serverNow()));
  const bets = useQuery(recordQueries.bets({ ...range, vassalage, status, pageNo }));
  const vendorName = (code: string) => vendors.find((v) => v.code === code)?.name ?? code;
  const filtered = vassalage !== '' || status !== '';

  function choosePeriod(next: Period): void {
    setPeriod(next);
    setRange(periodRange(next, serverNow()));
    setPage(1);
  }
  function choose(apply: () => void): void {
    apply();
    setPage(1);
  }

  return (
    <div className="grid grid-cols-1 gap-4 sm:gap-5">
      <section className="surface grid gap-3 p-4 sm:p-5">
        <div className={STRIP} role="group" aria-label={t('period.label')}>
          {PERIODS.map((p) => (
            <Chip key={p} pressed={p === period} onClick={() => choosePeriod(p)}>
              {t(`period.${p}`)}
            </Chip>
          ))}
        </div>
        <div className={STRIP} role="group" aria-label={t('state.label')}>
          <div className="shrink-0">
            <SelectField
              label={t('vendor')}
              hideLabel
              value={vassalage}
              onChange={(event) => choose(() => setVassalage(event.target.value))}
            >
              <option value="">{t('allVendors')}</option>
              {vendors.map((v) => (
                <option key={v.code} value={v.code}>
                  {v.name}
                </option>
              ))}
            </SelectField>
          </div>
          {STATUSES.map((s) => (
            <Chip key={s} pressed={s === status} onClick={() => choose(() => setStatus(s))}>
              {t(`state.${s || 'ALL'}`)}
            </Chip>
          ))}
        </div>
      </section>
      {bets.isError && !bets.data ? (
        <ErrorState
          error={bets.error}
          title={t('failed')}
          onRetry={() => void bets.refetch()}
          className="surface"
        />
      ) : !bets.data ? (
        <>
          <Skeleton className="h-18 rounded-lg!" />
          <Skeleton className="h-96 rounded-lg!" />
        </>
      ) : bets.data.list.length === 0 ? (
        <EmptyState
          art="koi"
          title={t(filtered ? 'noneFiltered' : period === 'today' ? 'noneToday' : 'none')}
          text={t('noneText')}
          className="surface"
          action={
            filtered ? (
              <Button
                onClick={() =>
                  choose(() => {
                    setVassalage('');
                    setStatus('');
                  })
                }
              >
                {t('clear')}
              </Button>
            ) : period !== 'thirty' ? (
              <Button onClick={() => choosePeriod('thirty')}>{t('showThirty')}</Button>
            ) : undefined
          }
        />
      ) : (
        <div
          className={classNames(
            'grid grid-cols-1 gap-4 transition-opacity sm:gap-5',
            bets.isPlaceholderData && 'opacity-60',
          )}
        >
          <Totals totals={bets.data.totals} />
          <section className="surface px-4 py-2 sm:p-5">
            <BetTable
              bets={bets.data.list}
              vendorName={vendorName}
              onTicket={onTicket}
              csvName={`bets-${period}`}
              pages={(page) => recordQueries.bets({ ...range, vassalage, status, pageNo: page })}
            />
            <Pager page={pageNo} total={bets.data.totalPages} onPage={setPage} />
          </section>
        </div>
      )}
    </div>
  );
}
