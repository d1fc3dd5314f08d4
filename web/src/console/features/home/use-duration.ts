import { useTranslation } from 'react-i18next';

const HOUR = 60;
const DAY = 24 * HOUR;

/** Minutes in words, in the largest unit that is whole enough: 45 min, 3 h, 2 days. */
export function useDuration(): (minutes: number) => string {
  const { t } = useTranslation('console-home');
  return (minutes) => {
    if (minutes < HOUR) return t('duration.minutes', { n: minutes });
    if (minutes < 2 * DAY) return t('duration.hours', { n: Math.floor(minutes / HOUR) });
    return t('duration.days', { n: Math.floor(minutes / DAY) });
  };
}
