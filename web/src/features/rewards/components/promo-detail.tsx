import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { Icon } from '~/art/icon';
import { Glyph } from '~/art/pictures';
import { Amount } from '~/features/wallet';
import { formatDateTime } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { localName } from '~/lib/language';
import { ButtonLink } from '~/ui/button';
import { QueryView } from '~/ui/query-view';
import { Skeleton } from '~/ui/skeleton';
import { EmptyState } from '~/ui/states';
import { rewardQueries, type Promotion } from '../api/rewards.api';
import { CountingGames } from './counting-games';
import { PromoAction } from './promo-action';
import { ART, StatusTag, Steps } from './promo-parts';

function Facts({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation('rewards');
  const language = useLanguage();
  const { minDeposit, ratePpm, largestReward, rollover, startsAt, endsAt, enrolment } = promotion;
  const rows: [string, ReactNode][] = [
    [
      t('fact.period'),
      endsAt
        ? `${formatDateTime(startsAt, language)} – ${formatDateTime(endsAt, language)}`
        : t('fact.always'),
    ],
  ];
  if (ratePpm) rows.push([t('fact.rate'), `${ratePpm / 10_000}%`]);
  if (minDeposit) rows.push([t('fact.minDeposit'), <Amount key="min" value={minDeposit} short />]);
  if (largestReward) rows.push([t('fact.largest'), <Amount key="max" value={largestReward} short />]);
  if (rollover.multiplier !== '0')
    rows.push([t('fact.rollover'), t(`mode.${rollover.mode}`, { times: rollover.multiplier })]);
  if (rollover.expiryDays) rows.push([t('fact.expiry'), t('days', { n: rollover.expiryDays })]);
  if (rollover.maxBet) rows.push([t('fact.maxBet'), <Amount key="bet" value={rollover.maxBet} short />]);
  if (enrolment && enrolment.reward !== '0.00') {
    rows.push([t('fact.reward'), <Amount key="reward" value={enrolment.reward} short />]);
    rows.push([t('fact.required'), <Amount key="required" value={enrolment.required} short />]);
  }
  if (enrolment?.reason && enrolment.status === 'rejected') rows.push([t('fact.reason'), enrolment.reason]);
  return (
    <dl className="grid gap-2">
      {rows.map(([name, value]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-4 border-b border-hairline py-2">
          <dt className="text-muted">{name}</dt>
          <dd className="num font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** One promotion: conditions, progress, terms, and the next step. */
export function PromoDetailPage() {
  const { t } = useTranslation('rewards');
  const language = useLanguage();
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  const promotion = useQuery({ ...rewardQueries.promotion(id), enabled: id !== '' });
  const back = (
    <Link to="/promotions" className="inline-flex min-h-11 items-center gap-1.5 text-muted hover:text-gold">
      <Icon name="back" size={18} />
      {t('title')}
    </Link>
  );
  if (id === '')
    return (
      <EmptyState
        art="lantern"
        title={t('gone')}
        className="surface"
        action={<ButtonLink to="/promotions">{t('title')}</ButtonLink>}
      />
    );
  return (
    <div className="grid gap-3">
      {back}
      <QueryView query={promotion} title={t('gone')} skeleton={<Skeleton className="h-96 rounded-lg!" />}>
        {(data) => (
          <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_380px]">
            <section className="surface grid gap-4 p-5 sm:p-7">
              <div className="flex items-start justify-between gap-4">
                <div className="grid justify-items-start gap-2">
                  <StatusTag status={data.status} />
                  <h1 className="text-hero break-words">{localName(data.title, language)}</h1>
                  <p className="text-16 text-soft">{localName(data.summary, language)}</p>
                </div>
                <Glyph spec={ART[data.kind]} size={120} className="max-sm:size-20" />
              </div>
              <h2 className="text-18">{t('terms')}</h2>
              <p className="max-w-[70ch] leading-relaxed whitespace-pre-line text-muted">
                {localName(data.terms, language)}
              </p>
            </section>
            <section className="surface grid gap-4 p-5">
              <Facts promotion={data} />
              {data.rollover.multiplier !== '0' && <CountingGames categories={data.rollover.categories} />}
              {data.cycles.length > 1 ? <Steps promotion={data} /> : null}
              {data.cycles.length > 1 ? null : <PromoAction promotion={data} block />}
            </section>
          </div>
        )}
      </QueryView>
    </div>
  );
}
