import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount, formatTime, formatWhole, fromMinor, toMinor } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { ListStates } from '../../ui/list-states';
import { homeQueries } from './home.api';
import { MeasureCard } from './measure-card';
import { viewOf } from './usual';

const MONEY = ['deposits', 'withdrawals', 'bets', 'wins', 'houseResult', 'bonusCost'] as const;
const PEOPLE = ['registered', 'active'] as const;

interface SectionProps {
  id: string;
  title: string;
  note?: string;
  query: UseQueryResult<unknown>;
  children: ReactNode;
}

function Section({ id, title, note, query, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 id={id} className="text-14">
          {title}
        </h2>
        {note && <p className="num text-12 text-muted">{note}</p>}
      </div>
      <ListStates query={query} isEmpty={false} empty="">
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-2">{children}</div>
      </ListStates>
    </section>
  );
}

export function LedgerToday() {
  const { t } = useTranslation('console-home');
  const language = useLanguage();
  const query = useQuery(homeQueries.ledger());
  const { days = [], currency = '', through = null } = query.data ?? {};
  const note = through ? t('through', { time: formatTime(through, language), currency }) : t('noMoney');
  // One unit for the figures that are drawn and compared; the sum of the day is exact.
  const money = (amount: number) => formatWhole(amount.toFixed(2), language);
  return (
    <Section id="home-money" title={t('money')} {...(query.data && { note })} query={query}>
      {MONEY.map((name) => {
        const total = (days.at(-1)?.hours ?? []).reduce((sum, hour) => sum + toMinor(hour[name]), 0n);
        const view = viewOf(
          days.map(({ day, hours }) => ({ day, hours: hours.map((hour) => Number(hour[name])) })),
        );
        return (
          <MeasureCard
            key={name}
            {...{ name: t(`measure.${name}`), help: t(`help.${name}`), view, format: money }}
            total={formatWhole(fromMinor(total), language)}
          />
        );
      })}
    </Section>
  );
}

export function MembersToday() {
  const { t } = useTranslation('console-home');
  const language = useLanguage();
  const query = useQuery(homeQueries.members());
  const days = query.data?.days ?? [];
  const count = (n: number) => formatCount(Math.round(n), language);
  return (
    <Section id="home-members" title={t('people')} query={query}>
      {PEOPLE.map((name) => {
        const total = (days.at(-1)?.hours ?? []).reduce((sum, hour) => sum + hour[name], 0);
        const view = viewOf(days.map(({ day, hours }) => ({ day, hours: hours.map((hour) => hour[name]) })));
        return (
          <MeasureCard
            key={name}
            {...{ name: t(`measure.${name}`), help: t(`help.${name}`), view, format: count }}
            total={count(total)}
          />
        );
      })}
    </Section>
  );
}
