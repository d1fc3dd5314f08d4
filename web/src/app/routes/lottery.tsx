import { useTranslation } from 'react-i18next';
import { LotteryPage } from '~/features/lottery/components/lottery-page';
import { usePageTitle } from '../page-title';

export function LotteryRoute() {
  const { t } = useTranslation();
  usePageTitle(t('page.lottery'));
  return (
    <main id="main" className="wrap pt-6 sm:pt-10">
      <LotteryPage />
    </main>
  );
}
