import { useTranslation } from 'react-i18next';
import { Icon } from '~/art/icon';
import { useLanguage } from '~/lib/i18n';
import { appLocale } from '~/lib/language';
import { buttonClass } from '~/ui/button';
import { useSupportLink } from '../hooks/use-system';
import { Facts, FullPage } from './full-page';

function countryName(code: string | null, locale: string): string | null {
  if (!code || !/^[A-Z]{2}$/i.test(code)) return code;
  return new Intl.DisplayNames([locale], { type: 'region' }).of(code.toUpperCase()) ?? code;
}

export function RestrictedScreen({ ip, country }: { ip: string; country: string | null }) {
  const { t } = useTranslation(['system', 'common']);
  const support = useSupportLink();
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
      {support && (
        <a className={buttonClass({ tone: 'gold' })} href={support} target="_blank" rel="noreferrer">
          <Icon name="chat" size={18} />
          {t('common:contactUs')}
        </a>
      )}
    </FullPage>
  );
}
