import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { useOperatorName } from '../../ui/use-operator-name';
import { brandQueries } from './brand.api';
import { useSwitchName } from './switch-row';

/** Who changed what, the newest first. */
export function BrandChanges() {
  const { t } = useTranslation('console-brand');
  const language = useLanguage();
  const nameOf = useSwitchName();
  const operatorName = useOperatorName();
  const { data } = useQuery(brandQueries.changes());
  if (!data || data.list.length === 0) return null;
  const worded = (value: unknown) =>
    typeof value === 'boolean' ? t(value ? 'on' : 'off') : JSON.stringify(value);
  /** Switches and settings one by one; anything else by the name of its field. */
  const lines = (change: Record<string, unknown>): string[] =>
    Object.entries(change).flatMap(([name, value]) =>
      (name === 'switches' || name === 'settings') && typeof value === 'object' && value !== null
        ? Object.entries(value).map(([one, on]) => `${nameOf(one)}: ${worded(on)}`)
        : [typeof value === 'boolean' ? `${nameOf(name)}: ${worded(value)}` : nameOf(name)],
    );
  return (
    <section aria-label={t('changes')}>
      <h2 className="pb-2 text-14">{t('changes')}</h2>
      <ol className="grid gap-2">
        {data.list.map(({ version, change, changedAt, changedBy }) => (
          <li key={version} className="wrap-anywhere">
            <span className="num text-subtle">
              {formatDateTime(changedAt, language)} · {changedBy ? operatorName(changedBy) : t('platform')}
            </span>
            <span className="block">{version === 1 ? t('created') : lines(change).join('; ')}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
