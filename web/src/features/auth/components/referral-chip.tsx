import { useTranslation } from 'react-i18next';
import { Icon } from '~/art/icon';
import { IconButton } from '~/ui/button';

/** The code of the address by which the visitor came, to be seen and to be dropped. */
export function ReferralChip({ code, onRemove }: { code: string; onRemove: () => void }) {
  const { t } = useTranslation('auth');
  return (
    <div className="sm:col-span-2">
      <span className="gold-wash inline-flex max-w-full items-center gap-2 rounded-full border border-gold-lo pl-4 text-gold-hi">
        <Icon name="gift" size={16} />
        <span className="truncate">{t('register.referred', { code })}</span>
        <IconButton icon="close" iconSize={16} label={t('register.dropReferral')} onClick={onRemove} />
      </span>
    </div>
  );
}
