import { useTranslation } from 'react-i18next';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/states';
import { usePageTitle } from '../page-title';

export function NotFoundPage() {
  const { t } = useTranslation();
  usePageTitle(t('page.notFound'));
  return (
    <main id="main" className="wrap">
      <h1 className="sr-only">{t('notFound.title')}</h1>
      <EmptyState
        art="moon"
        title={t('notFound.title')}
        text={t('notFound.text')}
        action={
          <ButtonLink tone="gold" to="/index">
            {t('toHome')}
          </ButtonLink>
        }
        className="min-h-[60dvh]"
      />
    </main>
  );
}
