import { useTranslation } from 'react-i18next';
import { Lobby } from '~/features/games/components/lobby';
import { usePageTitle } from '../page-title';

export function SportsPage() {
  const { t } = useTranslation();
  usePageTitle(t('category.sports'));
  return <Lobby gameType="SPORTS" />;
}
