import { useTranslation } from 'react-i18next';
import { MallPage } from '~/features/rewards/components/mall-page';
import { usePageTitle } from '../page-title';

export function PointMallRoute() {
  const { t } = useTranslation();
  usePageTitle(t('page.pointMall'));
  return (
    <main id="main" className="wrap pt-6 sm:pt-10">
      <MallPage />
    </main>
  );
}
