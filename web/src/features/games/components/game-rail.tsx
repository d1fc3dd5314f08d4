import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAccess } from '~/features/session';
import { useLanguage } from '~/lib/i18n';
import { SectionHead } from '~/ui/section-head';
import { gameQueries, type Game } from '../api/games.api';
import { GameCards, GameCardsSkeleton } from './game-grid';

const RAIL_LENGTH = 14;

function Rail({ title, games, loading }: { title: string; games: readonly Game[]; loading: boolean }) {
  const { t } = useTranslation();
  if (!loading && games.length === 0) return null;
  return (
    <section className="mt-(--section)" data-cat="rng">
      <SectionHead title={title} more={t('seeAll')} to="/rng" />
      {loading ? (
        <GameCardsSkeleton count={8} layout="rail" />
      ) : (
        <GameCards games={games} layout="rail" label={title} />
      )}
    </section>
  );
}

export function HotGamesRail() {
  const { t } = useTranslation('games');
  const { data, isPending, error } = useQuery(gameQueries.hot(useLanguage()));
  if (error) throw error;
  return <Rail title={t('popular')} games={data?.slice(0, RAIL_LENGTH) ?? []} loading={isPending} />;
}

/** The lobby's second page: what the popular rail above does not show already. */
export function MoreGamesRail() {
  const { t } = useTranslation('games');
  const filter = { gameType: 'RNG', vendor: '', search: '', page: 2, pageSize: RAIL_LENGTH };
  const { data, isPending, error } = useQuery(gameQueries.list(filter, useLanguage()));
  if (error) throw error;
  return <Rail title={t('discover')} games={data?.games.slice(0, RAIL_LENGTH) ?? []} loading={isPending} />;
}

export function RecentGamesRail() {
  const { t } = useTranslation('games');
  const access = useAccess();
  const { data, error } = useQuery({ ...gameQueries.recent(useLanguage()), enabled: access !== 'guest' });
  if (error) throw error;
  if (access === 'guest') return null;
  return <Rail title={t('continue')} games={data?.slice(0, RAIL_LENGTH) ?? []} loading={false} />;
}
