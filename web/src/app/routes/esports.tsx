import { useTranslation } from 'react-i18next';
import { Lobby } from '~/features/games/components/lobby';
import { usePageTitle } from '../page-title';

export function EsportsPage() {
  const { t } = useTranslation();
  usePageTitle(t('category.esports'));
  return <Lobby gameType="ESPORTS" />;
}
