import { useTranslation } from 'react-i18next';
import type { Service } from './approvals.api';

/** Services whose part of a list could not be read. */
export function Missing({ services = [] }: { services?: readonly Service[] | undefined }) {
  const { t } = useTranslation('console-approvals');
  if (services.length === 0) return null;
  return (
    <p role="alert" className="px-4 pb-2 text-13 text-(--color-attention)">
      {t('missing', { services: services.map((one) => t(`service.${one}`)).join(', ') })}
    </p>
  );
}
