import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router-dom';
import { refreshOnEvent } from '~/lib/stream-events';
import { Skeleton } from '~/ui/skeleton';
import { drawQueries, everyDraw } from '../api/draws.api';
import { LotteryGame } from './lottery-game';
import { LotteryLobby, type Area } from './lottery-lobby';

const AREA_OF: Readonly<Record<string, Area>> = {
  '/vnlottery': 'VN',
  '/seaLottery': 'SEA',
  '/elott': 'ELOTT',
};

refreshOnEvent('draw', everyDraw.queryKey);

/** The lobby, or the game that the address names. */
export function LotteryPage() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const wanted = search.get('gameCode');
  const games = useQuery({ ...drawQueries.games(), enabled: wanted !== null });
  const game = games.data?.find(({ gameCode }) => gameCode === wanted);
  if (wanted !== null && games.isPending) return <Skeleton className="h-96 rounded-lg!" />;
  if (game)
    return (
      <LotteryGame
        key={game.gameCode}
        game={game}
        start={search.get('playType')}
        onEnd={() => void games.refetch()}
      />
    );
  return <LotteryLobby key={pathname} start={AREA_OF[pathname] ?? 'ALL'} />;
}
