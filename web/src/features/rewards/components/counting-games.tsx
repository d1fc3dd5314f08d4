import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '~/art/icon';
import { useLanguage } from '~/lib/i18n';
import { QueryView } from '~/ui/query-view';
import { rewardQueries, type Share } from '../api/rewards.api';

interface CountingGamesProps {
  /** The only categories that count; null: all. */
  categories?: readonly string[] | null;
}

/** Types and single games, then all others; the given categories in their place where only they count. */
function sharesOf(list: readonly Share[], categories: readonly string[] | null): Share[] {
  const other = list.filter(({ scope }) => scope === 'DEFAULT');
  const games = list.filter(({ scope }) => scope === 'GAME');
  const types = list.filter(({ scope }) => scope === 'TYPE');
  if (!categories) return [...types, ...games, ...other];
  const ofCategory = (key: string): Share =>
    types.find((type) => type.key === key) ?? { scope: 'TYPE', key, ppm: other[0]?.ppm ?? 0 };
  return [...categories.map(ofCategory), ...games];
}

/** How much of a bet counts towards a bonus, by kind of game; asked for when it is opened. */
export function CountingGames({ categories = null }: CountingGamesProps) {
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
      className="group rounded-md bg-well px-4"
      onToggle={(event) => setOpen((event.target as HTMLDetailsElement).open)}
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 text-14 font-semibold [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">{t('counts.title')}</span>
        <Icon name="down" size={18} className="text-subtle transition-transform group-open:rotate-180" />
      </summary>
      {isOpen && (
        <div className="pb-4">
          <QueryView query={shares} inline>
            {(list) => (
              <div className="grid gap-2">
                <p className="text-13 text-muted">
                  {t('counts.help')} {categories && t('counts.only')}
                </p>
                <dl className="text-14">
                  {sharesOf(list, categories).map((one) => (
                    <div
                      key={`${one.scope} ${one.key}`}
                      className="flex justify-between gap-4 border-b border-hairline py-1.5 last:border-0"
                    >
                      <dt className="min-w-0 wrap-anywhere text-muted">{nameOf(one)}</dt>
                      <dd className={one.ppm === 0 ? 'num text-loss' : 'num'}>
                        {share.format(one.ppm / 1_000_000)}
                      </dd>
                    </div>
                  ))}
                </dl>
              </div>
            )}
          </QueryView>
        </div>
      )}
    </details>
  );
}
