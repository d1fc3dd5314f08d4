import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/lib/i18n';
import { QueryView } from '~/ui/query-view';
import { rewardQueries } from '../api/rewards.api';

/** How much of a bet counts towards a bonus, by kind of game; asked for when it is opened. */
export function CountingGames() {
  const { t, i18n } = useTranslation('rewards');
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const shares = useQuery({ ...rewardQueries.shares(), enabled: isOpen });
  const share = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 });
  const nameOf = ({ scope, key }: { scope: string; key: string }) => {
    if (scope === 'DEFAULT') return t('counts.other');
    return i18n.exists(`rewards:game.${key}`) ? t(`game.${key as 'RNG'}`) : key;
  };
  return (
    <details
      className="rounded-md bg-well px-4"
      onToggle={(event) => setOpen((event.target as HTMLDetailsElement).open)}
    >
      <summary className="flex min-h-11 cursor-pointer items-center text-14 font-semibold">
        {t('counts.title')}
      </summary>
      {isOpen && (
        <QueryView query={shares}>
          {(list) => (
            <div className="grid gap-2 pb-4">
              <p className="text-13 text-muted">{t('counts.help')}</p>
              <dl className="text-14">
                {list
                  .toSorted((a, b) => Number(a.scope === 'DEFAULT') - Number(b.scope === 'DEFAULT'))
                  .map((one) => (
                    <div
                      key={`${one.scope} ${one.key}`}
                      className="flex justify-between gap-4 border-b border-hairline py-1.5"
                    >
                      <dt className="min-w-0 break-words text-muted">{nameOf(one)}</dt>
                      <dd className={one.ppm === 0 ? 'num text-loss' : 'num'}>
                        {share.format(one.ppm / 1_000_000)}
                      </dd>
                    </div>
                  ))}
              </dl>
            </div>
          )}
        </QueryView>
      )}
    </details>
  );
}
