import { useTranslation } from 'react-i18next';
import { Icon } from '~/art/icon';
import { useLanguage } from '~/lib/i18n';
import { appLocale } from '~/lib/language';
import { Button } from '~/ui/button';
import { useCustomerService } from '../hooks/use-customer-service';
import { Facts, FullPage } from './full-page';

function countryName(code: string | null, locale: string): string | null {
  if (!code || !/^[A-Z]{2}$/i.test(code)) return code;
  return new Intl.DisplayNames([locale], { type: 'region' }).of(code.toUpperCase()) ?? code;
}

export function RestrictedScreen({ ip, country }: { ip: string; country: string | null }) {
  const { t } = useTranslation(['system', 'common']);
  const service = useCustomerService();
  const language = useLanguage();
  const place = countryName(country, appLocale(language)) ?? t('restricted.unknown');
  return (
    <FullPage scene="lagoon">
      <Icon name="pin" size={56} className="text-gold" />
      <h1 className="text-display">{t('restricted.title')}</h1>
      <p className="text-16 text-soft">{t('restricted.text')}</p>
      <Facts
        items={[
          [t('restricted.ip'), ip],
          [t('restricted.country'), place],
        ]}
      />
      {service.available && (
        <Button tone="gold" busy={service.pending} onClick={service.open}>
          <Icon name="chat" size={18} />
          {t('common:contactUs')}
        </Button>
      )}
    </FullPage>
  );
}
