import { useState } from 'react';
import { GameArt } from '~/art/game-art';
import { useSystem } from '~/features/system';
import { chooseCdn } from '~/lib/cdn';
import { LazyImage } from '~/ui/lazy-image';
import type { Game } from '../api/games.api';
import { categoryOf } from '../model/category';

type Pictured = Pick<Game, 'gameId' | 'gameName' | 'gameType' | 'vassalage' | 'showIcon'>;

/** The provider's picture where there is one; one failed load falls back to a drawing of our own. */
export function GamePicture({ game, thumb }: { game: Pictured; thumb?: boolean }) {
  const hosts = useSystem()?.info.imageCDNs;
  const [failed, setFailed] = useState(false);
  if (game.showIcon && !failed) {
    const source = game.showIcon.startsWith('/') ? chooseCdn('image', hosts) + game.showIcon : game.showIcon;
    return (
      <LazyImage
        src={source}
        className="absolute inset-0 size-full object-cover"
        onFailed={() => setFailed(true)}
      />
    );
  }
  const subject = {
    id: game.gameId,
    title: game.gameName,
    category: categoryOf(game.gameType).category,
    vendor: game.vassalage,
  };
  return <GameArt game={subject} thumb={thumb} />;
}
