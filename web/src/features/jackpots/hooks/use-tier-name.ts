import { useTranslation } from 'react-i18next';

const KNOWN = ['mini', 'major', 'grand'] as const;

/** A pool that a provider names otherwise keeps its own name. */
export function useTierName(): (pool: string) => string {
  const { t } = useTranslation('jackpots');
  return (pool) => {
    const known = KNOWN.find((one) => one === pool);
    return known ? t(`tier.${known}`) : pool;
  };
}
