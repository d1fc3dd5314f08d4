import { useTranslation } from 'react-i18next';
import { VipPage } from '~/features/rewards/components/vip-page';
import { usePageTitle } from '../page-title';

export function VipRoute() {
  const { t } = useTranslation();
  usePageTitle(t('page.vip'));
  return (
    <main id="main" className="wrap pt-6 sm:pt-10">
      <VipPage />
    </main>
  );
}
