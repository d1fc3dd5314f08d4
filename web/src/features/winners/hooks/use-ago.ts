import { useTranslation } from 'react-i18next';
import { useNow } from '~/lib/now';

const TICK = 30_000;

/** "just now", "4 min ago": kept fresh while the page is open. */
export function useAgo(): (iso: string) => string {
  const { t } = useTranslation('winners');
  const now = useNow(TICK);
  return (iso) => {
    const minutes = Math.floor((now - Date.parse(iso)) / 60_000);
    if (minutes < 1) return t('now');
    if (minutes < 60) return t('minutes', { count: minutes });
    const hours = Math.floor(minutes / 60);
    return hours < 24 ? t('hours', { count: hours }) : t('days', { count: Math.floor(hours / 24) });
  };
}
