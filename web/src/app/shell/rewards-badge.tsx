import { useTranslation } from 'react-i18next';
import { useAvailableCount } from '~/features/rewards/hooks/use-available';
import { CountBadge } from '~/ui/chip';

/** How many promotions a member can take now. */
export function RewardsBadge() {
  const { t } = useTranslation('common');
  const available = useAvailableCount();
  return <CountBadge count={available} label={t('nav.available', { n: available })} />;
}
