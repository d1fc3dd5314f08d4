import { useTranslation } from 'react-i18next';
import { NoticePage } from '~/features/notice/components/notice-page';
import { usePageTitle } from '../page-title';
import { Page } from '../shell/page';

export function NoticeRoute() {
  const { t } = useTranslation();
  usePageTitle(t('page.notices'));
  return (
    <Page title={t('page.notices')}>
      <NoticePage />
    </Page>
  );
}
