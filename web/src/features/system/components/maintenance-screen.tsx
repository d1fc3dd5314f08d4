import { useTranslation } from 'react-i18next';
import { BrandMark } from '~/art/brand-mark';
import { Icon } from '~/art/icon';
import { formatDateTime } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { Button } from '~/ui/button';
import { useCustomerService } from '../hooks/use-customer-service';
import { Facts, FullPage } from './full-page';

export interface MaintenanceScreenProps {
  /** When the site is expected back, if the brand has said so. */
  until: string | null;
  checking: boolean;
  onCheck: () => void;
}

export function MaintenanceScreen({ until, checking, onCheck }: MaintenanceScreenProps) {
  const { t } = useTranslation(['system', 'common']);
  const service = useCustomerService();
  const language = useLanguage();
  return (
    <FullPage scene="night">
      <BrandMark size={64} />
      <h1 className="text-display">{t('maintenance.title')}</h1>
      <p className="text-16 text-soft">{t('maintenance.text')}</p>
      <p className="text-muted">{t('maintenance.safe')}</p>
      {until && <Facts items={[[t('maintenance.until'), `${formatDateTime(until, language)} (GMT+7)`]]} />}
      <div className="flex flex-wrap gap-3">
        {service.available && (
          <Button tone="gold" busy={service.pending} onClick={service.open}>
            <Icon name="chat" size={18} />
            {t('common:contactSupport')}
          </Button>
        )}
        <Button tone={service.available ? 'line' : 'gold'} busy={checking} onClick={onCheck}>
          {t('maintenance.check')}
        </Button>
      </div>
    </FullPage>
  );
}
