import { useTranslation } from 'react-i18next';
import { PromotionsPage } from '~/features/rewards/components/promotions-page';
import { usePageTitle } from '../page-title';

export function PromotionsRoute() {
  const { t } = useTranslation();
  usePageTitle(t('page.promotions'));
  return (
    <main id="main" className="wrap pt-6 sm:pt-10">
      <PromotionsPage />
    </main>
  );
}
