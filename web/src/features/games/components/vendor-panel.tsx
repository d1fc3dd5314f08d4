import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '~/art/icon';
import { useLanguage } from '~/lib/i18n';
import { Tag } from '~/ui/chip';
import { classNames } from '~/ui/class-names';
import { gameQueries, type GameMenu } from '../api/games.api';
import { useFavorites } from '../hooks/use-favorites';
import { isLaunched, vendorTarget } from '../model/links';
import { GameCard } from './game-card';
import { VendorMark } from './vendor-mark';

/** A category's vendors, and the games played most at the one pointed at. */
export function VendorPanel({ menu, path }: { menu: GameMenu; path: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [shown, setShown] = useState(menu.vendors[0]?.vassalage ?? '');
  const vendor = menu.vendors.find((v) => v.vassalage === shown);
  const launched = isLaunched(menu.gameType);
  const filter = { gameType: menu.gameType, vendor: shown, search: '', page: 1, pageSize: 5 };
  const { data } = useQuery({ ...gameQueries.list(filter, language), enabled: shown !== '' && !launched });
  const { favorites, toggle } = useFavorites();

  return (
    <div className={classNames('wrap grid gap-8 py-6', !launched && 'lg:grid-cols-[404px_minmax(0,1fr)]')}>
      <div>
        <div className="mb-2 flex min-h-11 items-center gap-3">
          <i className="h-5.5 w-1 rounded-full bg-cat" aria-hidden="true" />
          <h2 className="text-18">{t('nav.vendors')}</h2>
          <Link
            to={path}
            className="ml-auto inline-flex min-h-11 items-center gap-1 font-medium text-muted hover:text-gold"
          >
            {t('nav.allGames')}
            <Icon name="next" size={16} />
          </Link>
        </div>
        <ul className={classNames('grid gap-2.5', launched ? 'grid-cols-4' : 'grid-cols-2')}>
          {menu.vendors.map((v) => (
            <li key={v.vassalage}>
              <Link
                to={vendorTarget(v, menu.gameType) ?? path}
                onMouseEnter={() => setShown(v.vassalage)}
                onFocus={() => setShown(v.vassalage)}
                className={classNames(
                  'flex min-h-16 items-center gap-3 rounded-md border px-3.5 py-2.5',
                  v.vassalage === shown ? 'border-cat bg-raised' : 'border-transparent bg-card',
                )}
              >
                <VendorMark code={v.vassalage} name={v.displayName} />
                <b className="min-w-0 flex-1 font-semibold">{v.displayName}</b>
                {v.maintenance ? (
                  <Tag>{t('nav.maintenance')}</Tag>
                ) : (
                  v.isHot && <Tag tone="loss">{t('nav.hot')}</Tag>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      {!launched && (
        <div className="max-lg:hidden">
          <h2 className="mb-2 flex min-h-11 items-center text-16">
            {vendor && t('nav.popularAt', { vendor: vendor.displayName })}
          </h2>
          <ul className="grid min-h-72 grid-cols-5 gap-4">
            {data?.games.slice(0, 5).map((game) => (
              <li key={game.gameId}>
                <GameCard
                  game={game}
                  vendorName={vendor?.displayName ?? game.vassalage}
                  favorite={favorites.has(game.gameId)}
                  onFavorite={() => toggle(game.gameId)}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
