import { useTranslation } from 'react-i18next';
import { Icon } from '~/art/icon';
import { HelpCentre } from '~/features/help/components/help-centre';
import { useCustomerService } from '~/features/system';
import { useModal } from '~/lib/modal';
import { Button } from '~/ui/button';
import { usePageTitle } from '../page-title';
import { Page } from '../shell/page';

export function HelpRoute() {
  const { t } = useTranslation(['help', 'common']);
  const modal = useModal();
  const service = useCustomerService();
  usePageTitle(t('common:page.help'));
  return (
    <Page title={t('common:page.help')}>
      <HelpCentre />
      <section className="surface mt-6 flex flex-wrap items-center gap-3 p-5 sm:p-6">
        <p className="flex-[1_1_18rem] text-soft">{t('more')}</p>
        {service.available && (
          <Button tone="gold" busy={service.pending} onClick={service.open}>
            <Icon name="chat" size={18} />
            {t('common:contactSupport')}
          </Button>
        )}
        <Button onClick={() => modal.open('feedback')}>{t('common:page.feedback')}</Button>
      </section>
    </Page>
  );
}
