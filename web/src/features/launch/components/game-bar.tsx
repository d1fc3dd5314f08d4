import { useTranslation } from 'react-i18next';
import { Icon } from '~/art/icon';
import { useAccess, useGuard } from '~/features/session';
import { BalanceBar, type BalanceBarProps } from '~/features/wallet';
import { useDepositsOpen } from '~/features/system';
import { useModal } from '~/lib/modal';
import { Button, IconButton } from '~/ui/button';
import { Tag } from '~/ui/chip';

export interface GameBarProps extends BalanceBarProps {
  title: string;
  onClose: () => void;
  onReload: () => void;
  onFullscreen?: () => void;
  fullscreen: boolean;
  /** None where the game has a window to itself. */
  onOwnWindow: (() => void) | undefined;
}

/** Above the game: the way back, its name, the balance, and what one does with a window. */
export function GameBar({
  title,
  onClose,
  onReload,
  onFullscreen,
  fullscreen,
  onOwnWindow,
  ...balance
}: GameBarProps) {
  const { t } = useTranslation(['launch', 'common']);
  const access = useAccess();
  const guard = useGuard();
  const modal = useModal();
  const deposits = useDepositsOpen();
  return (
    <header className="flex min-h-14 items-center gap-1 border-b border-hairline bg-page px-1 sm:gap-2 sm:px-3">
      <IconButton icon="back" iconSize={22} label={t('close')} onClick={onClose} />
      <h1 className="min-w-0 flex-1 truncate text-16 max-xs:sr-only">{title}</h1>
      <span className="flex-1 xs:hidden" />
      {access === 'demo' && (
        <Tag tone="info" className="max-sm:hidden">
          {t('playMoney')}
        </Tag>
      )}
      {access !== 'guest' && <BalanceBar {...balance} />}
      {access === 'member' && deposits && (
        <Button
          tone="gold"
          className="max-sm:size-11 max-sm:p-0!"
          aria-label={t('common:nav.deposit')}
          onClick={() => guard('member', () => modal.open('member', { page: 'deposit' }))}
        >
          <Icon name="plus" />
          <span className="max-sm:hidden">{t('common:nav.deposit')}</span>
        </Button>
      )}
      <IconButton icon="refresh" label={t('reload')} onClick={onReload} />
      {onFullscreen && (
        <IconButton
          icon={fullscreen ? 'shrink' : 'expand'}
          label={t(fullscreen ? 'leaveFullscreen' : 'fullscreen')}
          className="max-sm:hidden"
          onClick={onFullscreen}
        />
      )}
      {onOwnWindow && (
        <IconButton icon="external" label={t('ownWindow')} className="max-sm:hidden" onClick={onOwnWindow} />
      )}
    </header>
  );
}
