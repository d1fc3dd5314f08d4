import { useTranslation } from 'react-i18next';
import { formatPercent } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { ButtonLink } from '~/ui/button';
import { Sheet } from '~/ui/sheet';
import type { Game } from '../api/games.api';
import { canTry, gameHref } from '../model/links';
import { GamePicture } from './game-picture';

export interface GameSheetProps {
  game: Game;
  vendorName: string;
  onClose: () => void;
}

/** What a touch sees first: the game, what is known of it, and both ways in. */
export function GameSheet({ game, vendorName, onClose }: GameSheetProps) {
  const { t } = useTranslation('games');
  const language = useLanguage();
  const trial = canTry(game);
  return (
    <Sheet open onClose={onClose} label={game.gameName}>
      <div className="grid grid-cols-[96px_minmax(0,1fr)] gap-3.5 pr-10">
        <div className="relative aspect-3/4 overflow-hidden rounded-[10px]">
          <GamePicture game={game} />
        </div>
        <div>
          <h3 className="text-18">{game.gameName}</h3>
          <p className="text-13 text-muted">{vendorName}</p>
          <dl className="num mt-2 grid grid-cols-[1fr_auto] gap-x-3 gap-y-0.5 text-13">
            {game.rtp && (
              <>
                <dt className="text-muted">RTP</dt>
                <dd>{formatPercent(game.rtp, language)}</dd>
              </>
            )}
            <dt className="text-muted">{t('try')}</dt>
            <dd>{t(trial ? 'yes' : 'no')}</dd>
          </dl>
        </div>
      </div>
      <div className="grid auto-cols-fr grid-flow-col gap-2.5">
        {trial && (
          <ButtonLink to={gameHref(game, 'trial')} size="l">
            {t('try')}
          </ButtonLink>
        )}
        <ButtonLink to={gameHref(game, 'real')} tone="gold" size="l">
          {t('play')}
        </ButtonLink>
      </div>
    </Sheet>
  );
}
