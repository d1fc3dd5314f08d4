import { useTranslation } from 'react-i18next';
import { BrandMark } from '~/art/brand-mark';
import { Icon } from '~/art/icon';
import { formatDateTime } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { Button, buttonClass } from '~/ui/button';
import { useSupportLink } from '../hooks/use-system';
import { Facts, FullPage } from './full-page';

export interface MaintenanceScreenProps {
  /** When the site is expected back, if the brand has said so. */
  until: string | null;
  checking: boolean;
  onCheck: () => void;
}

export function MaintenanceScreen({ until, checking, onCheck }: MaintenanceScreenProps) {
  const { t } = useTranslation(['system', 'common']);
  const support = useSupportLink();
  const language = useLanguage();
  return (
    <FullPage scene="night">
      <BrandMark size={64} />
      <h1 className="text-display">{t('maintenance.title')}</h1>
      <p className="text-16 text-soft">{t('maintenance.text')}</p>
      <p className="text-muted">{t('maintenance.safe')}</p>
      {until && <Facts items={[[t('maintenance.until'), `${formatDateTime(until, language)} (GMT+7)`]]} />}
      <div className="flex flex-wrap gap-3">
        {support && (
          <a className={buttonClass({ tone: 'gold' })} href={support} target="_blank" rel="noreferrer">
            <Icon name="chat" size={18} />
            {t('common:contactSupport')}
          </a>
        )}
        <Button tone={support ? 'line' : 'gold'} busy={checking} onClick={onCheck}>
          {t('maintenance.check')}
        </Button>
      </div>
    </FullPage>
  );
}
