import { useTranslation } from 'react-i18next';
import { PromoDetailPage } from '~/features/rewards/components/promo-detail';
import { usePageTitle } from '../page-title';

export function PromoDetailRoute() {
  const { t } = useTranslation();
  usePageTitle(t('page.promoDetail'));
  return (
    <main id="main" className="wrap pt-6 sm:pt-10">
      <PromoDetailPage />
    </main>
  );
}
