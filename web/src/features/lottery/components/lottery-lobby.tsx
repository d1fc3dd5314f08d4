import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/lib/i18n';
import { localName } from '~/lib/language';
import { ButtonLink } from '~/ui/button';
import { Chip, Tag } from '~/ui/chip';
import { Countdown } from '~/ui/countdown';
import { LazyBoundary, lazyPage } from '~/ui/lazy-page';
import { QueryView } from '~/ui/query-view';
import { Skeleton } from '~/ui/skeleton';
import { EmptyState } from '~/ui/states';
import { drawQueries, type Game } from '../api/lottery.api';
import { ResultBalls } from './result-balls';

export const AREAS = ['ALL', 'ELOTT', 'VN', 'SEA'] as const;
export type Area = (typeof AREAS)[number];

const FEW = 6;

const DrawCalendar = lazyPage(() => import('./draw-calendar').then((m) => m.DrawCalendar), 'lottery');

/** The first prize of a table of prizes, the whole of a short result. */
function headline(values: Game['last']): Record<string, string[]> {
  const all = values?.winningNumber ?? {};
  const [first] = Object.entries(all);
  const count = Object.values(all).flat().length;
  return count > FEW && first && Object.keys(all).length > 2 ? { [first[0]]: first[1] } : all;
}

function GameCard({ game, onEnd }: { game: Game; onEnd: () => void }) {
  const { t } = useTranslation('lottery');
  const language = useLanguage();
  return (
    <article className="surface grid content-between gap-3 p-4">
      <div className="flex items-start justify-between gap-2">
        <div>
          <h2 className="text-16">{localName(game.gameName, language)}</h2>
          <p className="num text-13 text-muted">{t('draw', { numero: game.current.numero })}</p>
        </div>
        <Tag>{t(`area.${game.area as Area}`)}</Tag>
      </div>
      <div className="grid gap-1.5">
        {game.last && (
          <small className="text-12 text-subtle">{t('last', { numero: game.last.numero })}</small>
        )}
        <ResultBalls values={headline(game.last)} />
      </div>
      <div className="flex items-end justify-between gap-3">
        <div>
          <small className="text-12 text-subtle">{t('closesIn')}</small>
          <p>
            <Countdown
              until={Date.parse(game.current.closeAt)}
              label={t('closesIn')}
              className="head text-20"
              onEnd={onEnd}
            />
          </p>
        </div>
        <ButtonLink tone="gold" to={`/lottery?gameCode=${game.gameCode}`}>
          {t('play')}
        </ButtonLink>
      </div>
    </article>
  );
}

/** Every game with its next draw, soonest first. */
export function LotteryLobby({ start }: { start: Area }) {
  const { t } = useTranslation('lottery');
  const { t: page } = useTranslation();
  const [area, setArea] = useState<Area>(start);
  const [showsCalendar, setShowsCalendar] = useState(false);
  const games = useQuery(drawQueries.games());
  const shown = (list: readonly Game[]) => list.filter((game) => area === 'ALL' || game.area === area);
  return (
    <div className="grid gap-5" data-cat="lottery">
      <header className="grid gap-2">
        <h1 className="text-title">{page('page.lottery')}</h1>
        <p className="text-muted">{t('intro')}</p>
      </header>
      <div className="no-scrollbar flex gap-2 overflow-x-auto">
        {AREAS.map((key) => (
          <Chip
            key={key}
            pressed={!showsCalendar && area === key}
            onClick={() => {
              setArea(key);
              setShowsCalendar(false);
            }}
          >
            {t(`area.${key}`)}
          </Chip>
        ))}
        <Chip pressed={showsCalendar} onClick={() => setShowsCalendar(true)}>
          {t('calendar')}
        </Chip>
      </div>
      {showsCalendar ? (
        <LazyBoundary fallback={<Skeleton className="h-96 rounded-lg!" />}>
          <DrawCalendar />
        </LazyBoundary>
      ) : (
        <QueryView
          query={games}
          skeleton={
            <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
              {Array.from({ length: 6 }, (_, at) => (
                <Skeleton key={at} className="h-48 rounded-lg!" />
              ))}
            </div>
          }
          isEmpty={(list) => shown(list).length === 0}
          empty={<EmptyState art="balls" title={t('none')} text={t('noneText')} className="surface" />}
        >
          {(list) => (
            <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
              {shown(list).map((game) => (
                <GameCard key={game.gameCode} game={game} onEnd={() => void games.refetch()} />
              ))}
            </div>
          )}
        </QueryView>
      )}
    </div>
  );
}
