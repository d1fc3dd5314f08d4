import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router-dom';
import { onStreamEvent, refreshOnEvent } from '~/lib/stream-events';
import { LazyBoundary, lazyPage } from '~/ui/lazy-page';
import { Skeleton } from '~/ui/skeleton';
import { advance, applyDraw, isDrawEvent } from '../api/draw-events';
import { drawQueries } from '../api/lottery.api';
import { LotteryLobby, type Area } from './lottery-lobby';

const AREA_OF: Readonly<Record<string, Area>> = {
  '/vnlottery': 'VN',
  '/sealottery': 'SEA',
  '/elott': 'ELOTT',
};

/** With the plays of every game, which the lobby does not need. */
const LotteryGame = lazyPage(() => import('./lottery-game').then((m) => m.LotteryGame), 'lottery');
const LOADING = <Skeleton className="h-96 rounded-lg!" />;

onStreamEvent('draw', (client, data) => {
  if (isDrawEvent(data)) applyDraw(client, data);
});
/** Pushed with their value, so read again only after a break. */
refreshOnEvent(
  'break',
  ...['games', 'coming', 'results', 'archive', 'hot-gaps', 'voids', 'today', 'order'].map((part) => [
    'draws',
    part,
  ]),
);

/** The lobby, or the game that the address names. */
export function LotteryPage() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const wanted = search.get('gameCode');
  const client = useQueryClient();
  const games = useQuery({ ...drawQueries.games(), enabled: wanted !== null });
  const game = games.data?.find(({ gameCode }) => gameCode === wanted);
  if (wanted !== null && games.isPending) return LOADING;
  if (game)
    return (
      <LazyBoundary fallback={LOADING}>
        <LotteryGame
          key={game.gameCode}
          game={game}
          start={search.get('playType')}
          onEnd={() => advance(client, game.gameCode)}
        />
      </LazyBoundary>
    );
  return <LotteryLobby key={pathname} start={AREA_OF[pathname.toLowerCase()] ?? 'ALL'} />;
}
