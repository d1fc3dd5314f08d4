import { useTranslation } from 'react-i18next';
import { Lobby } from '~/features/games/components/lobby';
import { usePageTitle } from '../page-title';

export function RngPage() {
  const { t } = useTranslation();
  usePageTitle(t('page.rng'));
  return <Lobby gameType="RNG" />;
}
