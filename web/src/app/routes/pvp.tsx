import { useTranslation } from 'react-i18next';
import { Lobby } from '~/features/games/components/lobby';
import { usePageTitle } from '../page-title';

export function PvpPage() {
  const { t } = useTranslation();
  usePageTitle(t('category.pvp'));
  return <Lobby gameType="PVP" />;
}
