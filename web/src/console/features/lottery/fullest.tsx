import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { classNames } from '~/ui/class-names';
import { isNear } from './limits';
import { lotteryQueries } from './lottery.api';

/** What is nearest to its limit over all draws that have no result. */
export function Fullest() {
  const { t } = useTranslation('console-lottery');
  const language = useLanguage();
  const { data = [] } = useQuery(lotteryQueries.fullest());
  return (
    <section>
      <h2 className="pb-1 text-14">{t('fullest')}</h2>
      <p className="pb-2 text-12 text-muted">{t('fullestHelp')}</p>
      {data.length === 0 && <p className="text-muted">{t('noExposure')}</p>}
      <ul className="grid max-h-72 gap-0.5 overflow-auto">
        {data.map(({ gameId, numero, cell, amount, limit }) => (
          <li key={`${gameId} ${numero} ${cell}`} className="flex justify-between gap-3">
            <span className="num truncate">
              {gameId} {numero} <b>{cell}</b>
            </span>
            <span className={classNames('num', isNear(amount, limit) && 'text-loss')}>
              {formatMoney(amount, language)}
              {limit && <span className="text-muted"> / {formatMoney(limit, language)}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
