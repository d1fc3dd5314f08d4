import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatDay, formatMoney } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { PageHead, smallButton } from '../../ui/list-head';
import { ListStates } from '../../ui/list-states';
import { jackpotQueries, type ComparedPool, type ReportedAward } from './jackpots.api';

/** The pools of jackpots as their providers report them, next to what the ledger holds. */
export function JackpotsPage() {
  const { t } = useTranslation('console-jackpots');
  const query = useQuery(jackpotQueries.compared());
  const { pools = [], awards = [], silent = [] } = query.data ?? {};
  return (
    <div className="grid h-full grid-rows-[auto_minmax(0,1fr)]">
      <PageHead title={t('title')}>
        <button type="button" className={smallButton} onClick={() => void query.refetch()}>
          {t('refresh')}
        </button>
      </PageHead>
      <div className="overflow-y-auto p-4">
        <ListStates query={query} isEmpty={pools.length === 0 && silent.length === 0} empty={t('empty')}>
          {silent.length > 0 && (
            <p role="alert" className="mb-4 text-14 text-loss">
              {t('silent', { vendors: silent.join(', ') })}
            </p>
          )}
          <p className="mb-4 max-w-[80ch] text-13 text-muted">{t('note')}</p>
          <ul className="mb-6 grid gap-3 lg:grid-cols-2 xl:grid-cols-3">
            {pools.map((pool) => (
              <Pool key={`${pool.mode} ${pool.vassalage} ${pool.pool}`} pool={pool} />
            ))}
          </ul>
          <Awards awards={awards} />
        </ListStates>
      </div>
    </div>
  );
}

function Pool({ pool }: { pool: ComparedPool }) {
  const { t } = useTranslation('console-jackpots');
  const language = useLanguage();
  const money = (amount: string) => formatMoney(amount, language);
  const { agrees, ledger, balance, days, seed, amount, mustDropBy, mode } = pool;
  const facts: [string, string][] = [
    [t('amount'), money(amount)],
    [t('seed'), money(seed)],
    ...(mustDropBy === null ? [] : ([[t('mustDropBy'), money(mustDropBy)]] as [string, string][])),
    [t('provider'), money(balance)],
    [t('ledger'), money(ledger)],
  ];
  return (
    <li className="rounded-md border border-line bg-card p-4">
      <h2 className="pb-2 text-16">
        {pool.vassalage} · {pool.pool} · {t(`mode.${mode}`)}
      </h2>
      <dl className="text-14">
        {facts.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4 py-0.5">
            <dt className="text-muted">{name}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      <p className={agrees ? 'py-2 text-13 text-muted' : 'py-2 text-13 font-semibold text-loss'}>
        {t(agrees ? 'agrees' : 'differs')}
      </p>
      <h3 className="text-13 text-muted">{t('days')}</h3>
      {days.length === 0 && <p className="text-13 text-muted">{t('noDays')}</p>}
      <ul className="text-13">
        {days.map(({ day, share }) => (
          <li key={day} className="flex justify-between gap-4">
            <span>{formatDay(day, language)}</span>
            <span className="num">{money(share)}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}

function Awards({ awards }: { awards: readonly ReportedAward[] }) {
  const { t } = useTranslation('console-jackpots');
  const language = useLanguage();
  return (
    <section>
      <h2 className="pb-2 text-16">{t('awards')}</h2>
      {awards.length === 0 && <p className="text-13 text-muted">{t('noAwards')}</p>}
      <ul className="text-13">
        {awards.map(({ vassalage, pool, mode, roundId, amount, at }) => (
          <li
            key={`${roundId} ${pool}`}
            className="flex flex-wrap justify-between gap-x-4 border-b border-hairline py-1.5"
          >
            <span>
              {vassalage} · {pool} · {t(`mode.${mode}`)}
            </span>
            <code className="min-w-0 break-all">{roundId}</code>
            <b className="num">{formatMoney(amount, language)}</b>
            <span className="num text-muted">{formatDateTime(at, language)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
