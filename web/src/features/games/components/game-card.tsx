import { useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '~/art/icon';
import { useTopJackpot } from '~/features/jackpots';
import { Amount } from '~/features/wallet';
import { buttonClass } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { lazyPage, LazyBoundary } from '~/ui/lazy-page';
import type { Game } from '../api/games.api';
import { categoryOf } from '../model/category';
import { canTry, gameHref } from '../model/links';
import { GamePicture } from './game-picture';

const GameSheet = lazyPage(() => import('./game-sheet').then((m) => m.GameSheet));

export interface GameCardProps {
  game: Game;
  vendorName: string;
  favorite: boolean;
  onFavorite: () => void;
}

const onTouchOnly = () => window.matchMedia?.('(hover: none)').matches ?? false;

function Ribbon({ game }: { game: Game }) {
  const { t } = useTranslation('games');
  if (!game.isHot && !game.isNew) return null;
  return (
    <span
      className={classNames(
        'absolute top-2.5 left-2.5 z-10 rounded-[7px] px-2.5 py-0.5 text-12 font-semibold text-white shadow-[0_2px_8px_rgb(0_0_0/.4)]',
        game.isHot ? 'bg-danger' : 'bg-jade',
      )}
    >
      {t(game.isHot ? 'hot' : 'new')}
    </span>
  );
}

/** What the greatest jackpot of the game stands at. */
function JackpotChip({ gameId }: { gameId: string }) {
  const { t } = useTranslation('games');
  const amount = useTopJackpot(gameId);
  if (amount === undefined) return null;
  return (
    <span
      className="absolute inset-x-0 bottom-0 z-10 truncate bg-page/80 px-2 py-1 text-center text-12 font-semibold text-gold"
      data-cat="jackpot"
    >
      {t('jackpot')} <Amount value={amount} short />
    </span>
  );
}

/**
 * One game: the picture starts it, hover or focus shows the buttons; on touch the first tap opens a sheet.
 */
export function GameCard({ game, vendorName, favorite, onFavorite }: GameCardProps) {
  const { t } = useTranslation('games');
  const [sheet, setSheet] = useState(false);
  const { category } = categoryOf(game.gameType);
  const closed = game.maintenance;

  function openSheetOnTouch(event: MouseEvent): void {
    if (!onTouchOnly()) return;
    event.preventDefault();
    setSheet(true);
  }

  return (
    <article
      className="group relative block min-w-0 rounded-md [contain-intrinsic-size:auto_320px]"
      data-cat={category}
    >
      <div className="relative aspect-3/4 overflow-hidden rounded-md bg-card shadow-[0_10px_24px_-14px_#000] transition-[transform,box-shadow] duration-(--t-base) ease-out-soft group-focus-within:-translate-y-1 group-focus-within:shadow-[0_22px_36px_-18px_#000,0_0_0_1.5px_var(--cat)] group-hover:-translate-y-1 group-hover:shadow-[0_22px_36px_-18px_#000,0_0_0_1.5px_var(--cat)]">
        <GamePicture game={game} />
        <Ribbon game={game} />
        {game.gameType === 'RNG' && <JackpotChip gameId={game.gameId} />}
        {closed ? (
          <div className="absolute inset-0 grid place-content-center justify-items-center gap-2 bg-page/80 p-3 text-center font-medium backdrop-blur-[2px] backdrop-grayscale">
            <Icon name="wrench" size={26} />
            <span>{t('maintenance')}</span>
          </div>
        ) : (
          <div className="absolute inset-0 grid content-center gap-2 bg-[linear-gradient(180deg,rgb(8_10_16/.5),rgb(8_10_16/.78))] px-[14%] opacity-0 transition-opacity duration-(--t-base) group-focus-within:opacity-100 mouse:group-hover:opacity-100 touch:opacity-0!">
            <Link
              to={gameHref(game, 'real')}
              aria-label={t('playNamed', { name: game.gameName })}
              className={classNames(buttonClass({ tone: 'gold' }), 'px-2! touch:absolute touch:inset-0')}
              onClick={openSheetOnTouch}
            >
              {t('play')}
            </Link>
            {canTry(game) && (
              <Link
                to={gameHref(game, 'trial')}
                aria-label={t('tryNamed', { name: game.gameName })}
                className={classNames(buttonClass({ tone: 'line' }), 'px-2! touch:hidden')}
              >
                {t('try')}
              </Link>
            )}
          </div>
        )}
        <button
          type="button"
          aria-pressed={favorite}
          aria-label={t('favoriteNamed', { name: game.gameName })}
          className="absolute top-1 right-1 z-10 grid size-11 place-items-center text-white"
          onClick={onFavorite}
        >
          <span className="grid size-8 place-items-center rounded-full bg-well/55">
            <Icon name="heart" size={17} className={favorite ? 'fill-loss text-loss' : undefined} />
          </span>
        </button>
      </div>
      <div className="px-0.5 pt-2.5">
        <h3 className="line-clamp-2 font-body text-14 leading-[1.45] font-semibold">{game.gameName}</h3>
        <span className="mt-1 inline-flex items-center gap-1.5 text-12 text-muted">
          <i className="size-1.5 rounded-[2px] bg-cat" aria-hidden="true" />
          {vendorName}
        </span>
      </div>
      {sheet && (
        <LazyBoundary fallback={null}>
          <GameSheet game={game} vendorName={vendorName} onClose={() => setSheet(false)} />
        </LazyBoundary>
      )}
    </article>
  );
}
