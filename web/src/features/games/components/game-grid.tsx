import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Skeleton } from '~/ui/skeleton';
import { gameQueries, type Game } from '../api/games.api';
import { useFavorites } from '../hooks/use-favorites';
import { GameCard } from './game-card';

export const GRID =
  'grid grid-cols-2 gap-x-3 gap-y-5 xs:grid-cols-3 md:grid-cols-4 md:gap-x-4 md:gap-y-6 xl:grid-cols-6 2xl:grid-cols-7';
export const RAIL =
  'bleed no-scrollbar grid auto-cols-[148px] grid-flow-col gap-3 overflow-x-auto pt-1.5 pb-2.5 snap-x snap-proximity *:snap-start sm:auto-cols-[clamp(148px,13.2vw,184px)] sm:gap-4';

export function useVendorNames(): (code: string) => string {
  const { data: menus } = useQuery(gameQueries.menus());
  const names = useMemo(
    () => new Map(menus?.flatMap((menu) => menu.vendors.map((v) => [v.vassalage, v.displayName] as const))),
    [menus],
  );
  return (code) => names.get(code) ?? code;
}

/** Cards in a grid, or in a rail that scrolls sideways. */
export function GameCards({
  games,
  layout,
  label,
}: {
  games: readonly Game[];
  layout: 'grid' | 'rail';
  label: string;
}) {
  const vendorName = useVendorNames();
  const { favorites, toggle } = useFavorites();
  const cards = games.map((game) => (
    <li key={`${game.vassalage}/${game.gameId}`} className="min-w-0">
      <GameCard
        game={game}
        vendorName={vendorName(game.vassalage)}
        favorite={favorites.has(game.gameId)}
        onFavorite={() => toggle(game.gameId)}
      />
    </li>
  ));
  return (
    <ul className={layout === 'grid' ? GRID : RAIL} aria-label={label}>
      {cards}
    </ul>
  );
}

export function GameCardsSkeleton({ count, layout }: { count: number; layout: 'grid' | 'rail' }) {
  return (
    <div className={layout === 'grid' ? GRID : RAIL} aria-hidden="true">
      {Array.from({ length: count }, (_, i) => (
        <div key={i}>
          <Skeleton className="aspect-3/4 rounded-md!" />
          <Skeleton className="mt-3.5 h-4 w-4/5" />
          <Skeleton className="mt-2.5 h-3 w-2/5" />
        </div>
      ))}
    </div>
  );
}
