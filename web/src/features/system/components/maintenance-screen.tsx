import { useTranslation } from 'react-i18next';
import { BrandMark } from '~/art/brand-mark';
import { Icon } from '~/art/icon';
import { Button, buttonClass } from '~/ui/button';
import { useSupportLink } from '../hooks/use-system';
import { FullPage } from './full-page';

export function MaintenanceScreen({ onCheck, checking }: { onCheck: () => void; checking: boolean }) {
  const { t } = useTranslation(['system', 'common']);
  const support = useSupportLink();
  return (
    <FullPage scene="night">
      <BrandMark size={64} />
      <h1 className="text-display">{t('maintenance.title')}</h1>
      <p className="text-16 text-soft">{t('maintenance.text')}</p>
      <p className="text-muted">{t('maintenance.safe')}</p>
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
