import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Jackpots } from '~/features/jackpots';
import { ErrorState } from '~/ui/states';
import { gameQueries } from '../api/games.api';
import { categoryOf } from '../model/category';
import { isLaunched } from '../model/links';
import { LobbyBand } from './lobby-band';
import { LobbyGames } from './lobby-games';
import { NoVendors } from './no-vendors';
import { VendorLaunchers } from './vendor-launchers';

/** The lobby of a category: its vendors, its rooms or kinds of tables, its games. */
export function Lobby({ gameType }: { gameType: string }) {
  const { t } = useTranslation('games');
  const { data: menus, error, refetch } = useQuery(gameQueries.menus());
  const menu = menus?.find((one) => one.gameType === gameType);
  const vendors = menu?.vendors ?? [];
  const { category, glyph } = categoryOf(gameType);
  return (
    <main id="main" data-cat={category}>
      <LobbyBand category={category} vendors={vendors.length} />
      <div className="wrap">
        {error ? (
          <ErrorState error={error} title={t('listFailed')} onRetry={() => void refetch()} />
        ) : menus && vendors.length === 0 ? (
          <NoVendors art={glyph} />
        ) : isLaunched(gameType) ? (
          <VendorLaunchers vendors={menu?.vendors} gameType={gameType} />
        ) : (
          <>
            {gameType === 'RNG' && <Jackpots />}
            <LobbyGames key={gameType} gameType={gameType} vendors={vendors} kinds={menu?.classes ?? []} />
          </>
        )}
      </div>
    </main>
  );
}
