import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '~/art/icon';
import { useAccess } from '~/features/session';
import { useLanguage } from '~/lib/i18n';
import { appLocale, localName } from '~/lib/language';
import { ButtonLink } from '~/ui/button';
import { Chip } from '~/ui/chip';
import { classNames } from '~/ui/class-names';
import { Countdown } from '~/ui/countdown';
import { SelectField, TextField } from '~/ui/field';
import { LazyBoundary, lazyPage } from '~/ui/lazy-page';
import { QueryView } from '~/ui/query-view';
import { Skeleton } from '~/ui/skeleton';
import { EmptyState } from '~/ui/states';
import { drawQueries, type Game } from '../api/lottery.api';
import { untilNextRead } from '../api/next-read';
import {
  favouriteGames,
  gamesOf,
  isFound,
  orderOf,
  SECTIONS,
  sectionOf,
  toggleFavourite,
  weekdayOf,
} from '../model/lobby';
import { ResultBalls } from './result-balls';

export const AREAS = ['ALL', 'ELOTT', 'VN', 'SEA'] as const;
export type Area = (typeof AREAS)[number];

const FEW = 5;

const DrawCalendar = lazyPage(() => import('./draw-calendar').then((m) => m.DrawCalendar), 'lottery');

/** The first prize of a table of prizes, the whole of a short result. */
function headline(values: Game['last']): Record<string, string[]> {
  const all = values?.winningNumber ?? {};
  const [first] = Object.entries(all);
  const count = Object.values(all).flat().length;
  return count > FEW && first && Object.keys(all).length > 2 ? { [first[0]]: first[1] } : all;
}

interface GameCardProps {
  game: Game;
  isFavourite: boolean;
  onFavourite: () => void;
}

/** A game with its next draw; small enough for two in a row of a phone. */
function GameCard({ game, isFavourite, onFavourite }: GameCardProps) {
  const { t } = useTranslation('lottery');
  const name = localName(game.gameName, useLanguage());
  return (
    <article className="surface relative grid content-between gap-2 p-3 hover:border-line-strong sm:p-4">
      <div className="flex items-start justify-between gap-1">
        <h3 className="min-w-0 text-14 font-semibold sm:text-16">
          <Link to={`/lottery?gameCode=${game.gameCode}`} className="after:absolute after:inset-0">
            {name}
          </Link>
        </h3>
        <button
          type="button"
          aria-label={t('favourite', { name })}
          aria-pressed={isFavourite}
          className={classNames(
            'relative z-1 -mt-2.5 -mr-2.5 inline-grid size-11 shrink-0 place-items-center',
            isFavourite ? 'text-loss [&_path]:fill-current' : 'text-muted hover:text-text',
          )}
          onClick={onFavourite}
        >
          <Icon name="heart" size={18} />
        </button>
      </div>
      <div className="max-sm:hidden">
        {game.last && (
          <small className="mb-1 block text-12 text-subtle">{t('last', { numero: game.last.numero })}</small>
        )}
        <ResultBalls values={headline(game.last)} />
      </div>
      <p className="flex flex-wrap items-baseline justify-between gap-x-2">
        <small className="text-12 text-subtle">{t('closesIn')}</small>
        <Countdown
          until={Date.parse(game.current.closeAt)}
          label={`${name}: ${t('closesIn')}`}
          className="head text-16 text-gold-hi sm:text-20"
        />
      </p>
    </article>
  );
}

interface GameListProps {
  games: readonly Game[];
  isShown: (game: Game) => boolean;
  favourites: readonly string[];
  onFavourite: (code: string) => void;
}

