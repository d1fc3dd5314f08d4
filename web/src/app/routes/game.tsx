import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { categoryOf } from '~/features/games';
import { GamePage } from '~/features/launch/components/game-page';
import { PlayGuard } from '~/features/responsible-gaming/components/play-guard';
import { usePageTitle } from '../page-title';

export function GameRoute() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  usePageTitle(params.get('name') ?? t('page.game'));
  return (
    <PlayGuard>
      <GamePage lobby={categoryOf(params.get('gameType') ?? '').path ?? '/rng'} />
    </PlayGuard>
  );
}
