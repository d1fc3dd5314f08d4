import { useTranslation } from 'react-i18next';
import { Lobby } from '~/features/games/components/lobby';
import { usePageTitle } from '../page-title';

export function FishPage() {
  const { t } = useTranslation();
  usePageTitle(t('category.fish'));
  return <Lobby gameType="FISH" />;
}
