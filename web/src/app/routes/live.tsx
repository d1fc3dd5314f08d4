import { useTranslation } from 'react-i18next';
import { Lobby } from '~/features/games/components/lobby';
import { usePageTitle } from '../page-title';

export function LivePage() {
  const { t } = useTranslation();
  usePageTitle(t('category.live'));
  return <Lobby gameType="LIVE" />;
}
