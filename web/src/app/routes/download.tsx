import { useTranslation } from 'react-i18next';
import { DownloadPage } from '~/features/download/components/download-page';
import { usePageTitle } from '../page-title';

export function DownloadRoute() {
  const { t } = useTranslation();
  usePageTitle(t('page.download'));
  return (
    <main id="main" className="wrap pt-6 sm:pt-10">
      <DownloadPage />
    </main>
  );
}
