import { useTranslation } from 'react-i18next';
import { AnnouncementPage } from '~/features/announcement/components/announcement-page';
import { usePageTitle } from '../page-title';
import { Page } from '../shell/page';

export function AnnouncementRoute() {
  const { t } = useTranslation();
  usePageTitle(t('page.announcements'));
  return (
    <Page title={t('page.announcements')}>
      <AnnouncementPage />
    </Page>
  );
}
