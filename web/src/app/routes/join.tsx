import { useTranslation } from 'react-i18next';
import { JoinPage } from '~/features/join/components/join-page';
import { usePageTitle } from '../page-title';

export function JoinRoute() {
  const { t } = useTranslation();
  usePageTitle(t('page.join'));
  return (
    <main id="main" className="wrap pt-6 sm:pt-10">
      <JoinPage />
    </main>
  );
}