/** Sections of games; their order is that of the first answer, so that no card moves while the page is open. */
function GameList({ games, isShown, favourites, onFavourite }: GameListProps) {
  const { t } = useTranslation('lottery');
  const [order] = useState(() => orderOf(games));
  const shown = games.filter(isShown);
  if (shown.length === 0)
    return <EmptyState art="balls" title={t('none')} text={t('noneText')} className="surface" />;
  return (
    <div className="grid gap-6">
      {SECTIONS.filter((section) => shown.some((game) => sectionOf(game) === section)).map((section) => (
        <section key={section} className="grid gap-3">
          <h2 className="text-18">{t(`section.${section}`)}</h2>
          <div className="grid grid-cols-2 gap-2 sm:gap-3 md:grid-cols-3 xl:grid-cols-4">
            {gamesOf(section, shown, order).map((game) => (
              <GameCard
                key={game.gameCode}
                game={game}
                isFavourite={favourites.includes(game.gameCode)}
                onFavourite={() => onFavourite(game.gameCode)}
              />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

const SHORTCUTS = 8;

/** The games that a member played last, and until there are any those that most are after. */
function Shortcuts() {
  const { t } = useTranslation('lottery');
  const language = useLanguage();
  const isGuest = useAccess() === 'guest';
  const recent = useQuery({ ...drawQueries.recent(), enabled: !isGuest });
  const hasNone = isGuest || recent.data?.length === 0;
  const popular = useQuery({ ...drawQueries.popular(), enabled: hasNone });
  const games: readonly Pick<Game, 'gameCode' | 'gameName'>[] = (hasNone ? popular.data : recent.data) ?? [];
  if (hasNone ? popular.isPending : recent.isPending) return <Skeleton className="h-18 rounded-lg!" />;
  if (games.length === 0) return null;
  return (
    <nav aria-labelledby="shortcuts" className="grid gap-2">
      <h2 id="shortcuts" className="text-14 text-muted">
        {t(hasNone ? 'popular' : 'recent')}
      </h2>
      <div className="no-scrollbar flex gap-2 overflow-x-auto">
        {games.slice(0, SHORTCUTS).map(({ gameCode, gameName }) => (
          <ButtonLink key={gameCode} size="s" className="shrink-0" to={`/lottery?gameCode=${gameCode}`}>
            {localName(gameName, language)}
          </ButtonLink>
        ))}
      </div>
    </nav>
  );
}

type View = Area | 'FAVOURITES' | 'CALENDAR';

/** Monday first; the dates are of a week that begins on a Sunday. */
const WEEK = [1, 2, 3, 4, 5, 6, 0] as const;
const dayName = (day: number, locale: string): string =>
  new Date(Date.UTC(2023, 0, 1 + day)).toLocaleDateString(locale, { weekday: 'long', timeZone: 'UTC' });

/** Every game with its next draw, by region and kind. */
export function LotteryLobby({ start }: { start: Area }) {
  const { t } = useTranslation('lottery');
  const { t: page } = useTranslation();
  const locale = appLocale(useLanguage());
  const [view, setView] = useState<View>(start);
  const [text, setText] = useState('');
  const [day, setDay] = useState('');
  const [favourites, setFavourites] = useState(favouriteGames);
  const games = useQuery({
    ...drawQueries.games(),
    refetchInterval: ({ state }) => untilNextRead(state),
  });
  const calendar = useQuery({ ...drawQueries.calendar(), enabled: day !== '' });
  const onDay = new Set(
    (calendar.data ?? [])
      .filter(({ drawAt }) => weekdayOf(drawAt) === Number(day))
      .map(({ gameId }) => gameId),
  );
  const isShown = (game: Game): boolean =>
    (view === 'ALL' || (view === 'FAVOURITES' ? favourites.includes(game.gameCode) : game.area === view)) &&
    isFound(game, text) &&
    (day === '' || game.area === 'ELOTT' || onDay.has(game.gameCode));
  const views: readonly (readonly [View, string])[] = [
    ...AREAS.map((area) => [area, t(`area.${area}`)] as const),
    ['FAVOURITES', t('favourites')],
    ['CALENDAR', t('calendar')],
  ];
  return (
    <div className="grid gap-5" data-cat="lottery">
      <header className="grid gap-1">
        <h1 className="text-title">{page('page.lottery')}</h1>
        <p className="text-muted max-sm:hidden">{t('intro')}</p>
      </header>
      <Shortcuts />
      <div className="grid gap-3">
        <div className="no-scrollbar flex gap-2 overflow-x-auto">
          {views.map(([key, name]) => (
            <Chip
              key={key}
              pressed={view === key}
              // The chip of the page's own region may lie beyond the edge of a phone.
              ref={(chip) => {
                if (key === start) chip?.scrollIntoView?.({ inline: 'center', block: 'nearest' });
              }}
              onClick={() => setView(key)}
            >
              {name}
            </Chip>
          ))}
        </div>
        {view !== 'CALENDAR' && (
          <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2 sm:max-w-xl">
            <TextField
              hideLabel
              label={t('find')}
              placeholder={t('find')}
              icon="search"
              type="search"
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
            <SelectField
              hideLabel
              label={t('weekday')}
              value={day}
              onChange={(event) => setDay(event.target.value)}
            >
              <option value="">{t('everyDay')}</option>
              {WEEK.map((each) => (
                <option key={each} value={each}>
                  {dayName(each, locale)}
                </option>
              ))}
            </SelectField>
          </div>
        )}
      </div>
      {view === 'CALENDAR' ? (
        <LazyBoundary fallback={<Skeleton className="h-96 rounded-lg!" />}>
          <DrawCalendar />
        </LazyBoundary>
      ) : (
        <QueryView
          query={games}
          skeleton={
            <div className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-4">
              {Array.from({ length: 8 }, (_, at) => (
                <Skeleton key={at} className="h-32 rounded-lg!" />
              ))}
            </div>
          }
        >
          {(list) => (
            <GameList
              games={list}
              isShown={isShown}
              favourites={favourites}
              onFavourite={(code) => setFavourites(toggleFavourite(code))}
            />
          )}
        </QueryView>
      )}
    </div>
  );
}
