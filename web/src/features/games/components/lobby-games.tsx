import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Icon } from '~/art/icon';
import { useAccess, useGuard } from '~/features/session';
import { useLanguage } from '~/lib/i18n';
import { Button } from '~/ui/button';
import { Chip } from '~/ui/chip';
import { classNames } from '~/ui/class-names';
import { Pager } from '~/ui/pager';
import { EmptyState, ErrorState } from '~/ui/states';
import type { Vendor } from '../api/games.api';
import { useLobbyGames } from '../hooks/use-lobby-games';
import { categoryOf } from '../model/category';
import { GameCards, GameCardsSkeleton } from './game-grid';
import { KindChips, SearchBox, VendorChips } from './lobby-filters';
import { RoomList } from './room-list';

export interface LobbyGamesProps {
  gameType: string;
  vendors: readonly Vendor[];
  kinds: readonly string[];
}

/** Vendor, kind, search, favorites and page live in the address, so that Back and links keep them. */
export function LobbyGames({ gameType, vendors, kinds }: LobbyGamesProps) {
  const { t } = useTranslation('games');
  const [params, setParams] = useSearchParams();
  const access = useAccess();
  const guard = useGuard();
  const language = useLanguage();
  const filter = {
    gameType,
    kind: params.get('kind') ?? '',
    vendor: params.get('page') ?? '',
    search: params.get('q') ?? '',
    view: access === 'guest' ? null : params.get('view'),
    page: Math.max(1, Number.parseInt(params.get('no') ?? '1', 10) || 1),
  };
  const lobby = useLobbyGames(filter, language);
  const top = useRef<HTMLDivElement>(null);

  function change(next: Record<string, string | null>, keepPage = false): void {
    setParams(
      (known) => {
        const search = new URLSearchParams(known);
        if (!keepPage) search.delete('no');
        for (const [key, value] of Object.entries(next)) {
          if (value) search.set(key, value);
          else search.delete(key);
        }
        return search;
      },
      { replace: !keepPage },
    );
  }
  const path = categoryOf(gameType).path ?? '/rng';
  const view = (name: 'favorites' | 'recent') =>
    guard('session', () => change({ view: filter.view === name ? null : name }), `${path}?view=${name}`);

  return (
    <div ref={top}>
      <VendorChips
        vendors={vendors}
        chosen={filter.vendor}
        onChoose={(code) => change({ page: code || null })}
      />
      {gameType === 'PVP' && <RoomList vendor={filter.vendor} />}
      {kinds.length > 1 && (
        <KindChips kinds={kinds} chosen={filter.kind} onChoose={(code) => change({ kind: code || null })} />
      )}
      <div className="mb-5 grid items-center gap-3 lg:grid-cols-[minmax(220px,360px)_1fr]">
        <SearchBox value={filter.search} onSearch={(text) => change({ q: text.trim() || null })} />
        <div className="flex gap-2">
          <Chip pressed={filter.view === 'favorites'} onClick={() => view('favorites')}>
            <Icon name="heart" size={16} />
            {t('favorites')}
          </Chip>
          <Chip pressed={filter.view === 'recent'} onClick={() => view('recent')}>
            <Icon name="clock" size={16} />
            {t('recent')}
          </Chip>
        </div>
      </div>
      {lobby.isError ? (
        <ErrorState error={lobby.error} title={t('listFailed')} onRetry={lobby.retry} />
      ) : lobby.games === undefined ? (
        <GameCardsSkeleton count={21} layout="grid" />
      ) : lobby.games.length === 0 ? (
        <EmptyState
          art="moon"
          title={
            filter.search
              ? t('nothingFor', { search: filter.search })
              : t(filter.view === 'favorites' ? 'noFavorites' : 'nothing')
          }
          text={t(filter.view === 'favorites' && !filter.search ? 'noFavoritesText' : 'nothingText')}
          action={<Button onClick={() => setParams({}, { replace: true })}>{t('clear')}</Button>}
        />
      ) : (
        <div
          className={classNames('transition-opacity', lobby.isStale && 'opacity-60')}
          aria-busy={lobby.isStale}
        >
          <GameCards games={lobby.games} layout="grid" label={t('gameList')} />
          <Pager
            page={filter.page}
            total={lobby.totalPages}
            onPage={(page) => {
              change({ no: page > 1 ? String(page) : null }, true);
              top.current?.scrollIntoView({ block: 'start' });
            }}
          />
        </div>
      )}
    </div>
  );
}
