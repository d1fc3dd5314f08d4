import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { BrandMark } from '~/art/brand-mark';
import { buttonClass } from '~/ui/button';
import { systemQueries } from '../api/system.api';
import { Facts, FullPage } from './full-page';

/** The address is not one of the brand's (specification 2.10, 8); shows it and the official ones. */
export function InvalidUrlScreen() {
  const { t } = useTranslation('system');
  const { data } = useQuery(systemQueries.domains());
  const domains = data?.domainList ?? [];
  return (
    <FullPage scene="lagoon">
      <BrandMark size={64} />
      <h1 className="text-display">{t('invalidUrl.title')}</h1>
      <p className="text-16 text-soft">{t('invalidUrl.text')}</p>
      <Facts items={[[t('invalidUrl.address'), window.location.host]]} />
      {domains.length > 0 && (
        <div className="grid gap-2">
          <p className="text-muted">{t('invalidUrl.real')}</p>
          <div className="flex flex-wrap gap-2">
            {domains.map((host) => (
              <a key={host} className={buttonClass({ tone: 'gold' })} href={`//${host}/`} rel="noreferrer">
                {host}
              </a>
            ))}
          </div>
        </div>
      )}
    </FullPage>
  );
}
