import { useTranslation } from 'react-i18next';
import { Icon } from '~/art/icon';
import { languageName, type Language } from '~/lib/language';

/** Which languages an editor left out; readers of those see English. */
export function MissingMark({ missing, named = false }: { missing: readonly Language[]; named?: boolean }) {
  const { t } = useTranslation('console-announcements');
  if (missing.length === 0)
    return (
      <span className="inline-flex items-center gap-1 text-win">
        <Icon name="check" size={14} />
        {t('complete')}
      </span>
    );
  const names = missing.map(languageName).join(', ');
  return (
    <span className="inline-flex items-center gap-1 text-(--color-attention)" title={names}>
      <Icon name="warn" size={14} />
      {named ? t('missingNamed', { names }) : t('missing', { count: missing.length })}
    </span>
  );
}
