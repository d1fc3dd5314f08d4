import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { Icon } from '~/art/icon';
import { Glyph } from '~/art/pictures';
import { useAccess, useGuard } from '~/features/session';
import { useLanguage } from '~/lib/i18n';
import { Button } from '~/ui/button';
import { Chip } from '~/ui/chip';
import { classNames } from '~/ui/class-names';
import { TextField } from '~/ui/field';
import { Pager } from '~/ui/pager';
import { EmptyState, ErrorState } from '~/ui/states';
import { gameQueries, type Vendor } from '../api/games.api';
import { useLobbyGames } from '../hooks/use-lobby-games';
import { GameCards, GameCardsSkeleton } from './game-grid';
import { VendorMark } from './vendor-mark';

const TYPING_PAUSE = 300;

function LobbyBand({ vendors }: { vendors: number }) {
  const { t } = useTranslation(['games', 'common']);
  return (
    <div className="relative overflow-hidden border-b border-hairline bg-linear-to-b from-cat-deep to-transparent">
      <div className="wrap flex min-h-[104px] items-center gap-6 sm:min-h-[132px]">
        <div>
          <nav aria-label={t('breadcrumb')} className="text-13 text-muted">
            <Link to="/index" className="hover:text-text">
              {t('common:nav.home')}
            </Link>{' '}
            / <span aria-current="page">{t('common:category.rng')}</span>
          </nav>
          <h1 className="text-display">{t('common:category.rng')}</h1>
          <p className="num min-h-5.5 text-muted">{vendors > 0 && t('vendorCount', { count: vendors })}</p>
        </div>
        <div className="ml-auto flex translate-y-2.5 self-end" aria-hidden="true">
          <Glyph spec="ingot" hue={45} className="size-29 max-sm:hidden" />
          <Glyph spec="gem" hue={45} className="-ml-3.5 size-29 max-sm:hidden" />
          <Glyph spec="seven" hue={45} className="-ml-3.5 size-23 sm:size-29" />
        </div>
      </div>
    </div>
  );
}

function VendorChips({
  vendors,
  chosen,
  onChoose,
}: {
  vendors: readonly Vendor[];
  chosen: string;
  onChoose: (code: string) => void;
}) {
  const { t } = useTranslation('games');
  return (
    <div
      className="bleed no-scrollbar flex gap-1.5 overflow-x-auto py-4"
      role="group"
      aria-label={t('vendor')}
    >
      <Chip pressed={chosen === ''} onClick={() => onChoose('')} className="min-h-12!">
        {t('all')}
      </Chip>
      {vendors.map((vendor) => (
        <Chip
          key={vendor.vassalage}
          pressed={chosen === vendor.vassalage}
          onClick={() => onChoose(vendor.vassalage)}
          className="min-h-12! py-1! pr-3.5! pl-1.5!"
        >
          <VendorMark code={vendor.vassalage} name={vendor.displayName} size={34} />
          {vendor.displayName}
        </Chip>
      ))}
    </div>
  );
}

/** The search box keeps what is typed; the address follows after a pause. */
function SearchBox({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const { t } = useTranslation('games');
  const [text, setText] = useState(value);
  const sent = useRef(value);
  useEffect(() => {
    if (value !== sent.current) {
      sent.current = value;
      setText(value);
    }
  }, [value]);
  useEffect(() => {
    if (text === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = text;
      onSearch(text);
    }, TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [text, onSearch]);
  return (
    <TextField
      type="search"
      icon="search"
      label={t('search')}
      hideLabel
      placeholder={t('searchHint')}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}

/** /rng: vendor, search, favorites and page live in the address, so that Back and links keep them. */
export function Lobby() {
  const { t } = useTranslation('games');
  const [params, setParams] = useSearchParams();
  const access = useAccess();
  const guard = useGuard();
  const language = useLanguage();
  const menus = useQuery(gameQueries.menus());
  const vendors = menus.data?.find((menu) => menu.gameType.toUpperCase() === 'RNG')?.vendors ?? [];
  const filter = {
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
  const view = (name: 'favorites' | 'recent') =>
    guard('session', () => change({ view: filter.view === name ? null : name }), `/rng?view=${name}`);

  return (
    <main id="main" data-cat="rng">
      <LobbyBand vendors={vendors.length} />
      <div className="wrap" ref={top}>
        <VendorChips
          vendors={vendors}
          chosen={filter.vendor}
          onChoose={(code) => change({ page: code || null })}
        />
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
    </main>
  );
}
