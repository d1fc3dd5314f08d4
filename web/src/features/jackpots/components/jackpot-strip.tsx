import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Amount, useCountUp } from '~/features/wallet';
import { useLanguage } from '~/lib/i18n';
import { localName } from '~/lib/language';
import { SectionHead } from '~/ui/section-head';
import { jackpotQueries, type JackpotBoard } from '../api/jackpots.api';
import { useTierName } from '../hooks/use-tier-name';

const READ_MS = 10_000;

/** What stands in the pools, read again while the page is open, and who won last. */
export function JackpotStrip() {
  const { t } = useTranslation('jackpots');
  const { data } = useQuery({ ...jackpotQueries.board(), refetchInterval: READ_MS });
  if (!data || data.pools.length === 0) return null;
  return (
    <section className="mt-(--section)" data-cat="jackpot" aria-label={t('title')}>
      <SectionHead title={t('title')} />
      <dl className="grid gap-3 sm:grid-cols-3">
        {data.pools.toReversed().map((pool) => (
          <Pool key={`${pool.vassalage} ${pool.pool}`} pool={pool} />
        ))}
      </dl>
      <Winners winners={data.winners} />
    </section>
  );
}

function Pool({ pool: { pool, amount, mustDropBy } }: { pool: JackpotBoard['pools'][number] }) {
  const { t } = useTranslation('jackpots');
  const nameOf = useTierName();
  const shown = useCountUp(amount);
  return (
    <div className="surface flex min-h-18 flex-col justify-center px-4 py-3">
      <dt className="text-13 text-muted">{nameOf(pool)}</dt>
      <dd>
        <b className="text-title text-gold">
          <Amount value={shown ?? amount} />
        </b>
        {mustDropBy !== null && (
          <span className="block text-12 text-muted">
            {t('mustDropBy')} <Amount value={mustDropBy} short />
          </span>
        )}
      </dd>
    </div>
  );
}

function Winners({ winners }: { winners: JackpotBoard['winners'] }) {
  const { t } = useTranslation('jackpots');
  const nameOf = useTierName();
  const language = useLanguage();
  if (winners.length === 0) return null;
  return (
    <ul className="mt-3 grid gap-x-6 gap-y-1 text-13 text-muted sm:grid-cols-2" aria-label={t('winners')}>
      {winners.slice(0, 2).map((win) => (
        <li key={`${win.at} ${win.pool}`} className="truncate">
          <b className="font-medium text-text">{win.account}</b> · {nameOf(win.pool)} ·{' '}
          {localName(win.gameName, language)} ·{' '}
          <b className="font-semibold text-win">
            <Amount value={win.amount} short signed />
          </b>
        </li>
      ))}
    </ul>
  );
}
